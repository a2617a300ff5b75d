//! The first actions offered to a visitor.

use gros_text::{Lang, Pointing, say};

use crate::said::{open, said};

fn first(text: &str, pointing: Pointing) -> impl Fn(Lang) -> String {
    let session = open(text);
    move |lang| {
        let timeline = session.timeline();
        lang.first_visit(&timeline.state(), &timeline.best_move().unwrap(), pointing)
    }
}

#[test]
fn the_piece_of_the_next_move_is_named() {
    for (text, ring) in [("rings?n=4", 2), ("rings?n=5", 1), ("rings?n=1000", 2), ("rings?n=2", 2)] {
        said(first(text, Pointing::Mouse), &format!("Drag the timeline, or click ring {ring}."));
    }
    said(first("rings?n=4", Pointing::Finger), "Drag the timeline, or tap ring 2.");
    said(first("rings?n=4&pair=1", Pointing::Mouse), "Drag the timeline, or click “Take rings 1 and 2 off”.");
}

#[test]
fn both_ways_in_name_no_move() {
    let both = |text: &str| {
        let session = open(text);
        move |lang: Lang| lang.ways_in(session.timeline(), Pointing::Mouse).unwrap()
    };
    said(both("rings"), "Click a ring, or drag the timeline: 341 moves, and you can jump to any of them.");
    for (spec, thing) in [("hanoi", "disc"), ("elephants", "piece"), ("spinout?outside=1", "piece")] {
        let said = both(spec)(Lang::English);
        assert!(said.starts_with(&format!("Click a {thing}, or drag the timeline: ")), "{said}");
    }
    assert_eq!(Lang::English.ways_in(open("wythoff").timeline(), Pointing::Mouse), None);
}

#[test]
fn who_finds_the_moves_alone_is_invited_to_a_smaller_size() {
    let small = |text: &str| open(text).timeline().puzzle().clone();
    said(|lang| say!(lang, BeginTry { pieces: lang.invited_to(&small("rings?n=3")) }), "Try three rings");
    said(|lang| say!(lang, BeginExplore { pieces: lang.invited_to(&small("rings")) }), "Explore nine rings");
    said(|lang| say!(lang, BeginExplore { pieces: lang.invited_to(&small("hanoi")) }), "Explore five discs");
}

#[test]
fn every_puzzle_names_its_piece() {
    for (text, english) in [
        ("hanoi?n=4", "move disc 1 to B"),
        ("hanoi?n=5", "move disc 1 to C"),
        ("spinout", "click dial 1"),
        ("brain?n=7", "click rod 1"),
        ("elephants", "click elephant 1"),
        ("kugellager", "click the comb"),
        ("hexadecimal", "click bar 2"),
        ("wythoff", "take some stones"),
    ] {
        said(first(text, Pointing::Mouse), &format!("Drag the timeline, or {english}."));
    }
}
