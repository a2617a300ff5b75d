//! The short reason for the next move.

use gros_solver::methods::Question;
use gros_text::{Lang, Link, Peek};

use crate::said::{no_english, open, said};

fn peek(lang: Lang, spec: &str) -> Option<Peek> {
    let session = open(spec);
    let (timeline, setup) = (session.timeline(), session.timeline().setup());
    lang.peek(&Question {
        puzzle: setup.puzzle.clone(),
        start: setup.start.clone(),
        goal: setup.goal.clone(),
        here: timeline.state(),
    })
}

/// Joins the links as one text.
fn links(spec: &str) -> String {
    let link = |link: &Link| match link {
        Link::Ring { ring, is_on, moves_now } => {
            format!("{ring}{}{}", if *is_on { "+" } else { "-" }, if *moves_now { "!" } else { "" })
        }
        Link::Disc { disc, wish, is_there, moves_now } => {
            format!("{disc}:{wish}{}{}", if *is_there { "ok" } else { "" }, if *moves_now { "!" } else { "" })
        }
        Link::Gap => "...".to_owned(),
    };
    peek(Lang::English, spec)
        .map(|peek| peek.links.iter().map(link).collect::<Vec<_>>().join(" "))
        .unwrap_or_default()
}

#[test]
fn a_chain_of_rings() {
    assert_eq!(links("rings?step=123"), "8+ 7- 5+ 4- 2+!");
    let long = "rings?n=20&from=*1&to=off";
    assert_eq!(links(&long.replace("*1", "1*20")), "20+ ... 8+ 6+ 4+ 2+!");
    let Peek { title, note, text, .. } = peek(Lang::English, "rings?step=123").unwrap();
    assert_eq!([title.as_str(), note], ["Why ring 2?", "each one waits for the next"]);
    assert_eq!(
        text,
        "6 rings are on, an even number, so move the ring just after the first one that is on, counting from \
         ring 1. Then alternate."
    );
}

#[test]
fn a_row_of_discs() {
    assert_eq!(links("hanoi?n=5&step=12"), "5:A→C 4:Bok 3:Bok 2:A→B 1:A→C!");
    assert_eq!(links("hanoi?n=8"), "8:A→C ... 4:A→C 3:A→B 2:A→C 1:A→B!");
    said(
        |lang| peek(lang, "hanoi?n=5&step=12").unwrap().text,
        "10011 in binary: 19 to go. The last 1, disc 1, moves.",
    );
    said(
        |lang| peek(lang, "hanoi?n=3&from=BAA&to=ABB").unwrap().text,
        "Disc 3 moves: it is the smallest one not yet where it is wanted.",
    );
}

#[test]
fn other_puzzles_say_their_rule() {
    for spec in [
        "elephants",
        "spinout",
        "brain",
        "kugellager?step=100",
        "hanoi?n=6&pegs=4",
        "rings?n=1000",
        "hanoi?n=1000",
        "hexadecimal",
        "hanoi?n=3&rule=cyclic",
        "hanoi?n=5&pegs=4&from=ABCDA",
        "rings?pair=1",
        "spinout?outside=1",
    ] {
        let english = peek(Lang::English, spec).unwrap();
        assert!(!english.title.is_empty() && !english.text.is_empty(), "{spec}");
        for lang in [Lang::Simplified, Lang::Traditional] {
            let peek = peek(lang, spec).unwrap();
            no_english(&peek.title);
            no_english(&peek.text);
            assert!(peek.links.len() <= 6 && english.links.len() == peek.links.len(), "{spec}");
        }
    }
}

#[test]
fn no_peek_in_a_game_or_at_the_goal() {
    for spec in ["wythoff", "rings?step=341"] {
        assert_eq!(peek(Lang::English, spec), None, "{spec}");
    }
}
