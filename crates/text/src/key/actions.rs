//! What one can do with the next move.

keys! {
    Next:
        "Next",
        "下一步",
        "下一步";
    Undo:
        "Undo",
        "撤销",
        "復原";
    Redo:
        "Redo",
        "重做",
        "重做";
    Hint:
        "Hint",
        "提示",
        "提示";
    DoIt:
        "Do it",
        "走这步",
        "走這步";
    NothingToUndo:
        "Nothing to undo.",
        "没有可撤销的步骤。",
        "沒有可復原的步驟。";
    NothingToRedo:
        "Nothing to redo.",
        "没有可重做的步骤。",
        "沒有可重做的步驟。";
    GoalReached:
        "Goal reached.",
        "到达终点。",
        "到達終點。";
    StartIsGoal:
        "Start and goal are the same.",
        "起点和终点相同。",
        "起點和終點相同。";
    PredictFirst:
        "First say which piece moves next; then the cards open again.",
        "先猜下一步动哪一个，猜完再展开说明。",
        "先猜下一步動哪一個，猜完再展開說明。";
    Predict:
        "Predict",
        "猜下一步",
        "猜下一步";
    Today:
        "Today’s",
        "今日题",
        "今日題";
    WayBack:
        "Now the way back",
        "再走回去",
        "再走回去";
    PutBackOn:
        "Put them back on",
        "再全部套上",
        "再全部放上";
    CarryBack:
        "Carry them back",
        "再全部搬回去",
        "再全部搬回去";
    Harder:
        "Harder",
        "更难的",
        "更難的";
    NoHints:
        "no hints",
        "没用提示",
        "沒用提示";
    NextShown:
        "with the next move shown",
        "盘面标出了下一步",
        "盤面標出了下一步";
    FewestPossible:
        "the fewest possible",
        "正是最少步数",
        "正是最少步數";
    FewestKnown:
        "as many as the route shown",
        "与所示路线步数相同",
        "與所示路線步數相同";
}
