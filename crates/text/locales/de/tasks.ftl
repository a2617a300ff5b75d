### What is to be done, puzzle by puzzle.

task-rings = Nimm alle Ringe vom Bügel ab.
task-hanoi = Bring den ganzen Turm auf einen anderen Stab, eine Scheibe nach der anderen.
task-wythoff = Zwei nehmen abwechselnd Steine weg; wer den letzten nimmt, gewinnt.
task-spin-out = Dreh alle Drehknöpfe flach, sodass der Schieber herauskommt.
task-dials-out = Zieh den Schieber heraus, bis alle Drehknöpfe außerhalb des Gehäuses sind.
task-brain = Zieh alle Stifte heraus.
task-burr = Nimm die Ringe vom Bügel ab.
task-balls = Bring alle Kugeln auf die oberste Stufe.
task-lock = Bring alle Teile auf ihren letzten Platz.
task-chain = Alle Zustände bilden eine einzige Linie. Geh an ihr anderes Ende.
task-elephants = Dreh alle Elefanten von oben nach unten, sodass sie herausgleiten.
task-slide = Bring alle Teile auf ihren letzten Platz, sodass sie herausgleiten.
task-bars = Kipp alle Riegel nach unten.
task-custom = Bring jedes Teil von seinem ersten auf seinen letzten Platz.

# $pieces is in the accusative, which is like the nominative: neun Ringe.
task-all-rings = Nimm alle { $pieces } vom Bügel ab.
task-all-rings-back = Steck alle { $pieces } wieder auf den Bügel.
task-all-discs = Bring alle { $pieces } auf Stab { $to }, eine nach der anderen.
task-discs-to = Bring jede Scheibe auf Stab { $to }, eine nach der anderen.
task-all-dials = Dreh alle { $pieces } flach, sodass der Schieber herauskommt.
task-all-dials-out = Zieh den Schieber heraus, bis alle { $pieces } außerhalb des Gehäuses sind.
task-all-rods = Zieh alle { $pieces } heraus.
task-all-balls = Bring alle { $pieces } auf die oberste Stufe.
task-all-pieces = Bring alle { $pieces } auf ihren letzten Platz.
task-all-elephants = Dreh alle { $pieces } von oben nach unten, sodass sie herausgleiten.
task-all-bars = Kipp alle { $pieces } nach unten.
