### The first visit, and what to try.

i-have-a-real-one = 我手上有一個
show-me-why = 看看為什麼
try-hanoi = 試試河內塔
try-rings = 試試九連環
take-some = 取走一些石子
sample-four-pegs = 四根柱子，八個圓盤
sample-in-a-row = 只在相鄰柱間移動：走遍所有狀態
sample-in-a-circle = 只能順時針：搬回 A 更遠
sample-wythoff = 兩堆石子：怎樣取能贏？
sample-nine-rings = 九連環，全在劍上
sample-last-ring = 只剩第 9 環：比九環全在劍上還遠
sample-ring-two-first = 這裡要先動第 2 環
sample-midway = 另一道題走到一半：第 60 步
sample-many-rings = 64 個環
sample-most-rings = 1,000 個環
sample-five-discs = 五個圓盤，第 12 步
sample-many-discs = 64 個圓盤，已經走了很遠
sample-twice = 三個圓盤：最大的要動兩次
sample-odd-and-even = 六個圓盤：奇數號和偶數號互換位置
sample-dials = 七頭大象，全部直立
sample-elephants = 五頭大象，最長的岔路從這裡開始
sample-balls = 四個球，第 777 步
tip-only-two = 最多只有兩個環能動：第 1 環，和劍上最外一環再往裡的那一環。
tip-way-back = 再動剛才那一環，就是走回頭路。
tip-single-steps = 想一步一步看，就在刻度帶上捲動滾輪，或雙指張開。
got-it = 知道了
