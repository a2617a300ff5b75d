### What is to be done, puzzle by puzzle.

task-rings = 把所有的环都从横杠上解下来。
task-hanoi = 把整座塔搬到另一根柱子，每次只动一个盘子。
task-wythoff = 两人轮流取石子，取到最后一颗的人赢。
task-spin-out = 让所有大象都横过来，就能把滑板抽出来。
task-dials-out = 把滑板抽出来，让所有大象都到盒子外面。
task-brain = 把所有的杆都拉出来。
task-burr = 把环从驱动杆上取下来。
task-balls = 把所有的球都送到最高一层。
task-lock = 把所有零件都移到最末位置。
task-chain = 所有状态排成一条线，从一端走到另一端。
task-elephants = 让所有大象从朝上转为朝下，就能把它们滑出来。
task-slide = 把所有零件都移到最末位置，就能把它们滑出来。
task-bars = 让所有横条都朝下。
task-custom = 把每个零件从第一个位置移到最后一个位置。

task-all-rings = 把 { $pieces } 都从横杠上解下来。
task-all-rings-back = 把 { $pieces } 都套回横杠上。
task-all-discs = 把 { $pieces } 都搬到 { $to } 柱，每次只动一个。
task-discs-to = 把所有盘子都搬到 { $to } 柱，每次只动一个。
task-all-dials = 让 { $pieces } 都横过来，就能把滑板抽出来。
task-all-dials-out = 把滑板抽出来，让 { $pieces } 都到盒子外面。
task-all-rods = 把 { $pieces } 都拉出来。
task-all-balls = 把 { $pieces } 都送到最高一层。
task-all-pieces = 把 { $pieces } 都移到最末位置。
task-all-elephants = 让 { $pieces } 都从朝上转为朝下，就能把它们滑出来。
task-all-bars = 让 { $pieces } 都朝下。
