### The first visit, and what to try.

i-have-a-real-one = 実物が手元にある
show-me-why = 理由を見る
try-hanoi = ハノイの塔で遊ぶ
try-rings = リングで遊ぶ
take-some = 石を取る
sample-four-pegs = 円盤8枚、杭4本
sample-in-a-row = 隣の杭だけ：全状態をめぐる
sample-in-a-circle = 時計回りだけ：Aへ戻るほうが長い
sample-wythoff = 二つの山：勝つ手はどれ？
sample-nine-rings = 九連環、全リング掛け
sample-last-ring = リング9だけ掛け：9個全部より手数が多い
sample-ring-two-first = リング2から動くスタート
sample-midway = 別の経路の途中、ステップ60
sample-many-rings = リング64個
sample-most-rings = リング1,000個
sample-five-discs = 円盤5枚、ステップ12
sample-many-discs = 円盤64枚、解のずっと先
sample-twice = 円盤3枚：一番大きい円盤が2回動く
sample-odd-and-even = 円盤6枚：奇数と偶数が入れ替わる
sample-dials = ダイヤル7個、すべて縦向き
sample-elephants = ゾウ5頭、一番長い寄り道の入口
sample-balls = ボール4個、ステップ777
tip-only-two = 動かせるリングは多くて2個です。リング1と、最初に掛かっているリングの次のリングです。
tip-way-back = 同じリングをもう一度動かすと、元に戻るだけです。
tip-single-steps = 1ステップずつ動かすには、目盛りの上でスクロールするかピンチします。
got-it = わかりました
