### 打賭：先猜一個數或作一個比較，再和答案放在同一把尺上。

wager-title = 打賭
wager-line = 先下注再看：要多少步？哪個更費步數？哪個離終點更近？然後看看差了多遠。
wager-verb = 下一注
wager-number = 第 { $number } 注，共 { $count } 注

wager-body = { $puzzle }（{ $pieces }）
wager-ask-moves = { $body }：一共要多少步？
wager-ask-more-often = { $body }：一路上，這兩個哪個動得更多？
wager-ask-nearer = { $body }：哪個狀態離終點（{ $goal }）更近？
wager-ask-longer = 這兩個哪個要的步數更多？
wager-same = 兩者一樣

wager-slider = 你的賭注，在從一到十億的尺上
wager-field = 步數
wager-not-a-number = 請輸入 1 到 { $most } 之間的整數。
wager-place = 下注
wager-tick = { $power ->
    [0] 1
    [3] 一千
    [6] 一百萬
   *[9] 十億
}

wager-your-bet = 賭注
wager-your-second-bet = 第二注
wager-right-mark = 答案
wager-both = { $first }：{ $one }。{ $second }：{ $other }。
wager-exact = 分毫不差：{ $moves }。
wager-close = 誤差在 10% 以內：要 { $moves }。
wager-percent = { $side ->
    [few] 少猜了 { $percent }%：要 { $moves }。
   *[many] 多猜了 { $percent }%：要 { $moves }。
}
wager-times = { $side ->
    [few] 猜得太少，差 { $times } 倍：要 { $moves }。
   *[many] 猜得太多，差 { $times } 倍：要 { $moves }。
}
wager-choice-right = 這一注你贏了。
wager-choice-wrong = 這一注你輸了。
wager-too-few = 太少了，還不到一半。
wager-too-many = 太多了，超過了兩倍。
wager-no = 不對。
wager-help-fewer = { $fewer } 要 { $less }。{ $all } 呢？
wager-help-states = 一共有 { $states } 個狀態。
wager-help-count = { $one }：{ $moves }。另一個呢？
wager-help-pieces = { $one } 動 { $count } 次。另一個呢？
wager-second = 第二注：現在你押什麼？
wager-show = 看答案
wager-next = 下一注
wager-end = 看看成績
wager-look = 在題目上看

wager-why-doubles = { $fewer } 要 { $less }，{ $all } 要 { $moves }：多一個，步數大約就翻一倍。
wager-why-states = 每個零件有幾個位置，狀態數就乘以幾。全部 { $states } 個狀態各經過一次，所以步數比它少一。
wager-why-often = 依次動的編號是 { $row }……編號 1 每兩步動一次，往後每個大約是前一個的一半。
wager-why-nearer = 狀態就是一個格雷碼數，這個數就是還要的步數：{ $first } 是 { $one }，{ $second } 是 { $other }。有幾個環在劍上，說明不了什麼。
wager-why-rings-tower = n 個圓盤要 2^n − 1 步，n 個環大約是 2^n 的三分之二。
wager-why-same-graph = 大象要等前面的大象，和環要等前面的環一模一樣：同一道題，換了個身體。
wager-why-elephants-tower = n + 2 個圓盤要 2^(n+2) − 1 步，n 頭大象要 2^(n+2) − 2(n + 2) 步，只少一點。

wager-summary = 這一輪
wager-average = 你的估計平均差 { $doublings } 次翻倍。
wager-average-second = 算上第二注，是 { $doublings } 次。
wager-doubling = 差一次翻倍，就是猜成了一半或兩倍。
wager-choices = { $count } 次選擇裡，第一次就選對了 { $right } 次。
wager-column-question = 問題
wager-column-bet = 你的賭注
wager-column-right = 答案
wager-new = 再來一輪
