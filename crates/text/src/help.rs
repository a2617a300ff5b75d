//! The keys of the keyboard, as the help lists them.

use crate::Lang;

/// The same in English, 简体中文 and 繁體中文.
type Words = [&'static str; 3];

/// A part of the keyboard help: where its keys work, and what they do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HelpGroup {
    title: Words,
    /// The keys and what they do.
    pub rows: &'static [HelpRow],
}

/// A row of the keyboard help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HelpRow {
    /// The keys, each as it stands on the keyboard; any of them does it.
    pub keys: &'static [&'static str],
    does: Words,
}

impl HelpGroup {
    /// Says where the keys work.
    #[must_use]
    pub const fn title(&self, lang: Lang) -> &'static str {
        word(self.title, lang)
    }
}

impl HelpRow {
    /// Says what the keys do.
    #[must_use]
    pub const fn does(&self, lang: Lang) -> &'static str {
        word(self.does, lang)
    }
}

const fn word([english, simplified, traditional]: Words, lang: Lang) -> &'static str {
    lang.pick(english, simplified, traditional)
}

const fn row(keys: &'static [&'static str], does: Words) -> HelpRow {
    HelpRow { keys, does }
}

/// The keys of the timeline and of the boards, in groups; those of the whole page are bound and listed by the page.
pub const KEYBOARD_HELP: &[HelpGroup] = &[
    HelpGroup {
        title: ["Timeline", "时间轴", "時間軸"],
        rows: &[
            row(&["←", "→"], ["one step back, one step on", "后退一步、前进一步", "後退一步、前進一步"]),
            row(&["Shift + ←", "Shift + →"], ["ten steps", "十步", "十步"]),
            row(
                &["Page Down", "Page Up"],
                ["many steps back, many steps on", "后退多步、前进多步", "後退多步、前進多步"],
            ),
            row(&["Home", "End"], ["start, goal", "起点、终点", "起點、終點"]),
        ],
    },
    HelpGroup {
        title: ["Rings", "九连环", "九連環"],
        rows: &[
            row(&["←", "→"], ["choose a ring", "选一个环", "選一個環"]),
            row(&["Enter", "Space"], ["move it", "动这个环", "動這個環"]),
            row(&["↑", "↓"], ["put it on, take it off", "套上、解开", "放上、取下"]),
            row(&["1", "…", "9"], ["move ring 1 to 9", "动第 1 到 9 环", "動第 1 到 9 環"]),
            row(
                &["R", "S"],
                [
                    "move ring 1, move the other ring that can",
                    "动第 1 环、动另一个能动的环",
                    "動第 1 環、動另一個能動的環",
                ],
            ),
        ],
    },
    HelpGroup {
        title: ["Hanoi", "汉诺塔", "河內塔"],
        rows: &[
            row(
                &["A", "…", "H"],
                ["lift from a peg, put on a peg", "从柱上拿起、放到柱上", "從柱上拿起、放到柱上"],
            ),
            row(&["←", "→"], ["choose a peg", "选一根柱子", "選一根柱子"]),
            row(&["Enter"], ["lift, put down", "拿起、放下", "拿起、放下"]),
            row(&["Esc"], ["put back", "放回原处", "放回原處"]),
        ],
    },
];
