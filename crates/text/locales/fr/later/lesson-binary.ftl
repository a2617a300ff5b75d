lesson-binary = Les anneaux comptent en binaire
lesson-binary-line = lire sur les anneaux le nombre de coups restants
lesson-binary-learnt = Les anneaux sont une autre façon d’écrire un nombre. Copier et inverser le traduit en binaire, comparer les chiffres voisins le retraduit, et chaque coup compte un de moins.

lesson-binary-count = L’autre bout
lesson-binary-count-text = Trois anneaux ont huit états sur une ligne. Tout descendu est un bout, l’anneau 3 seul monté est l’autre.
lesson-binary-count-ask = Combien de coups reste-t-il à partir d’ici ?
lesson-binary-count-hint = Il y a huit états sur la ligne, et vous êtes à l’un de ses bouts. Entre deux voisins, il y a un coup.
lesson-binary-count-done = Sept, en binaire 111 : trois chiffres pour trois anneaux.
lesson-binary-count-one = Un seul anneau est monté, mais il ne peut pas encore bouger.
lesson-binary-count-four = 100 lu en binaire fait quatre. Mais les anneaux ne sont pas le nombre binaire lui-même.

lesson-binary-read = Lire les anneaux
lesson-binary-read-text = Un anneau monté retourne le reste de la ligne, ce qui inverse tous les chiffres qui suivent. Allez donc de gauche à droite : lisez 1 pour un anneau monté, 0 pour un anneau descendu, et commencez par copier. Après chaque 1 lu, changez : passez de copier à inverser (échanger 0 et 1), ou revenez à copier.
lesson-binary-read-ask = Écrivez le nombre binaire de ces cinq anneaux.
lesson-binary-read-hint = Le premier 1 est copié. Ensuite, inversez : 0 devient 1, et le 1 suivant devient 0.
lesson-binary-read-done = Encore 27 coups. Il suffit de parcourir les anneaux une fois pour le savoir.
lesson-binary-read-state = C’est la rangée des anneaux. À partir du deuxième chiffre, inversez.

lesson-binary-write = Écrire les anneaux
lesson-binary-write-text = Cela marche aussi dans l’autre sens. Prenez le nombre binaire et comparez chaque chiffre au précédent : égaux, descendu ; différents, monté.
lesson-binary-write-ask = Douze coups restants, c’est 01100 en binaire. Quels anneaux sont montés ? Écrivez 1 pour monté, 0 pour descendu.
lesson-binary-write-hint = Imaginez un 0 avant le premier chiffre. Alors 0 et 0 sont égaux, 0 et 1 diffèrent, 1 et 1 sont égaux.
lesson-binary-write-done = Le code de Gray de 12. Deux nombres voisins diffèrent d’un anneau.
lesson-binary-write-binary = C’est le nombre binaire lui-même. Comparez chaque chiffre au précédent.

lesson-binary-minus-one = Compter à rebours
lesson-binary-minus-one-text = Un coup retranche un : de 12 à 11, de 01100 à 01011. Trois chiffres binaires changent, mais un seul anneau.
lesson-binary-minus-one-ask = Quel anneau bouge ?
lesson-binary-minus-one-hint = Regardez les chiffres qui changent. Parmi eux, les voisins égaux restent égaux et les différents restent différents, sauf au bord gauche.
lesson-binary-minus-one-done = L’anneau 3 : le chiffre le plus à gauche parmi ceux qui changent désigne l’anneau.
lesson-binary-minus-one-one = L’anneau 1 bouge quand seul le dernier chiffre change.

lesson-binary-parity = Pair ou impair
lesson-binary-parity-text = Chaque coup change d’une unité le nombre d’anneaux montés. Le tout dernier coup descend l’anneau 1, quand un seul anneau est monté. Si ce nombre est impair, c’est donc l’anneau 1 qui bouge.
lesson-binary-parity-ask = Quatre anneaux sont montés. Qu’est-ce qui bouge ensuite ?
lesson-binary-parity-hint = Si un nombre impair d’anneaux sont montés, l’anneau 1 bouge, mais quatre est pair. Quel autre anneau peut bouger ?
lesson-binary-parity-done = Deux règles suffisent pour résoudre tout état, sans compter les coups.
lesson-binary-parity-one = L’anneau 1
lesson-binary-parity-one-why = C’est la règle pour un nombre impair d’anneaux montés.
lesson-binary-parity-other = L’anneau juste après le premier qui est monté, en comptant depuis l’anneau 1
lesson-binary-parity-both = L’un ou l’autre
lesson-binary-parity-both-why = L’un des deux éloigne du but.

lesson-binary-nine = Neuf anneaux
lesson-binary-nine-text = Réunissez tout cela : lisez les neuf anneaux, écrivez le nombre binaire, et additionnez ce que valent ses chiffres.
lesson-binary-nine-ask = Combien de coups reste-t-il ?
lesson-binary-nine-rings = C’est la rangée des anneaux lue en binaire. Copiez et inversez d’abord, puis additionnez.
lesson-binary-nine-digits-only = Ce sont les chiffres binaires. Additionnez maintenant ce que vaut chaque 1.
lesson-binary-nine-hint = Les neuf chiffres valent 256, 128, 64, 32, 16, 8, 4, 2 et 1. Commencez par copier, et changez après chaque 1.
lesson-binary-nine-done = Vous avez lu un nombre sur les anneaux sans jouer un seul coup.
