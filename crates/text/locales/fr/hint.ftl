### Hints in three grades: where to look, the near reason, the move. They are shown below the board, when asked for, and read out.

## Where to look: the pieces that can move, then a question (which-… in pieces.ftl)
hint-one-piece-can-move = On ne peut bouger que { $piece }.
hint-pieces-can-move = { $pieces } peuvent bouger.
hint-so-many-can-move = { $so-many } peuvent bouger : { $numbers }.
hint-number = { $number }

## The near reason, and the move. $can is an infinitive: pour pouvoir descendre l’anneau 4.
hint-so-that = { $must } pour pouvoir { $can }
hint-move-so-that = { $mv }, pour pouvoir { $can }
hint-purpose = pour { $near }
hint-purpose-and-aim = pour { $near } (et enfin { $far })
hint-still-needs = Que faut-il encore pour bouger { $piece } ?
hint-largest-can-move = La plus grande pièce qui doit encore bouger peut le faire maintenant.
hint-is-largest = C’est la plus grande pièce qui doit encore bouger.
hint-needs = { $piece } attend { $needed }
hint-both = { $first }, et { $second }

# $rings may be one ring or two.
hint-ring-must = { $place ->
    [on] il faut monter { $rings }
   *[off] il faut descendre { $rings }
}
hint-disc-must = il faut mettre { $disc } sur { $to }
hint-disc-can = mettre { $disc } sur { $to }
hint-piece-must = il faut bouger { $piece }
hint-piece-can = bouger { $piece }
