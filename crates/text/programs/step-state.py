def state_at(step, discs):
    state = ""
    for disc in range(discs, 0, -1):
        turns = (step + (1 << (disc - 1))) >> disc
        cycle = "ACB" if (discs + disc) % 2 == 0 else "ABC"
        state += cycle[turns % 3]
    return state


def step_of(state):
    step, digit, above = 0, 0, "A"
    for peg in state:
        if peg != above:
            digit = 1 - digit
        step = 2 * step + digit
        above = peg
    return step
