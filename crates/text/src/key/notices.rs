//! What can be empty or fail.

keys! {
    PlaceNotKept:
        "Your place will not be kept.",
        "无法保存进度。",
        "無法儲存進度。";
    TryAgain:
        "Try again",
        "重试",
        "重試";
    PartNotThere:
        "This part of the page failed to load. If trying again doesn’t help, reload the page.",
        "这一部分没有加载成功。如果重试无效，请刷新页面。",
        "這一部分沒有載入成功。如果重試無效，請重新整理頁面。";
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
