# The page of lessons, and what all stops say. Seen at #/learn and #/learn/tour/3.

learn-line = 見て、試して、証明する。学習の記録はこの端末に残ります。
# A link to a document.
learn-teachers = 先生方へ
# The tag of the language in which there is a document for teachers: this one or English.
learn-teachers-language = ja
learn-lessons = レッスン
learn-lessons-line = どれも一つの問いを3～6ステージで
# A button: the first stop of a lesson
learn-start = 始める
# A button. stop: number of the first stop that is not done
learn-go-on = ステージ{ $stop }から続ける
# A button, when all stops are done
learn-again = もう一度
# done, stops: counts of stops
learn-done-of = { $done } / { $stops }ステージ終了
# Beside the title of a lesson
learn-stop-of = ステージ{ $stop } / { $stops }
# The name of the row of bars, for screen readers
learn-bars = ステージ{ $stop } / { $stops }、{ $done }ステージ終了
# The name of a bar or a tile, for screen readers. state: done, current or open
learn-bar = ステージ{ $stop }：{ $title }{ $state ->
    [done] 、終了
    [current] 、現在
   *[open] {""}
}
learn-all-stops = すべてのステージ
learn-close = レッスンを出る
learn-back = 戻る
learn-skip = 飛ばす
# A button. title: the title of the next stop
learn-next = 次：{ $title }
learn-skip-to-task = 課題へ飛ぶ
learn-finish = 終わる
learn-your-task = 課題
learn-right = 正解です。
learn-shown = 答えはこちらです。
# A button: keep a guess that nobody judges
learn-keep-guess = 予想を記録
learn-guess = あなたの予想は{ $guess }です。
# At the end of a lesson
learn-recalled = 最初の予想は{ $guess }でした。答えは{ $answer }です。
learn-recalled-right = 最初の予想は{ $guess }で、そのとおりでした。
# A ring was pressed while the board waits
learn-waits = まず課題をしましょう。そのあと盤面を自由に使えます。
# The caption of the board, before the first move or the answer
learn-yours = 盤面を動かせます。
learn-line-yours = タイムラインを動かせます。
learn-waits-ladder = はしごを埋める間、盤面は待っています。
learn-waits-fold = 二つ目の写しを回す間、盤面は待っています。
learn-waits-answer = 盤面はあなたの答えを待っています。
learn-waits-answers = 盤面はあなたの答えを待っています。
# guess: what the user answered; answer: one of several
learn-wrong-choice = 「{ $answer }」は違います。
learn-too-small = { $guess }は小さすぎます。
learn-too-large = { $guess }は大きすぎます。
learn-off-by-one = { $guess }は1だけずれています。
learn-off-by-one-why = 手を数えるのか状態を数えるのか、どこから数え始めるのかを確かめましょう。
# What the solver says about a wrong number. state, here: positions as they are written; piece: ring 2, disc 2
learn-left-from = { $state }からなら残り{ $moves }手です。
learn-states-from = { $state }からの道のりにある状態は{ $states }個です。
learn-step-is = ステップ{ $step }は{ $state }です。
learn-digits-of = それは{ $state }の場合の桁です。
# there, place: where the piece is, “on” or “on peg A”
learn-differs = その状態では{ $piece }は「{ $there }」ですが、{ $here }では「{ $place }」です。
# pieces: four rings; moves: 15 moves
learn-too-far = { $pieces }では、ゴールからそんなに遠い状態はありません。
learn-farthest = { $pieces }では、ゴールから{ $moves }より遠い状態はありません。
learn-moves-in-all = 解は全部で{ $moves }です。
learn-made-by = { $number }手目に動くのは{ $piece }です。
learn-not-first = { $piece }は{ $number }手目に動きますが、それが初めてではありません。
learn-makes = { $piece }は{ $number }手目に動きます。
learn-no-piece = ここに{ $piece }はありません。
learn-can-move = ここで{ $piece }は動かせます。
learn-cannot-move = ここで{ $piece }は動かせません。
learn-moves-often = { $piece }は{ $count }回動きます。
# Piles of Wythoff’s game. guess: the number that was answered
learn-in-pair = { $guess }は必敗の組{ $small }と{ $large }に入っています。
learn-other-pile = { $guess }は、この組の{ $pile ->
    [small] 小さい
   *[large] 大きい
}ほうの山です。
# Binary digits when counting on. next: number + 1
learn-change-from = { $number }から{ $next }では{ $count }桁変わります。
# Small discs wait on a peg while four pegs are used. moves: 83 moves
learn-parked = { $count }枚預けると{ $moves }かかります。もっと短いやり方があります。
# Buttons that give the board to the learner: before the answer is known, and after
learn-try = 盤面で試す
learn-play = やってみる：合っていましたか？
# made: moves so far; said: the number that was answered; moves: 9 moves
learn-playing = あなたの答え{ $said }手のうち{ $made }手進みました。
learn-played-right = 答えのとおり{ $moves }でできました。
learn-played-other = { $moves }かかりました。あなたの答えは{ $said }手です。
learn-played-longer = もっと短いやり方があります。
# A move in the game left these piles
learn-not-cold = あなたが渡した{ $left }と{ $right }は、必敗局面ではありません。
learn-not-cold-why = そこからなら、相手があなたに必敗の組を渡せます。石を戻したので、もう一度どうぞ。
learn-step-before = ステップ{ $step }はステップ{ $asked }より前です。
learn-step-after = ステップ{ $step }はステップ{ $asked }より後です。
learn-no-number = 整数を入力してください。
learn-no-word = 0と1だけを入力してください。
learn-no-pegs = A、B、Cだけを入力してください。
learn-backwards = { $guess }は逆から読んでいます。
learn-backwards-why = 一番大きい番号のリングが左です。
learn-backwards-discs = 一番大きい円盤が左です。
# row: what the answer is made of, digits or the letters of pegs
learn-word-length = { $row ->
    [pegs] 円盤1枚に1文字で、{ $count }文字です。
   *[digits] リング1個に1桁で、{ $count }桁です。
}
# count: how many digits are right before the first wrong one
learn-first-digits = { $row ->
    [pegs] { $count ->
        [0] 最初の文字から違います。
        [1] 最初の文字は合っていますが、2文字目が違います。
       *[other] 最初の{ $count }文字は合っていますが、次が違います。
    }
   *[digits] { $count ->
        [0] 最初の桁から違います。
        [1] 最初の桁は合っていますが、2桁目が違います。
       *[other] 最初の{ $count }桁は合っていますが、次が違います。
    }
}
learn-choose-one = 答えを一つ選んでください。
# label: which field of a row
learn-row-wrong = { $label }の答えはまだ違います。
# The name of a field in a row. label: a number
learn-row-field = { $label }の答え

# The ladder of wishes: a row for each ring, from the largest down
ladder-on = 掛ける
ladder-off = 外す
ladder-is = 今：{ $place ->
    [on] 掛け
   *[off] 外し
}
ladder-must-be = 必要：{ $place ->
    [on] 掛ける
   *[off] 外す
}
ladder-question = リング{ $ring }は
ladder-done = 済み
ladder-not-yet = まだ
ladder-right = 正解
ladder-not-this = 違います
ladder-after = リング{ $ring }のあとで
ladder-last = だから今動かすリングは、リング
ladder-choose = リング{ $ring }を掛けるか外すか選んでください。
ladder-needs = リング{ $waiting }はこのリングを待っています。
ladder-needs-why = リング{ $ring }が掛かっているときだけ動かせます。
ladder-blocks = それではリング{ $waiting }が動けません。
ladder-blocks-why = 動かせるのは、リング{ $neighbour }が掛かっていて、それよりリング1側のリングがすべて外れているときだけです。リング{ $ring }もその一つです。
ladder-stays = リング{ $ring }を必要とするものはありません。
ladder-stays-why = はしごでそれより上のリングは済んでいるので、ほかと同じく外さなければなりません。
ladder-ring-wrong = リング{ $ring }ではありません。
ladder-ring-why = 「まだ」の行のうち一番下を見ましょう。それを妨げるものはありません。
# Over the board: the ring that has to move, and a condition that was filled in wrongly
ladder-waits = リング{ $ring }が待っている
ladder-which = リング{ $ring }：掛ける？　外す？
ladder-beyond = リング{ $ring }の先：掛ける？　外す？

# The drawing of the line that is folded open
fold-name = 二つ目の写しの角度
# degrees: how far it still has to turn
fold-value = あと{ $degrees }度
fold-open = 一列になりました
fold-first = リング4が外れている
fold-second = リング4が掛かっている（裏返し）
fold-states = 16状態の一列。もとは8状態の2列でした。

# The board on which cold positions are found. position: 3 and 5
sieve-square = { $position }{ $state ->
    [cold] 、必敗
    [struck] 、消した
   *[open] {""}
}
sieve-hot = { $position }は必敗ではありません。
# take: Take 2 from the left pile
sieve-hot-why = { $take }と{ $left }が残り、相手の負けになります。

# Over the cards of exercises and tools, and what the card of the exercises says.
learn-tools = 練習と探究
learn-exercises-line = その場で答え合わせ。リンク一つでクラス全員が同じ問題に取り組めます。
learn-exercises-verb = 解いてみる
# Over the names of other tools, and what the shelf is for.
learn-more = もっと探究
learn-shelf-line = 実物を手に取れる仲間のパズルを、それぞれの手数と、ここで遊べるかどうかとともに。
# Before the choice of what a tool starts with
tool-begin = 出発点
