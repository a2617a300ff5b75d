### The project and what it is about.

app-name = Gros
app-title = Gros · 格雷码益智实验室
puzzles = 题目
rings = 九连环
hanoi = 汉诺塔
wythoff = 威佐夫博弈
nim = 两堆尼姆博弈
ring = 环
spin-out = 大象转弯
brain = The Brain 拉杆锁
binary-burr = 二进制孔明锁
rec-tangle = RecTangle 方块锁
lock250 = 250 步锁
kugellager = Kugellager 滚珠锁
kugellager7 = Kugellager 7 滚珠锁
generation = 世代锁
chain = 格雷码链
elephants = 疯狂大象跳舞
slide-out = 滑出链
custom = 自创谜题
hexadecimal = 十六进制锁
