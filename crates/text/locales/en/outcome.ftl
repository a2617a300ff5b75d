### outcome

outcome-praise = Solved in { $moves }
outcome-right-in-a-row = Right, { $streak } in a row
outcome-longest-row = longest row { $longest }
outcome-personal-best = your best: { $moves }
outcome-goal-is-away = The goal is { $moves } away.
outcome-go-to-its-turn = : go there
