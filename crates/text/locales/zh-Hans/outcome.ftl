### outcome

outcome-praise = 用 { $moves }完成
outcome-right-in-a-row = 猜对了，连对 { $streak } 次
outcome-longest-row = 最多连对 { $longest } 次
outcome-personal-best = 你的最好成绩：{ $moves }
outcome-goal-is-away = 到终点要 { $moves }。
outcome-go-to-its-turn = ：跳过去
