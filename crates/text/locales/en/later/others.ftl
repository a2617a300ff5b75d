### Pieces with two places, whose states are those of the Chinese rings: what their cards say in place of rings.ftl.

# Above the first card. $piece: dial k; $on and $off: upright and flat; $driver is the part that drives the others.
others-same = The states are those of the Chinese rings: { $piece } is ring k, { $on } is on, and { $off } is off.
others-same-with-driver = The states are those of the Chinese rings: the { $driver } is the outermost ring, and { $piece } is ring k + 1.
# Steps of reasoning: how a piece must be, or is; $place: upright.
others-must-be = { $piece } must be { $place }
others-is = { $piece } is { $place }
# It becomes a sentence; $mv: dial 2 flat.
others-free = nothing is in the way of the move: { $mv }
others-wish = { $piece } can go { $place }
# $rule is one of the two rules below.
others-alternation-first = { $on ->
    [one] { $on } digit is 1, an odd number, so { $rule }.
   *[other] { $parity ->
        [odd] { $on } digits are 1, an odd number, so { $rule }.
       *[even] { $on } digits are 1, an even number, so { $rule }.
    }
}
others-rule-one = move { $one }
others-rule-other = move the piece just after the first 1, counting from { $one }
others-alternate = Then alternate: making the same move twice gets you nowhere.
others-lane-other = other
others-binary-rule = Go from left to right, starting from 0. Repeat the last binary digit, but flip it where there is a 1.
others-row-by-row = From row to row the binary number changes by one, and just one piece moves.
# The names of jobs, as in a program: “clear(7)” sets the first seven pieces to 0.
others-job-down = clear
others-job-up = fill
# Where the recursion holds, beside its name.
others-between = between all 0s and all 1s
# The head of a column of codes.
others-column-here = here
others-purposes-rule = Think from the largest number down: a piece can move only when the one before it is at 1 and all before that are at 0. So smaller numbers move to prepare the larger ones.
others-purpose-last = { $mv }: nothing larger moves after that
others-how-far = How many moves to all 0s?

# The first card in short: a row of pieces, and what they have to do with each other.
others-peek = each one waits for the next
