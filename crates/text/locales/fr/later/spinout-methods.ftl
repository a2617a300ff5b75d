### Spin-Out: the card of the shortcut.

shortcut-seen = Le chemin le plus court par parties : cadrans tournés à l’encoche, cadrans tournés hors du boîtier, et le reste. Cliquez sur une barre pour aller à son début.
shortcut-reach = Spin-Out quand les cadrans peuvent aussi tourner hors du boîtier.
shortcut-rule = Tournez d’abord les cadrans à l’encoche jusqu’à ce que le tiroir puisse sortir assez loin ; tournez ensuite ceux qui sont hors du boîtier, où aucun passage étroit ne les retient ; puis le reste.
shortcut-none = Tourner des cadrans hors du boîtier ne raccourcit pas ce chemin : chaque rotation se fait à l’encoche.
shortcut-at-the-gap = À l’encoche
shortcut-outside = Hors du boîtier
shortcut-turns = { $count ->
    [one] { $count } rotation
   *[other] { $count } rotations
}
shortcut-why = Pourquoi si peu ? À l’encoche seulement, il faut { $usual } rotations, car chaque cadran de plus double à peu près leur nombre. Ici, l’encoche ne sert que jusqu’à ce que les cadrans 1 à 6 soient à plat. Le tiroir sort alors assez loin pour tourner les cadrans 1 à 4 à l’extérieur, de sorte qu’aucun d’eux ne pointe vers le boîtier. Après cela, chacun des autres n’a besoin que d’une rotation : { $all } en tout.
