# The page of lessons, and what all stops say. Seen at #/learn and #/learn/tour/3.

learn-line = See it, try it, prove it. Your progress stays on this device.
# A link to a document, which is in English only
learn-teachers = For teachers
# The tag of the language in which there is a document for teachers: this one or English.
learn-teachers-language = en
learn-lessons = Lessons
learn-lessons-line = one question each, three to six stops
# A button: the first stop of a lesson
learn-start = Start
# A button. stop: number of the first stop that is not done
learn-go-on = Continue at stop { $stop }
# A button, when all stops are done
learn-again = Start again
# done, stops: counts of stops
learn-done-of = { $done } of { $stops } done
# Beside the title of a lesson
learn-stop-of = stop { $stop } of { $stops }
# The name of the row of bars, for screen readers
learn-bars = Stop { $stop } of { $stops }, { $done } done
# The name of a bar or a tile, for screen readers. state: done, current or open
learn-bar = Stop { $stop }: { $title }{ $state ->
    [done] , done
    [current] , current
   *[open] {""}
}
learn-all-stops = All stops
learn-close = Leave the lesson
learn-back = Back
learn-skip = Skip this stop
# A button. title: the title of the next stop
learn-next = Next: { $title }
learn-skip-to-task = Skip to the task
learn-finish = Finish
learn-your-task = Your task
learn-right = Right.
learn-shown = Here is the answer.
# A button: keep a guess that nobody judges
learn-keep-guess = Keep my guess
learn-guess = Your guess is { $guess }.
# At the end of a lesson
learn-recalled = At the beginning you guessed { $guess }. It is { $answer }.
learn-recalled-right = At the beginning you guessed { $guess }, and so it is.
# A ring was pressed while the board waits
learn-waits = Do the task first. Then the board is yours.
# The caption of the board, before the first move or the answer
learn-yours = The board is yours.
learn-line-yours = The timeline is yours.
learn-waits-ladder = The board waits while you fill in the ladder.
learn-waits-fold = The board waits while you turn the second copy.
learn-waits-answer = The board waits for your answer.
learn-waits-answers = The board waits for your answers.
# guess: what the user answered; answer: one of several
learn-wrong-choice = “{ $answer }” is not right.
learn-too-small = { $guess } is too small.
learn-too-large = { $guess } is too large.
learn-off-by-one = { $guess } is off by one.
learn-off-by-one-why = Check whether you count moves or states, and where you start counting.
# What the solver says about a wrong number. state, here: positions as they are written; piece: ring 2, disc 2
learn-left-from = { $moves ->
    [one] One move is left from { $state }.
   *[other] { $moves } moves are left from { $state }.
}
learn-states-from = { $states ->
    [one] One state lies on the way from { $state }.
   *[other] { $states } states lie on the way from { $state }.
}
learn-step-is = Step { $step } is { $state }.
learn-digits-of = Those are the digits for { $state }.
# there, place: where the piece is, “on” or “on peg A”
learn-differs = There { $piece } is { $there }; in { $here } it is { $place }.
# pieces: four rings; moves: 15 moves
learn-too-far = No position of { $pieces } is that far from the goal.
learn-farthest = No position of { $pieces } is more than { $moves } from the goal.
learn-moves-in-all = The solution has { $moves } in all.
learn-made-by = Move { $number } is made by { $piece }.
learn-not-first = { $piece } makes move { $number }, but not for the first time.
learn-makes = { $piece } makes move { $number }.
learn-no-piece = There is no { $piece } here.
learn-can-move = { $piece } can move here.
learn-cannot-move = { $piece } can’t move here.
learn-moves-often = { $piece } moves { $count ->
    [one] once
   *[other] { $count } times
}.
# Piles of Wythoff’s game. guess: the number that was answered
learn-in-pair = { $guess } belongs to the cold pair { $small } and { $large }.
learn-other-pile = { $guess } is the { $pile ->
    [small] smaller
   *[large] larger
} pile of this pair.
# Binary digits when counting on. next: number + 1
learn-change-from = { $count ->
    [one] One digit changes from { $number } to { $next }.
   *[other] { $count } digits change from { $number } to { $next }.
}
# Small discs wait on a peg while four pegs are used. moves: 83 moves
learn-parked = With { $count } parked, it takes { $moves }. There is a shorter way.
# Buttons that give the board to the learner: before the answer is known, and after
learn-try = Try it on the board
learn-play = Play it: were you right?
# made: moves so far; said: the number that was answered; moves: 9 moves
learn-playing = { $made } of your { $said } moves made.
learn-played-right = Done in { $moves }, as you said.
learn-played-other = It took { $moves }; you said { $said }.
learn-played-longer = There is a shorter way.
# A move in the game left these piles
learn-not-cold = You left { $left } and { $right }, which is not cold.
learn-not-cold-why = From there your opponent can leave you a cold pair. The stones are back: try again.
learn-step-before = Step { $step } comes before step { $asked }.
learn-step-after = Step { $step } comes after step { $asked }.
learn-no-number = Type a whole number.
learn-no-word = Type only the digits 0 and 1.
learn-no-pegs = Type only the letters A, B and C.
learn-backwards = { $guess } is read backwards.
learn-backwards-why = The largest ring is at the left.
learn-backwards-discs = The largest disc is at the left.
# row: what the answer is made of, digits or the letters of pegs
learn-word-length = { $row ->
    [pegs] It has { $count } letters, one for each disc.
   *[digits] It has { $count } digits, one for each ring.
}
# count: how many digits are right before the first wrong one
learn-first-digits = { $row ->
    [pegs] { $count ->
        [0] The first letter is already wrong.
        [one] The first letter is right, the second is not.
       *[other] The first { $count } letters are right, the next is not.
    }
   *[digits] { $count ->
        [0] The first digit is already wrong.
        [one] The first digit is right, the second is not.
       *[other] The first { $count } digits are right, the next is not.
    }
}
learn-choose-one = Choose one of the answers.
# label: which field of a row
learn-row-wrong = The answer for { $label } is not right yet.
# The name of a field in a row. label: a number
learn-row-field = For { $label }

# The ladder of wishes: a row for each ring, from the largest down
ladder-on = on
ladder-off = off
ladder-is = is { $place ->
    [on] on
   *[off] off
}
ladder-must-be = must be { $place ->
    [on] on
   *[off] off
}
ladder-question = Ring { $ring } must be
ladder-done = done
ladder-not-yet = not yet
ladder-right = right
ladder-not-this = not this
ladder-after = after ring { $ring }
ladder-last = So the ring to move now is ring
ladder-choose = Choose on or off for ring { $ring }.
ladder-needs = Ring { $waiting } waits for this one.
ladder-needs-why = It can move only while ring { $ring } is on.
ladder-blocks = That would block ring { $waiting }.
ladder-blocks-why = It moves only when ring { $neighbour } is on and every ring before ring { $neighbour } is off, counting from ring 1. Ring { $ring } is one of those.
ladder-stays = Nothing needs ring { $ring }.
ladder-stays-why = The rings above it in the ladder are done, so it must come off like all the others.
ladder-ring-wrong = Not ring { $ring }.
ladder-ring-why = Look for the lowest row marked “not yet”: nothing stands in its way.
# Over the board: the ring that has to move, and a condition that was filled in wrongly
ladder-waits = ring { $ring } waits
ladder-which = ring { $ring }: on or off?
ladder-beyond = beyond ring { $ring }: on or off?

# The drawing of the line that is folded open
fold-name = Angle of the second copy
# degrees: how far it still has to turn
fold-value = { $degrees } degrees to go
fold-open = lies in one line
fold-first = ring 4 off
fold-second = ring 4 on, turned over
fold-states = One line of 16 states. It was two lines of 8.

# The board on which cold positions are found. position: 3 and 5
sieve-square = { $position }{ $state ->
    [cold] , cold
    [struck] , struck out
   *[open] {""}
}
sieve-hot = { $position } is not cold.
# take: Take 2 from the left pile
sieve-hot-why = { $take }: that leaves { $left }, and your opponent loses.

# Over the cards of exercises and tools, and what the card of the exercises says.
learn-tools = Practise and explore
learn-exercises-line = Checked as you answer; one link gives a whole class the same questions.
learn-exercises-verb = Try some
# Over the names of other tools, and what the shelf is for.
learn-more = More to explore
learn-shelf-line = Puzzles of this kind that you can hold in your hands: how many moves each takes, and which can be played here.
# Before the choice of what a tool starts with
tool-begin = Start with
