### Exporting what is on the board.

export = Exporter
export-svg = Image de cette étape (SVG)
export-png = Image de cette étape (PNG)
export-animation = Animation des coups suivants (SVG)
export-print = Imprimer le plateau et les coups
session = Session
save-session = Enregistrer la session dans un fichier
open-session = Ouvrir un fichier de session

export-all-moves = { $all ->
    [1] Le seul coup
   *[other] Les { $all } coups
}
export-printed-moves = Coups { $first } à { $last } sur { $all }

## Moving pictures to send.
export-moving = Animation
export-next = { $moves ->
    [1] GIF du coup suivant
   *[other] GIF des { $moves } coups suivants
}
export-last = { $moves ->
    [1] GIF du dernier coup
   *[other] GIF des { $moves } derniers coups
}
export-whole = GIF de toute la solution en 8 secondes
export-making = Création du fichier
export-cancel = Annuler
export-saved = { $name } enregistré, { $kilobytes } Ko
export-failed = Ce navigateur n’a pas pu créer le fichier
