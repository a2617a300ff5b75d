lesson-tour = Start here
lesson-tour-line = From three rings in your hands to a hundred, in ten stops. Each stop sets you one to three tasks, and the page checks what you do.
lesson-tour-learnt = In every state there are at most two moves, so all states lie on one line. A number then says where you are, and the rings can be read off that number, for a hundred of them as for three.

lesson-tour-take-off = Take three rings off
lesson-tour-take-off-text = Ring 1 is at the free end and can always move. Any other ring can move only when its neighbour towards ring 1 is on and all rings beyond that neighbour are off.
lesson-tour-take-off-ask = Take all three rings off the bar.
lesson-tour-take-off-hint = Ring 3 comes off first. For that, ring 2 must be on and ring 1 off.
lesson-tour-take-off-done = All off, and on the way ring 1 had to go back on. Five moves are the fewest.

lesson-tour-two-moves = Only two moves
lesson-tour-two-moves-text = The rules leave very little freedom: in any state, most rings are blocked. Press one that is, and the board says why.
lesson-tour-two-moves-ask = Press a ring that can’t move.
lesson-tour-two-moves-ask-2 = How many of the five rings can move here?
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
lesson-tour-one-line-hint = Never move the same ring twice in a row. Then you can’t get lost.
lesson-tour-one-line-hint-2 = Straight along the line every move leads to one more state. Count the moves, and don’t forget the state you started with.
lesson-tour-one-line-done = Eight states, all that three rings have. The line passes every one of them.
lesson-tour-one-line-seven = Seven is the number of moves. A line of seven moves has one more state.

lesson-tour-fold = Fold the line
lesson-tour-fold-text = The states of three rings form one line. Four rings have two copies of it, one with ring 4 off and one with ring 4 on. They are joined in one place only.
lesson-tour-fold-ask = Turn the second copy until both lie in one line.
lesson-tour-fold-ask-2 = The line of n rings has 2ⁿ − 1 moves. Its second copy runs backwards, so all on is as far from the far end as all on with one ring fewer is from all off: aₙ = 2ⁿ − 1 − aₙ₋₁. Fill in the moves for 3 to 9 rings.
lesson-tour-fold-hint = Drag the end of the second copy down to the right, or press the right arrow key, until both copies lie flat.
lesson-tour-fold-hint-2 = Three rings: the line has 8 − 1 = 7 moves, and two rings that are on come off in 2. Take those away.
lesson-tour-fold-done = Another ring doubles the line and turns the second half round. That is all it takes to find 341 moves for nine rings.

lesson-tour-last-ring = One ring left
lesson-tour-last-ring-text = Four rings, and only the innermost is still on. It looks as if you were almost there.
lesson-tour-last-ring-ask = How many moves are left until all rings are off?
lesson-tour-last-ring-hint = Ring 4 comes off only when ring 3 is on and rings 1 and 2 are off. This is the far end of the line of 16 states.
lesson-tour-last-ring-done = Fifteen moves, more than for all four rings together. Ring 4 alone is the farthest state of all.
lesson-tour-last-ring-one = One move would do if ring 4 could move. But ring 3 must be on first.
lesson-tour-last-ring-ten = Ten is right when all four rings are on. With ring 4 alone it is farther.

lesson-tour-ladder = Fill in the ladder
lesson-tour-ladder-text = Start with the largest. For each ring, say where the ring above it needs it to be.
lesson-tour-ladder-ask = Fill in the ladder downwards.
lesson-tour-ladder-hint = A ring that has to move needs its neighbour towards ring 1 on, and all rings beyond that neighbour off. A ring that is done needs nothing.
lesson-tour-ladder-done = Each row follows from the one above, down to the ring that moves now.

lesson-tour-number = The ladder is a number
lesson-tour-number-text = Go down the ladder you filled in and write a digit for each ring: 0 if it was “done”, 1 if it was “not yet”.
lesson-tour-number-ask = Type the six digits.
lesson-tour-number-ask-2 = Read the digits as a binary number. How many moves are left?
lesson-tour-number-hint = Ring 6 was done, ring 5 not yet, ring 4 done, ring 3 not yet.
lesson-tour-number-hint-2 = The places are worth 32, 16, 8, 4, 2 and 1. Add up those that have a 1.
lesson-tour-number-done = 16 + 4 + 2 = 22. Each 1 costs as many moves as its place is worth.
lesson-tour-number-state = Those are the rings, 1 for on. Instead, write 0 for each that was done and 1 for each that was not yet.

lesson-tour-copy-swap = Copy or swap
lesson-tour-copy-swap-text = There is a quicker way to the number than the ladder, and it comes from the fold. While ring 4 is off, the line of the smaller rings is walked one way. While ring 4 is on, it is walked the other way.
lesson-tour-copy-swap-ask = In the drawing the second copy lies above the first: 1101 is above 0101, which has 6 moves to go. How many does 1101 have?
lesson-tour-copy-swap-ask-2 = So a state with k moves to go lies below one with 15 − k: 6 is 0110 in binary, and 15 − 6 is 1001. What happens to the four digits?
lesson-tour-copy-swap-ask-3 = So every ring that is on turns round what the smaller ones say. Read the rings from left to right, 1 for on, and start by copying. After each 1, switch between copying and swapping 0 and 1. Write the nine binary digits for these rings.
lesson-tour-copy-swap-hint = The numbers run on where the copies are joined: from 0100, with 7 moves to go, to 1100 above it. From there, count on along the second copy.
lesson-tour-copy-swap-hint-2 = 15 is 1111 in binary. To take k away from it, nothing has to be borrowed, so look at each digit by itself.
lesson-tour-copy-swap-hint-3 = Copy 0, copy 1. From now on swap: 1 becomes 0, and you copy again.
lesson-tour-copy-swap-done = 142 moves to go, without a ladder. A ring that is on turns the rest of the line round, and turning round swaps the digits: that is why a 1 switches.
lesson-tour-copy-swap-below = That is the state below it. The second copy has the numbers from 8 to 15.
lesson-tour-copy-swap-forwards = 8 + 6 would be right if the second copy ran the same way as the first. It begins with 8 at the joint.
lesson-tour-copy-swap-read = 13 is 1101 read as a binary number. But the rings are not the number itself.
lesson-tour-copy-swap-order = They come in the opposite order.
lesson-tour-copy-swap-order-why = 0110 is the same in either order, but 1001 is not 0110.
lesson-tour-copy-swap-swap = Each 0 becomes 1, and each 1 becomes 0.
lesson-tour-copy-swap-first = Only the first digit changes.
lesson-tour-copy-swap-first-why = Between 0110 and 1001, all four digits differ.
lesson-tour-copy-swap-state = That is the row of rings itself. After the first 1, start to swap.

lesson-tour-one-ruler = One ruler
lesson-tour-one-ruler-text = Think of the marks of a ruler: a long one in the middle, shorter ones halfway, and so on. The moves of a tower and of the rings have the same pattern: the longer the mark, the larger the piece that moves.
lesson-tour-one-ruler-ask = Which disc moves at move 12 of the tower?
lesson-tour-one-ruler-halvings = Two is the number of halvings. The disc’s number is one more.
lesson-tour-one-ruler-ask-2 = These rings start all off. Which ring moves at move 12?
lesson-tour-one-ruler-halvings-ring = Two is the number of halvings. The ring’s number is one more.
lesson-tour-one-ruler-hint = Keep halving 12 while the result is whole, and count how often. Add one: that is the number of the disc.
lesson-tour-one-ruler-hint-2 = It is move 12 again. What would the ruler say?
lesson-tour-one-ruler-done = The same number again. In a binary counter, it is also the digit that turns to 1.

lesson-tour-jump = Jump to step 2⁷⁰
lesson-tour-jump-text = A hundred rings need more moves than anyone can make. But the number of moves left tells where every ring is, so the page can go straight to any step.
lesson-tour-jump-ask = Go to step 2^70 on the timeline.
lesson-tour-jump-hint = The step number on the timeline is a field: it takes digits, but also 2^70. Enter goes there.
lesson-tour-jump-done = That was step 1,180,591,620,717,411,303,424. The number alone tells where every ring is, so no move had to be made.
