### refusal

refusal-empty-peg = { $peg } 柱上没有盘子可拿。
refusal-cannot-move = { $piece }不能动
refusal-cannot-turn = { $dial }不能这样转
refusal-cannot-go-on = { $disc }不能叠在 { $on }上面
refusal-cannot-jump = { $disc }不能跳这么远
refusal-cannot-go-back = { $disc }不能朝这个方向走
refusal-not-the-same = 不能从一堆取 { $left } 颗、从另一堆取 { $right } 颗。
refusal-no-such-place = { $piece }只有位置 0 到 { $most }
refusal-no-such-peg = 没有 { $peg } 柱。
refusal-illegal = 第 1、2 环不能一起动。
refusal-illegal-2 = 要同时在横杠上，或同时解开。
refusal-illegal-3 = 中间还有一根柱子。
refusal-illegal-4 = 至少要取一颗石子。
refusal-illegal-5 = 石子只能取走，不能添加。
refusal-illegal-6 = 一步不能动两堆。
refusal-illegal-7 = 这一步不属于这个题目。
refusal-must-be-on = 要在横杠上
refusal-must-be-off = 要先解开
refusal-lies-on-top = 压在上面
refusal-is-larger = 比较大
refusal-piece-stands-there = 已经在那里
refusal-pieces-cut = 等
