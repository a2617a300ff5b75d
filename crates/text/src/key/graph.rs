//! The graph of all positions.

keys! {
    GraphYou:
        "you",
        "你",
        "你";
    GraphStart:
        "start",
        "起点",
        "起點";
    GraphGoal:
        "goal",
        "终点",
        "終點";
    GoThere:
        "Go there",
        "走到这里",
        "走到這裡";
    SetAsStart:
        "Set as start",
        "设为起点",
        "設為起點";
    SetAsGoal:
        "Set as goal",
        "设为终点",
        "設為終點";
    ToYou:
        "Back to you",
        "回到所在处",
        "回到所在處";
    ChooseDot:
        "Click a dot to go there, or to start or end there.",
        "点一个点，可以走到那里，或设为起点、终点。",
        "點一個點，可以走到那裡，或設為起點、終點。";
    ChooseRow:
        "Click a row to go there, or to start or end there.",
        "点一行，可以走到那里，或设为起点、终点。",
        "點一行，可以走到那裡，或設為起點、終點。";
    ZoomToChoose:
        "Zoom in until there are dots, to choose one.",
        "放大到看得见点时，就能选。",
        "放大到看得見點時，就能選。";
    OneWayEdges:
        "Each edge is gone one way only.",
        "每条边只能单向走。",
        "每條邊只能單向走。";
    Growth:
        "Moves for every size",
        "各种大小的步数",
        "各種大小的步數";
    GrowthScale:
        "Upward in powers of ten.",
        "纵轴按 10 的幂。",
        "縱軸按 10 的冪。";
    GameGraph:
        "The graph of this game is its quarter board: every square is a position, and a move goes left, down, or both ways at once.",
        "这个游戏的状态图就是那块角形棋盘：每格是一个局面，一步向左、向下，或同时向左下走。",
        "這個遊戲的狀態圖就是那塊角形棋盤：每格是一個局面，一步向左、向下，或同時向左下走。";
    GoToBoard:
        "Go to the quarter board",
        "到棋盘上看",
        "到棋盤上看";
    LookCloser:
        "Look closer",
        "拉近",
        "拉近";
    LookFarther:
        "Look from farther away",
        "拉远",
        "拉遠";
}
