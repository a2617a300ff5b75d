### guess

guess-streak-ended = 連對 { $streak } 次，到此為止。
guess-why-wrong = 那樣離終點並沒有更近，仍然{ $still }
guess-why-wrong-2 = 那樣離終點更遠，{ $then }
guess-why-wrong-3 = 留下 { $position }，對方就能贏
guess-why-wrong-4 = 那樣就退回剛才那一步
