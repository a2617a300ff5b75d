### The Chinese rings. What a ring is called, and where it goes, is in pieces.ftl.

## Titles, names of states, and moves
rings-title = { $count ->
    [one] { $number } anneau
   *[other] { $number } anneaux
}
rings-preset = { $title ->
   *[other] { $pieces }
}
rings-all-off = tout descendu
rings-all-on = tout monté
rings-only-ring-on = anneau { $ring } seul monté
# Short, and alike for one ring and two.
rings-short = { $place ->
    [on] { $ring } en haut
   *[off] { $ring } en bas
}
rings-order = { $place ->
    [on] MONTER { $rings }
   *[off] DESCENDRE { $rings }
}
rings-one-and-two = un et deux

## The task
rings-any = un anneau
rings-come-off = { $count ->
    [one] L’anneau est monté. Il faut { $moves } pour le descendre.
   *[other] Les { $number } anneaux sont montés. Il faut { $moves } pour les descendre.
}
rings-ring-by-ring = { $moves } anneau par anneau
rings-notation = { $digits ->
    [one] 1 chiffre, 1 = monté
   *[other] { $digits } chiffres, 1 = monté, l’anneau { $ring } d’abord
}
rings-states-allowed = une rangée de 0 et de 1, où 1 veut dire monté
rings-moves-allowed = des numéros d’anneaux comme 1.3, ou ~K pour K coups du chemin

## The coach
rings-in-hand = En haut : { $on }. Tous les autres en bas.
rings-on = { $count } en haut

## Methods: what they are called, what they show, and where they hold
rings-expect-name = Ce qui doit arriver d’abord
rings-alternation-name = Deux règles suffisent
rings-gray-code-name = Ce qu’est un code de Gray
rings-two-rules-name = Comment s’écrit le code de Gray
rings-binary-name = Binaire et code de Gray
rings-shifts-name = Décoder par décalages
rings-decrement-name = Compter en binaire
rings-automaton-name = Copier ou inverser
recursion-name = Où l’on en est dans la récursion
rings-purposes-name = À quoi sert chaque coup
rings-mirror-name = Le code et son miroir
rings-strategy-one-name = Stratégie 1 : annuler et partir de l’autre côté
rings-strategy-two-name = Stratégie 2 : faire demi-tour
rings-questions-name = Six questions

## The card of what each move is for: an infinitive, after pour pouvoir
rings-wish = { $place ->
    [on] monter { $ring }
   *[off] descendre { $ring }
}

## Where the moves are numbered from by the ruler
rings-numbered-from = à partir de tout descendu

## Rings 1 and 2 together
pair-blocks-name = Blocs de huit
