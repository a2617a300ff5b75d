### The Tower of Hanoi. What a disc is called is in pieces.ftl, its moves are in moves.ftl.

## Moves and states
hanoi-done = { $disc } sur { $to }
hanoi-how = déplacez { $disc } sur { $to }
hanoi-goal-order = Tout sur { $peg }

## The task
hanoi-any = un disque
hanoi-tower-moves = { $count ->
    [one] Le disque est sur { $from }. Il faut { $moves } pour l’amener sur { $to }.
   *[other] Les { $number } disques sont sur { $from }. Il faut { $moves } pour les amener sur { $to }.
}
hanoi-twice-moved = { $disc } bouge deux fois
hanoi-the-largest-disc = le plus grand disque
hanoi-proof = minimum prouvé (Bousch, 2014)
hanoi-proof-meaning = Aucun chemin n’est plus court : Bousch l’a prouvé pour quatre piquets en 2014.
hanoi-notation = { $count ->
    [one] 1 lettre de piquet
   *[other] { $count } lettres de piquets, le plus grand disque d’abord
}
hanoi-how-to-write = { $hint } Vingt A de suite peuvent s’écrire A*20.
hanoi-states-allowed = une rangée de lettres de piquets
hanoi-moves-allowed = des coups comme 1C.2B, ou ~K pour K coups du chemin
hanoi-goes-elsewhere = { $disc } peut aller sur { $pegs }
hanoi-pegs-or = { $pegs } ou { $peg }
hanoi-shape = Les états forment un triangle de Sierpiński, dont les sommets ont tous les disques sur A (à gauche), sur B (en haut) et sur C (à droite)
hanoi-numbered-from = depuis le départ

## The plan on many pegs: three parts, each with how long it takes, and their sum
hanoi-plan-aside = { $count ->
    [one] le petit disque s’écarte sur { $to }
   *[other] { $count } petits disques s’écartent sur { $to }
}
hanoi-plan-large = { $count ->
    [one] le grand disque va sur { $to }
   *[other] { $count } grands disques vont sur { $to }
}
hanoi-plan-follow = { $count ->
    [one] le petit disque suit sur { $to }
   *[other] { $count } petits disques suivent sur { $to }
}
hanoi-plan-part-moves = { $moves } avec { $pegs } piquets
hanoi-plan-sum = Plan de Frame et Stewart : { $moves } = { $all }.
hanoi-plan-on-three-pegs = Avec trois piquets seulement, il faudrait { $moves }.

## Methods: what they are called, what they show, and where they hold
hanoi-largest-disc-name = Le plus grand disque d’abord
hanoi-direction-name = Le sens de rotation
hanoi-pair-cycle-name = Trois paires de piquets
hanoi-last-peg-name = Retenir le dernier piquet
hanoi-formulas-name = Étape et état
hanoi-split-name = Où couper la tour

## Discs that wait, on many pegs or in a circle
clear-way-name = Ce qu’il faut dégager d’abord
circle-name = Deux récursions
