### explain

why-unmet-ring = must be on
why-unmet-ring-2 = must be off
why-unmet-ring-3 = is off
why-unmet-ring-4 = is on
refusal-not-here = Only up to { $most }: beyond that it is too much to write out.
refusal-bad-method = { $word } is not a method for this puzzle; there are { $ids }.
refusal-not-here-2 = Not a method for this puzzle.
refusal-not-here-3 = Only where one ring moves at a time.
refusal-not-here-4 = Only toward all off.
refusal-not-here-5 = Only on the way between all on and all off.
refusal-not-here-6 = Only on the shortest route from one full peg to another.
refusal-not-here-7 = Only where stones may be taken from both piles.
refusal-no-method = Gros has no step-by-step explanation for this puzzle; it finds the route by computation or search.
refusal-bad-method-2 = :{" "}
about-what-is-this = : what am I seeing?
mod-so-next = so next: { $mv }
mod-left-out = … { $hidden } more
target-leads = open
target-text-and-way = :{" "}
target-with-note = ,{" "}
peek-smallest-amiss = The smallest that is not where it should be moves: { $disc }.
peek-smallest-amiss-2 = { $digits } in binary: { $far }. The last 1 moves: { $disc }.
ruler-first-square = First repeat: { $twice } { $twice }, starting at position { $place }.
ruler-title = The ruler
ruler-parts = No block of it is ever followed at once by a copy of itself. Every second term is 1; take the 1s away and subtract 1 from the others, and the same sequence is left. If a block were followed by its copy, their 1s would have to match, so its length would be even; take the 1s away and it is half as long, again and again, until two equal neighbours are left. But of two neighbours exactly one is 1.
ruler-first-square-2 = No block is repeated straight away.
