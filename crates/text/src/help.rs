//! The keys of the keyboard, as the help lists them.

use crate::Lang;

/// A part of the keyboard help: where its keys work, and what they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HelpGroup {
    /// Where the keys work.
    pub title: &'static str,
    /// The keys and what they do.
    pub rows: &'static [HelpRow],
}

/// A row of the keyboard help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HelpRow {
    /// The keys, each as it stands on the keyboard; any of them does it.
    pub keys: &'static [&'static str],
    /// What they do.
    pub does: &'static str,
}

const fn row(keys: &'static [&'static str], does: &'static str) -> HelpRow {
    HelpRow { keys, does }
}

impl Lang {
    /// Lists the keys of the page, in groups.
    #[must_use]
    pub const fn keyboard_help(self) -> &'static [HelpGroup] {
        self.pick(ENGLISH, SIMPLIFIED, TRADITIONAL)
    }
}

const ENGLISH: &[HelpGroup] = &[
    HelpGroup {
        title: "Timeline",
        rows: &[
            row(&["←", "→"], "one step back, one step on"),
            row(&["Shift + ←", "Shift + →"], "ten steps"),
            row(&["Page Down", "Page Up"], "many steps back, many steps on"),
            row(&["Home", "End"], "start, goal"),
        ],
    },
    HelpGroup {
        title: "Anywhere",
        rows: &[
            row(&["Space"], "play, pause"),
            row(&[",", "."], "one step back, one step on"),
            row(&["H"], "hint"),
            row(&["U", "Ctrl + Z"], "undo"),
            row(&["Shift + U", "Ctrl + Y"], "redo"),
            row(&["D"], "describe the board"),
            row(&["B"], "set or remove a bookmark"),
            row(&["?"], "show these keys"),
            row(&["Esc"], "stop, close"),
        ],
    },
    HelpGroup {
        title: "Rings",
        rows: &[
            row(&["←", "→"], "choose a ring"),
            row(&["Enter", "Space"], "move it"),
            row(&["↑", "↓"], "put it on, take it off"),
            row(&["1", "…", "9"], "move ring 1 to 9"),
            row(&["R", "S"], "move ring 1, move the other ring that can"),
        ],
    },
    HelpGroup {
        title: "Hanoi",
        rows: &[
            row(&["A", "…", "H"], "lift from a peg, put on a peg"),
            row(&["←", "→"], "choose a peg"),
            row(&["Enter"], "lift, put down"),
            row(&["Esc"], "put back"),
        ],
    },
];

const SIMPLIFIED: &[HelpGroup] = &[
    HelpGroup {
        title: "时间轴",
        rows: &[
            row(&["←", "→"], "后退一步、前进一步"),
            row(&["Shift + ←", "Shift + →"], "十步"),
            row(&["Page Down", "Page Up"], "后退多步、前进多步"),
            row(&["Home", "End"], "起点、终点"),
        ],
    },
    HelpGroup {
        title: "任何地方",
        rows: &[
            row(&["Space"], "播放、暂停"),
            row(&[",", "."], "后退一步、前进一步"),
            row(&["H"], "提示"),
            row(&["U", "Ctrl + Z"], "撤销"),
            row(&["Shift + U", "Ctrl + Y"], "重做"),
            row(&["D"], "描述盘面"),
            row(&["B"], "加上或删除书签"),
            row(&["?"], "显示这些按键"),
            row(&["Esc"], "停止、关闭"),
        ],
    },
    HelpGroup {
        title: "九连环",
        rows: &[
            row(&["←", "→"], "选一个环"),
            row(&["Enter", "Space"], "动这个环"),
            row(&["↑", "↓"], "套上、解开"),
            row(&["1", "…", "9"], "动第 1 到 9 环"),
            row(&["R", "S"], "动第 1 环、动另一个能动的环"),
        ],
    },
    HelpGroup {
        title: "汉诺塔",
        rows: &[
            row(&["A", "…", "H"], "从柱上拿起、放到柱上"),
            row(&["←", "→"], "选一根柱子"),
            row(&["Enter"], "拿起、放下"),
            row(&["Esc"], "放回原处"),
        ],
    },
];

const TRADITIONAL: &[HelpGroup] = &[
    HelpGroup {
        title: "時間軸",
        rows: &[
            row(&["←", "→"], "後退一步、前進一步"),
            row(&["Shift + ←", "Shift + →"], "十步"),
            row(&["Page Down", "Page Up"], "後退多步、前進多步"),
            row(&["Home", "End"], "起點、終點"),
        ],
    },
    HelpGroup {
        title: "任何地方",
        rows: &[
            row(&["Space"], "播放、暫停"),
            row(&[",", "."], "後退一步、前進一步"),
            row(&["H"], "提示"),
            row(&["U", "Ctrl + Z"], "復原"),
            row(&["Shift + U", "Ctrl + Y"], "重做"),
            row(&["D"], "描述盤面"),
            row(&["B"], "加上或移除書籤"),
            row(&["?"], "顯示這些按鍵"),
            row(&["Esc"], "停止、關閉"),
        ],
    },
    HelpGroup {
        title: "九連環",
        rows: &[
            row(&["←", "→"], "選一個環"),
            row(&["Enter", "Space"], "動這個環"),
            row(&["↑", "↓"], "放上、取下"),
            row(&["1", "…", "9"], "動第 1 到 9 環"),
            row(&["R", "S"], "動第 1 環、動另一個能動的環"),
        ],
    },
    HelpGroup {
        title: "河內塔",
        rows: &[
            row(&["A", "…", "H"], "從柱上拿起、放到柱上"),
            row(&["←", "→"], "選一根柱子"),
            row(&["Enter"], "拿起、放下"),
            row(&["Esc"], "放回原處"),
        ],
    },
];
