### outcome

outcome-praise = 用 { $moves }完成
outcome-right-in-a-row = 猜對了，連對 { $streak } 次
outcome-longest-row = 最多連對 { $longest } 次
outcome-personal-best = 你的最佳成績：{ $moves }
outcome-goal-is-away = 到終點要 { $moves }。
outcome-go-to-its-turn = ：跳過去
