### The graph of all states.

graph-you = du
graph-start = Start
graph-goal = Ziel
