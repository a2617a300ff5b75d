//! A game with piles.

keys! {
    LeftThenRight:
        "left pile, right pile",
        "左堆、右堆",
        "左堆、右堆";
    LeftPile:
        "left pile",
        "左堆",
        "左堆";
    RightPile:
        "right pile",
        "右堆",
        "右堆";
    Take:
        "Take",
        "取走",
        "取走";
    TakeFrom:
        "from",
        "从",
        "從";
    FromLeft:
        "left",
        "左堆",
        "左堆";
    FromRight:
        "right",
        "右堆",
        "右堆";
    FromBoth:
        "both",
        "两堆",
        "兩堆";
    HowMany:
        "How many",
        "取几颗",
        "取幾顆";
    OneMore:
        "One more",
        "多一颗",
        "多一顆";
    OneLess:
        "One less",
        "少一颗",
        "少一顆";
    NotEnough:
        "There are not so many.",
        "没有这么多颗。",
        "沒有這麼多顆。";
    WhoWins:
        "Who wins?",
        "谁会赢？",
        "誰會贏？";
    ColdPositions:
        "Cold positions",
        "冷局面",
        "冷局面";
    GoldenLines:
        "Golden lines",
        "黄金比例线",
        "黃金比例線";
    LegendCold:
        "cold: leave your rival here",
        "冷局面：留给对方",
        "冷局面：留給對方";
    LegendMoves:
        "your moves",
        "可走的位置",
        "可走的位置";
    QuarterBoard:
        "Positions: left pile across, right pile up",
        "局面图：横为左堆，纵为右堆",
        "局面圖：橫為左堆，縱為右堆";
    MapOfPositions:
        "All positions from 0, 0 up: the frame is the part on the board",
        "从 0, 0 起的全部局面：框内是图上的这一块",
        "從 0, 0 起的全部局面：框內是圖上的這一塊";
    TooLargeToDraw:
        "Too large to draw. Who wins is exact all the same.",
        "太大，画不出来；胜负判断依然准确。",
        "太大，無法繪出；勝負判斷依然準確。";
    Rival:
        "Opponent",
        "对手",
        "對手";
    RivalNobody:
        "Two at one screen",
        "两人同屏",
        "兩人同螢幕";
    RivalSecond:
        "The computer, you begin",
        "电脑，你先走",
        "電腦，你先走";
    RivalFirst:
        "The computer, it begins",
        "电脑，电脑先走",
        "電腦，電腦先走";
    Strength:
        "The computer",
        "电脑的走法",
        "電腦的走法";
    StrengthSoon:
        "wins quickly",
        "尽快取胜",
        "儘快取勝";
    StrengthLong:
        "wins slowly",
        "慢慢取胜",
        "慢慢取勝";
    StrengthLose:
        "lets you win",
        "有意让你赢",
        "有意讓你贏";
    GameRule:
        "Allowed",
        "取法",
        "取法";
    OneOrBothPiles:
        "one pile or both",
        "一堆或两堆",
        "一堆或兩堆";
    OnePileOnly:
        "one pile only (Nim)",
        "只取一堆（尼姆）",
        "只取一堆（尼姆）";
    NewGame:
        "New game",
        "新一局",
        "新一局";
    SamePiles:
        "Same piles again",
        "同样的石子再来",
        "同樣的石子再來";
    ComputerThinks:
        "The computer is thinking",
        "电脑正在思考",
        "電腦正在思考";
}
