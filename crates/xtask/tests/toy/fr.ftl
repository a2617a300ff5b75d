### Une rangée d’interrupteurs.

## Un interrupteur, seul, en rangée et compté ; où il va
switch-name = interrupteur { $number }
switch-names = interrupteurs { $numbers }
switch-count = { $count ->
    [one] { $count } interrupteur
   *[other] { $count } interrupteurs
}
switch-off = éteint
switch-on = allumé
switch-goes = { $piece } : { $place }
which-switch = Quel interrupteur basculer ensuite ?

## Le casse-tête
switches = Rangée d’interrupteurs
one-switch-per-move = un interrupteur par coup
task-switches = Allumez tous les interrupteurs.
rule-switches = On peut basculer n’importe quel interrupteur à tout moment.

## Sa méthode
switches-in-turn-name = L’un après l’autre
switches-in-turn-seen = Les interrupteurs qui ne sont pas encore comme il faut.
switches-in-turn-reach = N’importe quel état et n’importe quel but.
switches-to-be-turned = À basculer : { $switches }.
