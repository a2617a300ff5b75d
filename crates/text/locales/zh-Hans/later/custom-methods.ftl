### Puzzles that a user makes up.

custom-ladder-seen = 每个零件一行：现在在哪里，应该在哪里，走下一步之前更快的零件要走多少步。有死路时，每根柱子是一条死路，柱高就是深度。
custom-ladder-reach = 任意两个状态之间。
custom-rule = 所有更快的零件都在这一步要求的位置上，零件才能走。所以，还没到位的零件中最慢的那个，决定更快的零件该去哪里。
custom-rule-loops = 有关的更快零件都在这一步要求的位置上，零件才能走。这个谜题有环路，所以下表按搜索得到的路线给出。
custom-moves-before = 之前的步数
