//! The coach: a real puzzle in one's hands.

keys! {
    CoachNoGame:
        "A game has no shortest way to follow. Show the winning moves, or choose another puzzle.",
        "对局没有最短路线可跟着走。可以显示取胜的走法，或换一个玩具。",
        "對局沒有最短路線可跟著走。可以顯示取勝的走法，或換一個玩具。";
    CoachFreeEnd:
        "Which end is free?",
        "哪一端是活动端？",
        "哪一端是活動端？";
    CoachLeft:
        "On the left",
        "在左边",
        "在左邊";
    CoachRight:
        "On the right",
        "在右边",
        "在右邊";
    CoachRings:
        "As in your hands: tap a ring to switch it on or off",
        "照你手里的样子，点环换成上或下",
        "照你手上的樣子，點環切換上或下";
    CoachOn:
        "on",
        "上",
        "上";
    CoachOff:
        "off",
        "下",
        "下";
    CoachDiscs:
        "As in your hands: tap the peg that each disc is on, the largest first",
        "照你手里的样子，从最大的盘子起，点它所在的柱子",
        "照你手上的樣子，從最大的圓盤起，點它所在的柱子";
    CoachPieces:
        "As in your hands: tap each piece until it matches yours",
        "照你手里的样子，点每个零件，直到一样",
        "照你手上的樣子，點每個零件，直到一樣";
    CoachNotation:
        "Write how your pieces stand",
        "写出你手里各个零件的位置",
        "寫出你手上各個零件的位置";
    CoachFix:
        "Set it to what is in your hands",
        "改成你手里的样子",
        "改成你手上的樣子";
    CoachGoal:
        "What should it become?",
        "想变成什么样？",
        "想變成什麼樣？";
    CoachTakeOff:
        "Take all off",
        "全部解开",
        "全部取下";
    CoachPutOn:
        "Put all on",
        "全部套上",
        "全部放上";
    CoachOther:
        "Other",
        "其他",
        "其他";
    CoachOtherGoal:
        "Goal in your hands",
        "手里要变成的样子",
        "手上要變成的樣子";
    CoachStart:
        "Start",
        "开始",
        "開始";
    CoachRule:
        "Just the rule",
        "只看口诀",
        "只看規則";
    CoachFirst:
        "First",
        "先走",
        "先走";
    CoachNext:
        "Next",
        "下一步",
        "下一步";
    CoachNextHint:
        "Done in your hands? Tap here",
        "手里走完了，就点这里",
        "手上走完了，就點這裡";
    CoachRepeat:
        "Repeat",
        "再说一遍",
        "再說一次";
    CoachGoOn:
        "Go on",
        "继续",
        "繼續";
    CoachReturn:
        "Don’t change, go back",
        "不改了，返回",
        "不改了，返回";
    CoachLost:
        "Lost?",
        "走乱了？",
        "走亂了？";
    CoachThen:
        "then",
        "接着",
        "接著";
    CoachAfter:
        "It should look like this then",
        "走完应该是这样",
        "走完應該是這樣";
    CoachNow:
        "It should look like this now",
        "现在应该是这样",
        "現在應該是這樣";
    CoachSame:
        "Same as yours?",
        "和你的一样吗？",
        "和你的一樣嗎？";
    CoachYes:
        "Yes, the same",
        "一样",
        "一樣";
    CoachNotSame:
        "Not the same",
        "不一样",
        "不一樣";
    CoachStartOver:
        "Start over",
        "重新开始",
        "重新開始";
    CoachAgain:
        "Enter another state",
        "换一个状态",
        "換一個狀態";
    CoachOptions:
        "Ways to be led",
        "带着走的方式",
        "帶著走的方式";
    CoachAtATime:
        "At a time",
        "每次",
        "每次";
    CoachOne:
        "One move",
        "一步",
        "一步";
    CoachTwo:
        "Two moves",
        "两步",
        "兩步";
    CoachBlock:
        "A block",
        "一段",
        "一段";
    CoachGoingOn:
        "Going on",
        "往下走",
        "往下走";
    CoachByTap:
        "When I tap",
        "我点了再走",
        "我點了再走";
    CoachByTempo:
        "In a tempo",
        "按节奏",
        "按節奏";
    CoachAfterVoice:
        "After the voice",
        "说完就走",
        "說完就走";
    CoachTempo:
        "Tempo",
        "节奏",
        "節奏";
    CoachSpeak:
        "Speak moves",
        "语音报步",
        "語音報步";
    CoachAwake:
        "Keep the screen on",
        "屏幕常亮",
        "螢幕恆亮";
    CoachKeptOn:
        "Screen kept on",
        "屏幕常亮",
        "螢幕恆亮";
    CoachMayDim:
        "Screen may turn off",
        "屏幕可能会熄灭",
        "螢幕可能會熄滅";
    CoachChecks:
        "Ask at every rest whether it is the same",
        "每段之后核对一次",
        "每段之後核對一次";
    CoachNoVoice:
        "No voice for this language on this device",
        "此设备没有该语言的语音",
        "此裝置沒有該語言的語音";
}
