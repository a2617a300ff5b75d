### guess

guess-streak-ended = 连对 { $streak } 次，到此为止。
guess-why-wrong = 那样离终点并没有更近，仍然{ $still }
guess-why-wrong-2 = 那样离终点更远，{ $then }
guess-why-wrong-3 = 留下 { $position }，对方就能赢
guess-why-wrong-4 = 那样就退回刚才那一步
