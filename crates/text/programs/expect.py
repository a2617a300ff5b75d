def next_ring(state, goal):
    following = 0
    for ring in range(len(state), 0, -1):
        place = len(state) - ring
        wanted = "1" if ring + 1 == following else "0"
        if following == 0:
            wanted = goal[place]
        if state[place] != wanted:
            following = ring
    return following
