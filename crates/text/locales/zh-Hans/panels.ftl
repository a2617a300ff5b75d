### The panels, and the table of the moves.

panels = 面板
explain = 讲解
moves = 步骤
setup = 设置
graph = 状态图
coach = 教练
sources-elsewhere = 来源（链接会离开本站）：
one-ruler = 同一把尺
one-ruler-line = 九连环、汉诺塔和二进制计数器一起走：每一步，三处动的都是同一号。
rings-and-counter = 六个环和二进制计数器，从全部解开开始
tower-of-six = 汉诺塔，六个盘子
ruler-of-moves = 标尺：每一步动哪一号
ruler-term = 第几项
ruler-word = 检查一串数里有没有紧接着的重复
count-from-one = 请输入大于 0 的整数，例如 1,000 或 2^70
step-column = 步
move-column = 动作
state-after = 走完后的状态
copy-moves = 复制
save-csv = 存为 CSV
save-json = 存为 JSON
