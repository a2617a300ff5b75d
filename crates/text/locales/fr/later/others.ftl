### Pieces with two places, whose states are those of the Chinese rings: what their cards say in place of rings.ftl.

others-same = Les états sont ceux du baguenaudier : { $piece } est l’anneau k, { $on } veut dire monté, et { $off } veut dire descendu.
# $driver has its article.
others-same-with-driver = Les états sont ceux du baguenaudier : { $driver } est l’anneau du bout libre, et { $piece } est l’anneau k + 1.
others-must-be = { $piece } doit être { $place }
others-is = { $piece } est { $place }
others-free = rien ne gêne le coup : { $mv }
# An infinitive, after pour pouvoir.
others-wish = mettre { $piece } { $place }
others-alternation-first = { $on ->
    [one] { $on } chiffre vaut 1, un nombre impair ; il faut donc { $rule }.
   *[other] { $parity ->
        [odd] { $on } chiffres valent 1, un nombre impair ; il faut donc { $rule }.
       *[even] { $on } chiffres valent 1, un nombre pair ; il faut donc { $rule }.
    }
}
others-rule-one = bouger { $one }
others-rule-other = bouger la pièce juste après le premier 1, en comptant depuis { $one }
others-alternate = Ensuite, alternez : jouer deux fois le même coup ne mène nulle part.
others-lane-other = autre
others-binary-rule = Allez de gauche à droite, en partant de 0. Répétez le dernier chiffre binaire, mais changez-le là où il y a un 1.
others-row-by-row = D’une rangée à l’autre, le nombre binaire change de 1, et une seule pièce bouge.
others-job-down = vider
others-job-up = remplir
others-between = entre tout à 0 et tout à 1
others-column-here = ici
others-purposes-rule = Raisonnez à partir du plus grand numéro : une pièce ne peut bouger que si celle qui la précède est à 1 et toutes celles d’avant à 0. Les petits numéros bougent donc pour préparer les grands.
others-purpose-last = { $mv } : rien de plus grand ne bouge après
others-how-far = Combien de coups jusqu’à tout à 0 ?

others-peek = chacune attend la suivante
