//! What the keys of the whole page do, as the help says it.

keys! {
    Anywhere:
        "Anywhere",
        "任何地方",
        "任何地方";
    DoesPlay:
        "play, pause",
        "播放、暂停",
        "播放、暫停";
    DoesStep:
        "one step back, one step on",
        "后退一步、前进一步",
        "後退一步、前進一步";
    DoesHint:
        "hint",
        "提示",
        "提示";
    DoesUndo:
        "undo",
        "撤销",
        "復原";
    DoesRedo:
        "redo",
        "重做",
        "重做";
    DoesDescribe:
        "describe the board",
        "描述盘面",
        "描述盤面";
    DoesBookmark:
        "set or remove a bookmark",
        "加上或删除书签",
        "加上或移除書籤";
    DoesHelp:
        "show these keys",
        "显示这些按键",
        "顯示這些按鍵";
    DoesStop:
        "stop, close",
        "停止、关闭",
        "停止、關閉";
}
