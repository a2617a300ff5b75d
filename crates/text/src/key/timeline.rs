//! The timeline.

keys! {
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
    Landmarks:
        "Landmarks",
        "关键点",
        "關鍵點";
    ChooseLandmark:
        "Go to …",
        "跳到……",
        "跳到……";
    AddBookmark:
        "Bookmark this step",
        "给这一步加书签",
        "替這一步加書籤";
    RemoveBookmark:
        "Remove this bookmark",
        "删除这个书签",
        "移除這個書籤";
    ZoomIn:
        "Zoom in",
        "放大",
        "放大";
    ZoomOut:
        "Zoom out",
        "缩小",
        "縮小";
}
