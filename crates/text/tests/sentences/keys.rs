//! The table of fixed texts.

use gros_text::{HelpGroup, KEYBOARD_HELP, Key, Lang};

use crate::said::{no_english, said, said_in_all};

#[test]
fn keyboard_help_speaks_three_languages() {
    let texts = |lang: Lang| -> Vec<&str> {
        let of_group = |group: &'static HelpGroup| {
            std::iter::once(group.title).chain(group.rows.iter().map(|row| row.does))
        };
        KEYBOARD_HELP.iter().flat_map(of_group).map(|key| lang.text(key)).collect()
    };
    let english = texts(Lang::English);
    for lang in [Lang::Simplified, Lang::Traditional] {
        texts(lang).into_iter().for_each(no_english);
        assert!(texts(lang).iter().zip(&english).all(|(text, english)| text != english));
    }
    assert!(KEYBOARD_HELP.iter().flat_map(|group| group.rows).all(|row| !row.keys.is_empty()));
}

#[test]
fn labels_and_lists() {
    said_in_all(|lang| lang.labelled(Key::Hint), ["Hint: ", "提示：", "提示："]);
    said_in_all(|lang| lang.list(["3", "2", "1"]), ["3, 2, 1", "3、2、1", "3、2、1"]);
    said_in_all(|lang| lang.name().to_owned(), ["English", "简体中文", "繁體中文"]);
}

/// The instruction must be valid for every state: a ring that is already on needs no tap.
#[test]
fn the_coach_asks_for_what_differs() {
    said(
        |lang| lang.text(Key::CoachRings).to_owned(),
        "Match your puzzle: tap a ring to switch it on or off",
    );
}
