### The counter under the board: its parts are shown side by side.

counter-moves = Vos coups : { $moves }
counter-par = { $sure ->
    [proven] minimum : { $par }
    [presumed] meilleur connu : { $par }
   *[unknown] chemin montré : { $par }
}
counter-over-par = { $over } de trop
counter-jumps = frise utilisée
