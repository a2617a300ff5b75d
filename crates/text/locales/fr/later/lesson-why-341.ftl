lesson-why-341 = Pourquoi 341 ?
lesson-why-341-line = d’où vient le nombre pour neuf anneaux
lesson-why-341-learnt = Un grand casse-tête est fait du même casse-tête avec moins d’anneaux. Cela donne une somme d’une taille à la suivante, et la somme donne une formule.

lesson-why-341-two = Deux anneaux
lesson-why-341-two-text = Commencez petit. Un anneau descend en un coup. Deux anneaux en demandent deux, mais l’ordre compte.
lesson-why-341-two-ask = D’abord un pronostic : combien de coups faut-il, d’après vous, pour neuf anneaux ?
lesson-why-341-two-ask-2 = Descendez les deux anneaux.
lesson-why-341-two-hint = N’importe quel nombre convient. À la fin de la leçon, vous verrez si vous étiez loin.
lesson-why-341-two-hint-2 = L’anneau 2 ne bouge que si l’anneau 1 est monté.
lesson-why-341-two-done = Le plus grand anneau descend d’abord, tant que le petit est encore là pour aider.

lesson-why-341-clear = Dégager la voie
lesson-why-341-clear-text = Maintenant, quatre anneaux. L’anneau 4 doit descendre le premier, car les autres ne peuvent plus aider une fois descendus. De quoi a-t-il besoin pour cela ?
lesson-why-341-clear-ask = Descendez d’abord l’anneau 4.
lesson-why-341-clear-hint = L’anneau 4 a besoin de l’anneau 3 monté et des anneaux 1 et 2 descendus. C’est de nouveau le casse-tête à deux anneaux.
lesson-why-341-clear-done = Deux coups dégagent la voie, comme pour deux anneaux seuls, et un coup descend l’anneau 4. Il ne bougera plus.

lesson-why-341-back-on = Les remonter
lesson-why-341-back-on-text = Il reste trois anneaux, mais seul l’anneau 3 est monté. Remontez les deux petits, et c’est le casse-tête à trois anneaux.
lesson-why-341-back-on-ask = Remontez les anneaux 1 et 2.
lesson-why-341-back-on-hint = D’abord l’anneau 1 : l’anneau 2 ne bouge que si l’anneau 1 est monté.
lesson-why-341-back-on-done = Les deux mêmes coups à l’envers : remonter coûte autant que dégager la voie.

lesson-why-341-rest = Le reste
lesson-why-341-rest-text = L’anneau 4 est descendu, les trois autres sont montés. L’anneau 4 a fini.
lesson-why-341-rest-ask = Combien de coups demandent trois anneaux ?
lesson-why-341-rest-hint = Faites encore de même : écartez l’anneau 1, descendez l’anneau 3, remontez l’anneau 1, puis traitez deux anneaux : 1 + 1 + 1 + 2.
lesson-why-341-rest-done = Cinq. Le petit casse-tête est fait de la même façon de casse-tête plus petits encore.
lesson-why-341-rest-three = Chaque anneau doit bouger, mais l’anneau 1 bouge plus d’une fois.

lesson-why-341-sum = Additionner
lesson-why-341-sum-text = Écarter deux anneaux, descendre l’anneau 4, remonter deux anneaux, traiter les trois autres : a₄ = a₂ + 1 + a₂ + a₃. Il en va de même pour tout nombre d’anneaux.
lesson-why-341-sum-ask = Combien de coups pour quatre anneaux ?
lesson-why-341-sum-ask-2 = Avec la même somme, continuez jusqu’à neuf anneaux.
lesson-why-341-sum-hint = Vous avez trouvé a₂ = 2 et a₃ = 5. Remplacez.
lesson-why-341-sum-hint-2 = a₃ = 5, a₄ = 10. Cinq anneaux : a₄ + 2 · a₃ + 1.
lesson-why-341-sum-done = 341. Chaque nombre découle des deux précédents : on arrive à neuf anneaux sans plateau.

lesson-why-341-formula = Sans la somme
lesson-why-341-formula-text = Les nombres 1, 2, 5, 10, 21, 42, 85, 170, 341 doublent presque à chaque fois. En binaire, ce sont 1, 10, 101, 1010 et ainsi de suite. Pour un nombre impair d’anneaux, c’est 1 + 4 + 16 + …, un peu moins du tiers de la puissance de quatre suivante ; pour un nombre pair, c’est le double. Pour n anneaux, c’est donc ⌊2 · 2ⁿ / 3⌋, deux tiers d’une puissance de deux, arrondis à l’entier inférieur.
lesson-why-341-formula-ask = Combien de coups pour dix anneaux ?
lesson-why-341-formula-hint = 2 · 1 024 = 2 048. Divisez par 3 et laissez tomber le reste.
lesson-why-341-formula-done = 682, deux fois 341. Pour un nombre impair d’anneaux, c’est le double du précédent, plus un.
lesson-why-341-formula-rounded = Arrondissez à l’entier inférieur : 2 048 / 3 vaut 682 et deux tiers.
