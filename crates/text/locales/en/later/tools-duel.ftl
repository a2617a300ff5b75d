### The square duel: Alice avoids squares, Bob wants one.
# $player is alice or bob; $letter and $block are written as letters, like 1 2.

duel-title = Square duel
# On the list of tools: what it is for, and its link.
duel-line = Alice wants no block twice in a row, Bob wants one. Who gets their way?
duel-verb = Play
# The choices of game, letters and side.
duel-game = Game
duel-game-turns = both add letters
duel-game-places = Bob names the place
duel-letters = Letters
duel-side = You play
duel-side-alice = Alice
duel-side-bob = Bob
duel-side-two = both, for two people
duel-rule-turns = Alice and Bob add letters in turn, Alice first. Alice wants no square, Bob wants one. A square is a block of two or more letters twice in a row, like 1 2 1 2. One letter twice does not count, since Bob could always copy.
duel-rule-places = Bob says where the next letter goes, anywhere in the word; Alice says which letter. Alice wants no square, Bob wants one. A square is a block twice in a row, also a single letter: 3 3 or 1 2 1 2.
# The word for screen readers; before there is one; how long it is, at the right end of the heading.
duel-word = Word: { $word }
duel-empty = No letter yet
duel-length = { $count ->
    [one] { $count } letter
   *[other] { $count } letters
}
# Whose turn it is, and what there is to choose; names the buttons.
duel-ask-letter = { $player ->
    [alice] Alice: which letter?
   *[bob] Bob: which letter?
}
duel-ask-place = Bob: where does the next letter go?
duel-over = The game is over.
duel-letter = Letter { $letter }
duel-place-first = At the beginning
# $number: how many letters stand before it; $letter: the last of them.
duel-place-after = After letter { $number }, { $letter }
duel-keys-letters = Keys: the letters’ own, 1 to 9 and a to c.
# What the computer did, and what it knows. $count: further letters.
duel-did-letter = { $player ->
    [alice] Alice (computer): { $letter }.
   *[bob] Bob (computer): { $letter }.
}
duel-did-place-first = Bob (computer): at the beginning.
duel-did-place-after = Bob (computer): after letter { $number }, { $letter }.
duel-sees-strategy = This is a strategy that never loses.
duel-sees-forced = { $player ->
    [bob] { $count ->
        [one] I’ll have my square with the next letter, whatever you do.
       *[other] I’ll have my square within { $count } more letters, whatever you do.
    }
   *[alice] { $count ->
        [one] I cannot avoid a square now.
       *[other] If you find the way, there will be a square within { $count } more letters.
    }
}
duel-sees-ahead = { $count ->
    [one] I have looked { $count } letter ahead: nothing is decided.
   *[other] I have looked { $count } letters ahead: nothing is decided.
}
# How it ended.
duel-bob-won = A square: { $block } twice in a row. Bob has won, with { $count } letters.
duel-alice-won = { $count } letters and no square: Alice has held out.
duel-was-avoidable = The last letter could have been another one, without a square. Take it back and try again.
duel-was-unavoidable = Every letter would have made a square there. The mistake, if there was one, came earlier.
duel-back = Take back
duel-new = New game

## What is known.

duel-known = What is known
duel-known-of = { $letters } letters
duel-known-between = { $least } to { $most } letters
duel-known-from = { $letters } or more letters
# A search on this page finds it anew.
duel-known-bob = Bob, within { $count } letters
duel-known-alice = Alice, for ever
duel-known-open = nobody knows
duel-source-turns = Pegden (2011) found the 6 and the 16, which this page searches anew, and that 37 letters are enough for Alice; Grytczuk, Kozik and Micek (2013) brought that down to 6, Rosenfeld (2021) to 4. The proof for 4 does not say how to play.
duel-source-places = Grytczuk, Szafruga and Zmarz (2013) proved that 12 letters are enough for Alice and 4 are not. How many she needs is an open question.
# What the computer does.
duel-computer-turns = The computer looks ahead, at { $count } positions at most. With 9 or more letters it plays Alice by a strategy of Grytczuk, Kosiński and Zmarz (2015): a letter is a pair of numbers up to 3. The first ones are Thue’s word, so no block of even length comes twice; the second is a favourite, changed when Bob has used it, so none of odd length does.
duel-computer-places = The computer looks ahead, at { $count } positions at most. With 12 letters it plays Alice by the strategy of the proof: a letter is a pair. The first number, up to 4, is the level of the letter: one above the lower of its neighbours. The second, up to 3, goes along Thue’s word within a level.
