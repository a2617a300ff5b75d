lesson-base-three = Counting in threes
lesson-base-three-line = three places for each piece, and states off the road
lesson-base-three-learnt = With three places for each piece, the moves count in base 3, as long as all states lie on one line. Where the line branches, a number no longer tells every state.

lesson-base-three-two = One line again
lesson-base-three-two-text = Now a disc may move only to a neighbouring peg: between A and B, or between B and C. So it has three places and passes them in order.
lesson-base-three-two-ask = Move both discs to peg C.
lesson-base-three-two-ask-2 = How many states did you see, with both ends?
lesson-base-three-two-hint = Disc 2 can leave peg A only while disc 1 is on peg C.
lesson-base-three-two-hint-2 = Count the moves, and don’t forget the state you started with.
lesson-base-three-two-done = Nine states, all that two discs have. Like the rings, the tower walks along one line and leaves none out.
lesson-base-three-two-eight = Eight is the number of moves. A line of eight moves has one more state.

lesson-base-three-count = In base 3
lesson-base-three-count-text = Each disc has three places, like a digit of base 3 with its values 0, 1 and 2. If a line passes all states, you can count its moves without making them.
lesson-base-three-count-ask = Three discs, from peg A to peg C: how many moves?
lesson-base-three-count-ask-2 = And how many for 4 to 6 discs?
lesson-base-three-count-hint = Three digits of base 3 count 27 states, and the tower passes all of them.
lesson-base-three-count-hint-2 = One more disc means three times as many states. On a line there is one move fewer than there are states.
lesson-base-three-count-done = 3ⁿ − 1 moves. With two places for each piece the moves count in base 2, with three places in base 3.
lesson-base-three-count-seven = Seven is right when a disc may jump from A to C. Here it has to stop at B.
lesson-base-three-count-states = That is the number of states. Between 27 states there is one move fewer.

lesson-base-three-elephants = Dead ends
lesson-base-three-elephants-text = Five elephants also have three places each, 243 states in all. But their solution takes 114 moves, not 242.
lesson-base-three-elephants-ask = How many states does the solution pass, with both ends?
lesson-base-three-elephants-ask-2 = Why are they not all 243?
lesson-base-three-elephants-hint = From each state to the next there is one move.
lesson-base-three-elephants-hint-2 = What would a state have to be like for the shortest route to leave it out?
lesson-base-three-elephants-done = If all states lie on one line, a number tells the state. Where the line branches, the solution leaves out every branch that leads nowhere.
lesson-base-three-elephants-moves = 114 is the number of moves. Count the state at the start, too.
lesson-base-three-elephants-dead-ends = Many states lie in dead ends beside the solution.
lesson-base-three-elephants-two-places = An elephant has only two places.
lesson-base-three-elephants-two-places-why = Each elephant can stand in three ways.
lesson-base-three-elephants-mistake = The elephants can skip a place.
lesson-base-three-elephants-mistake-why = Every turn changes one elephant by one place.
