//! What is written on the boards of the n-ary family, and how their states are written.

keys! {
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
    LettersThenShift:
        "dial 1 last, then the shift",
        "1 号大象在最后，再加位移",
        "1 號大象在最後，再加位移";
    TurnHere:
        "Dials turn only here",
        "大象只能在这里转",
        "大象只能在這裡轉";
    CombLeft:
        "comb left",
        "左",
        "左";
    CombRight:
        "right",
        "右",
        "右";
    LowGate:
        "Low gate: only flat",
        "低矮的出口：",
        "低矮的出口：";
    OnlyFlatPass:
        "dials can pass",
        "只有平放的大象能通过",
        "只有平放的大象能通過";
    TheGap:
        "The gap: dials turn here",
        "缺口：大象在这里转",
        "缺口：大象在這裡轉";
    AtTheGap:
        "at the gap",
        "在缺口",
        "在缺口";
    OutsideTheCase:
        "outside",
        "在盒外",
        "在盒外";
    Slide:
        "slide",
        "滑板",
        "滑板";
    PushIn:
        "Push the slide in",
        "把滑板推进去",
        "把滑板推進去";
    PullOut:
        "Pull the slide out",
        "把滑板拉出来",
        "把滑板拉出來";
    StopsTheSlide:
        "stops the slide",
        "卡住滑板",
        "卡住滑板";
    FacesIt:
        "in the way",
        "朝着它",
        "朝著它";
}
