//! The catalogue, and the table of the terminal.

keys! {
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
}
