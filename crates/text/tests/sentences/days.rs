//! The puzzle of the day.

use gros_text::{Help, Lang};

use crate::said::{open, said};

const HINTED: Help = Help { is_unknown: false, next_shown: false, moves_shown: 0, hints: 1, looks: 0 };

#[test]
fn the_puzzle_of_the_day_has_a_title() {
    let title = |text: &str| {
        let session = open(text);
        move |lang: Lang| lang.today_title(session.timeline().puzzle())
    };
    said(title("rings?n=7"), "Today: seven rings");
    said(title("hanoi"), "Today: Tower of Hanoi");
    said(|lang| lang.today_name(false, 3), "Today’s puzzle: not solved yet");
    said(|lang| lang.today_name(true, 1), "Today’s puzzle: solved, 1 day in a row");
}

#[test]
fn its_result_names_no_piece() {
    let rings = open("rings?n=7");
    let puzzle = rings.timeline().puzzle();
    let levels = [0, 0, 2, 0, 0, 1, 0, 3];
    said(
        |lang| lang.today_sent("22/11", puzzle, &levels, (79, 6), &HINTED),
        "Gros, 22/11: seven rings\n▂▂▅▂▂▃▂▇ 79 (+6), 1 hint",
    );
    said(|lang| lang.today_details(6, &HINTED), "6 over the fewest, 1 hint");
    assert_eq!(Lang::English.today_details(0, &Help::default()), "the fewest possible, no hints");
}
