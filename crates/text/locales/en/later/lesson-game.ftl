lesson-game = Who wins?
lesson-game-line = two piles of stones, and the positions to leave your opponent
lesson-game-learnt = A position is lost if every move from it leads to one that is won. So the lost ones are found from the end of the game backwards, and in this game they follow the golden ratio.

lesson-game-cold = Which positions are lost?
lesson-game-cold-text = Two piles of stones. Take stones from one pile, or the same number from both. Whoever takes the last stone wins. From some positions every move loses: call them cold.
lesson-game-cold-ask = Find the cold positions with up to seven stones in a pile. Click each square from which whoever is to move must lose.
lesson-game-cold-ask-2 = Call the pair in the corner pair 0, and the others pairs 1 to 3. By how much do the two piles of each pair differ?
lesson-game-cold-hint = With no stones left, whoever is to move has lost already, so begin in the corner. A square that is struck out is won: a move from there leads to a cold one. Of the squares that are left, look at those close to the corner.
lesson-game-cold-hint-2 = Take the smaller pile away from the larger.
lesson-game-cold-done = Pair k differs by k. You struck out what is won, and what was left over is lost.

lesson-game-pairs = The next pair
lesson-game-pairs-text = A cold square strikes out its row and its column, so no number is in two pairs. It strikes out its diagonal, too, so no difference comes twice.
lesson-game-pairs-ask = You found 0 and 0, 1 and 2, 3 and 5, 4 and 7. The smaller pile of the next pair is the smallest number left over. Which is it?
lesson-game-pairs-ask-2 = And the difference is the smallest one left over. What is the larger pile?
lesson-game-pairs-hint = Used so far: 0, 1, 2, 3, 4, 5 and 7.
lesson-game-pairs-hint-2 = The differences so far are 0, 1, 2 and 3. Add the next one to the smaller pile.
lesson-game-pairs-done = Two rules give every cold pair: the smallest number left over, and a difference that grows by one. So each number belongs to one pair.

lesson-game-play = Leave a cold position
lesson-game-play-text = Whoever leaves a cold position wins: every answer to it makes it hot, and from a hot position you can leave a cold one again.
lesson-game-play-ask = Leave your opponent a cold position.
lesson-game-play-hint = Look for a cold pair you can reach, such as 3 and 5.
lesson-game-play-done = Cold. Do this after every reply, and you take the last stone.

lesson-game-golden = The golden ratio
lesson-game-golden-text = There is a quicker way to a pair than finding all the pairs before it. Multiply the smaller pile by the golden ratio, 1.618…, and round up: that is the larger pile.
lesson-game-golden-ask = The smaller pile of the tenth cold pair is 16. What is the larger one?
lesson-game-golden-hint = 16 times 1.618 is a little less than 25.9.
lesson-game-golden-done = The cold pairs follow the golden ratio, so the page can tell at once who wins, however large the piles are.
lesson-game-golden-down = Round up: 25.9 is not quite there yet.
