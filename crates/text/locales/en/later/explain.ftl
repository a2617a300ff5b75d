### The methods: their cards, and where they have no answer.

## Cards: why a move is the next one.

# The question that a card answers.
explain-why = Why { $piece }?
# The question of a card about a refused move, and each piece in the way: how it must be, and how it is.
explain-why-not = Why not { $piece }?
# Below a card: leads to an exercise about it.
explain-try-one = Try one
# Opens the method of a card as programs that can be copied.
explain-as-program = As a program
explain-is-off = is off
explain-is-on = is on
# What follows from a card. $mv: ring 2 off.
explain-so-next = next move: { $mv }
# Before the moves to come, in the short answer beside the board.
explain-coming-up = Next
# In the place of what is left out of a long list.
explain-left-out = … { $hidden } more
# The moves that a part of a solution makes.
explain-move = move { $number }
explain-moves = moves { $first } to { $last }
# Asks what a card shows. $title: its title, without a question mark.
explain-what-is-this = { $title }: what am I seeing?
# The reason for a move of a tower, in short. $digits: the moves that are left, in binary. $far: 44 to go.
explain-smallest-moves = { $disc } moves: it is the smallest one not yet where it is wanted.
explain-last-one-moves = { $digits } in binary: { $far }. The last 1, { $disc }, moves.

## The list of cards

# Kinds of methods, as headings of a list of cards, the easiest first; the first heading and the last one have a note.
explain-decide = Decide
explain-count = Count
explain-build = Build
explain-routine = By rote
explain-question = Any question
explain-start-here = start here
explain-deeper = deeper

## Parts of a card that lead somewhere, to be heard.

explain-go-to-step = go to step { $step }
# Opens another task.
explain-open = open
# What a part says, and where it leads: 8 must come off: go to step 85.
explain-text-and-way = { $text }: { $way }

## Where a method has no answer.

method-up-to = Shown for sizes up to { $most } only.
method-of-other-puzzle = This method belongs to another puzzle.
method-one-ring-at-a-time = Only where one ring moves at a time.
method-toward-all-off = Only where the goal is all off (all 0s).
method-between-on-and-off = Only on the route between all on and all off (all 1s and all 0s).
method-tower-to-tower = Only on the shortest route from one full peg to another.
method-from-both-piles = Only where stones can be taken from both piles.
method-on-a-line = Only where all states form a single line. Here they form a tree with dead ends.
method-none = Gros has no step-by-step method for this puzzle; it finds the route by computation or search.
# A word of a command that names no method. $word is quoted, $ids lists those that there are.
method-unknown = There is no method { $word } for this puzzle. Use one of these: { $ids }.
# The same for a puzzle without methods. $why: method-none.
method-none-such = { $word }: { $why }

## Rings, a tower and a binary counter on one timeline.

# Beside and below the columns of digits; together-last names the step that led there.
together-gray = Gray code
# What a step does to all three. $piece is a number: ring, disc and bit are numbered alike.
together-moved = Step { $step } moved piece { $piece }
together-will-move = Next: piece { $piece }
together-bit = bit { $piece } from 0 to 1: { $from } → { $to }

## The ruler sequence.

ruler-title = The ruler
# $from: from all off. $piece: ring g(k).
ruler-numbering = Number the moves { $from }: move k is made by { $piece }. If k is odd, g(k) is 1; if k is even, it is g(k ÷ 2) + 1. The marks on a ruler follow the same pattern (Gros, 1872).
# Where one is: $made moves from there, and move number $next is the next.
ruler-going-up = You are at k = { $made }, going up: move { $next } comes next, so it is { $piece }’s turn.
ruler-going-down = You are at k = { $made }, going down: move { $next } is undone next, so it is { $piece }’s turn.
ruler-at-goal = You are at k = { $made }, the goal.
ruler-why = No block of the sequence is ever followed directly by a copy of itself. Every second term is 1. Take the 1s away and subtract 1 from the others, and the same sequence is left. Suppose a block is followed by its copy. Their 1s must match, so the block has an even length; take the 1s away and it is half as long. Repeat this until the block is a single term, equal to its neighbour. But of any two neighbours exactly one is 1.
ruler-term-is = Term { $k } is { $term }.
# Where a block of a word is written twice in a row. $twice is the block.
ruler-first-square = First repeat: { $twice } { $twice }, starting at term { $place }.
ruler-no-square = No block is repeated straight away.
# What is known of sequences without such repeats, in the card and in the greedy builder; and of two games about them, with its sources.
ruler-known-words = With two numbers every sequence without immediate repeats ends after three: 1 2 1 or 2 1 2. With three it can go on for ever (Thue, 1906).
ruler-known-turns = A game: two players add letters alternately, and the second wants a block of two or more letters repeated straight away, which the first tries to avoid. With 2 letters the second always succeeds within 6 letters of play, with 3 within 16; with 37 the first can hold out for ever (Pegden, 2011), even with 6 (Grytczuk, Kozik and Micek, 2013) and with 4 (Rosenfeld, 2021). That proof does not say how to play with 4.
ruler-known-places = If instead one player names the place of the next letter, anywhere, and the other only chooses the letter, then 12 letters are enough to hold out and 4 are not (Grytczuk, Szafruga and Zmarz, 2013). From 5 to 11 nobody knows.

## Questions that are typed: the names of the fields, what goes back to the states of the board, and what is wrong.

asked-x = From state x
asked-y = to state y
asked-k = move k
asked-follow = Follow the board
asked-only-moves = There are only { $moves } from x to y.

## Heads and words of tables in several methods.

table-piece = piece
table-in-place = in place
table-moves = moves

sources-elsewhere = Sources on other sites (these links leave Gros):
ruler-term = Term number
ruler-word = Test a sequence for immediate repeats
