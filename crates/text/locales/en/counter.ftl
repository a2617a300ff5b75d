### counter

counter-moves-made = Moves { $moves }
counter-over-par = Over par +{ $over }
counter-hints = Hints { $hints }
counter-counter = with jumps
