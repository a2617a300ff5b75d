### A game with piles. Cold and hot are said from the side to move: 必敗, 必勝.

# The order in which a position is written.
left-then-right = 左の山、右の山
left-pile = 左の山
right-pile = 右の山
# The row in which a move is entered: Take [number] from [left, right or both].
take = 取る
take-from = 取る山
from-left = 左
from-right = 右
from-both = 両方
how-many = 個数
one-more = 1個増やす
one-less = 1個減らす
not-enough = そんなに石はありません。
# A section below the board, closed at first; then the marks that can be shown on the quarter board, and their legend.
who-wins = どちらが勝つ？
legend-cold = 必敗：相手にここを渡す
legend-moves = あなたの手
# The quarter board and the map beside it, as a screen reader says them.
quarter-board = 局面：横が左の山、縦が右の山
map-of-positions = 0と0から始まる全局面。枠は盤面に見えている部分です
too-large-to-draw = 大きすぎて描けませんが、勝敗の判定は正確です。
# Who plays against whom, and how the computer plays.
rival = 対戦相手
rival-nobody = 2人で対戦
rival-second = コンピュータが後手
rival-first = コンピュータが先手
strength = コンピュータの指し方
strength-soon = 強い・速攻
strength-long = 強い・じっくり
strength-lose = やさしい
game-rule = 取れる山
one-or-both-piles = 片方または両方
one-pile-only = 片方だけ（ニム）
new-game = 新しいゲーム
same-piles = 同じ山でもう一度
computer-thinks = コンピュータが考えています

game-stones-in-a-bar = 帯1本が石{ $stones }個です。
# Above the board: whose turn it is. First and second are two people who share a screen.
game-turn-you = あなたの番
game-turn-computer = コンピュータの番
game-turn-first = 先手の番
game-turn-second = 後手の番
# The same sides at the end of the game.
game-winner-you = あなたが最後の石を取りました。あなたの勝ちです。
game-winner-computer = コンピュータが最後の石を取りました。コンピュータの勝ちです。
game-winner-first = 先手が最後の石を取り、先手の勝ちです。
game-winner-second = 後手が最後の石を取り、後手の勝ちです。
# Who can win, in a few words; in a cold position the player to move loses, any other is hot.
game-no-stone-is-left = 石は残っていません
game-cold-for-you = 必敗：相手に勝ち筋があります
game-cold = 必敗：手番の側が負け
game-hot-for-you = 必勝：あなたに勝ち筋があります
game-hot = 必勝：手番の側が勝てる
# In place of the list of winning moves.
game-no-move-wins = ここからの勝ち手はありません。
# Below that list: why the one move or each of them wins, or what to do where none does.
game-is-over = ゲーム終了です。
game-why-none-wins = どう取っても相手に応手があります。少しだけ取って、相手のミスを待ちましょう。
game-why-it-wins = 相手に必敗局面を渡せます。相手がどう指しても、あなたに応手があります。
game-why-each-wins = どの手も相手に必敗局面を渡せます。相手がどう指しても、あなたに応手があります。
# After the name of a square of the quarter board: 9 and 15, the game is here, cold.
game-stands-here = 現在の局面
game-place-is-cold = 必敗
# Hints. The difference of the piles; then $position: 6 and 10.
game-hint-difference = 山の差は{ $larger } − { $smaller } = { $difference }です。
game-hint-leave = { $position }は必敗局面です。そこからはどの手も負けになります。
game-hint-cold = { $position }自体が必敗局面です。勝ち手はありません。
# The move where none wins; $take is one: take 1 from the left pile.
game-hint-hope = { $take }。あとは相手のミス待ちです。

## A game against the computer.

# The rules in one line beside the title: in full, on a phone, on the smallest one.
game-rules-of-both = 片方の山から好きなだけ、または両方から同じ数を取る。最後の石を取れば勝ち
game-rules-of-both-short = 片方の山から、または両方から同数取る。最後の石で勝ち。
game-rules-of-both-shortest = 片方か、両方から同数。最後の石で勝ち。
game-rules-of-one = 片方の山から好きなだけ取る。最後の石を取れば勝ち
game-rules-of-one-short = 片方の山から取る。最後の石で勝ち。
game-computer-took = { $pile ->
    [left] コンピュータは左の山から{ $count }個取りました。
    [right] コンピュータは右の山から{ $count }個取りました。
   *[both] コンピュータは両方の山から{ $count }個ずつ取りました。
}
# Below that sentence, for one pile: 12 − 8 = 4 are left there.
game-sum-left = { $left ->
   *[other] { $before } − { $count } = { $left }個がその山に残ります。
}
game-stones-left = 石は{ $left }個と{ $right }個です。
game-move-number = { $step }手目。
game-show-again = もう一度見せる
# Above a pile.
game-stones-taken = { $count }個取った
# Beside the computer’s arrow; $take is wythoff-take-short, 8 from right.
game-computer-take-short = コンピュータ：{ $take }
# In a box of the row of moves, below who made it.
game-take-shortest = { $pile ->
    [left] 左−{ $count }
    [right] 右−{ $count }
   *[both] 両方−{ $count }
}
game-you = あなた
game-computer = CPU
# The same of two people who share a screen.
game-first = 先手
game-second = 後手
# The last box of that row, for the move that comes.
game-your-move = あなたの番
legend-you-went = あなたの手
legend-computer-went = コンピュータの手
# The button in place of “Take …” where the computer is to move, as after the slider was moved.
game-let-computer-move = コンピュータに指させる

## The end of a game against the computer. The cold positions are those from which every move loses.

game-won-all-along = 毎回必敗局面を渡し続けて勝ちました。
game-won-at = 逆転勝ちです。コンピュータは{ $step }手目でミスをしました。
game-lost-from-the-start = あなたに勝ち手はありませんでした。
game-lost-at = { $step }手目で必敗局面を渡せませんでした。
game-last-taken = コンピュータは{ $step }手目で最後の石を取りました
# $moves: 13 moves. $start: 14 and 20.
game-moves-from = { $start }から{ $moves }
game-go-to-move = { $step }手目へ
game-try-again-from = { $step }手目からやり直す
game-play-again = もう一度遊ぶ
game-moves-of-the-game = この対局の手順
# $from, $to, $answer: 8 and 12.
game-how-it-turned = あなたは{ $from }から{ $to }にしました。それでコンピュータは必敗局面{ $answer }を渡せました。
# $take is wythoff-take-short.
game-better = よりよい手：{ $take }。必敗局面{ $left }を渡せます。
hide-again = 隠す
