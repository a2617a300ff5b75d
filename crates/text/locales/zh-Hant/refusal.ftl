### refusal

refusal-empty-peg = { $peg } 柱上沒有圓盤可拿。
refusal-cannot-move = { $piece }不能動
refusal-cannot-turn = { $dial }不能這樣轉
refusal-cannot-go-on = { $disc }不能疊在 { $on }上面
refusal-cannot-jump = { $disc }不能跳這麼遠
refusal-cannot-go-back = { $disc }不能朝這個方向走
refusal-not-the-same = 不能從一堆取 { $left } 顆、從另一堆取 { $right } 顆。
refusal-no-such-place = { $piece }只有位置 0 到 { $most }
refusal-no-such-peg = 沒有 { $peg } 柱。
refusal-illegal = 第 1、2 環不能一起動。
refusal-illegal-2 = 要同時在劍上，或同時取下。
refusal-illegal-3 = 中間還有一根柱子。
refusal-illegal-4 = 至少要取一顆石子。
refusal-illegal-5 = 石子只能取走，不能添加。
refusal-illegal-6 = 一步不能動兩堆。
refusal-illegal-7 = 這一步不屬於這個題目。
refusal-must-be-on = 要在劍上
refusal-must-be-off = 要先取下
refusal-lies-on-top = 壓在上面
refusal-is-larger = 比較大
refusal-piece-stands-there = 已經在那裡
refusal-pieces-cut = 等
