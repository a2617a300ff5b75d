//! Moves, places, rules and refusals of the n-ary family.

use gros_picture::Sign;
use gros_session::Action;
use gros_solver::internals::Wanted;
use gros_solver::{DialMove, Facing, ids};
use gros_text::{Lang, PieceCues, say};

use crate::said::{
    LANGUAGES, described, facts, next_move, no_english, notation_hint, open, refused, said, said_in_parts,
    state,
};

#[test]
fn moves() {
    let dial = || "spinout?step=20";
    said(next_move(dial(), Lang::move_name), "dial 1 flat");
    said(next_move(dial(), Lang::move_short), "1 flat");
    said(next_move(dial(), Lang::move_done), "Dial 1 flat.");
    said(next_move("brain?step=3", Lang::move_spoken), "rod 3 out");
    said(next_move("binary-burr", Lang::move_name), "driver out");
    said(next_move("binary-burr?step=1", Lang::move_name), "ring 2 off");
    said(next_move("kugellager?step=777", Lang::move_name), "ball 1 to level 0");
    said(next_move("kugellager?step=777", Lang::move_short), "1→0");
    said(next_move("lock250?step=13", Lang::move_name), "piece 1 to place 2");
    said(next_move("elephants?step=83", Lang::move_name), "elephant 5 down");
    said(next_move("hexadecimal?step=9", Lang::move_name), "bar 1 down");
}

#[test]
fn turns_of_a_dial() {
    let turn = |outside| DialMove { dial: 4, to: Facing::Right, outside };
    let named = |text: &'static str| move |lang: Lang| lang.state_name(&open(text).timeline().state());
    said(named("spinout?outside=1"), "all upright");
    said(named("spinout?n=3&outside=1&from=UUL@0"), "UUL@0");
    said(|lang| lang.dial(4), "Dial 4");
    said(|lang| lang.dial_faces(turn(false)), "facing right");
    said(|lang| lang.dial_faces(turn(true)), "facing right, outside");
}

#[test]
fn moves_that_are_undone() {
    let undone = |text: &str| {
        let before = open(text);
        let mut after = before.clone();
        after.act(Action::DoIt);
        move |lang: Lang| lang.undone(after.timeline(), before.timeline())
    };
    said(undone("spinout?step=20"), "Undone: dial 1 upright again.");
    said(undone("kugellager?step=777"), "Undone: ball 1 back to level 1.");
}

#[test]
fn buttons() {
    let button = |text: &str, piece, can_move, best_next| {
        let state = state(text);
        move |lang: Lang| lang.piece_button(&state, piece, PieceCues { can_move, best_next })
    };
    said(button("spinout?step=20", 7, true, true), "Dial 7, upright, can move, best next");
    said(button("elephants?step=83", 5, false, false), "Elephant 5, right");
    said(button("kugellager?step=777", 3, true, false), "Ball 3, level 4, can move");
    said(button("hexadecimal?from=00000010", 7, false, false), "Bar 7, down");
    said(button("lock250", 0, false, false), "Comb, on the left");
}

#[test]
fn refusals_name_the_rule_and_what_is_in_the_way() {
    said(
        refused("spinout?step=20", "6-0"),
        "Dial 6 cannot move. Dial 5 must be upright. Dial 1 must be flat. \
         Any other dial can turn only when its neighbour towards the free end is upright and all dials beyond that neighbour are flat.",
    );
    assert_eq!(
        refused("kugellager?step=777", "4-4")(Lang::English),
        "Ball 4 cannot move. Balls 1, 2 and 3 must be at level 0. The comb must be on the left. \
         A ball can pass between an odd level and the next one up only when all balls before it are at the bottom and the comb is on the left.",
    );
    said(
        refused("binary-burr?step=4", "6-0"),
        "Ring 6 cannot move. Rings 3 and 4 must be off. The driver must be out. \
         A ring can move only when the piece before it is on and every piece before that one is off.",
    );
    said(
        refused("hexadecimal?step=9", "8-1"),
        "Bar 8 cannot move. Bars 1, 5 and 6 must be down. \
         Any other bar can tilt only when the four bars before it (or as many as there are) match the key and every bar before those is down.",
    );
}

#[test]
fn refusals_of_places() {
    said(refused("elephants", "1-2"), "Elephant 1 cannot move. A piece can only move one place at a time.");
    said(refused("lock250", "1-5"), "Piece 1 has places 0 to 4 only.");
    said(refused("lock250", "1-0"), "Piece 1 is there already.");
    said(refused("kugellager", "5-1"), "There is no ball 5; this puzzle has 4 balls.");
}

#[test]
fn tasks() {
    said_in_parts(
        facts("spinout"),
        &["7 dials", "all upright → all flat", "85 moves", "one quarter-turn per move", "proven shortest"],
    );
    said_in_parts(
        facts("lock250"),
        &[
            "3 pieces and a comb",
            "249 moves",
            "250 including the final removal",
            "0000 → 4441",
            "comb strokes included",
            "124 of them piece moves",
            "proven shortest",
            "reconstructed rules",
        ],
    );
    // The published number refers to the puzzle as sold.
    let elsewhere = facts("lock250?from=0001")(Lang::English);
    assert!(elsewhere.iter().all(|fact| !fact.contains("250")), "{elsewhere:?}");
}

#[test]
fn boards_in_words() {
    said(described("elephants?step=83"), "Up: elephant 4. Right: elephant 5. Down: elephants 3, 2, 1.");
    said(
        described("kugellager?step=777"),
        "Level 1: ball 1. Level 2: ball 2. Level 3: ball 4. Level 4: ball 3. Comb: on the right.",
    );
    said(notation_hint("spinout"), "7 digits, free end last");
    said(notation_hint("hexadecimal"), "8 digits, bar 1 first");
}

#[test]
fn every_puzzle_has_a_name_a_task_and_rules_in_every_language() {
    for id in ids() {
        let session = open(id);
        let timeline = session.timeline();
        let names = LANGUAGES.map(|lang| lang.puzzle_name(id).to_owned());
        assert_ne!(names[0], *id);
        for (lang, name) in LANGUAGES.into_iter().zip(names) {
            let rules = lang.rules(timeline.puzzle());
            assert!((2..=4).contains(&rules.len()), "{id}");
            let mut texts: Vec<String> = rules.into_iter().map(str::to_owned).collect();
            texts.extend([
                name,
                lang.task_title(timeline.puzzle()),
                lang.board_group(timeline.puzzle(), false),
            ]);
            texts.push(lang.slider_text(timeline));
            texts.push(lang.describe(timeline.puzzle(), &timeline.state()));
            for text in texts {
                assert!(!text.is_empty(), "{id}");
                if lang != Lang::English && !text.contains("Spin-Out") {
                    no_english(&text);
                }
            }
        }
    }
}

#[test]
fn two_rings_as_one() {
    let off = || "rings?n=3&pair=1&from=011";
    said(next_move(off(), Lang::move_name), "rings 1 and 2 off");
    said(next_move(off(), Lang::move_short), "1-2 off");
    said(
        refused("rings?n=3&pair=1&from=010", "1-2"),
        "Rings 1 and 2 cannot move together. Both must be on, or both off.",
    );
    let session = open("rings?pair=1");
    said(
        |lang| lang.task_facts(session.timeline().setup())[1].clone(),
        "256 moves, rings 1 and 2 can move together",
    );
}

#[test]
fn dials_outside_the_case() {
    let spec = "spinout?outside=1&step=42";
    said(next_move(spec, Lang::move_name), "dial 1 upright, outside");
    said(next_move(spec, Lang::move_short), "1→U*");
    said(next_move("spinout?outside=1", Lang::move_done), "Dial 2 facing left.");
    let session = open("spinout?outside=1");
    let timeline = session.timeline();
    said_in_parts(
        |lang| lang.task_facts(timeline.setup()),
        &[
            "7 dials",
            "all upright → all outside",
            "49 moves",
            "one turn of a dial per move",
            "proven shortest",
            "another route is equally short",
            "reconstructed rules",
        ],
    );
    said(
        |lang| lang.describe(timeline.puzzle(), &timeline.state_at(&49u32.into())),
        "Facing left: dial 7. Upright: dial 1. Facing right: dials 6 to 2.",
    );
    said(
        refused("spinout?outside=1&from=UUL@0", "2-L"),
        "Dial 2 cannot turn like that. Dial 1 faces it. \
         A dial can’t turn while a neighbour faces it, and dial 1 can never face right.",
    );
    said(
        refused("spinout?outside=1", "1-L*"),
        "Dial 1 cannot move outside now. Dial 1 is upright and stops the slide. \
         An upright dial does not fit through the narrow part of the case.",
    );
}

#[test]
fn the_words_on_the_boards() {
    let wanted = |piece, value| Wanted { piece, value };
    let so = |text: &'static str, wanted: Wanted, several: bool| {
        move |lang: Lang| lang.must_stand_so(&state(text), wanted, several)
    };
    said(so("spinout", wanted(4, 1), false), "must be upright");
    said(so("spinout", wanted(3, 0), true), "must all be flat");
    said(so("kugellager", wanted(0, 1), false), "must be on the right");
    said(so("kugellager", wanted(2, 4), true), "must all be at level 4");
    said(|lang: Lang| lang.piece_place(&state("elephants"), 2, 1), "right");
    said(|lang: Lang| lang.piece_run(&state("spinout?n=64"), 61, 4), "Dials 61 to 4");
    said(
        |lang: Lang| say!(lang, Phrases { text: "1110", phrase: lang.moves(&170u32.into()) }),
        "1110, 170 moves",
    );
}

#[test]
fn dead_ends() {
    said(
        |lang: Lang| say!(lang, FamilyDeadEnd { moves: lang.moves(&3u32.into()) }),
        "Dead end: 3 moves back to the route",
    );
}

#[test]
fn what_stops_a_comb() {
    let stops = |left, right| {
        move |lang: Lang| lang.sign(&state("kugellager"), Sign::CombStops { left, right, balls: 4 })
    };
    said(stops(-1, 1), "ball 1 stops the comb at −1 and 1");
    said(stops(-2, 1), "stopped by ball 2 at −2 and by ball 1 at 1");
    said(stops(-5, 3), "ball 3 stops the comb at 3");
    said(stops(-3, 5), "ball 3 stops the comb at −3");
    said(stops(-5, 5), "nothing stops the comb");
}
