### The panels, and the table of the moves.

panels = 面板
explain = 讲解
moves = 步骤
setup = 设置
graph = 状态图
coach = 教练
one-ruler = 同一把尺
one-ruler-line = 九连环、汉诺塔和二进制计数器一起走：每一步，三处动的都是同一号。
count-from-one = 请输入大于 0 的整数，例如 1,000 或 2^70
state-after = 走完后的状态
copy-moves = 复制
