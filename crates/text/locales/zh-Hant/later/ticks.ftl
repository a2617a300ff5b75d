ticks-name = 它動過幾次？
ticks-smaller = 小一號的圓盤
ticks-larger = 大一號的圓盤
ticks-when = { $disc } 先在第 { $half } 步動，之後每 { $period } 動一次。把第一格往前提 { $half } 步，它每動一次，正好都在一格的末尾，一格 { $period }：公式裡加上 { $half }，就是這個道理。
ticks-count = ({ $made } + { $half }) / { $period } = { $times }（向下取整）：有幾整格，就動過幾次。
