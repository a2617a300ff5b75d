//! The fixed strings: one table, three languages.

use crate::Lang;

/// Makes the enum of keys and its table from rows of a name and three texts.
macro_rules! keys {
    ($($key:ident: $english:literal, $simplified:literal, $traditional:literal;)+) => {
        /// Names a fixed string; the documentation of each is its English text.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Key {
            $(#[doc = $english] $key,)+
        }

        impl Key {
            /// All keys, in the order of the table.
            pub const ALL: &[Key] = &[$(Key::$key,)+];
        }

        impl Lang {
            /// Gives a fixed string.
            #[must_use]
            pub const fn text(self, key: Key) -> &'static str {
                match key {
                    $(Key::$key => self.pick($english, $simplified, $traditional),)+
                }
            }
        }
    };
}

keys! {
    // The project and its puzzles.
    AppName:
        "Gros",
        "Gros",
        "Gros";
    AppTitle:
        "Gros · a laboratory for Gray-code puzzles",
        "Gros · 格雷码益智实验室",
        "Gros · 格雷碼益智實驗室";
    AppSubtitle:
        "A laboratory for Gray-code puzzles",
        "格雷码益智实验室",
        "格雷碼益智實驗室";
    Puzzles:
        "Puzzles",
        "题目",
        "題目";
    Rings:
        "Chinese rings",
        "九连环",
        "九連環";
    Hanoi:
        "Tower of Hanoi",
        "汉诺塔",
        "河內塔";
    Wythoff:
        "Wythoff’s game",
        "威佐夫博弈",
        "威佐夫遊戲";
    Nim:
        "Nim with two piles",
        "两堆尼姆博弈",
        "兩堆尼姆遊戲";
    Ring:
        "ring",
        "环",
        "環";
    Bar:
        "bar",
        "横杠",
        "劍";
    Disc:
        "disc",
        "盘子",
        "圓盤";
    Peg:
        "peg",
        "柱子",
        "柱子";

    PredictFirst:
        "First say which piece moves next; then the cards open again.",
        "先猜下一步动哪一个，猜完再展开说明。",
        "先猜下一步動哪一個，猜完再展開說明。";

    // The table of the moves.
    StepColumn:
        "step",
        "步",
        "步";
    MoveColumn:
        "move",
        "动作",
        "動作";
    StateAfter:
        "state after it",
        "走完后的状态",
        "走完後的狀態";
    CopyMoves:
        "Copy",
        "复制",
        "複製";
    SaveCsv:
        "Save as CSV",
        "存为 CSV",
        "存成 CSV";
    SaveJson:
        "Save as JSON",
        "存为 JSON",
        "存成 JSON";

    // Panels.
    Panels:
        "Panels",
        "面板",
        "面板";
    Explain:
        "Explain",
        "讲解",
        "解說";
    Moves:
        "Moves",
        "步骤",
        "步驟";
    Setup:
        "Setup",
        "设置",
        "設定";
    Graph:
        "Graph",
        "状态图",
        "狀態圖";
    Coach:
        "Coach",
        "陪练",
        "陪練";

    // Header.
    Share:
        "Share",
        "分享",
        "分享";
    CopyStepLink:
        "Copy link to this step",
        "复制此步链接",
        "複製此步連結";
    CopyPuzzleLink:
        "Copy link to the puzzle",
        "复制题目链接",
        "複製題目連結";
    LinkCopied:
        "Link copied",
        "已复制链接",
        "已複製連結";
    CopyByHand:
        "Copy this link:",
        "请复制此链接：",
        "請複製此連結：";
    Link:
        "Link",
        "链接",
        "連結";
    Theme:
        "Theme",
        "主题",
        "主題";
    ThemeSystem:
        "System",
        "跟随系统",
        "跟隨系統";
    ThemeLight:
        "Light",
        "浅色",
        "淺色";
    ThemeDark:
        "Dark",
        "深色",
        "深色";
    Language:
        "Language",
        "语言",
        "語言";
    Help:
        "Help",
        "帮助",
        "說明";
    KeyboardKeys:
        "Keyboard keys",
        "键盘操作",
        "鍵盤操作";
    SourceCode:
        "Source code",
        "源代码",
        "原始碼";
    SkipToBoard:
        "Skip to board",
        "跳到棋盘",
        "跳到盤面";
    Menu:
        "Menu",
        "菜单",
        "選單";
    More:
        "More",
        "更多",
        "更多";
    Options:
        "Options",
        "选项",
        "選項";
    Close:
        "Close",
        "关闭",
        "關閉";
    Dismiss:
        "Dismiss",
        "知道了",
        "知道了";
    Cancel:
        "Cancel",
        "取消",
        "取消";

    // The board.
    Board:
        "Board",
        "棋盘",
        "盤面";
    DescribeBoard:
        "Describe board",
        "描述盘面",
        "描述盤面";
    RingsShown:
        "Rings shown",
        "显示的环",
        "顯示的環";
    HigherRings:
        "Show higher rings",
        "显示编号更大的环",
        "顯示編號更大的環";
    LowerRings:
        "Show lower rings",
        "显示编号更小的环",
        "顯示編號更小的環";
    StateDigits:
        "State",
        "状态",
        "狀態";
    Flip:
        "Flip",
        "翻转",
        "翻轉";
    FreeEnd:
        "Free end",
        "活动端",
        "活動端";
    FreeEndLeft:
        "Free end left",
        "活动端在左",
        "活動端在左";
    FreeEndRight:
        "Free end right",
        "活动端在右",
        "活動端在右";
    View:
        "View",
        "视图",
        "檢視";
    OneIsOn:
        "1 = on",
        "1 = 在杠上",
        "1 = 在劍上";
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
    RainbowColours:
        "Rainbow colours",
        "彩虹色",
        "彩虹色";
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
    On:
        "on",
        "在杠上",
        "在劍上";
    Off:
        "off",
        "已解开",
        "已取下";
    CanMove:
        "can move",
        "可以动",
        "可以動";
    BestNext:
        "best next",
        "最佳下一步",
        "最佳下一步";
    CannotMove:
        "cannot move",
        "不能动",
        "不能動";
    CanTakeIt:
        "can take it",
        "可以放",
        "可以放";
    MustBeOn:
        "must be on",
        "要在横杠上",
        "要在劍上";
    MustBeOff:
        "must be off",
        "要先解开",
        "要先取下";
    LiesOnTop:
        "lies on top",
        "压在上面",
        "壓在上面";
    IsSmaller:
        "is smaller",
        "比较小",
        "比較小";

    // Status and actions.
    Status:
        "Status",
        "状态",
        "狀態";
    Next:
        "Next",
        "下一步",
        "下一步";
    ShowNextMove:
        "Show next move",
        "显示下一步",
        "顯示下一步";
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
    NotThePlan:
        "What follows was played by hand.",
        "后面是手动走的步骤。",
        "後面是手動走的步驟。";

    // The timeline.
    Timeline:
        "Timeline",
        "时间轴",
        "時間軸";
    ToStart:
        "To start",
        "回到起点",
        "回到起點";
    Back:
        "Back",
        "上一步",
        "上一步";
    Play:
        "Play",
        "播放",
        "播放";
    Pause:
        "Pause",
        "暂停",
        "暫停";
    Replay:
        "Replay",
        "重播",
        "重播";
    Forward:
        "Forward",
        "下一步",
        "下一步";
    ToGoal:
        "To goal",
        "到终点",
        "到終點";
    Step:
        "Step",
        "步数",
        "步數";
    StepFieldHint:
        "Type a step, 50%, 2^70 or -218",
        "可输入步数、50%、2^70 或 -218",
        "可輸入步數、50%、2^70 或 -218";
    NotAStep:
        "Not a step number",
        "不是步数",
        "不是步數";
    Speed:
        "Speed",
        "速度",
        "速度";
    MovesPerSecond:
        "Moves per second",
        "每秒步数",
        "每秒步數";
    Landmarks:
        "Landmarks",
        "关键点",
        "關鍵點";
    Bookmark:
        "Bookmark",
        "书签",
        "書籤";
    ZoomIn:
        "Zoom in",
        "放大",
        "放大";
    ZoomOut:
        "Zoom out",
        "缩小",
        "縮小";
    PlayedByHand:
        "played by hand",
        "手动走的部分",
        "手動走的部分";

    // Setup.
    Puzzle:
        "Puzzle",
        "题目",
        "題目";
    Preset:
        "Preset",
        "预设",
        "預設";
    Size:
        "Size",
        "大小",
        "大小";
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
    AllOn:
        "All on",
        "全套上",
        "環全上";
    AllOff:
        "All off",
        "全解开",
        "環全下";
    OnlyLastRing:
        "Only the last ring",
        "只剩最里面的环",
        "只剩最後一環";
    Random:
        "Random",
        "随机",
        "隨機";
    Edit:
        "Edit",
        "编辑",
        "編輯";
    Variant:
        "Variant",
        "玩法",
        "玩法";
    Classic:
        "Classic",
        "经典",
        "經典";
    StartFromHere:
        "Start from here",
        "从这里开始",
        "從這裡開始";
    Presets:
        "Presets",
        "常用状态",
        "常用狀態";

    // What a count counts, and how sure it is.
    OneRingPerMove:
        "one ring per move",
        "每步动一环",
        "每步動一環";
    PairPerMove:
        "rings 1 and 2 may move as one",
        "第 1、2 环可以一起动",
        "第 1、2 環可以一起動";
    OneDiscPerMove:
        "one disc per move",
        "每步动一个盘子",
        "每步動一個圓盤";
    OneTurnPerMove:
        "one turn per move",
        "每步一手",
        "每步一手";
    ProvenShortest:
        "proven shortest",
        "已证明最短",
        "已證明最短";
    PresumedShortest:
        "presumed shortest",
        "推测最短",
        "推測最短";
    UpperBound:
        "upper bound",
        "步数上限",
        "步數上限";
    LineOfPlay:
        "line of play",
        "对局走法",
        "對局走法";
    AnotherRoute:
        "another route is equally short",
        "另有一条同样短的路线",
        "另有一條同樣短的路線";

    // The end.
    Solved:
        "Solved",
        "完成",
        "完成";
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

    // The first visit.
    FirstVisitRings:
        "Drag the timeline, or click ring 1.",
        "拖动时间轴，或点第 1 环。",
        "拖曳時間軸，或點第 1 環。";
    FirstVisitHanoi:
        "Drag the timeline, or click a peg.",
        "拖动时间轴，或点一根柱子。",
        "拖曳時間軸，或點一根柱子。";
    IHaveARealOne:
        "I have a real one",
        "我手里有一个",
        "我手上有一個";
    ShowMeWhy:
        "Show me why",
        "为什么这样走",
        "為什麼這樣走";
    TryHanoi:
        "Try Hanoi",
        "试试汉诺塔",
        "試試河內塔";
    TryRings:
        "Try the rings",
        "试试九连环",
        "試試九連環";

    // Rules.
    RuleOne:
        "Rule 1: ring 1 can move at any time.",
        "规则一：第 1 环随时可以套上或解开。",
        "規則一：第 1 環可以在任何時候放上或取下。";
    RuleTopDisc:
        "Only the top disc of a peg can move.",
        "每次只能拿柱子最上面的盘子。",
        "每次只能移動柱子最上面的圓盤。";
    RuleSmallerOnTop:
        "No disc may lie on a smaller one.",
        "大盘子不能叠在小盘子上面。",
        "大圓盤不能疊在小圓盤上面。";
    RuleNeighbours:
        "A disc moves to a neighbouring peg only.",
        "盘子只能移到相邻的柱子。",
        "圓盤只能移到相鄰的柱子。";
    RuleClockwise:
        "A disc moves on by one peg, one way round only: A to B, B to C, C to A.",
        "盘子只能朝一个方向移一根柱子：A 到 B、B 到 C、C 到 A。",
        "圓盤只能朝一個方向移一根柱子：A 到 B、B 到 C、C 到 A。";
    RuleOnePile:
        "Take any number of stones from one pile.",
        "从一堆里取走任意颗石子。",
        "從一堆裡取走任意顆石子。";
    RuleOneOrBoth:
        "Take any number of stones from one pile, or the same number from both.",
        "从一堆里取走任意颗石子，或从两堆取走同样多颗。",
        "從一堆裡取走任意顆石子，或從兩堆取走同樣多顆。";
    TheRules:
        "The rules",
        "规则",
        "規則";

    // The catalogue of the n-ary family.
    FamilyTab:
        "Spin-Out & co.",
        "多进制机关",
        "多進位玩具";
    Catalogue:
        "Puzzles of this family",
        "同类机关一览",
        "同類玩具一覽";
    CatalogueNote:
        "All count in some base. Where the rule is known, the puzzle can be opened; of the others only the number is known.",
        "它们都按某种进制计数。知道规则的可以打开来玩，其余的只知道公布的步数。",
        "它們都按某種進位計數。知道規則的可以開啟來玩，其餘的只知道公布的步數。";
    Base:
        "Base",
        "进制",
        "進位";
    PublishedMoves:
        "Published moves",
        "公布的步数",
        "公布的步數";
    WhatIsCounted:
        "What is counted",
        "计什么",
        "計什麼";
    RuleStatus:
        "Rule",
        "规则",
        "規則";
    Source:
        "Source",
        "来源",
        "來源";
    Open:
        "Open",
        "打开",
        "開啟";

    // The terminal.
    Name:
        "name",
        "名称",
        "名稱";
    Pieces:
        "pieces",
        "个数",
        "個數";
    Convention:
        "counted",
        "计步",
        "計步";
    Warning:
        "warning",
        "警告",
        "警告";
    NotOnTimeline:
        "That state is not on the timeline.",
        "这个状态不在时间轴上。",
        "這個狀態不在時間軸上。";

    // What can be empty or fail.
    NoMovesYet:
        "No moves yet: click a ring or press Play.",
        "还没有步骤：点一个环或按播放。",
        "還沒有步驟：點一個環或按播放。";
    PlaceNotKept:
        "Your place will not be kept.",
        "无法保存进度。",
        "無法儲存進度。";
    CouldNotLoad:
        "The program could not load.",
        "程序加载失败。",
        "程式載入失敗。";
    Loading:
        "Loading …",
        "加载中……",
        "載入中……";
    TryAgain:
        "Try again",
        "重试",
        "重試";
    NeedsScript:
        "Gros needs JavaScript and WebAssembly.",
        "Gros 需要 JavaScript 和 WebAssembly。",
        "Gros 需要 JavaScript 和 WebAssembly。";
    NoWay:
        "No way from start to goal under these rules.",
        "按此规则，从起点到不了终点。",
        "依此規則，從起點到不了終點。";
    Notices:
        "Notices",
        "通知",
        "通知";

    // The caption, the set-up and the help of the page.
    FirstVisitWythoff:
        "Drag the timeline, or take some stones.",
        "拖动时间轴，或取走一些石子。",
        "拖曳時間軸，或取走一些石子。";
    FirstVisitRingsTap:
        "Drag the timeline, or tap ring 1.",
        "拖动时间轴，或轻点第 1 环。",
        "拖曳時間軸，或輕點第 1 環。";
    FirstVisitHanoiTap:
        "Drag the timeline, or tap a peg.",
        "拖动时间轴，或轻点一根柱子。",
        "拖曳時間軸，或輕點一根柱子。";
    Predict:
        "Predict",
        "猜下一步",
        "猜下一步";
    Today:
        "Today’s",
        "今日题",
        "今日題";
    Picture:
        "As it is",
        "实物图",
        "實物圖";
    Upright:
        "Upright",
        "直立式",
        "直立式";
    Lights:
        "Lights",
        "灯",
        "燈";
    PairTogether:
        "Rings 1 and 2 may move together",
        "第 1、2 环可以同时动",
        "第 1、2 環可以同時動";
    Schematic:
        "Schematic",
        "示意图",
        "示意圖";
    FewestPossible:
        "the fewest possible",
        "正是最少步数",
        "正是最少步數";
    FewestKnown:
        "as many as the route shown",
        "与所示路线步数相同",
        "與所示路線步數相同";
    NoHints:
        "no hints",
        "没用提示",
        "沒用提示";
    WayBack:
        "Now the way back",
        "再走回去",
        "再走回去";
    SetRings:
        "Click a ring to set it; no rule applies here.",
        "点一个环就能改动，这里不受规则限制。",
        "點一個環就能更改，這裡不受規則限制。";
    SetDiscs:
        "Click where a disc should be; no rule applies here.",
        "点盘子该在的位置，这里不受规则限制。",
        "點圓盤該在的位置，這裡不受規則限制。";
    Examples:
        "Places to visit",
        "值得一看",
        "值得一看";
    LetterKeys:
        "Keys of a single letter or sign",
        "单个字母或符号的按键",
        "單個字母或符號的按鍵";
    TaskRings:
        "Take all rings off the bar.",
        "把所有的环都从横杠上解下来。",
        "把所有的環都從劍上取下來。";
    RuleTwo:
        "Rule 2: any other ring moves only when the ring next to it toward the free end is on and all rings beyond that one are off.",
        "规则二：其他的环，只有靠活动端一侧的相邻一环在横杠上、再往外的环全部解开时，才能动。",
        "規則二：其他的環，只有靠活動端一側的相鄰一環在劍上、再往外的環全部取下時，才能放上或取下。";
    TaskHanoi:
        "Carry the whole tower to another peg, one disc at a time.",
        "把整座塔搬到另一根柱子，每次只动一个盘子。",
        "把整座塔搬到另一根柱子，每次只動一個圓盤。";
    TaskWythoff:
        "Two take stones in turn; whoever takes the last one wins.",
        "两人轮流取石子，取到最后一颗的人赢。",
        "兩人輪流取石子，取到最後一顆的人贏。";
    SampleFourPegs:
        "Eight discs on four pegs",
        "四根柱子，八个盘子",
        "四根柱子，八個圓盤";
    SampleInARow:
        "To neighbouring pegs only: past every state there is",
        "只在相邻柱间移动：走遍所有状态",
        "只在相鄰柱間移動：走遍所有狀態";
    SampleInACircle:
        "One way round only: back to A is farther",
        "只能朝一个方向：回到 A 更远",
        "只能朝一個方向：回到 A 更遠";
    SampleWythoff:
        "Two piles: which move wins?",
        "两堆石子：怎样取能赢？",
        "兩堆石子：怎樣取能贏？";
    SampleNineRings:
        "Nine rings, all on",
        "九连环，全在杠上",
        "九連環，全在劍上";
    SampleLastRing:
        "Only ring 9 left: farther than all nine",
        "只剩第 9 环：比九个环都在还远",
        "只剩第 9 環：比九個環都在還遠";
    SampleRingTwoFirst:
        "Here ring 2 must move first",
        "这里要先动第 2 环",
        "這裡要先動第 2 環";
    SampleMidway:
        "In the middle of another way, at step 60",
        "另一条路的途中，第 60 步",
        "另一條路的途中，第 60 步";
    SampleManyRings:
        "64 rings",
        "64 个环",
        "64 個環";
    SampleMostRings:
        "1,000 rings",
        "1,000 个环",
        "1,000 個環";
    SampleFiveDiscs:
        "Five discs, at step 12",
        "五个盘子，第 12 步",
        "五個圓盤，第 12 步";
    SampleManyDiscs:
        "64 discs, far along the way",
        "64 个盘子，走了很远",
        "64 個圓盤，走了很遠";
    SampleTwice:
        "Three discs: the largest must move twice",
        "三个盘子：最大的要动两次",
        "三個圓盤：最大的要動兩次";

    // The n-ary family.
    SpinOut:
        "Spin-Out",
        "大象转弯",
        "大象轉彎";
    Brain:
        "The Brain",
        "The Brain 拉杆锁",
        "The Brain 拉桿鎖";
    BinaryBurr:
        "Binary Burr",
        "二进制孔明锁",
        "二進位孔明鎖";
    RecTangle:
        "RecTangle",
        "RecTangle 方块锁",
        "RecTangle 方塊鎖";
    Lock250:
        "Lock 250",
        "250 步锁",
        "250 步鎖";
    Kugellager:
        "Kugellager",
        "滚珠轴承锁",
        "滾珠軸承鎖";
    Kugellager7:
        "Kugellager 7",
        "滚珠轴承锁 7",
        "滾珠軸承鎖 7";
    Generation:
        "Generation Lock",
        "世代锁",
        "世代鎖";
    Chain:
        "Gray-code chain",
        "格雷码链",
        "格雷碼鏈";
    Elephants:
        "Crazy Elephant Dance",
        "疯狂大象跳舞",
        "瘋狂大象跳舞";
    SlideOut:
        "Slide-out chain",
        "滑出链",
        "滑出鏈";
    Hexadecimal:
        "Hexadecimal Puzzle",
        "十六进制锁",
        "十六進位鎖";
    OneStepPerMove:
        "one step of one piece per move",
        "每步动一个零件一格",
        "每步動一個零件一格";
    QuarterTurnPerMove:
        "one quarter turn per move",
        "每步转四分之一圈",
        "每步轉四分之一圈";
    OneRodPerMove:
        "one rod per move",
        "每步动一根杆",
        "每步動一根桿";
    OneBarPerMove:
        "one bar per move",
        "每步翻一根横条",
        "每步翻一根橫條";
    StrokesCounted:
        "strokes of the driver counted",
        "驱动杆的动作也计步",
        "驅動桿的動作也計步";
    RuleIsModel:
        "the rule is a model",
        "规则为推定模型",
        "規則為推定模型";
    TwoAsOne:
        "two as one",
        "两环同动",
        "兩環同動";
    FreeEndLast:
        "free end last",
        "活动端在最后",
        "活動端在最後";
    BarOneFirst:
        "bar 1 first",
        "1 号横条在最前",
        "1 號橫條在最前";
    OneStepAtATime:
        "A piece goes one place at a time.",
        "每次只能移动一格。",
        "每次只能移動一格。";
    NumberOfPieces:
        "Number of pieces",
        "零件数",
        "零件數";
    FirstVisitFamily:
        "Drag the timeline, or choose a piece.",
        "拖动时间轴，或选一个零件。",
        "拖曳時間軸，或選一個零件。";
    TaskSpinOut:
        "Turn all dials flat, so that the slide comes out.",
        "让所有大象都横过来，就能抽出来。",
        "讓所有大象都橫過來，就能抽出來。";
    RuleFreeDial:
        "Dial 1, at the free end, can turn at any time.",
        "活动端的 1 号大象随时可以转。",
        "活動端的 1 號大象隨時可以轉。";
    RuleDials:
        "Any other dial turns only when the next one toward the free end is upright and all beyond that one are flat.",
        "其他大象，只有靠活动端一侧相邻的竖直、再往外的全部横放时，才能转。",
        "其他大象，只有靠活動端一側相鄰的直立、再往外的全部橫放時，才能轉。";
    TaskDialsOut:
        "Pull the slide out until all dials are outside the case.",
        "把滑板抽出来，让所有大象都到盒子外面。",
        "把滑板抽出來，讓所有大象都到盒子外面。";
    RuleDialPlaces:
        "A dial turns at the gap, or outside the case.",
        "大象只能在缺口处或盒子外面转。",
        "大象只能在缺口處或盒子外面轉。";
    RuleLobes:
        "It does not turn while a neighbour faces it, and dial 1 never faces right.",
        "相邻的大象朝着它时不能转；1 号大象不能朝右。",
        "相鄰的大象朝著它時不能轉；1 號大象不能朝右。";
    RuleNarrow:
        "An upright dial does not pass the narrow part of the case.",
        "竖直的大象过不了盒子的窄处。",
        "直立的大象過不了盒子的窄處。";
    TurnsOutside:
        "turned outside too",
        "盒外也可转",
        "盒外也可轉";
    AllOutside:
        "all outside",
        "全部在盒外",
        "全部在盒外";
    LettersThenShift:
        "dial 1 last, then the shift",
        "1 号大象在最后，再加位移",
        "1 號大象在最後，再加位移";
    OneTurnOfADial:
        "one turn of a dial per move",
        "每步转一头大象",
        "每步轉一頭大象";
    TaskBrain:
        "Pull all rods out.",
        "把所有的杆都拉出来。",
        "把所有的桿都拉出來。";
    RuleFreeRod:
        "Rod 1 can move at any time.",
        "1 号杆随时可以动。",
        "1 號桿隨時可以動。";
    RuleRods:
        "Any other rod moves only when the rod before it is out and all before that one are in.",
        "其他的杆，只有前一根拉出、再前面的全部推入时，才能动。",
        "其他的桿，只有前一根拉出、再前面的全部推入時，才能動。";
    TaskBurr:
        "Take the rings off the bar.",
        "把环从驱动杆上取下来。",
        "把環從驅動桿上取下來。";
    RuleFreeDriver:
        "The driver can move at any time.",
        "驱动杆随时可以动。",
        "驅動桿隨時可以動。";
    RuleBurr:
        "A ring moves only when the piece before it is on and all before that one are off.",
        "每个环，只有前一个在杠上、再前面的全部解开时，才能动。",
        "每個環，只有前一個在劍上、再前面的全部取下時，才能動。";
    TaskBalls:
        "Bring all balls to the highest level.",
        "把所有的球都送到最高一层。",
        "把所有的球都送到最高一層。";
    RuleEvenBalls:
        "A ball goes up from an even level, or back to it, only when the balls before it are at the highest level and the driver is at place 1.",
        "球要从偶数层上去或回到偶数层，只有前面的球都在最高层、驱动杆在位置 1 时才行。",
        "球要從偶數層上去或回到偶數層，只有前面的球都在最高層、驅動桿在位置 1 時才行。";
    RuleOddBalls:
        "A ball goes up from an odd level, or back to it, only when the balls before it are at level 0 and the driver is at place 0.",
        "球要从奇数层上去或回到奇数层，只有前面的球都在第 0 层、驱动杆在位置 0 时才行。",
        "球要從奇數層上去或回到奇數層，只有前面的球都在第 0 層、驅動桿在位置 0 時才行。";
    TaskLock:
        "Bring all pieces to their last place.",
        "把所有零件都移到最后的位置。",
        "把所有零件都移到最後的位置。";
    TaskChain:
        "Bring the pieces to the far end of the one path that they have.",
        "所有状态连成一条路，把零件从一头带到另一头。",
        "所有狀態連成一條路，把零件從一頭帶到另一頭。";
    RuleFreePiece:
        "The piece at the free end can go to the next place at any time.",
        "活动端的零件随时可以移动一格。",
        "活動端的零件隨時可以移動一格。";
    RuleEvenPieces:
        "A piece goes up from an even place, or back to it, only when the pieces before it are at the end of their common travel.",
        "零件要离开偶数位置上移或回到偶数位置，只有前面的零件走到共同行程的末端时才行。",
        "零件要離開偶數位置上移或回到偶數位置，只有前面的零件走到共同行程的末端時才行。";
    RuleOddPieces:
        "A piece goes up from an odd place, or back to it, only when the pieces before it are all at 0.",
        "零件要离开奇数位置上移或回到奇数位置，只有前面的零件都在 0 时才行。",
        "零件要離開奇數位置上移或回到奇數位置，只有前面的零件都在 0 時才行。";
    TaskElephants:
        "Turn all elephants from up to down, so that they slide out.",
        "让所有大象从朝上转为朝下，就能滑出来。",
        "讓所有大象從朝上轉為朝下，就能滑出來。";
    RuleFreeElephant:
        "Elephant 1, the rightmost, can turn at any time.",
        "最右边的 1 号大象随时可以转。",
        "最右邊的 1 號大象隨時可以轉。";
    RuleElephants:
        "Any other elephant turns between up and right only when its right neighbour is down, between right and down only when that one is up; all further right must be down.",
        "其他的大象，右边相邻的朝下时才能在朝上和朝右之间转，相邻的朝上时才能在朝右和朝下之间转；再往右的都要朝下。",
        "其他的大象，右邊相鄰的朝下時才能在朝上和朝右之間轉，相鄰的朝上時才能在朝右和朝下之間轉；再往右的都要朝下。";
    TaskSlide:
        "Bring all pieces to their last place, so that they slide out.",
        "把所有零件都移到最后的位置，就能滑出来。",
        "把所有零件都移到最後的位置，就能滑出來。";
    RuleSlide:
        "Any other piece makes its last step, and every second one before it, only when its right neighbour is at 0, and the steps between only when that one is at its last place; all further right must be at their last place.",
        "其他的零件，右边相邻的在 0 时才能走最后一格和倒数隔一格的各格，其余各格要相邻的在最后的位置；再往右的都要在最后的位置。",
        "其他的零件，右邊相鄰的在 0 時才能走最後一格和倒數隔一格的各格，其餘各格要相鄰的在最後的位置；再往右的都要在最後的位置。";
    TaskBars:
        "Tilt all bars down.",
        "让所有横条都朝下。",
        "讓所有橫條都朝下。";
    RuleFreeBar:
        "Bar 1 can tilt at any time.",
        "1 号横条随时可以翻转。",
        "1 號橫條隨時可以翻轉。";
    RuleBars:
        "Any other bar tilts only when the four bars before it show the key, as far as there are four, and all before those are down.",
        "其他的横条，只有前面四根（不足四根时有几根算几根）与钥匙一致、再前面的全部朝下时，才能翻转。",
        "其他的橫條，只有前面四根（不足四根時有幾根算幾根）與鑰匙一致、再前面的全部朝下時，才能翻轉。";
    SetPieces:
        "Click a piece to set it; no rule applies here.",
        "点一个零件就能改动，这里不受规则限制。",
        "點一個零件就能更改，這裡不受規則限制。";
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
    TurnOutsideToo:
        "Dials may turn outside the case too",
        "大象也可以在盒外转",
        "大象也可以在盒外轉";
    TurnHere:
        "Dials turn only here",
        "大象只能在这里转",
        "大象只能在這裡轉";
    LowGate:
        "Low gate: only flat",
        "低矮的出口：",
        "低矮的出口：";
    OnlyFlatPass:
        "dials can pass",
        "只有平放的大象能通过",
        "只有平放的大象能通過";
    SampleDials:
        "Seven dials, all upright",
        "七头大象，全部竖直",
        "七頭大象，全部直立";
    SampleElephants:
        "Five elephants, where the longest detour begins",
        "五头大象，最长的岔路从这里开始",
        "五頭大象，最長的岔路從這裡開始";
    SampleBalls:
        "Four balls, at step 777",
        "四个球，第 777 步",
        "四個球，第 777 步";
}
