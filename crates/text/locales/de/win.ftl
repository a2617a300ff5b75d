### A win: what was solved, and how well. Its card says more: later/win.ftl.

win-solved = { $puzzle } gelöst
win-first = Zum ersten Mal: { $pieces }
win-best = Bisher dein Bestes
win-perfect = Perfekt: Es gibt keine kürzere Lösung
