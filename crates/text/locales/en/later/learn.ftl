# The page of lessons, and what all stops say. Seen at #/learn and #/learn/tour/3.

learn-line = See it, try it, prove it. Your progress stays on this device.
# A link to a document, which is in English only
learn-teachers = For teachers
learn-lessons = Lessons
learn-lessons-line = one question each, about six stops
# Before chips of other things to try
learn-also-try = Also try
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
learn-check = Check
learn-check-again = Check again
learn-hint = Hint
learn-show = Show me the answer
learn-your-task = Your task
learn-right = Right.
# answer: what was asked for
learn-right-answer = Right: { $answer }.
learn-shown-answer = The answer is { $answer }.
learn-shown = Here is the answer.
learn-answer = Your answer
# A ring was pressed while the board waits
learn-waits = Do the task first. Then the board is yours.
# Below what the caption of the board asks
learn-waits-ladder = the board waits while you fill in the ladder
learn-waits-fold = the board waits while you turn the second copy
learn-waits-answer = the board waits for your answer
learn-waits-answers = the board waits for your answers
# guess: what the user answered; answer: one of several
learn-wrong = { $guess } is not right.
learn-wrong-choice = “{ $answer }” is not right.
learn-too-small = { $guess } is too small.
learn-too-large = { $guess } is too large.
learn-off-by-one = { $guess } is off by one.
learn-off-by-one-why = Check whether you count moves or states, and where you start counting.
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

# Over the cards of exercises and tools, and what the card of the exercises says.
learn-tools = Practise and explore
learn-exercises-line = Checked as you answer; one link gives a whole class the same questions.
learn-exercises-verb = Try some
