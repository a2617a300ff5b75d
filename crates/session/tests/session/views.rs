//! View keys after those of the spec, and prefixes before it.

use gros_session::spec::{self, Against, Controls, Hands, Look, Mode, Opened, Part, Show, Theme, View};
use gros_solver::internals::keys::{Notice, Problem};
use gros_solver::{hanoi, rings};

use crate::model::{open, text};

fn opened(text: &str) -> Opened {
    spec::open(text, 1_000).unwrap()
}

fn view(text: &str) -> View {
    let opened = opened(text);
    assert_eq!(opened.notices.and(opened.view_notices).first, [], "{text}");
    opened.view
}

#[test]
fn every_view_key_is_known_and_none_is_written() {
    let keys = "show=binary&mode=solve&lang=zh-Hant&theme=dark&controls=minimal&look=lights&flip=1&hands=locked\
                &present=1&zoom=4&against=computer-first";
    let address = format!("#/rings?n=4&step=3&{keys}");
    let expected = View {
        show: Some(Show::Card(rings::methods::BINARY)),
        mode: Some(Mode::Solve),
        lang: Some("zh-Hant".to_owned()),
        theme: Some(Theme::Dark),
        controls: Some(Controls::Minimal),
        look: Some(Look::Lights),
        flip: Some(true),
        hands: Some(Hands::Locked),
        present: Some(true),
        zoom: Some("4".to_owned()),
        against: Some(Against::ComputerFirst),
    };
    assert_eq!(view(&address), expected);
    assert_eq!(expected.to_string(), keys);
    assert_eq!(text(&opened(&address).session), "rings?n=4&step=3");
    for key in View::KEYS {
        assert!(keys.contains(&format!("{key}=")), "{key}");
    }
    assert_eq!(view("rings?n=4"), View::default());
    assert_eq!(View::default().to_string(), "");
}

#[test]
fn looks_of_old_addresses_are_read() {
    assert_eq!(view("rings?look=Diagram").look, Some(Look::Vertical));
    let opened = opened("rings?look=upright");
    let problem = Problem::NotOneOf(&["realistic", "vertical", "lights"]);
    let notice = Notice::BadValue { key: "look", value: "upright".into(), problem };
    assert_eq!((opened.view.look, opened.view_notices.first), (None, vec![notice]));
}

#[test]
fn a_part_of_the_page_or_a_method_of_the_puzzle_is_shown() {
    assert_eq!(view("hanoi?show=Graph").show, Some(Show::Part(Part::Graph)));
    assert_eq!(view("hanoi?show=pair-cycle").show, Some(Show::Card(hanoi::methods::PAIR_CYCLE)));
    let opened = opened("rings?show=pair-cycle");
    let notice =
        Notice::BadValue { key: "show", value: "pair-cycle".into(), problem: Problem::NotShown(View::PARTS) };
    assert_eq!((opened.view.show, opened.view_notices.first), (None, vec![notice]));
}

#[test]
fn a_bad_view_key_is_noted_separately_from_the_spec() {
    for (text, key) in [("theme=red", "theme"), ("flip=2", "flip"), ("lang", "lang"), ("mode=", "mode")] {
        let opened = opened(&format!("rings?{text}"));
        assert!(opened.notices.is_empty(), "{text}");
        let noted = &opened.view_notices.first[..];
        assert!(matches!(noted, [Notice::BadValue { key: found, .. }] if *found == key), "{text}: {noted:?}");
    }
}

#[test]
fn what_precedes_the_spec_is_cut_off() {
    for address in [
        "https://example.org/gros/#/rings?n=4&step=3",
        "https://example.org/gros/index.html?embed#/rings?n=4&step=3&theme=dark",
        "example.org/gros/%23/rings?n=4&step=3",
        "#/rings?n=4&step=3",
        "#rings?n=4&step=3",
    ] {
        assert_eq!(text(&open(address)), "rings?n=4&step=3", "{address}");
    }
    assert!(spec::open("https://example.org/rings", 1_000).is_err());
}
