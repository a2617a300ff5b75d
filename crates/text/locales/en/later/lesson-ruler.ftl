lesson-ruler = One ruler
lesson-ruler-line = rings, tower and counter move the same piece
lesson-ruler-learnt = One row of numbers, 1 2 1 3 1 2 1 4 …, says which piece moves in the tower, the rings and a counter. To find any number in it, count how often its place can be halved.

lesson-ruler-tower = Move a tower
lesson-ruler-tower-text = Move three discs to the last peg. A larger disc never lies on a smaller one. Watch which disc moves each time.
lesson-ruler-tower-ask = First a guess: five discs take 31 moves. How many of them do you expect disc 1 to make?
lesson-ruler-tower-ask-2 = Move the tower to peg C.
lesson-ruler-tower-hint = Any number will do. You’ll see at the end of the lesson how close you were.
lesson-ruler-tower-hint-2 = Move disc 1 to peg C first, then another disc, and keep alternating.
lesson-ruler-tower-done = Seven moves are the fewest, and there is only one way to make them.

lesson-ruler-pattern = Write it down
lesson-ruler-pattern-text = On the shortest route, write down the number of the disc for each of the seven moves. The smallest disc is 1.
lesson-ruler-pattern-ask = Which disc moves at moves 1 to 7?
lesson-ruler-pattern-hint = Every other move is disc 1’s. The largest disc moves once, in the middle.
lesson-ruler-pattern-done = 1 2 1 3 1 2 1: long and short marks, as on a ruler.

lesson-ruler-rings = Now the rings
lesson-ruler-rings-text = Start with all rings off and go to the far end, where only ring 4 is on.
lesson-ruler-rings-ask = Which ring moves at moves 1 to 8?
lesson-ruler-rings-hint = Ring 1 makes every other move. Ring 4 moves at move 8.
lesson-ruler-rings-done = The same ruler, one mark further.

lesson-ruler-halves = By halving
lesson-ruler-halves-text = There is no need to write it all down. Halve the number of the move as long as it is even, and count the halvings. Add one: that is the number of the disc.
lesson-ruler-halves-ask = Six discs: which one moves at move 24?
lesson-ruler-halves-hint = 24, 12, 6, 3: how many halvings?
lesson-ruler-halves-done = Three halvings, so disc 4. The number of a move is enough to know its disc.
lesson-ruler-halves-three = Three is the number of halvings. The disc’s number is one more.

lesson-ruler-times = How often?
lesson-ruler-times-text = Five discs take 31 moves. Disc 1 makes every other one, disc 2 every fourth.
lesson-ruler-times-ask = How often does disc 2 move?
lesson-ruler-times-hint = It moves at 2, 6, 10, 14 and so on, up to 30.
lesson-ruler-times-done = Eight times. Each disc moves half as often as the next smaller one.
lesson-ruler-times-sixteen = That is disc 1.

lesson-ruler-far = Far away
lesson-ruler-far-text = Sixty-four discs. However far away a move is, the ruler tells you which disc makes it.
lesson-ruler-far-ask = Go to step 2^40 on the timeline.
lesson-ruler-far-ask-2 = Which disc made that move, number 2^40?
lesson-ruler-far-hint = The step number on the timeline is a field: type 2^40 there and press Enter.
lesson-ruler-far-hint-2 = 2^40 can be halved 40 times.
lesson-ruler-far-done = Disc 41. At one move per second it takes 35,000 years to get here.
lesson-ruler-far-forty = Forty is the number of halvings. The disc’s number is one more.
