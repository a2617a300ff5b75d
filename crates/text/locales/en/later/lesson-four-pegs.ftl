lesson-four-pegs = Why four pegs are quicker
lesson-four-pegs-line = ten discs, and where to split them
lesson-four-pegs-learnt = A fourth peg makes room to split the tower, and the best split grows far more slowly than doubling. To find it was one thing. To prove that nothing is shorter took 73 years.

lesson-four-pegs-play = A fourth peg
lesson-four-pegs-play-text = With four pegs there is room to spread out. Three discs need seven moves on three pegs.
lesson-four-pegs-play-ask = First a guess: on three pegs ten discs take 1,023 moves. How many do you expect with a fourth peg?
lesson-four-pegs-play-ask-2 = Move three discs to peg D.
lesson-four-pegs-play-hint = Any number will do. You’ll see at the end of the lesson how close you were.
lesson-four-pegs-play-hint-2 = Put discs 1 and 2 on pegs of their own.
lesson-four-pegs-play-done = Five moves are enough, because the two small discs need not be stacked in between.

lesson-four-pegs-compare = Four discs
lesson-four-pegs-compare-text = With three pegs every further disc more than doubles the work. With four pegs two discs can be parked first.
lesson-four-pegs-compare-ask = How many moves on three pegs?
lesson-four-pegs-compare-ask-2 = And on four pegs?
lesson-four-pegs-compare-hint = Three discs take 7 moves. Four take that twice, plus 1 for the largest.
lesson-four-pegs-compare-hint-2 = Park two small discs in 3 moves, move the large two on three pegs in 3 moves, fetch the small ones in 3 moves.
lesson-four-pegs-compare-done = Nine instead of 15: part of the tower is parked, and fetched at the end.
lesson-four-pegs-compare-seven = Seven moves would need a spare peg for each of the three small discs. There are only two.

lesson-four-pegs-split = Where to split
lesson-four-pegs-split-text = Park some small discs on a spare peg, using four pegs. Move the others on the three pegs that are left. Fetch the small ones, using four pegs again.
lesson-four-pegs-split-ask = Ten discs: how many small ones should be parked?
lesson-four-pegs-split-hint = Parked discs are moved twice. The others take 1, 3, 7, 15 or 31 moves: from some point on it is cheaper to park one more.
lesson-four-pegs-split-done = Six. On four pegs small discs are cheap to move, so only the largest are left for three.
lesson-four-pegs-split-nine = Then the largest moves once, but nine discs are moved twice.
lesson-four-pegs-split-half = Close, but five discs on three pegs already take 31 moves.

lesson-four-pegs-parts = Add up
lesson-four-pegs-parts-text = Six discs on four pegs, four discs on three pegs, and six discs again.
lesson-four-pegs-parts-ask = Six discs on four pegs: how many moves?
lesson-four-pegs-parts-ask-2 = And ten discs in all?
lesson-four-pegs-parts-hint = Park three in 5 moves, the other three take 7, fetch the parked ones in 5.
lesson-four-pegs-parts-hint-2 = Twice the moves of the six small discs, plus 15 for the four large ones.
lesson-four-pegs-parts-done = 49. On three pegs ten discs take 1,023 moves.

lesson-four-pegs-growth = How it grows
lesson-four-pegs-growth-text = From four discs with 9 moves on, look at what each disc adds: 4, 4, then 8, 8, 8, 8. These are powers of two, and each comes once more than the one before.
lesson-four-pegs-growth-ask = How many moves for 5 to 10 discs?
lesson-four-pegs-growth-hint = 9 + 4, and 4 more. Then 8 more each time.
lesson-four-pegs-growth-done = Each power of two comes once more than the one before, so it grows far more slowly than doubling.

lesson-four-pegs-sure = Is that the best?
lesson-four-pegs-sure-text = The split gives a solution. It does not show that no shorter one exists.
lesson-four-pegs-sure-ask = What is known about four pegs?
lesson-four-pegs-sure-hint = Frame and Stewart stated it in 1941, and the answer came in 2014.
lesson-four-pegs-sure-done = Proven by Thierry Bousch in 2014. For five pegs and more it is still only presumed.
lesson-four-pegs-sure-proven = The split is proven to be shortest for any number of discs.
lesson-four-pegs-sure-checked = Computers checked it for small towers, and that is all.
lesson-four-pegs-sure-checked-why = That was so until 2014, up to 30 discs.
lesson-four-pegs-sure-guess = It is a guess, for small towers too.
lesson-four-pegs-sure-guess-why = Small towers can be searched completely.
