//! The first visit, and what to try.

keys! {
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
    TakeSome:
        "take some stones",
        "取走一些石子",
        "取走一些石子";
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
    TipOnlyTwo:
        "At most two rings can ever move: ring 1, and the one next to the first ring that is on.",
        "最多只有两个环能动：第 1 环，和最外面那个在横杠上的环里侧的一环。",
        "最多只有兩個環能動：第 1 環，和最外面那個在劍上的環內側的一環。";
    TipWayBack:
        "Moving the same ring again leads back.",
        "再动刚才那一环，就是走回头路。",
        "再動剛才那一環，就是走回頭路。";
    TipSingleSteps:
        "For single steps, turn the wheel over the tape, or pinch it.",
        "想逐步查看，可在刻度带上滚动滚轮，或双指缩放。",
        "想逐步查看，可在刻度帶上捲動滾輪，或雙指縮放。";
    GotIt:
        "Got it",
        "知道了",
        "知道了";
}
