lesson-why-341 = Why 341?
lesson-why-341-line = where the number for nine rings comes from
lesson-why-341-learnt = A large puzzle is made of the same puzzle with fewer rings. That gives a sum from one size to the next, and the sum gives a formula.

lesson-why-341-two = Two rings
lesson-why-341-two-text = Start small. One ring comes off in one move. Two rings take two, but the order matters.
lesson-why-341-two-ask = First a guess: how many moves do you expect for nine rings?
lesson-why-341-two-ask-2 = Take both rings off.
lesson-why-341-two-hint = Any number will do. You’ll see at the end of the lesson how close you were.
lesson-why-341-two-hint-2 = Ring 2 moves only while ring 1 is on.
lesson-why-341-two-done = The larger ring comes off first, while the smaller one is still there to help.

lesson-why-341-clear = Clear the way
lesson-why-341-clear-text = Now four rings. Ring 4 should come off first, because the others can’t help once they are gone. What does it need for that?
lesson-why-341-clear-ask = Take ring 4 off first.
lesson-why-341-clear-hint = Ring 4 needs ring 3 on and rings 1 and 2 off. That is the puzzle of two rings again.
lesson-why-341-clear-done = Two moves clear the way, as for two rings alone, and one takes ring 4 off. It never moves again.

lesson-why-341-back-on = Put them back
lesson-why-341-back-on-text = Three rings are left, but ring 3 alone is on. Put the two small ones back on, and it is the puzzle of three rings.
lesson-why-341-back-on-ask = Put rings 1 and 2 back on.
lesson-why-341-back-on-hint = Ring 1 first: ring 2 moves only while ring 1 is on.
lesson-why-341-back-on-done = The same two moves backwards: putting back costs as much as clearing the way.

lesson-why-341-rest = The rest
lesson-why-341-rest-text = Ring 4 is off, the other three are on. Ring 4 is finished.
lesson-why-341-rest-ask = How many moves do three rings take?
lesson-why-341-rest-hint = Do the same again: clear ring 1, take ring 3 off, put ring 1 back, then do two rings: 1 + 1 + 1 + 2.
lesson-why-341-rest-done = Five. The smaller puzzle is made of still smaller ones in the same way.
lesson-why-341-rest-three = Each ring has to move, but ring 1 moves more than once.

lesson-why-341-sum = Add up
lesson-why-341-sum-text = Clear two rings, take ring 4 off, put two rings back, do the other three: a₄ = a₂ + 1 + a₂ + a₃. The same holds for any number of rings.
lesson-why-341-sum-ask = How many moves for four rings?
lesson-why-341-sum-ask-2 = Use the same sum to go on to nine rings.
lesson-why-341-sum-hint = You found a₂ = 2 and a₃ = 5. Put them in.
lesson-why-341-sum-hint-2 = a₃ = 5, a₄ = 10. Five rings: a₄ + 2 · a₃ + 1.
lesson-why-341-sum-done = 341. Each number follows from the two before it, so no board is needed to get to nine rings.

lesson-why-341-formula = Without the sum
lesson-why-341-formula-text = The numbers 1, 2, 5, 10, 21, 42, 85, 170, 341 nearly double each time. In binary they are 1, 10, 101, 1010 and so on. For an odd number of rings that is 1 + 4 + 16 + …, just under a third of the next power of four; for an even number it is twice as much. So for n rings it is ⌊2 · 2ⁿ / 3⌋, two thirds of a power of two, rounded down.
lesson-why-341-formula-ask = How many moves for ten rings?
lesson-why-341-formula-hint = 2 · 1,024 = 2,048. Divide by 3 and drop the remainder.
lesson-why-341-formula-done = 682, twice 341. For an odd number of rings it is twice the one before, plus one.
lesson-why-341-formula-rounded = Round down: 2,048 / 3 is 682 and two thirds.
