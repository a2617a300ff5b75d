### The graph of all states.

graph-you = vous
graph-start = départ
graph-goal = but
