//! The keyboard shortcuts, as the help lists them.

use crate::{Key, Lang};

/// A part of the keyboard help: the place where its keys work, and their effects.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HelpGroup {
    /// Where the keys work.
    pub title: Key,
    /// The keys and their effects.
    pub rows: &'static [HelpRow],
}

/// A row of the keyboard help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HelpRow {
    /// Alternative keys, which [`Lang::key_names`] names.
    pub keys: &'static [&'static str],
    /// The effect of the keys.
    pub does: Key,
}

impl Lang {
    /// Names a key, or keys pressed together, as keyboards of the language do: `Shift + ←`, in French `Maj + ←`.
    #[must_use]
    pub fn key_names(self, keys: &str) -> String {
        let name = |key| match key {
            "Space" => self.text(Key::KeySpace),
            "Enter" => self.text(Key::KeyEnter),
            "Esc" => self.text(Key::KeyEscape),
            "Shift" => self.text(Key::KeyShift),
            "Ctrl" => self.text(Key::KeyControl),
            "Home" => self.text(Key::KeyHome),
            "End" => self.text(Key::KeyEnd),
            "Page Up" => self.text(Key::KeyPageUp),
            "Page Down" => self.text(Key::KeyPageDown),
            key => key,
        };
        keys.split(" + ").map(name).collect::<Vec<_>>().join(" + ")
    }
}

const fn row(keys: &'static [&'static str], does: Key) -> HelpRow {
    HelpRow { keys, does }
}

/// The keys of the timeline and of the boards, in groups; the page itself binds and lists those of the whole page.
pub const KEYBOARD_HELP: &[HelpGroup] = &[
    HelpGroup {
        title: Key::Timeline,
        rows: &[
            row(&["←", "→"], Key::DoesStep),
            row(&["Shift + ←", "Shift + →"], Key::HelpTenSteps),
            row(&["Page Down", "Page Up"], Key::HelpManySteps),
            row(&["Home", "End"], Key::HelpEnds),
        ],
    },
    HelpGroup {
        title: Key::HelpRings,
        rows: &[
            row(&["←", "→"], Key::HelpChooseRing),
            row(&["Enter", "Space"], Key::HelpMoveRing),
            row(&["↑", "↓"], Key::HelpRingOnOff),
            row(&["1", "…", "9"], Key::HelpRingByNumber),
            row(&["R", "S"], Key::HelpRingOneOrOther),
        ],
    },
    HelpGroup {
        title: Key::HelpHanoi,
        rows: &[
            row(&["A", "…", "H"], Key::HelpLiftOrPut),
            row(&["←", "→"], Key::HelpChoosePeg),
            row(&["Enter"], Key::HelpLiftPutDown),
            row(&["Esc"], Key::HelpPutBack),
        ],
    },
];
