### One word a thing, in all files of this folder: the English term, and what stands for it.
###
### state · position (of the game): 状态 · 局面
### start, goal: 起点、终点
### move, step: 步、第 3 步
### route · dead end · back to the route: 路线 · 死路 · 回到正路
### line of all states, its ends: 排成一条线，两端（不说一头）
### shortest · presumed · upper bound: 最短 · 推测 · 上限
### board: 图；操作区只用于跳转
### bar (of a chart): 柱条（柱子是塔的）
### row, column (of a table) · line (of text): 行、列 · 行
### digit, place value · bit: 位、数字、位权 · 位
### base · binary: 进制 · 二进制
### rounded down: 向下取整
### odd, even: 奇数、偶数（不说单双）
### number of a piece, higher-numbered: 编号、编号更大
### place or position of a piece, the last one: 位置、最末位置
### ring, bar, on, off: 第 3 环、横杠、套上、解开；在横杠上（标签：在杠上）
### towards ring 1 · away from it: 外侧、往外 · 里侧、往里
### the ring just after the first one that is on: 横杠上最外一环再往里的那一环
### free end, free piece: 活动端、活动端的零件
### disc · small, large, top discs: 盘子、3 号盘 · 小盘、大盘、顶盘
### peg, tower, Tower of Hanoi: 柱子、C 柱、塔、汉诺塔
### dial, elephant: upright, flat, facing: 大象：竖直、横放、朝左
### case, gap, slide: 盒子（在盒外）、缺口、滑板
### tilt (of a bar with a key): 翻转
### pile, stone · cold, hot: 堆、颗 · 必败局面、必胜局面
### Gray code, copy or swap, mirror: 格雷码、照抄与互换、镜像
### ruler, tape, tick: 尺、刻度带、格
### repeated block (square): 重复段
### recursion, function, call: 递归、函数、调用；讲解里说一件事
### Explain, Coach, hint, to look at the answer: 讲解、教练、提示、看答案
### exercises, number of a set: 练习、题组
### puzzle (task) · puzzle (toy): 题目 · 玩具

### What is said of puzzles that have no words of their own for it.

words-states-allowed = 一串数字
words-moves-allowed = 步骤，如 2-1.1-0，或 ~K 表示沿路线走 K 步
