### The project and what it is about.

app-name = Gros
app-title = Gros · 格雷碼益智實驗室
puzzles = 題目
rings = 九連環
hanoi = 河內塔
wythoff = 威佐夫遊戲
nim = 兩堆尼姆遊戲
ring = 環
spin-out = 大象轉彎
brain = The Brain 拉桿鎖
binary-burr = 二進位孔明鎖
rec-tangle = RecTangle 方塊鎖
lock250 = 250 步鎖
kugellager = Kugellager 滾珠鎖
kugellager7 = Kugellager 7 滾珠鎖
generation = 世代鎖
chain = 格雷碼鏈
elephants = 瘋狂大象跳舞
slide-out = 滑出鏈
custom = 自創謎題
hexadecimal = 十六進位鎖
