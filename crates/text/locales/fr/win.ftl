### A win: what was solved, and how well. Its card says more: later/win.ftl.

win-solved = Résolu : { $puzzle }
win-first = Votre première réussite avec { $pieces }
win-best = Votre meilleur résultat
win-perfect = Parfait : aucune solution n’est plus courte
