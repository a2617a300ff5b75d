### Bets: a number or a comparison is guessed before anything is shown, then put on a scale beside the answer.

wager-title = Wager
# On the list of tools: what it is for, and its link.
wager-line = Bet before you look: how many moves, which takes longer, which is nearer? Then see how far off you were.
wager-verb = Place a bet
# Which question of a round is open.
wager-number = Bet { $number } of { $count }

## The questions. $puzzle is a puzzle, $pieces how many pieces it has: Chinese rings, 9 rings.

wager-body = { $puzzle }, { $pieces }
wager-ask-moves = { $body }: how many moves does it take?
wager-ask-more-often = { $body }: which of the two moves more often on the way?
# $goal is the state to reach: all off.
wager-ask-nearer = { $body }: which state is nearer to the goal ({ $goal })?
wager-ask-longer = Which of the two takes more moves?
wager-same = Both the same

## The bet.

wager-slider = Your bet on a scale from one to a billion
wager-field = Number of moves
# A whole number with its limits.
wager-not-a-number = Type a whole number from 1 to { $most }.
wager-place = Bet
# Names of numbers on the scale: powers of ten.
wager-tick = { $power ->
    [0] 1
    [3] 1,000
    [6] 1 million
   *[9] 1 billion
}

## What comes of it.

# Marks on the scale: the first and the second bet, and the answer.
wager-your-bet = bet
wager-your-second-bet = second bet
wager-right-mark = right
# Two numbers: $first and $second are what was compared, $one and $other counts of moves.
wager-both = { $first }: { $one }. { $second }: { $other }.
wager-exact = Exactly right: { $moves }.
wager-close = Within 10%: it takes { $moves }.
wager-percent = { $side ->
    [few] { $percent }% too few: it takes { $moves }.
   *[many] { $percent }% too many: it takes { $moves }.
}
# $times is a number such as 8 or 3.4.
wager-times = { $side ->
    [few] { $times } times too few: it takes { $moves }.
   *[many] { $times } times too many: it takes { $moves }.
}
wager-choice-right = You win this bet.
wager-choice-wrong = You lose this bet.
# After a first bet that is far off, before what helps.
wager-too-few = Too few: less than half.
wager-too-many = Too many: more than twice as many.
wager-no = No.
wager-help-fewer = { $fewer } take { $less }. How many do { $all } take?
wager-help-states = There are { $states } states in all.
wager-help-count = { $one }: { $moves }. And the other?
wager-help-pieces = { $count ->
    [one] { $one } moves once. And the other?
   *[other] { $one } moves { $count } times. And the other?
}
wager-second = Second bet: what do you say now?
wager-show = Show the answer
wager-next = Next bet
wager-end = How did I do?
# A link to the position with the card that gives the reason.
wager-look = See it on the board

## The reasons.

# $fewer and $all are numbers of pieces, $less and $moves counts of moves.
wager-why-doubles = { $fewer } take { $less }, { $all } take { $moves }: one more about doubles the way.
wager-why-states = Each piece multiplies the number of states by its places. The way passes all { $states } of them once, so it has one move less.
# $row is a row of numbers.
wager-why-often = In order, the moves are of numbers { $row }, … Number 1 moves every other time, and each further one about half as often as the one before.
wager-why-nearer = A state is a number in Gray code, and that is how many moves it still takes: { $first } is { $one }, { $second } is { $other }. How many rings are on says little.
wager-why-rings-tower = A tower of n discs takes 2^n − 1 moves, n rings about two thirds of 2^n.
wager-why-same-graph = A dial waits for the dials before it just as a ring waits for rings: it is the same puzzle in another body.
wager-why-elephants-tower = A tower of n + 2 discs takes 2^(n+2) − 1 moves, n elephants 2^(n+2) − 2(n + 2): a little less.

## The end of a round.

wager-summary = This round
# $doublings is a number such as 1.3.
wager-average = On average your estimates were { $doublings } doublings off.
wager-average-second = With the second bets it is { $doublings }.
wager-doubling = One doubling off is half the number, or twice the number.
wager-choices = { $right } of { $count } choices were right at once.
# Above the columns of the list.
wager-column-question = Question
wager-column-bet = Your bet
wager-column-right = Right
wager-new = New round
