### One word a thing, in all files of this folder.
###
### state: of a puzzle, all pieces together · position: of the game only
### place: where a piece is, numbered from 0; its last place
### start, goal · move, step (after move 3 you are at step 3)
### route: a way to the goal · line: all states form one line, with two ends · dead end
### shortest (proven) · presumed · upper bound
### towards ring 1: in the direction of the free end, and beyond: farther that way
### before, after: counting from ring 1; the ring just after the first one that is on
### ring, bar, on, off: take off, put on, put back on
### disc · small, large, top discs · peg, tower, Tower of Hanoi
### dial: flat, upright, facing left · gap, case, slide · elephant: up, right, down
### bar with a key: tilt (no tip)
### smaller, larger: of discs and rings · higher-numbered: of other pieces
### pile, stone · cold, hot · to leave a position (so “left” is a side only with “pile” or “−2”)
### digit: of any number; bit: of a key or a counter · base · binary · rounded down
### Gray code: a list of words · word: what the list has (no item) · copy or swap, switch
### row: of the ladder and of a table (no rung) · line: of text
### plus 1, twice … plus one (no “and 1”) · one move fewer
### square: a block twice in a row · term: of a sequence
### tick: of the tape · mark: of a ruler
### Explain, Coach, hint · peek: a look ahead or at the answer, where it is counted
### exercises, set number (no seed)
### start, continue (no begin, go on) · farthest, farther: of distance; further: additional, or with left, right, up, down
### can’t, couldn’t in running text · cannot in refusals and in the marks of pieces that are refused

### What is said of puzzles that have no words of their own for it.

# What the keys of an address take, after “only”.
words-states-allowed = a row of digits
words-moves-allowed = moves such as 2-1.1-0, or ~K for K moves of the route
