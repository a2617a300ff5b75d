### What of an address or of the options of a command could not be used, and what is wrong with a typed state.

notice-fault = { $what }：{ $problem }。
notice-unknown-puzzle = 没有 { $id } 这个题目；可用的有 { $known }。
notice-unknown-key = { $key }：这里没有这个参数，已忽略。
notice-gone = { $tool ->
    [duel] “平方对决”已经取消；已知的结果写在“贪心写数”里。
    [two-bodies] “同一道题，两个身体”已经取消；菜单里的“{ one-ruler }”把九连环、汉诺塔和计数器放在一起走。
   *[wager] “打赌”已经取消，现有的都列在这里。
}

notice-more-notices = （还有 { $waiting } 条）
notice-beyond = 另有 { $count } 条没有显示。

notice-default-is-used = 已采用默认值。
notice-first-is-used = 已采用第一个。
notice-other-is-used = 已采用 { $other }。
notice-moves-before-are-played = 它前面的步骤已走完。
notice-went-to-step = 已到第 { $step } 步。

notice-needs-value = 缺少值，可用 { $allowed }
notice-twice = 重复了，只能给一次
notice-only = 只能是 { $words }
notice-between = 应为 { $least } 到 { $most } 的整数
notice-not-all-between = 应为用逗号隔开的整数，每个在 { $least } 到 { $most } 之间（从活动端写起）
notice-guard = { $piece } 号零件 { $place }–{ $next } 这一步要写 { $faster } 个位置，每个更快的零件一个，活动端的写在最后，不限的写 -
notice-no-step = { $piece } 号零件没有 { $place }–{ $next } 这一步
notice-loops = 写了 - 的最多只能有 { $most } 个状态
notice-not-a-step = 不是步数；可以写 0 到 { $most }，或 50%、2^5、-10（还差 10 步）
notice-outside = 不在 0 到 { $most } 之间
notice-longer-than = 超过 { $most } 个字符
notice-more-items-than = 超过 { $most } 项
notice-not-piles = 应为两个不超过 { $digits } 位的整数，如 14,20
notice-excludes = 不能与 { $other } 同时使用
notice-no-way = 从那里到不了终点
notice-bad-move = 第 { $place } 项不是合法的一步，可用 { $allowed }

notice-whole-number = 整数
notice-up-to = 0 到 { $most }
notice-four-bits = 四个 0 或 1
notice-numbers-in-a-row = 数字，如 2,5,5，从活动端写起
notice-waits = { $words }，或每一步要求的位置，如 1.0,2-
notice-two-numbers = 两个整数，如 14,20
notice-shown = { $parts }，或某个方法的代号
notice-either = { $others } 或 { $last }

notice-wrong-digit = 应为 { $use_this }，第 { $place } 位却是 { $found }
notice-wrong-letter = 应为 { $use_this }，第 { $place } 位却是 { $found }
notice-wrong-length = 应为 { $row }，现在是 { $found } 位
notice-row-of-digits = { $count } 位 { $symbols }
notice-row-of-letters = { $count } 位 { $symbols }
notice-run-without-count = 第 { $place } 位的重复缺少个数，应像 1*9 那样写
notice-too-long = 超过 { $limit } 位
notice-nothing-written = 什么都没有写
notice-two-piles = 应为两堆，如 5,3
notice-no-shift = 字母后面要写 @ 和滑板的位移，0 到 { $most }
notice-jammed = { $dial } 在那个位置不能这样放
