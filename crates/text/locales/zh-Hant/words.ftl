### One word a thing, in all files of this folder: the English term, and what stands for it.
###
### state · position (of the game): 狀態 · 局面
### start, goal: 起點、終點
### move, step: 步、第 3 步
### route · dead end · back to the route: 路線 · 死路 · 回到正路
### line of all states, its ends: 排成一條線，兩端（不說一頭）
### shortest · presumed · upper bound: 最短 · 推測 · 上限
### board: 圖；盤面只用於跳轉
### bar (of a chart): 長條（柱子是塔的）
### row, column (of a table) · line (of text): 列、欄 · 行（篩法的格子：橫列、直行）
### digit, place value · bit: 位、數字、位值 · 位元
### base · binary: 進位制（3 進位）· 二進位
### rounded down: 向下取整（課程裡也說捨去小數）
### odd, even: 奇數、偶數（不說單雙）
### number of a piece, higher-numbered: 編號、編號更大
### place or position of a piece, the last one: 位置、最末位置
### ring, bar, on, off: 第 3 環、劍、放上、取下；在劍上
### towards ring 1 · away from it: 外側、往外 · 內側、往裡
### the ring just after the first one that is on: 劍上最外一環再往裡的那一環
### free end, free piece: 活動端、活動端的零件
### disc · small, large, top discs: 圓盤、3 號盤 · 小盤、大盤、頂盤
### peg, tower, Tower of Hanoi: 柱子、C 柱、塔、河內塔
### dial, elephant: upright, flat, facing: 大象：直立、橫放、朝左
### case, gap, slide: 盒子（在盒外）、缺口、滑板
### tilt (of a bar with a key): 翻轉
### pile, stone · cold, hot: 堆、顆 · 必敗局面、必勝局面
### Gray code, copy or swap, mirror: 格雷碼、照抄與互換、鏡射
### ruler, tape, tick: 尺、刻度帶、格
### repeated block (square): 重複段
### recursion, function, call: 遞迴、函式、呼叫；解說裡說一件事
### Explain, Coach, hint, to look at the answer: 解說、教練、提示、看答案
### exercises, number of a set: 練習、題組
### puzzle (task) · puzzle (toy): 題目 · 玩具

### What is said of puzzles that have no words of their own for it.

words-states-allowed = 一串數字
words-moves-allowed = 步驟，如 2-1.1-0，或 ~K 表示沿路線走 K 步
