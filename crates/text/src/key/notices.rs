//! What can be empty or fail.

keys! {
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
    NoSessionFile:
        "This file is no session of Gros: nothing was changed.",
        "这个文件不是 Gros 的存档，什么都没有改变。",
        "這個檔案不是 Gros 的存檔，什麼都沒有改變。";
}
