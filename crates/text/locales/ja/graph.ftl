### The graph of all states.

# Marks in the picture.
graph-you = 現在地
graph-start = スタート
graph-goal = ゴール
