### The graph of all positions.

graph-you = 你
graph-start = 起點
graph-goal = 終點
