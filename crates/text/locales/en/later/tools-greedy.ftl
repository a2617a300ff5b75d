### The greedy builder: a word without squares, always the smallest number that fits.
# A square is a block twice in a row; $block is written like 1 2.

greedy-title = Greedy builder
# On the list of tools: what it is for.
greedy-line = Always write the smallest number that repeats no block. What do you get?
greedy-task = Write one number after another, always the smallest that makes no square. A square is a block twice in a row, like 3 3 or 1 2 1 2.
# The choice of how many different numbers there are.
greedy-numbers = Numbers
greedy-any = as many as it needs
greedy-up-to = only 1 to { $most }
# What is seen at the right end of the heading: how long the word is.
greedy-length = { $count ->
    [one] { $count } number written
   *[other] { $count } numbers written
}
# The word for screen readers; before there is one.
greedy-word = Word: { $word }
greedy-empty = Nothing written yet
# Names the row of buttons, and the place for the number in the word.
greedy-next = Which number comes next?
greedy-keys = The keys 1 to 9 choose too.
greedy-right = Right: { $number }.
greedy-shown = It is { $number }.
greedy-filled = { $count ->
    [one] Added { $count } number.
   *[other] Added { $count } numbers.
}
# A wrong guess: the square that it makes, marked in the word; or that a smaller number fits, at first without naming it.
greedy-makes-square = { $number } makes a square: { $block } twice in a row. Try again.
greedy-not-smallest = { $number } makes no square, but a smaller number fits too. Try again.
greedy-not-smallest-but = { $number } makes no square, but neither does { $smaller }, and it is smaller.
greedy-show = Show me
greedy-fill = Continue to { $length }
greedy-back = Take back
greedy-clear = Start over

## What the word is.

greedy-ruler = Where else do these numbers appear?
greedy-ruler-later = Write seven numbers, then see.
greedy-ruler-same = They say which ring moves: these are the first { $count } moves from all rings off, as the solver makes them. In a tower they say which disc moves. So no run of moves ever comes twice in a row.
greedy-ruler-why = Why? Let w be what stands before the first k, and suppose that every number below k makes a square after w. No square reaches across k, which stands only once, so after it the same word comes again: w k w. Now the numbers below k make squares as before, and k makes w k w k. So k + 1 is the smallest that fits, and it goes on in the same way.
greedy-rings = Watch the rings
greedy-tower = Watch the tower
greedy-source-ruler = Hinz, “Square-free Tower of Hanoi sequences” (1996)

## When nothing fits.

greedy-stuck = Stuck after { $length }: every number makes a square.
greedy-stuck-at = { $number }: { $block } twice in a row
greedy-stuck-tower = With { $most } numbers, greed always ends after 2^{ $most } − 1 = { $length }: as many as a tower of { $most } discs has moves.
greedy-search = Take numbers back
greedy-search-say = Take the last number back and try a larger one in its place; when none is left, take back one more.
greedy-search-step = One step
greedy-search-run = Run to { $length }
greedy-search-added = { $number } fits.
greedy-search-took = No larger number fits, so { $number } is taken back.
greedy-search-sum = { $length ->
    [one] { $length } number now; taken back so far: { $count }.
   *[other] { $length } numbers now; taken back so far: { $count }.
}
greedy-search-end = Nothing is left to try. With 1 and 2 alone every word of four numbers has a square; the longest are 1 2 1 and 2 1 2.
greedy-thue = Thue’s method
greedy-thue-say = With three numbers you can go on for ever without taking anything back: start with 1, then replace every 1 by 1 2 3, every 2 by 1 3 and every 3 by 2, again and again. Each row starts with the row above.
greedy-source-thue = Thue, “Über unendliche Zeichenreihen” (1906) and a second paper of 1912
# Above what is known of such words, which the card of the ruler says, too.
greedy-known = What is known
