### A game with piles.

left-then-right = 左堆、右堆
left-pile = 左堆
right-pile = 右堆
take = 取走
take-from = 從
from-left = 左堆
from-right = 右堆
from-both = 兩堆
how-many = 取幾顆
one-more = 多一顆
one-less = 少一顆
not-enough = 沒有這麼多顆。
who-wins = 誰會贏？
legend-cold = 必敗局面：留給對方
legend-moves = 你能走到的局面
quarter-board = 局面圖：橫為左堆，縱為右堆
map-of-positions = 從 0, 0 起的全部局面：框裡是圖上的這一塊
too-large-to-draw = 太大，畫不出來；勝負判斷依然準確。
rival = 對手
rival-nobody = 兩人對戰
rival-second = 對電腦，你先走
rival-first = 對電腦，電腦先走
strength = 電腦的走法
strength-soon = 儘快取勝
strength-long = 慢慢取勝
strength-lose = 故意讓你贏
game-rule = 取法
one-or-both-piles = 一堆或兩堆
one-pile-only = 只取一堆（尼姆）
new-game = 開新局
same-piles = 同樣兩堆再來一局
computer-thinks = 電腦正在思考

game-stones-in-a-bar = 每條代表 { $stones } 顆。
game-turn-you = 輪到你
game-turn-computer = 輪到電腦
game-turn-first = 輪到先手
game-turn-second = 輪到後手
game-winner-you = 你取走了最後一顆，你贏了。
game-winner-computer = 電腦取走了最後一顆，電腦贏了。
game-winner-first = 先手取走了最後一顆，先手贏了。
game-winner-second = 後手取走了最後一顆，後手贏了。
game-no-stone-is-left = 石子已取完
game-cold-for-you = 必敗局面：對方不出錯，你會輸
game-cold = 必敗局面：誰走誰輸
game-hot-for-you = 必勝局面：你能贏
game-hot = 必勝局面：誰走誰贏
game-no-move-wins = 這裡沒有能贏的走法。
game-is-over = 對局已結束。
game-why-none-wins = 怎麼取，對方都有辦法。少取一點，等對方出錯。
game-why-it-wins = 留下必敗局面：對方怎麼取，你都有辦法。
game-why-each-wins = 都留下必敗局面：對方怎麼取，你都有辦法。
game-stands-here = 目前局面
game-place-is-cold = 必敗局面
# Hints. The difference of the piles; then $position: 6 and 10.
game-hint-difference = 兩堆相差 { $larger } − { $smaller } = { $difference }。
game-hint-leave = { $position } 是必敗局面：留給對方，對方怎麼取都輸。
game-hint-cold = { $position } 本身就是必敗局面：怎麼取都贏不了。
game-hint-hope = { $take }，等對方出錯。

game-rules-of-both = 從一堆裡取，或從兩堆取同樣多；取到最後一顆的贏
game-rules-of-both-short = 取一堆，或兩堆取同樣多；取到最後一顆的贏。
game-rules-of-both-shortest = 取一堆，或兩堆同樣多；取最後一顆贏。
game-rules-of-one = 從一堆裡取任意顆；取到最後一顆的贏
game-rules-of-one-short = 只取一堆，取到最後一顆的贏。
game-computer-took = { $pile ->
    [left] 電腦從左堆取走 { $count } 顆。
    [right] 電腦從右堆取走 { $count } 顆。
   *[both] 電腦從兩堆各取走 { $count } 顆。
}
game-sum-left = { $left ->
   *[other] 那一堆還剩 { $before } − { $count } = { $left } 顆。
}
game-stones-left = 兩堆還有 { $left } 和 { $right } 顆。
game-move-number = 第 { $step } 步。
game-show-again = 再看一次
game-stones-taken = 取走 { $count } 顆
game-computer-take-short = 電腦：{ $take }
game-take-shortest = { $pile ->
    [left] 左 −{ $count }
    [right] 右 −{ $count }
   *[both] 各 −{ $count }
}
game-you = 你
game-computer = 電腦
game-first = 先手
game-second = 後手
game-your-move = 輪到你
legend-you-went = 你走過的
legend-computer-went = 電腦走過的
game-let-computer-move = 讓電腦走

game-won-all-along = 你贏了，每一步都留下必敗局面。
game-won-at = 你還是贏了：電腦在第 { $step } 步出了錯。
game-lost-from-the-start = 這一局你沒有能贏的走法。
game-lost-at = 你在第 { $step } 步沒有留下必敗局面。
game-last-taken = 電腦在第 { $step } 步取走了最後的石子
game-moves-from = { $moves }，從 { $start } 開始
game-go-to-move = 回到第 { $step } 步
game-try-again-from = 從第 { $step } 步重來
game-play-again = 再來一局
game-moves-of-the-game = 這一局的每一步
game-how-it-turned = 在 { $from } 時，你留下 { $to }；電腦於是能走到必敗局面 { $answer }。
game-better = 更好的走法：{ $take }，留下必敗局面 { $left }。
hide-again = 收起
