ticks-name = 它动过几次？
ticks-smaller = 小一号的盘子
ticks-larger = 大一号的盘子
ticks-when = { $disc } 先在第 { $half } 步动，之后每 { $period } 动一次。把第一格往前提 { $half } 步，它每动一次，正好都在一格的末尾，一格 { $period }：公式里加上 { $half }，就是这个道理。
ticks-count = ({ $made } + { $half }) / { $period } = { $times }（向下取整）：有几整格，就动过几次。
