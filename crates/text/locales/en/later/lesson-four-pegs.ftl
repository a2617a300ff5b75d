lesson-four-pegs = Why four pegs are quicker
lesson-four-pegs-line = ten discs, and where to split them

lesson-four-pegs-play = A fourth peg
lesson-four-pegs-play-text = With four pegs there is room to spread out. Three discs need seven moves on three pegs.
lesson-four-pegs-play-ask = Move three discs to peg D.
lesson-four-pegs-play-hint = Put discs 1 and 2 on pegs of their own.
lesson-four-pegs-play-done = Five moves are enough.

lesson-four-pegs-compare = Four discs
lesson-four-pegs-compare-text = With three pegs every further disc more than doubles the work. With four pegs two discs can be parked first.
lesson-four-pegs-compare-ask = How many moves on three pegs?
lesson-four-pegs-compare-three = First use pegs A, B and C only.
lesson-four-pegs-compare-cost = What does one more disc cost?
lesson-four-pegs-compare-ask-2 = And on four pegs?
lesson-four-pegs-compare-fourth = Now there is a fourth peg.
lesson-four-pegs-compare-saves = How much does it save?
lesson-four-pegs-compare-hint = Three discs take 7 moves. Four take that twice, plus 1 for the largest.
lesson-four-pegs-compare-hint-2 = Park two small discs in 3 moves, move the large two on three pegs in 3 moves, fetch the small ones in 3 moves.
lesson-four-pegs-compare-done = Nine instead of 15.
lesson-four-pegs-compare-seven = Seven moves would need a spare peg for each of the three small discs. There are only two.

lesson-four-pegs-split = Where to split
lesson-four-pegs-split-text = Park some small discs on a spare peg, using four pegs. Move the others on the three pegs that are left. Fetch the small ones, using four pegs again.
lesson-four-pegs-split-ask = Ten discs: how many small ones should be parked?
lesson-four-pegs-split-parked = What is parked moves twice.
lesson-four-pegs-split-worth = How many discs are worth it?
lesson-four-pegs-split-hint = Parked discs are moved twice. The others take 1, 3, 7, 15 or 31 moves: from some point on it is cheaper to park one more.
lesson-four-pegs-split-done = Six. The four large ones then take 15 moves on three pegs.
lesson-four-pegs-split-nine = Then the largest moves once, but nine discs are moved twice.
lesson-four-pegs-split-half = Close, but five discs on three pegs already take 31 moves.

lesson-four-pegs-parts = Add up
lesson-four-pegs-parts-text = Six discs on four pegs, four discs on three pegs, and six discs again.
lesson-four-pegs-parts-ask = Six discs on four pegs: how many moves?
lesson-four-pegs-parts-same = Fewer discs are split in the same way.
lesson-four-pegs-parts-parts = What do their parts add up to?
lesson-four-pegs-parts-ask-2 = And ten discs in all?
lesson-four-pegs-parts-both = The small discs are moved twice, the large ones once.
lesson-four-pegs-parts-together = What does that make?
lesson-four-pegs-parts-hint = Park three in 5 moves, the other three take 7, fetch the parked ones in 5.
lesson-four-pegs-parts-hint-2 = Twice the moves of the six small discs, plus 15 for the four large ones.
lesson-four-pegs-parts-done = 49. On three pegs ten discs take 1,023 moves.

lesson-four-pegs-growth = How it grows
lesson-four-pegs-growth-text = From four discs with 9 moves on, look at what each disc adds: 4, 4, then 8, 8, 8, 8. These are powers of two, and each comes once more than the one before.
lesson-four-pegs-growth-ask = How many moves for 5 to 10 discs?
lesson-four-pegs-growth-power = Each disc adds a power of two.
lesson-four-pegs-growth-next = When does the next power take over?
lesson-four-pegs-growth-hint = 9 + 4, and 4 more. Then 8 more each time.
lesson-four-pegs-growth-done = Much slower than doubling.

lesson-four-pegs-sure = Is that the best?
lesson-four-pegs-sure-text = The split gives a solution. It does not show that no shorter one exists.
lesson-four-pegs-sure-ask = What is known about four pegs?
lesson-four-pegs-sure-way = The split gives one solution.
lesson-four-pegs-sure-shorter = Could there be a shorter one?
lesson-four-pegs-sure-hint = Frame and Stewart stated it in 1941, and the answer came in 2014.
lesson-four-pegs-sure-done = Proven by Thierry Bousch in 2014. For five pegs and more it is still only presumed.
lesson-four-pegs-sure-proven = The split is proven to be shortest for any number of discs.
lesson-four-pegs-sure-checked = Computers checked it for small towers, and that is all.
lesson-four-pegs-sure-checked-why = That was so until 2014, up to 30 discs.
lesson-four-pegs-sure-guess = It is a guess, for small towers too.
lesson-four-pegs-sure-guess-why = Small towers can be searched completely.
