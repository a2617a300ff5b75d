### Puzzles that a user makes up.

custom-ladder-seen = 每個零件一行：現在在哪裡，應該在哪裡，走下一步之前更快的零件要走多少步。有死路時，每根柱子是一條死路，柱高就是深度。
custom-ladder-reach = 任意兩個狀態之間。
custom-rule = 所有更快的零件都在這一步要求的位置上，零件才能走。所以，還沒到位的零件中最慢的那個，決定更快的零件該去哪裡。
custom-rule-loops = 有關的更快零件都在這一步要求的位置上，零件才能走。這個謎題有環路，所以下表按搜尋得到的路線給出。
custom-moves-before = 之前的步數
