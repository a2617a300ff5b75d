lesson-gray = Ce qu’est un code de Gray
lesson-gray-line = un chiffre à la fois
lesson-gray-learnt = Dans un code de Gray, deux voisins diffèrent d’un chiffre : entre les deux, rien ne peut être mal lu. C’est un chemin le long des arêtes d’un cube, par tous ses sommets, et les anneaux en suivent un.

lesson-gray-carry = De 7 à 8
lesson-gray-carry-text = Comptez un de plus, et en binaire beaucoup de chiffres peuvent changer. 7 s’écrit 0111, et 8 s’écrit 1000.
lesson-gray-carry-ask = Combien de chiffres changent de 7 à 8 ?
lesson-gray-carry-hint = Écrivez 0111 et 1000 l’un sous l’autre, et comparez-les chiffre par chiffre.
lesson-gray-carry-done = Tous. De 6 à 7, de 0110 à 0111, il n’y en a qu’un : tout dépend de l’endroit où s’arrête la retenue.
lesson-gray-carry-one = Le nombre augmente de 1, mais plus d’un de ses chiffres change.
lesson-gray-carry-three = Ce sont les 1 qui deviennent 0. Le premier chiffre change aussi.

lesson-gray-dial = Un disque entre deux valeurs
lesson-gray-dial-text = Quatre capteurs lisent la position d’un disque tournant, un chiffre chacun. Ils ne basculent jamais exactement au même instant. Le disque tourne de 0111 à 1000, et le premier chiffre bascule un peu avant les autres.
lesson-gray-dial-ask = Que lit-on à cet instant ?
lesson-gray-dial-hint = Le premier chiffre est déjà 1, et les autres sont encore ceux de 7.
lesson-gray-dial-done = 1111, bien loin de 7 et de 8. Selon les chiffres en retard, n’importe quel nombre de 0 à 15 peut apparaître.
lesson-gray-dial-seven = 7
lesson-gray-dial-seven-why = C’est 0111, mais le premier chiffre a déjà basculé.
lesson-gray-dial-fifteen = 15
lesson-gray-dial-eight = 8
lesson-gray-dial-eight-why = C’est 1000, mais les trois derniers chiffres n’ont pas encore basculé.

lesson-gray-digit = Un chiffre à la fois
lesson-gray-digit-text = Dans un code de Gray, deux voisins diffèrent d’un seul chiffre. Lui seul peut être douteux : on lit donc un voisin ou l’autre. Le code porte le nom de Frank Gray, dont le brevet date de 1953 ; Louis Gros l’avait trouvé dans le baguenaudier en 1872. Ici, les anneaux montrent 1100 : encore 8 coups.
lesson-gray-digit-ask = Jouez le coup de 8 à 7.
lesson-gray-digit-hint = L’anneau 1 mènerait à 9. Quel autre anneau peut bouger ?
lesson-gray-digit-done = De 1100 à 0100 : un anneau bouge, et un chiffre change. En binaire, il en changerait quatre.

lesson-gray-cube = Le long des arêtes d’un cube
lesson-gray-cube-text = Trois chiffres sont trois directions : à droite, en haut et au fond. Les mots de trois chiffres sont donc les sommets d’un cube, et une arête relie deux mots qui diffèrent d’un chiffre. Un code de Gray est un chemin le long des arêtes qui passe une fois par chaque sommet. Trois anneaux suivent un tel chemin.
lesson-gray-cube-ask = Combien d’arêtes y a-t-il sur le chemin de trois anneaux ?
lesson-gray-cube-hint = Une arête mène de chaque sommet au suivant. Au dernier sommet, le chemin s’arrête.
lesson-gray-cube-eight = C’est le nombre de sommets. Entre deux d’entre eux, il y a une arête.
lesson-gray-cube-twelve = Un cube a douze arêtes, mais le chemin ne les utilise pas toutes.
lesson-gray-cube-ask-2 = Laquelle de ces listes est aussi un code de Gray ?
lesson-gray-cube-hint-2 = Deux voisins doivent différer d’un chiffre, et chaque mot doit apparaître une fois et une seule.
lesson-gray-cube-counting = 000 001 010 011 100 101 110 111
lesson-gray-cube-counting-why = De 001 à 010, deux chiffres changent : aucune arête n’y mène.
lesson-gray-cube-twice = 000 001 000 010 011 111 101 100
lesson-gray-cube-twice-why = 000 apparaît deux fois, et 110 manque.
lesson-gray-cube-other = 010 000 001 011 111 101 100 110
lesson-gray-cube-done = Il y a beaucoup de codes de Gray : le cube a 144 chemins de ce genre. Les anneaux en suivent un.
