lesson-gray = What a Gray code is
lesson-gray-line = one digit at a time
lesson-gray-learnt = In a Gray code neighbours differ in one digit, so nothing can be misread in between. It is a path along the edges of a cube through all its corners, and the rings walk along one.

lesson-gray-carry = From 7 to 8
lesson-gray-carry-text = Count on by one, and in binary many digits may change. 7 is 0111, and 8 is 1000.
lesson-gray-carry-ask = How many digits change from 7 to 8?
lesson-gray-carry-hint = Write 0111 and 1000 one below the other, and compare them digit by digit.
lesson-gray-carry-done = All of them. From 6 to 7, 0110 to 0111, it is just one: it depends on how far the carry runs.
lesson-gray-carry-one = The number grows by one, but more than one of its digits changes.
lesson-gray-carry-three = Those are the 1s that become 0. The first digit changes, too.

lesson-gray-dial = A dial in between
lesson-gray-dial-text = Four sensors read the position of a dial, one digit each. They never switch at exactly the same moment. The dial turns from 0111 to 1000, and the first digit switches a little before the others.
lesson-gray-dial-ask = What does the dial show for that moment?
lesson-gray-dial-hint = The first digit is 1 already, and the others are still those of 7.
lesson-gray-dial-done = 1111, far from 7 and 8. Depending on which digits are late, any number from 0 to 15 can appear.
lesson-gray-dial-seven = 7
lesson-gray-dial-seven-why = That is 0111, but the first digit has switched already.
lesson-gray-dial-fifteen = 15
lesson-gray-dial-eight = 8
lesson-gray-dial-eight-why = That is 1000, but the last three digits have not switched yet.

lesson-gray-digit = One digit at a time
lesson-gray-digit-text = In a Gray code, neighbours differ in a single digit. Only that one can be in doubt, so the dial shows one neighbour or the other. The code is named after Frank Gray, whose patent dates from 1953; Louis Gros had found it in the rings in 1872. Here they show 1100, with 8 moves to go.
lesson-gray-digit-ask = Make the move from 8 to 7.
lesson-gray-digit-hint = Ring 1 would lead to 9. Which other ring can move?
lesson-gray-digit-done = From 1100 to 0100: one ring moves, and one digit changes. In binary it would be four.

lesson-gray-cube = Along the edges of a cube
lesson-gray-cube-text = Three digits are three directions: right, up and back. So the words of three digits are the corners of a cube, and an edge joins two that differ in one digit. A Gray code is a path along edges that visits every corner once. Three rings follow such a path.
lesson-gray-cube-ask = How many edges are on the path of three rings?
lesson-gray-cube-hint = One edge leads from each corner to the next. At the last corner the path ends.
lesson-gray-cube-eight = That is the number of corners. Between two of them there is one edge.
lesson-gray-cube-twelve = A cube has twelve edges, but the path does not use all of them.
lesson-gray-cube-ask-2 = Which of these lists is a Gray code as well?
lesson-gray-cube-hint-2 = Neighbours must differ in one digit, and every word must come once.
lesson-gray-cube-counting = 000 001 010 011 100 101 110 111
lesson-gray-cube-counting-why = From 001 to 010 two digits change: no edge leads there.
lesson-gray-cube-twice = 000 001 000 010 011 111 101 100
lesson-gray-cube-twice-why = 000 comes twice, and 110 is missing.
lesson-gray-cube-other = 010 000 001 011 111 101 100 110
lesson-gray-cube-done = There are many Gray codes: the cube has 144 such paths. The rings follow one of them.
