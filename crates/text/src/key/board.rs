//! The boards: what they show, and their marks.

keys! {
    StateDigits:
        "State",
        "状态",
        "狀態";
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
}
