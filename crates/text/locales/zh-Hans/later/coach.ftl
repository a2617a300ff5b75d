### The coach: a real puzzle in one's hands.

coach-no-game = 对局没有最短路线，没法带着走。可以看看怎样取胜，或换一个玩具。

## How the puzzle in the hands stands, and what it should become
coach-free-end = 环从哪一端进出（活动端）？
coach-left = 在左边
coach-right = 在右边
coach-rings = 照你手里的样子，点环换成上或下
coach-on = 上
coach-off = 下
coach-discs = 照你手里的样子，从最大的盘子起，点它所在的柱子
coach-pieces = 照你手里的样子，逐个点零件，直到一样
coach-notation = 写出你手里各个零件的位置
coach-fix = 改成你手里的样子
coach-goal = 想变成什么样？
coach-take-off = 全部解开
coach-put-on = 全部套上
coach-other = 其他
coach-other-goal = 要变成的样子
coach-start = 开始
coach-rule = 只看口诀
coach-first = 先走

## While it leads
coach-next = 下一步
coach-next-hint = 手里做完这一步，就点这里
coach-repeat = 再说一遍
coach-go-on = 继续
coach-return = 不改了，返回
coach-lost = 走乱了？
coach-then = 接着
coach-after = 做完应该是这样
coach-now = 现在应该是这样
coach-yes = 一样
coach-not-same = 不一样
coach-start-over = 重新开始
coach-end = 结束

## How it leads
coach-options = 教练选项
coach-at-a-time = 每次
coach-one = 一步
coach-two = 两步
coach-block = 一段
coach-going-on = 何时走下一步
coach-by-tap = 点一下
coach-by-tempo = 按固定节奏
coach-after-voice = 念完之后
coach-tempo = 节奏
coach-speak = 语音报步
coach-awake = 屏幕常亮
coach-kept-on = 屏幕保持常亮
coach-may-dim = 屏幕可能会熄灭
coach-checks = 每段之后核对一次
coach-no-voice = 这台设备没有中文语音

coach-seconds-a-move = 每步 { $seconds } 秒
coach-resume = 从第 { $step } 步继续（{ $when }）
coach-days-ago = { $days ->
    [0] 今天
    [1] 昨天
   *[other] { $days } 天前
}
