lesson-hanoi-n = hanoi(n)
lesson-hanoi-n-line = une fonction qui s’appelle elle-même, à toute profondeur
lesson-hanoi-n-learnt = On résout une tâche en la laissant s’appeler elle-même pour une plus petite. Chaque disque de plus double le nombre de coups, mais n’ouvre qu’un appel de plus.

lesson-hanoi-n-two = hanoi(2)
lesson-hanoi-n-two-text = Deux disques : le petit s’écarte, le grand bouge, le petit suit.
lesson-hanoi-n-two-ask = D’abord un pronostic : combien de coups faut-il, d’après vous, pour dix disques ?
lesson-hanoi-n-two-ask-2 = Amenez les deux disques sur le piquet C.
lesson-hanoi-n-two-hint = N’importe quel nombre convient. À la fin de la leçon, vous verrez si vous étiez loin.
lesson-hanoi-n-two-hint-2 = Mettez d’abord le disque 1 sur le piquet B.
lesson-hanoi-n-two-done = S’écarter, traverser, revenir dessus : les tours plus grandes se déplacent de même, en trois temps.

lesson-hanoi-n-lift = Dégager la voie
lesson-hanoi-n-lift-text = Trois disques. Avant que le disque 3 puisse aller sur le piquet C, les deux du dessus doivent lui faire place. Mais où doivent-ils aller ?
lesson-hanoi-n-lift-ask = Amenez le disque 3 sur le piquet C.
lesson-hanoi-n-lift-hint = Le piquet C doit être vide : les disques 1 et 2 vont donc sur le piquet B. C’est hanoi(2) avec un autre but : mettez d’abord le disque 1 sur le piquet C.
lesson-hanoi-n-lift-done = D’abord hanoi(2) avec un autre but, puis l’unique coup du disque 3.

lesson-hanoi-n-down = Remettre le dessus
lesson-hanoi-n-down-text = Les deux petits disques vont sur le disque 3, qui ne les gêne jamais.
lesson-hanoi-n-down-ask = Amenez les disques 1 et 2 sur le piquet C.
lesson-hanoi-n-down-hint = Encore hanoi(2) : mettez d’abord le disque 1 sur le piquet A.
lesson-hanoi-n-down-done = hanoi(3), c’est hanoi(2), un coup, et de nouveau hanoi(2).

lesson-hanoi-n-count = Compter les coups
lesson-hanoi-n-count-text = Un disque de plus, c’est deux fois la plus petite tour, plus un coup : hₙ = 2hₙ₋₁ + 1, à partir de h₁ = 1.
lesson-hanoi-n-count-ask = Combien de coups pour 1 à 5 disques ?
lesson-hanoi-n-count-hint = Chaque nombre est le double du précédent, plus un.
lesson-hanoi-n-count-done = Doubler et ajouter un donne 2ⁿ − 1 : un disque de plus, c’est à peu près deux fois plus de travail.

lesson-hanoi-n-middle = Le milieu
lesson-hanoi-n-middle-text = La fonction s’appelle d’abord pour les quatre petits disques, puis déplace le plus grand, puis s’appelle de nouveau.
lesson-hanoi-n-middle-ask = Cinq disques : à quel coup bouge le disque 5 ?
lesson-hanoi-n-middle-ask-2 = Sur quel piquet est chaque disque juste après le coup 16 ? Écrivez cinq lettres, le disque 5 d’abord.
lesson-hanoi-n-middle-ask-3 = AACCC : seuls les trois petits disques ont bougé. À quelle étape est-ce ?
lesson-hanoi-n-middle-hint = D’abord s’exécute hanoi(4) : ses 15 coups écartent les quatre petits disques.
lesson-hanoi-n-middle-hint-2 = Le disque 5 vient d’aller sur le piquet C. Les quatre petits disques attendent sur le piquet qu’il n’a pas utilisé.
lesson-hanoi-n-middle-hint-3 = hanoi(4) commence par hanoi(3), qui vient de finir : deux fois hanoi(2), plus un coup.
lesson-hanoi-n-middle-done = Au coup 16, avec 15 coups avant et 15 après. Ce que hanoi(4) fait d’abord, hanoi(3), est fini à l’étape 7.
lesson-hanoi-n-middle-before = Après 15 coups, les quatre petits disques sont écartés. Le disque 5 bouge ensuite.
lesson-hanoi-n-middle-all = 31 est le nombre total de coups. Le disque 5 bouge au milieu.
lesson-hanoi-n-middle-after = C’est l’étape 17 : le disque 1 a bougé une fois de plus.
lesson-hanoi-n-middle-next = À l’étape 8, le disque 4 a bougé aussi.

lesson-hanoi-n-sixty-four = hanoi(64)
lesson-hanoi-n-sixty-four-text = La fonction n’a jamais plus de 64 appels ouverts, quel que soit le nombre de coups. La page peut sauter directement à n’importe lequel.
lesson-hanoi-n-sixty-four-ask = Allez à l’étape juste après le coup du disque 64 : l’étape 2^63.
lesson-hanoi-n-sixty-four-hint = Le numéro d’étape de la frise est un champ : tapez-y 2^63, puis Entrée.
lesson-hanoi-n-sixty-four-done = Étape 9 223 372 036 854 775 808 sur 18 446 744 073 709 551 615 : c’était le coup du milieu, et le disque 64 est arrivé.
