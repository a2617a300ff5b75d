//! The project and what it is about.

keys! {
    AppName:
        "Gros",
        "Gros",
        "Gros";
    AppTitle:
        "Gros · a laboratory for Gray-code puzzles",
        "Gros · 格雷码益智实验室",
        "Gros · 格雷碼益智實驗室";
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
}
