### The greedy builder: a word without squares, always the smallest number that fits.
# A square is a block twice in a row; $block is written like 1 2.

greedy-title = 貪欲に作る
# On the list of tools: what it is for.
greedy-line = 繰り返しができないように、いつも一番小さい数を書いていきます。何ができるでしょうか？
greedy-task = 数を一つずつ書いていきます。いつも、繰り返しを作らない一番小さい数を選びます。繰り返しとは、3 3や1 2 1 2のように、同じ並びがすぐ続くことです。
# The choice of how many different numbers there are.
greedy-numbers = 使える数
greedy-any = いくらでも
greedy-up-to = 1～{ $most }だけ
# What is seen at the right end of the heading: how long the word is.
greedy-length = { $count }個書いた
# The word for screen readers; before there is one.
greedy-word = 数列：{ $word }
greedy-empty = まだ何も書いていません
# Names the row of buttons, and the place for the number in the word.
greedy-next = 次の数は？
greedy-keys = 1～9のキーでも選べます。
greedy-right = 正解：{ $number }。
greedy-shown = { $number }です。
greedy-filled = { $count }個書き足しました。
# A wrong guess: the square that it makes, marked in the word; or that a smaller number fits, at first without naming it.
greedy-makes-square = { $number }では繰り返しができます：{ $block }が2回続きます。もう一度どうぞ。
greedy-not-smallest = { $number }も繰り返しを作りませんが、もっと小さい数でも大丈夫です。もう一度どうぞ。
greedy-not-smallest-but = { $number }も繰り返しを作りませんが、もっと小さい{ $smaller }も作りません。
greedy-show = 答えを見る
greedy-fill = { $length }個まで続ける
greedy-back = 1個戻す
greedy-clear = 最初から

## What the word is.

greedy-ruler = この数列は、ほかにどこに現れる？
greedy-ruler-later = 7個書くと見られます。
greedy-ruler-same = どのリングが動くかを表しています。ソルバーが全リング外しから動かす、最初の{ $count }手です。塔では、どの円盤が動くかを表します。だから、同じ一続きの手がすぐ繰り返されることはありません。
greedy-ruler-why = なぜ？　最初のkの前にある並びをwとし、kより小さい数はどれもwのあとで繰り返しを作るとします。kは一度しか出ないので、kをまたぐ繰り返しはありません。だからそのあとは同じ並びになり、w k wです。ここでまた、kより小さい数は前と同じく繰り返しを作り、kはw k w kを作ります。だから入る一番小さい数はk + 1で、以下同じように続きます。
greedy-rings = リングを見る
greedy-tower = 塔を見る
greedy-source-ruler = Hinz「Square-free Tower of Hanoi sequences」（1996年）

## When nothing fits.

greedy-stuck = { $length }個で行き詰まりました。どの数でも繰り返しができます。
greedy-stuck-at = { $number }：{ $block }が2回続く
greedy-stuck-tower = { $most }種類の数では、貪欲なやり方はいつも2^{ $most } − 1 = { $length }個で終わります。円盤{ $most }枚の塔の手数と同じです。
greedy-search = 数を戻していく
greedy-search-say = 最後の数を戻し、そこにもっと大きい数を試します。試す数がなくなったら、もう一つ戻します。
greedy-search-step = 1段階進める
greedy-search-run = { $length }個まで進める
greedy-search-added = { $number }が入ります。
greedy-search-took = もっと大きい数が入らないので、{ $number }を戻しました。
greedy-search-sum = 今{ $length }個、これまでに戻した数：{ $count }個。
greedy-search-end = もう試すものがありません。1と2だけでは、4個並べると必ず繰り返しができます。一番長いのは1 2 1と2 1 2です。
greedy-thue = トゥエの方法
greedy-thue-say = 3種類の数なら、何も戻さずに限りなく続けられます。1から始め、1を1 2 3に、2を1 3に、3を2に置き換えることを何度も繰り返します。どの行も、上の行から始まります。
greedy-source-thue = Thue「Über unendliche Zeichenreihen」（1906年）と1912年の論文
# Above what is known of such words, which the card of the ruler says, too.
greedy-known = わかっていること
