//! The table of fixed texts.

use gros_text::{HelpGroup, KEYBOARD_HELP, Key, Lang};

use crate::said::{no_english, said};

fn fixed(key: Key) -> impl Fn(Lang) -> String {
    move |lang| lang.text(key).to_owned()
}

#[test]
fn the_transport() {
    said(fixed(Key::ToStart), ["To start", "回到起点", "回到起點"]);
    said(fixed(Key::Back), ["Back", "上一步", "上一步"]);
    said(fixed(Key::Play), ["Play", "播放", "播放"]);
    said(fixed(Key::Pause), ["Pause", "暂停", "暫停"]);
    said(fixed(Key::Replay), ["Replay", "重播", "重播"]);
    said(fixed(Key::Forward), ["Forward", "下一步", "下一步"]);
    said(fixed(Key::ToGoal), ["To goal", "到终点", "到終點"]);
    said(fixed(Key::Step), ["Step", "步数", "步數"]);
}

#[test]
fn sharing() {
    said(fixed(Key::Share), ["Share", "分享", "分享"]);
    said(fixed(Key::CopyStepLink), ["Copy link to this step", "复制这一步的链接", "複製這一步的連結"]);
    said(
        fixed(Key::CopyLookLink),
        ["Copy link to this step and view", "复制这一步的链接（连同外观）", "複製這一步的連結（連同外觀）"],
    );
    said(fixed(Key::CopyByHand), ["Copy this link:", "请手动复制这个链接：", "請手動複製這個連結："]);
}

#[test]
fn keyboard_help_speaks_three_languages() {
    let texts = |lang: Lang| -> Vec<&str> {
        let of_group = |group: &'static HelpGroup| {
            std::iter::once(group.title(lang)).chain(group.rows.iter().map(move |row| row.does(lang)))
        };
        KEYBOARD_HELP.iter().flat_map(of_group).collect()
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
    said(|lang| lang.labelled(Key::Hint), ["Hint: ", "提示：", "提示："]);
    said(|lang| lang.list(["3", "2", "1"]), ["3, 2, 1", "3、2、1", "3、2、1"]);
    said(|lang| lang.name().to_owned(), ["English", "简体中文", "繁體中文"]);
}

/// The instruction must be valid for every state: a ring that is already on needs no tap.
#[test]
fn the_coach_asks_for_what_differs() {
    said(
        fixed(Key::CoachRings),
        [
            "Match your puzzle: tap a ring to switch it on or off",
            "照你手里的样子，点环换成上或下",
            "照你手上的樣子，點環切換上或下",
        ],
    );
}
