### What is to be done, puzzle by puzzle.

task-rings = 把所有的環都從劍上取下來。
task-hanoi = 把整座塔搬到另一根柱子，每次只動一個圓盤。
task-wythoff = 兩人輪流取石子，取到最後一顆的人贏。
task-spin-out = 讓所有大象都橫過來，就能把滑板抽出來。
task-dials-out = 把滑板抽出來，讓所有大象都到盒子外面。
task-brain = 把所有的桿都拉出來。
task-burr = 把環從驅動桿上取下來。
task-balls = 把所有的球都送到最高一層。
task-lock = 把所有零件都移到最末位置。
task-chain = 所有狀態排成一條線，從一端走到另一端。
task-elephants = 讓所有大象從朝上轉為朝下，就能把它們滑出來。
task-slide = 把所有零件都移到最末位置，就能把它們滑出來。
task-bars = 讓所有橫條都朝下。
task-custom = 把每個零件從第一個位置移到最後一個位置。

task-all-rings = 把 { $pieces } 都從劍上取下來。
task-all-rings-back = 把 { $pieces } 都放回劍上。
task-all-discs = 把 { $pieces } 都搬到 { $to } 柱，每次只動一個。
task-discs-to = 把所有圓盤都搬到 { $to } 柱，每次只動一個。
task-all-dials = 讓 { $pieces } 都橫過來，就能把滑板抽出來。
task-all-dials-out = 把滑板抽出來，讓 { $pieces } 都到盒子外面。
task-all-rods = 把 { $pieces } 都拉出來。
task-all-balls = 把 { $pieces } 都送到最高一層。
task-all-pieces = 把 { $pieces } 都移到最末位置。
task-all-elephants = 讓 { $pieces } 都從朝上轉為朝下，就能把它們滑出來。
task-all-bars = 讓 { $pieces } 都朝下。
