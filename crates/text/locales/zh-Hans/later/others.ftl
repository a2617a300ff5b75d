### Pieces with two places, whose states are those of the Chinese rings: what their cards say in place of rings.ftl.

others-same = 状态与九连环一模一样：{ $piece } 就是第 k 环，{ $on } 就是套上，{ $off } 就是解开。
others-same-with-driver = 状态与九连环一模一样：{ $driver } 就是最外面的环，{ $piece } 就是第 k + 1 环。
others-must-be = { $piece } 要 { $place }
others-is = { $piece } 已 { $place }
others-free = 没有别的阻碍了：{ $mv }
others-wish = { $piece } 能 { $place }
others-alternation-first = { $parity ->
    [odd] 1 有 { $on } 个，奇数：{ $rule }。
   *[even] 1 有 { $on } 个，偶数：{ $rule }。
}
others-rule-one = 动 { $one }
others-rule-other = 从 { $one } 数起，找到第一个 1，动它的下一个
others-alternate = 然后两种动作交替：同一动作连做两次，等于没做。
others-lane-other = 另一个
others-binary-rule = 从左到右，从 0 开始：二进制的每一位照抄前一位，遇到 1 就翻转。
others-row-by-row = 从一行到下一行，二进制数差一，动的只有一个。
others-job-down = 归 0
others-job-up = 置 1
others-between = 仅限全 0 与全 1 之间
others-column-here = 这里的走法
others-purposes-rule = 从编号最大的想起：要动一个，它前面的一个要是 1，再往前的都要是 0。所以每一步都在为编号更大的作准备。
others-purpose-last = { $mv }：编号更大的此后都不再动
others-how-far = 几步到全 0？
others-peek = 一个等一个
