### The catalogue, and the table on the terminal.

base = Base
published-moves = Coups publiés
what-is-counted = Ce qui est compté
rule-status = Règles
source = Source
open = Ouvrir
name = Nom
convention = Ce qui compte
warning = avertissement
not-on-timeline = Cet état n’est pas sur la frise.

catalogue-open-puzzle = Ouvrir { $name }
catalogue-counts-pieces = coups des pièces
catalogue-counts-pieces-and-driver = coups des pièces et courses du poussoir
catalogue-counts-driver-and-take-out = courses du poussoir et sortie finale
catalogue-counts-take-out = coups des pièces et sortie finale
catalogue-counts-to-first-piece-out = coups jusqu’à la sortie de la première pièce
catalogue-counts-to-all-apart = coups jusqu’au démontage complet
catalogue-counts-unknown = non précisé
catalogue-rule-published = publiées
catalogue-rule-model = modèle
catalogue-rule-of-several = un modèle parmi d’autres
catalogue-rule-unknown = inconnues
