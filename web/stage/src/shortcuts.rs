//! The keyboard shortcuts of the whole page: one table for the bindings and the help.

use gros_session::{Action, Seek};
use gros_text::Key;

use crate::state::{Msg, Overlay};

/// A key in the notation of the help, and its message.
pub type Binding = (&'static str, fn() -> Msg);

pub struct Shortcut {
    /// Alternative keys.
    pub keys: &'static [Binding],
    pub does: Key,
}

pub const SHORTCUTS: &[Shortcut] = &[
    Shortcut { keys: &[("Space", || Msg::PlayOrPause)], does: Key::DoesPlay },
    Shortcut {
        keys: &[(",", || Msg::Act(Action::Seek(Seek::Back))), (".", || Msg::Act(Action::Seek(Seek::Next)))],
        does: Key::DoesStep,
    },
    Shortcut { keys: &[("H", || Msg::Hint)], does: Key::DoesHint },
    Shortcut { keys: &[("U", undo), ("Ctrl + Z", undo)], does: Key::DoesUndo },
    Shortcut {
        keys: &[("Shift + U", redo), ("Ctrl + Y", redo), ("Ctrl + Shift + Z", redo)],
        does: Key::DoesRedo,
    },
    Shortcut { keys: &[("D", || Msg::Describe)], does: Key::DoesDescribe },
    Shortcut { keys: &[("?", || Msg::Overlay(Some(Overlay::Help)))], does: Key::DoesHelp },
    Shortcut { keys: &[("Esc", || Msg::PutBack)], does: Key::DoesStop },
];

fn undo() -> Msg {
    Msg::Act(Action::Undo)
}

fn redo() -> Msg {
    Msg::Act(Action::Redo)
}

#[derive(Clone, Debug, PartialEq)]
pub struct Press {
    /// The `key` of the event.
    pub key: String,
    /// Whether Control or Command was held.
    pub command: bool,
    pub shift: bool,
}

impl Press {
    pub fn msg(&self) -> Option<Msg> {
        SHORTCUTS
            .iter()
            .flat_map(|shortcut| shortcut.keys)
            .find(|(key, _)| self.matches_key(key))
            .map(|(_, msg)| msg())
    }

    /// Returns whether it is a single letter or sign without command, which voice control may send by accident.
    pub fn is_letter_key(&self) -> bool {
        !self.command && self.key != " " && self.key.chars().count() == 1
    }

    /// Returns whether it is the key with this notation. Shift is part of typing a sign, so it counts for
    /// letters only.
    fn matches_key(&self, shown: &str) -> bool {
        let (mut command, mut shift, mut key) = (false, false, shown);
        while let Some((held, rest)) = key.split_once(" + ") {
            command |= held == "Ctrl";
            shift |= held == "Shift";
            key = rest;
        }
        let key = match key {
            "Space" => " ",
            "Esc" => "Escape",
            key => key,
        };
        let is_letter = key.len() == 1 && key.chars().all(|letter| letter.is_ascii_alphabetic());
        self.key.eq_ignore_ascii_case(key) && self.command == command && (!is_letter || self.shift == shift)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(key: &str, command: bool, shift: bool) -> Press {
        Press { key: key.to_owned(), command, shift }
    }

    fn asks(press: &Press) -> String {
        press.msg().map(|msg| format!("{msg:?}")).unwrap_or_default()
    }

    #[test]
    fn keys_do_what_the_help_says() {
        for (pressed, msg) in [
            (press(" ", false, false), "PlayOrPause"),
            (press("Escape", false, false), "PutBack"),
            (press("u", false, false), "Act(Undo)"),
            (press("U", false, true), "Act(Redo)"),
            // Caps Lock is not Shift.
            (press("U", false, false), "Act(Undo)"),
            (press("z", true, false), "Act(Undo)"),
            (press("Z", true, true), "Act(Redo)"),
            (press("y", true, false), "Act(Redo)"),
            (press("?", false, true), "Overlay(Some(Help))"),
            (press("?", false, false), "Overlay(Some(Help))"),
            (press("b", true, false), ""),
            (press("z", false, false), ""),
            (press("F5", false, false), ""),
        ] {
            assert_eq!(asks(&pressed), msg, "{pressed:?}");
        }
    }

    #[test]
    fn no_key_has_two_meanings() {
        let shown: Vec<_> =
            SHORTCUTS.iter().flat_map(|shortcut| shortcut.keys).map(|(key, _)| *key).collect();
        let keys = [" ", "Escape", ",", ".", "?"].map(str::to_owned).into_iter();
        for key in keys.chain(('a'..='z').map(String::from)) {
            for (command, shift) in [(false, false), (false, true), (true, false), (true, true)] {
                let press = press(&key, command, shift);
                assert!(shown.iter().filter(|shown| press.matches_key(shown)).count() <= 1, "{press:?}");
            }
        }
    }

    #[test]
    fn letter_and_sign_keys_can_be_turned_off() {
        let asked = [press("h", false, false), press(",", false, false), press("?", false, true)];
        let kept = [press(" ", false, false), press("Escape", false, false), press("z", true, false)];
        assert!(asked.iter().all(Press::is_letter_key));
        assert!(!kept.iter().any(Press::is_letter_key));
    }
}
