lesson-tour = Start here
lesson-tour-line = From three rings in your hands to a game with the golden ratio, in twelve stops. Each stop sets you one to three tasks, and the page checks what you do.

lesson-tour-take-off = Take three rings off
lesson-tour-take-off-text = Ring 1 is at the free end and can always move. Any other ring can move only when its neighbour towards ring 1 is on and all rings beyond that neighbour are off.
lesson-tour-take-off-ask = Take all three rings off the bar.
lesson-tour-take-off-hint = Ring 3 comes off first. For that, ring 2 must be on and ring 1 off.
lesson-tour-take-off-done = All off. The fewest moves for three rings are five.

lesson-tour-two-moves = Only two moves
lesson-tour-two-moves-text = The rules leave very little freedom: in any state, most rings are blocked. Press one that is, and the board says why.
lesson-tour-two-moves-ask = Press a ring that can’t move.
lesson-tour-two-moves-ask-2 = How many of the five rings can move here?
lesson-tour-two-moves-blocked = You have found one blocked ring, but it may not be the only one.
lesson-tour-two-moves-others = Which rings are free to move?
lesson-tour-two-moves-hint = Ring 1 can always move, so look among the others. Try the largest.
lesson-tour-two-moves-hint-2 = Ring 1 can always move. Then find the first ring that is on, counting from ring 1, and look at the ring after it.
lesson-tour-two-moves-done = Never more than two: ring 1, and, counting from ring 1, the ring just after the first one that is on.
lesson-tour-two-moves-one = Ring 1 can always move, but it is not the only one here.
lesson-tour-two-moves-three = One of your three is blocked. Check each ring: is its neighbour towards ring 1 on, and is everything beyond that neighbour off?
lesson-tour-two-moves-four = The ring you pressed is not the only one that is blocked. Check each of the others: is its neighbour towards ring 1 on, and is everything beyond that neighbour off?

lesson-tour-one-line = No choice, so one line
lesson-tour-one-line-text = Of your two moves, one takes back what you just did. So there is only one way on: you walk along a line. Does it reach every state?
lesson-tour-one-line-ask = Walk to the end of the line: only ring 3 on.
lesson-tour-one-line-ask-2 = How many states did you see, with both ends?
lesson-tour-one-line-new = Each move along the line leads to a new state.
lesson-tour-one-line-began = Did you count the one you started with?
lesson-tour-one-line-hint = Never move the same ring twice in a row. Then you can’t get lost.
lesson-tour-one-line-hint-2 = Straight along the line every move leads to one more state. Count the moves, and don’t forget the state you started with.
lesson-tour-one-line-done = Eight states, all that three rings have. The line passes every one of them.
lesson-tour-one-line-seven = Seven is the number of moves. A line of seven moves has one more state.

lesson-tour-last-ring = One ring left
lesson-tour-last-ring-text = Four rings, and only the innermost is still on. It looks as if you were almost there.
lesson-tour-last-ring-ask = How many moves are left until all rings are off?
lesson-tour-last-ring-alone = Only ring 4 is still on.
lesson-tour-last-ring-far = How far is that from done?
lesson-tour-last-ring-hint = Ring 4 comes off only when ring 3 is on and rings 1 and 2 are off. This is the far end of the line of 16 states.
lesson-tour-last-ring-done = Fifteen moves, more than for all four rings together. Ring 4 alone is the farthest state of all.
lesson-tour-last-ring-one = One move would do if ring 4 could move. But ring 3 must be on first.
lesson-tour-last-ring-ten = Ten is right when all four rings are on. With ring 4 alone it is farther.

lesson-tour-ladder = Fill in the ladder
lesson-tour-ladder-text = All rings must come off, so start with the largest. For each ring, say where the ring above it needs it to be.
lesson-tour-ladder-ask = Fill in the ladder from top to bottom.
lesson-tour-ladder-waits = Ring 5 must come off.
lesson-tour-ladder-first = What has to happen first?
lesson-tour-ladder-hint = A ring that has to move needs its neighbour towards ring 1 on, and all rings beyond that neighbour off. A ring that is done needs nothing.
lesson-tour-ladder-done = Each row follows from the one above, down to the ring that moves now.

lesson-tour-number = The ladder is a number
lesson-tour-number-text = Go down the ladder you filled in and write a digit for each ring: 0 if it was “done”, 1 if it was “not yet”.
lesson-tour-number-ask = Type the six digits.
lesson-tour-number-same = These are the rings of the ladder.
lesson-tour-number-wanted = Which are where they must be?
lesson-tour-number-ask-2 = Read the digits as a binary number. How many moves are left?
lesson-tour-number-places = Each place is worth twice the next.
lesson-tour-number-sum = What do the digits add up to?
lesson-tour-number-hint = Ring 6 was done, ring 5 not yet, ring 4 done, ring 3 not yet.
lesson-tour-number-hint-2 = The places are worth 32, 16, 8, 4, 2 and 1. Add up those that have a 1.
lesson-tour-number-done = 16 + 4 + 2 = 22. Each 1 costs as many moves as its place is worth.
lesson-tour-number-state = Those are the rings, 1 for on. Instead, write 0 for each that was done and 1 for each that was not yet.

lesson-tour-copy-swap = Copy or swap
lesson-tour-copy-swap-text = There is a quicker route to that number. Read the rings from left to right, 1 for on, and start by copying. Each time you read a 1, switch between copying and swapping 0 and 1.
lesson-tour-copy-swap-ask = Write the nine binary digits for these rings.
lesson-tour-copy-swap-left = Read the rings from left to right.
lesson-tour-copy-swap-swap = Where do you start to swap?
lesson-tour-copy-swap-hint = Copy 0, copy 1. From now on swap: 1 becomes 0, and you copy again.
lesson-tour-copy-swap-done = That is binary for 142 moves to go.
lesson-tour-copy-swap-state = That is the row of rings itself. After the first 1, start to swap.

lesson-tour-jump = Jump to step 2⁷⁰
lesson-tour-jump-text = A hundred rings need more moves than anyone can make. But the number of moves left tells where every ring is, so the page can go straight to any step.
lesson-tour-jump-ask = Go to step 2^70 on the timeline.
lesson-tour-jump-hint = The step number on the timeline is a field: it takes digits, but also 2^70. Enter goes there.
lesson-tour-jump-done = There you are, after 1,180,591,620,717,411,303,424 moves, without making one of them.

lesson-tour-fold = Fold the line
lesson-tour-fold-text = The states of three rings form one line. Four rings have two copies of it, one with ring 4 off and one with ring 4 on. They are joined in one place only.
lesson-tour-fold-ask = Turn the second copy until both lie in one line.
lesson-tour-fold-copies = There are two copies of the same line.
lesson-tour-fold-meet = Where do they meet?
lesson-tour-fold-ask-2 = The line of n rings has 2ⁿ − 1 moves. Its second copy runs backwards, so all on is as far from the far end as all on with one ring fewer is from all off: aₙ = 2ⁿ − 1 − aₙ₋₁. Fill in the moves for 3 to 9 rings.
lesson-tour-fold-more = One more ring makes one more copy.
lesson-tour-fold-longer = Where on the line are all rings on?
lesson-tour-fold-hint = Drag the end of the second copy down to the right, or press the right arrow key, until both copies lie flat.
lesson-tour-fold-hint-2 = Three rings: the line has 8 − 1 = 7 moves, and two rings that are on come off in 2. Take those away.
lesson-tour-fold-done = 341 moves for nine rings, found by folding.

lesson-tour-one-ruler = One ruler
lesson-tour-one-ruler-text = Think of the marks of a ruler: a long one in the middle, shorter ones halfway, and so on. The moves of a tower and of the rings have the same pattern: the longer the mark, the larger the piece that moves.
lesson-tour-one-ruler-ask = Which disc moves at move 12 of the tower?
lesson-tour-one-ruler-often = Small discs move often, large ones rarely.
lesson-tour-one-ruler-mark = How long is the mark at 12?
lesson-tour-one-ruler-halvings = Two is the number of halvings. The disc’s number is one more.
lesson-tour-one-ruler-ask-2 = These rings start all off. Which ring moves at move 12?
lesson-tour-one-ruler-now = Now rings go onto the bar.
lesson-tour-one-ruler-same = Is it still the same ruler?
lesson-tour-one-ruler-halvings-ring = Two is the number of halvings. The ring’s number is one more.
lesson-tour-one-ruler-hint = Keep halving 12 while the result is whole, and count how often. Add one: that is the number of the disc.
lesson-tour-one-ruler-hint-2 = It is move 12 again. What would the ruler say?
lesson-tour-one-ruler-done = The same number again. In a binary counter, it is also the digit that turns to 1.

lesson-tour-positions = More places
lesson-tour-positions-text = Now a disc may move only to a neighbouring peg. Then every disc has three places and passes them in order, like the digits of base 3.
lesson-tour-positions-ask = Three discs, from the first peg to the last: how many moves?
lesson-tour-positions-stop = No disc may jump over peg B.
lesson-tour-positions-longer = How much longer does that make it?
lesson-tour-positions-ask-2 = Five elephants also have three places each, 243 states in all. But the solution has 114 moves, not 242. Why?
lesson-tour-positions-fewer = The solution passes fewer than half of all states.
lesson-tour-positions-others = Where are the others?
lesson-tour-positions-hint = Three digits of base 3 count 27 states, and the tower passes all of them.
lesson-tour-positions-hint-2 = A route of 114 moves passes 115 of the 243 states. What would a state have to be like for the route to leave it out?
lesson-tour-positions-done = Counting in base 3 works as long as all states lie on one line. The elephants’ states do not.
lesson-tour-positions-seven = Seven is right when a disc may jump from A to C. Here it has to stop at B.
lesson-tour-positions-states = That is the number of states. Between 27 states there is one move fewer.
lesson-tour-positions-dead-ends = Many states lie in dead ends beside the solution.
lesson-tour-positions-two-places = An elephant has only two places.
lesson-tour-positions-two-places-why = Each elephant can stand in three ways.
lesson-tour-positions-mistake = The elephants can skip a place.
lesson-tour-positions-mistake-why = Every turn changes one elephant by one place.

lesson-tour-game = A game
lesson-tour-game-text = Two piles. Take stones from one pile, or the same number from both. Whoever takes the last stone wins. From some positions every move loses: call them cold. The first are 1 and 2, 3 and 5, 4 and 7.
lesson-tour-game-ask = In the next cold pair, the smaller pile is the smallest number not used yet. Which is it?
lesson-tour-game-pairs = Every number belongs to one cold pair.
lesson-tour-game-left = Which is the first one left over?
lesson-tour-game-ask-2 = The difference grows by one each time: 1, 2, 3, and now 4. What is the larger pile?
lesson-tour-game-one = You know one pile of the pair.
lesson-tour-game-apart = How far above it is the other?
lesson-tour-game-ask-3 = Leave your opponent a cold position.
lesson-tour-game-turn = It is your turn.
lesson-tour-game-reach = Which cold pair can you reach?
lesson-tour-game-hint = Used so far: 1, 2, 3, 4, 5 and 7.
lesson-tour-game-hint-2 = Add the difference, 4, to the smaller pile.
lesson-tour-game-hint-3 = Look for a cold pair you can reach, such as 3 and 5.
lesson-tour-game-done = Cold again. Multiply the smaller pile of any cold pair by the golden ratio, 1.618…, and round up: that is the larger pile.
