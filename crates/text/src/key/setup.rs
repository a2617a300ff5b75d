//! Setting a puzzle up.

keys! {
    Puzzle:
        "Puzzle",
        "题目",
        "題目";
    Preset:
        "Preset",
        "预设",
        "預設";
    NumberOfRings:
        "Number of rings",
        "环数",
        "環數";
    NumberOfDiscs:
        "Number of discs",
        "盘子数",
        "圓盤數";
    Larger:
        "Larger",
        "增大",
        "增大";
    Smaller:
        "Smaller",
        "减小",
        "減小";
    Start:
        "Start",
        "起点",
        "起點";
    Goal:
        "Goal",
        "终点",
        "終點";
    Swap:
        "Swap",
        "互换",
        "互換";
    SwapStartAndGoal:
        "Swap start and goal",
        "互换起点和终点",
        "互換起點和終點";
    OnlyLastRing:
        "Only the last ring",
        "只剩最里面的环",
        "只剩最後一環";
    Random:
        "Random",
        "随机",
        "隨機";
    Pegs:
        "Pegs",
        "柱子数",
        "柱子數";
    DiscsGo:
        "Discs go",
        "盘子可移到",
        "圓盤可移到";
    ToAnyPeg:
        "to any peg",
        "任意柱子",
        "任意柱子";
    ToNeighbours:
        "to neighbouring pegs",
        "相邻的柱子",
        "相鄰的柱子";
    ClockwiseOnly:
        "clockwise only",
        "顺时针下一根",
        "順時針下一根";
    LargestFirst:
        "largest first",
        "从大到小",
        "由大到小";
    PairTogether:
        "Rings 1 and 2 may move together",
        "第 1、2 环可以同时动",
        "第 1、2 環可以同時動";
    SetRings:
        "Click a ring to set it; no rule applies here.",
        "点一个环就能改动，这里不受规则限制。",
        "點一個環就能更改，這裡不受規則限制。";
    SetDiscs:
        "Click where a disc should be; no rule applies here.",
        "点盘子该在的位置，这里不受规则限制。",
        "點圓盤該在的位置，這裡不受規則限制。";
    SetPieces:
        "Click a piece to set it; no rule applies here.",
        "点一个零件就能改动，这里不受规则限制。",
        "點一個零件就能更改，這裡不受規則限制。";
    NumberOfPieces:
        "Number of pieces",
        "零件数",
        "零件數";
    NumberOfPlaces:
        "Places of a piece",
        "每个零件的位置数",
        "每個零件的位置數";
    FewerPlaces:
        "Fewer places",
        "减少位置",
        "減少位置";
    MorePlaces:
        "More places",
        "增加位置",
        "增加位置";
    CutsOfKey:
        "Cuts of the key",
        "钥匙的齿形",
        "鑰匙的齒形";
    MovesOfEachKey:
        "Moves with each of the 16 keys.",
        "16 种钥匙各需的步数。",
        "16 種鑰匙各需的步數。";
    TurnOutsideToo:
        "Dials may turn outside the case too",
        "大象也可以在盒外转",
        "大象也可以在盒外轉";
    TwoAsOne:
        "two as one",
        "两环同动",
        "兩環同動";
    TurnsOutside:
        "turned outside too",
        "盒外也可转",
        "盒外也可轉";
    AllOutside:
        "all outside",
        "全部在盒外",
        "全部在盒外";
}
