### In the card “Step and state”: the moves of one disc are counted on a small tape.

ticks-name = Wie oft hat sie gezogen?
ticks-smaller = Kleinere Scheibe
ticks-larger = Größere Scheibe
# $period is a count of moves with its unit: 8 Züge.
ticks-when = { $disc } zieht zuerst bei Zug { $half }; von jedem ihrer Züge bis zum nächsten sind es { $period }. Fängt man { $half } früher an zu zählen, so beendet jeder ihrer Züge einen Block, und ein Block umfasst { $period }: Das ist das + { $half } in der Formel.
ticks-count = ({ $made } + { $half }) / { $period } = { $times }, abgerundet: Sie hat so viele Züge gemacht, wie es ganze Blöcke gibt.
