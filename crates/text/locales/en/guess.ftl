### guess

guess-streak-ended = Streak { $streak } ended.
guess-why-wrong = it brings the goal no nearer, still { $still }
guess-why-wrong-2 = it leads away from the goal, with { $then }
guess-why-wrong-3 = from { $position } your rival can win
guess-why-wrong-4 = it would put back what you just did
