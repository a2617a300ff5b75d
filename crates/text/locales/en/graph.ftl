### The graph of all states.

# Marks in the picture.
graph-you = you
graph-start = start
graph-goal = goal
