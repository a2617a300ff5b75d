### The rule tester: a rule made of blocks, tried on every state of a small puzzle.

# $of is rings or dials. A block is a condition (“If an odd number of rings is on”) with the move below it.

tester-title = Rule tester
# On the list of tools: what it is for, and its link.
tester-line = Build a rule from blocks and find the first state where it fails.
tester-verb = Build a rule

tester-your-rule = Your rule
tester-say = { $of ->
    [rings] Say which ring to move next. Gros tries your rule on every state and shows the first one where it fails.
   *[dials] Say which dial to turn next. Gros tries your rule on every state and shows the first one where it fails.
}
# The rules to start with.
tester-own = a rule of your own
tester-always = { $of ->
    [rings] always ring 1
   *[dials] always dial 1
}
tester-first-two = { $of ->
    [rings] ring 1 or ring 2
   *[dials] dial 1 or dial 2
}
tester-never-wrong = one that never fails
tester-in-turn = one that remembers the last move
# Below it, while the first rule stands
tester-first = { $of ->
    [rings] Try first: look at the states where moving ring 1 fails, and add a block for them.
   *[dials] Try first: look at the states where turning dial 1 fails, and add a block for them.
}
# Below the title. $goal: all off.
tester-facts = { $pieces }, goal: { $goal }
tester-goal = { $of ->
    [rings] all off
   *[dials] all flat
}
tester-tested = { $count ->
    [one] { $count } state tested
   *[other] all { $count } states tested
}
tester-pieces = { $of ->
    [rings] Rings
   *[dials] Dials
}

## Blocks.

# Before a condition: of the first block, of later blocks, of a further condition; before what is left; before a move.
tester-if = If
tester-else-if = otherwise, if
tester-and = and
tester-otherwise = otherwise
# In place of “otherwise”, before the only move of a rule
tester-ever = always
tester-move = { $of ->
    [rings] move
   *[dials] turn
}
# The conditions. The number k stands in a field of its own after it.
tester-odd = { $of ->
    [rings] an odd number of rings are on
   *[dials] an odd number of dials are upright
}
tester-even = { $of ->
    [rings] an even number of rings are on
   *[dials] an even number of dials are upright
}
tester-on = { $of ->
    [rings] ring k is on
   *[dials] dial k is upright
}
tester-off = { $of ->
    [rings] ring k is off
   *[dials] dial k is flat
}
tester-first-on = { $of ->
    [rings] ring k is the first ring on
   *[dials] dial k is the first one upright
}
tester-one-moved = { $of ->
    [rings] ring 1 moved last
   *[dials] dial 1 moved last
}
tester-other-moved = { $of ->
    [rings] another ring moved last
   *[dials] another dial moved last
}
# What is moved.
tester-piece = { $of ->
    [rings] ring k
   *[dials] dial k
}
tester-the-first-on = { $of ->
    [rings] the first ring on
   *[dials] the first dial upright
}
tester-after-first-on = { $of ->
    [rings] the ring after the first ring on
   *[dials] the dial after the first one upright
}
# Names of fields: condition 2 of block 1.
tester-condition-of = Condition { $condition } of block { $block }
tester-move-of = Move of block { $block }
tester-number-of = Number k in: { $field }
# What a block got right, at its right end.
tester-score = right { $right } of { $asked }
tester-never = never used
tester-block = Block { $block }
tester-add-branch = { $of ->
    [rings] Add: if … move …
   *[dials] Add: if … turn …
}
tester-add-otherwise = Add: otherwise
tester-add-and = and …
tester-add-and-to = and …: add a condition to block { $block }
tester-up = Move block { $block } up
tester-down = Move block { $block } down
tester-remove = Remove block { $block }
tester-remove-condition = Remove: { $field }
tester-keys = Alt+↑ and Alt+↓ move a block, Delete removes it.
# The address has something that is no block. $items: “purple:1”, “on9:2”.
tester-unread = Not understood, so left out: { $items }. Blocks are written like odd:1 or on3+off1:first, the last one like else:after.

## The state that is shown.

# $state: 000110.
tester-counterexample = Counterexample: { $state }.
tester-state = State { $state }.
# $step: ring 2 off.
tester-says = Your rule says { $step }.
tester-says-nothing = Your rule names nothing to move.
tester-goal-reached = This is the goal; nothing is left to do.
# Why it is right or wrong. $on: how many are on; $parity: odd or even.
tester-count-on = { $of ->
    [rings] { $on ->
        [0] No ring is on, and 0 is even.
        [one] One ring is on, an odd number.
       *[other] { $on } rings are on, an { $parity ->
            [odd] odd
           *[even] even
        } number.
    }
   *[dials] { $on ->
        [0] No dial is upright, and 0 is even.
        [one] One dial is upright, an odd number.
       *[other] { $on } dials are upright, an { $parity ->
            [odd] odd
           *[even] even
        } number.
    }
}
tester-agrees = That is the move towards the goal.
tester-leads-back = That is possible, but it leads away from the goal: { $after } moves to go instead of { $to-go }.
tester-no-block = None of your blocks holds here.
tester-no-piece = { $of ->
    [rings] There is no such ring here.
   *[dials] There is no such dial here.
}
tester-show-right = Show the right move
# $step: ring 3 off.
tester-right-move = The right move is { $step }.
tester-next-one = Next one
tester-no-failure = { $count ->
    [one] Right in the only state. Can you say why?
   *[other] Right in all { $count } states. Can you say why?
}

## The map of all states.

tester-map = All states along the line
tester-map-scale = moves to go; 0 is the goal
tester-agree = agrees
tester-cannot-move = { $of ->
    [rings] cannot move
   *[dials] cannot turn
}
tester-away = leads away from the goal
tester-silent = names nothing
# Which stretch of the map is seen when it is zoomed.
tester-window = { $first } to { $last } moves to go
tester-slider = State, by moves to go
# The value of the slider. $result: agrees.
tester-slider-text = { $to-go } to go, { $state }: { $result }
tester-slider-goal = 0 to go: the goal
tester-sum = Right in { $right } of { $asked } states
tester-choose = Choose a bar to see its state on the board.
# A question about where the failures are; it must not give the reason.
tester-pattern-one = Only one failure: what is special about this state?
tester-pattern-all = It fails in every state. Start with a state whose right move you know.
tester-pattern-even = The failures are evenly spaced, { $gap } apart: what do these states have in common?
tester-pattern-near-goal = All failures are near the goal: what is different there?
tester-pattern-near-half = All failures are in the half nearer to the goal: what do those states have in common?
tester-pattern-far-half = All failures are in the half farther from the goal: what do those states have in common?
tester-pattern-other = No simple pattern. Which block is wrong most often?
