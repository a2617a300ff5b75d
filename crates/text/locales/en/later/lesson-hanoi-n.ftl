lesson-hanoi-n = hanoi(n)
lesson-hanoi-n-line = a function that calls itself, at any depth
lesson-hanoi-n-learnt = A task is solved by letting it call itself for a smaller one. Each further disc doubles the moves, but opens only one more call.

lesson-hanoi-n-two = hanoi(2)
lesson-hanoi-n-two-text = Two discs: the small one steps aside, the large one moves, the small one follows.
lesson-hanoi-n-two-ask = First a guess: how many moves do you expect for ten discs?
lesson-hanoi-n-two-ask-2 = Move both discs to peg C.
lesson-hanoi-n-two-hint = Any number will do. You’ll see at the end of the lesson how close you were.
lesson-hanoi-n-two-hint-2 = Move disc 1 to peg B first.
lesson-hanoi-n-two-done = Aside, across, and back on top: larger towers are moved in the same three parts.

lesson-hanoi-n-lift = Clear the way
lesson-hanoi-n-lift-text = Three discs. Before disc 3 can move to peg C, the two above it must make way. But where do they have to go?
lesson-hanoi-n-lift-ask = Move disc 3 to peg C.
lesson-hanoi-n-lift-hint = Peg C must be empty, so discs 1 and 2 go to peg B. That is hanoi(2) with another goal: move disc 1 to peg C first.
lesson-hanoi-n-lift-done = First hanoi(2) with another goal, then the only move that disc 3 makes.

lesson-hanoi-n-down = Put the top back
lesson-hanoi-n-down-text = The two small discs go on top of disc 3, which never gets in their way.
lesson-hanoi-n-down-ask = Move discs 1 and 2 to peg C.
lesson-hanoi-n-down-hint = hanoi(2) once more: move disc 1 to peg A first.
lesson-hanoi-n-down-done = hanoi(3) is hanoi(2), one move, and hanoi(2) again.

lesson-hanoi-n-count = Count the moves
lesson-hanoi-n-count-text = One more disc means the smaller tower twice, plus one move: hₙ = 2hₙ₋₁ + 1, starting from h₁ = 1.
lesson-hanoi-n-count-ask = How many moves for 1 to 5 discs?
lesson-hanoi-n-count-hint = Each number is twice the one before it, plus one.
lesson-hanoi-n-count-done = Doubling and adding one gives 2ⁿ − 1, so one more disc is about twice the work.

lesson-hanoi-n-middle = The middle
lesson-hanoi-n-middle-text = The function first calls itself for the four small discs, then moves the largest, then calls itself again.
lesson-hanoi-n-middle-ask = Five discs: at which move does disc 5 move?
lesson-hanoi-n-middle-ask-2 = On which peg is each disc right after move 16? Write five letters, disc 5 first.
lesson-hanoi-n-middle-ask-3 = AACCC: only the three small discs have moved. At which step is that?
lesson-hanoi-n-middle-hint = First hanoi(4) runs: its 15 moves get the four small discs out of the way.
lesson-hanoi-n-middle-hint-2 = Disc 5 has just gone to peg C. The four small discs wait on the peg that it did not use.
lesson-hanoi-n-middle-hint-3 = hanoi(4) starts with hanoi(3), which has just ended: hanoi(2) twice, plus one move.
lesson-hanoi-n-middle-done = Move 16, with 15 moves before it and 15 after it. What hanoi(4) does first, hanoi(3), is done at step 7.
lesson-hanoi-n-middle-before = After 15 moves the four small discs are out of the way. Disc 5 moves next.
lesson-hanoi-n-middle-all = 31 is the total number of moves. Disc 5 moves in the middle.
lesson-hanoi-n-middle-after = That is step 17: disc 1 has moved once more.
lesson-hanoi-n-middle-next = At step 8 disc 4 has moved too.

lesson-hanoi-n-sixty-four = hanoi(64)
lesson-hanoi-n-sixty-four-text = The function never has more than 64 calls open, however many moves there are. The page can jump straight to any of them.
lesson-hanoi-n-sixty-four-ask = Go to the step right after disc 64 moved: step 2^63.
lesson-hanoi-n-sixty-four-hint = The step number on the timeline is a field: type 2^63 there and press Enter.
lesson-hanoi-n-sixty-four-done = Step 9,223,372,036,854,775,808 of 18,446,744,073,709,551,615: that was the move in the middle, and disc 64 is at its goal.
