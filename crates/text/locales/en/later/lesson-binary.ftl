lesson-binary = Rings count in binary
lesson-binary-line = read the number of moves left from the rings
lesson-binary-learnt = The rings are another way of writing a number. Copying and swapping turns it into binary, comparing neighbouring digits turns it back, and each move counts down by one.

lesson-binary-count = The far end
lesson-binary-count-text = Three rings have eight states on one line. All off is one end, only ring 3 on is the other.
lesson-binary-count-ask = How many moves are left from here?
lesson-binary-count-hint = There are eight states on the line, and you are at one of its ends. Between two neighbours lies one move.
lesson-binary-count-done = Seven, in binary 111: three digits for three rings.
lesson-binary-count-one = Only one ring is on, but it can’t move yet.
lesson-binary-count-four = 100 read as binary is four. But the rings are not the binary number itself.

lesson-binary-read = Read the rings
lesson-binary-read-text = A ring that is on turns the rest of the line round, and that swaps all digits after it. So go from left to right: write 1 for a ring that is on, 0 for off, and start by copying. Each time you read a 1, switch: from copying to swapping 0 and 1, or back.
lesson-binary-read-ask = Write the binary number for these five rings.
lesson-binary-read-hint = The first 1 is copied. Then swap: 0 becomes 1, and the next 1 becomes 0.
lesson-binary-read-done = 27 moves to go. Going over the rings once is enough to know it.
lesson-binary-read-state = That is the row of rings. From the second digit on, swap.

lesson-binary-write = Write the rings
lesson-binary-write-text = It also works the other way. Take the binary number and compare each digit with the one before it: equal is off, different is on.
lesson-binary-write-ask = Twelve moves to go is 01100 in binary. Which rings are on? Write 1 for on, 0 for off.
lesson-binary-write-hint = Before the first digit, think of a 0. Then 0 and 0 are equal, 0 and 1 differ, 1 and 1 are equal.
lesson-binary-write-done = The Gray code of 12. Neighbouring numbers differ in one ring.
lesson-binary-write-binary = That is the binary number itself. Compare each digit with the one before.

lesson-binary-minus-one = Count down
lesson-binary-minus-one-text = A move takes one away: from 12 to 11, from 01100 to 01011. Three binary digits change, but only one ring.
lesson-binary-minus-one-ask = Which ring moves?
lesson-binary-minus-one-hint = Look at the digits that change. Among them, equal neighbours stay equal and different ones stay different, except at the left end.
lesson-binary-minus-one-done = Ring 3: the leftmost digit that changes tells the ring.
lesson-binary-minus-one-one = Ring 1 moves when only the last digit changes.

lesson-binary-parity = Odd or even
lesson-binary-parity-text = Every move changes the number of rings on by one. The very last move takes ring 1 off, with one ring on. So if that number is odd, ring 1 moves.
lesson-binary-parity-ask = Four rings are on. What moves next?
lesson-binary-parity-hint = With an odd number on, ring 1 moves, but four is even. Which ring can move besides ring 1?
lesson-binary-parity-done = Two rules are enough to solve any state, without counting.
lesson-binary-parity-one = Ring 1
lesson-binary-parity-one-why = That is the rule for an odd number of rings on.
lesson-binary-parity-other = The ring just after the first one that is on, counting from ring 1
lesson-binary-parity-both = Either of them
lesson-binary-parity-both-why = One of the two leads away from the goal.

lesson-binary-nine = Nine rings
lesson-binary-nine-text = Now put it all together: read the nine rings, write the binary number, and add up what its digits are worth.
lesson-binary-nine-ask = How many moves are left?
lesson-binary-nine-rings = That is the row of rings read as binary. First copy and swap, then add up.
lesson-binary-nine-digits-only = Those are the binary digits. Now add up what each 1 is worth.
lesson-binary-nine-hint = The nine digits are worth 256, 128, 64, 32, 16, 8, 4, 2 and 1. Start by copying, and switch after each 1.
lesson-binary-nine-done = You read a number off the rings without making a move.
