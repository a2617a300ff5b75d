### A game with piles.

left-then-right = 左堆、右堆
left-pile = 左堆
right-pile = 右堆
take = 取走
take-from = 从
from-left = 左堆
from-right = 右堆
from-both = 两堆
how-many = 取几颗
one-more = 多一颗
one-less = 少一颗
not-enough = 没有这么多颗。
who-wins = 谁会赢？
legend-cold = 必败局面：留给对方
legend-moves = 你能走到的局面
quarter-board = 局面图：横为左堆，纵为右堆
map-of-positions = 从 0, 0 起的全部局面：框里是图上的这一块
too-large-to-draw = 太大，画不出来；胜负判断依然准确。
rival = 对手
rival-nobody = 两人对战
rival-second = 对电脑，你先走
rival-first = 对电脑，电脑先走
strength = 电脑的走法
strength-soon = 尽快取胜
strength-long = 慢慢取胜
strength-lose = 故意让你赢
game-rule = 取法
one-or-both-piles = 一堆或两堆
one-pile-only = 只取一堆（尼姆）
new-game = 开新局
same-piles = 同样两堆再来一局
computer-thinks = 电脑正在思考

game-stones-in-a-bar = 每条代表 { $stones } 颗。
game-turn-you = 轮到你
game-turn-computer = 轮到电脑
game-turn-first = 轮到先手
game-turn-second = 轮到后手
game-winner-you = 你取走了最后一颗，你赢了。
game-winner-computer = 电脑取走了最后一颗，电脑赢了。
game-winner-first = 先手取走了最后一颗，先手赢了。
game-winner-second = 后手取走了最后一颗，后手赢了。
game-no-stone-is-left = 石子已取完
game-cold-for-you = 必败局面：对方不出错，你会输
game-cold = 必败局面：谁走谁输
game-hot-for-you = 必胜局面：你能赢
game-hot = 必胜局面：谁走谁赢
game-no-move-wins = 这里没有能赢的走法。
game-is-over = 对局已结束。
game-why-none-wins = 怎么取，对方都有办法。少取一点，等对方出错。
game-why-it-wins = 留下必败局面：对方怎么取，你都有办法。
game-why-each-wins = 都留下必败局面：对方怎么取，你都有办法。
game-stands-here = 当前局面
game-place-is-cold = 必败局面
# Hints. The difference of the piles; then $position: 6 and 10.
game-hint-difference = 两堆相差 { $larger } − { $smaller } = { $difference }。
game-hint-leave = { $position } 是必败局面：留给对方，对方怎么取都输。
game-hint-cold = { $position } 本身就是必败局面：怎么取都赢不了。
game-hint-hope = { $take }，等对方出错。

game-rules-of-both = 从一堆里取，或从两堆取同样多；取到最后一颗的赢
game-rules-of-both-short = 取一堆，或两堆取同样多；取到最后一颗的赢。
game-rules-of-both-shortest = 取一堆，或两堆同样多；取最后一颗赢。
game-rules-of-one = 从一堆里取任意颗；取到最后一颗的赢
game-rules-of-one-short = 只取一堆，取到最后一颗的赢。
game-computer-took = { $pile ->
    [left] 电脑从左堆取走 { $count } 颗。
    [right] 电脑从右堆取走 { $count } 颗。
   *[both] 电脑从两堆各取走 { $count } 颗。
}
game-sum-left = { $left ->
   *[other] 那一堆还剩 { $before } − { $count } = { $left } 颗。
}
game-stones-left = 两堆还有 { $left } 和 { $right } 颗。
game-move-number = 第 { $step } 步。
game-show-again = 再看一遍
game-stones-taken = 取走 { $count } 颗
game-computer-take-short = 电脑：{ $take }
game-take-shortest = { $pile ->
    [left] 左 −{ $count }
    [right] 右 −{ $count }
   *[both] 各 −{ $count }
}
game-you = 你
game-computer = 电脑
game-first = 先手
game-second = 后手
game-your-move = 轮到你
legend-you-went = 你走过的
legend-computer-went = 电脑走过的
game-let-computer-move = 让电脑走

game-won-all-along = 你赢了，每一步都留下必败局面。
game-won-at = 你还是赢了：电脑在第 { $step } 步出了错。
game-lost-from-the-start = 这一局你没有能赢的走法。
game-lost-at = 你在第 { $step } 步没有留下必败局面。
game-last-taken = 电脑在第 { $step } 步取走了最后的石子
game-moves-from = { $moves }，从 { $start } 开始
game-go-to-move = 回到第 { $step } 步
game-try-again-from = 从第 { $step } 步重来
game-play-again = 再来一局
game-moves-of-the-game = 这一局的每一步
game-how-it-turned = 在 { $from } 时，你留下 { $to }；电脑于是能走到必败局面 { $answer }。
game-better = 更好的走法：{ $take }，留下必败局面 { $left }。
hide-again = 收起
