### The graph of all positions.

graph-you = 你
graph-start = 起点
graph-goal = 终点
