//! The status line, and announcements of actions.

use gros_session::{Action, Seek};
use gros_solver::{Guarantee, Puzzle, Ways};
use gros_text::{Lang, say};

use crate::said::{open, said, said_in_parts, steps};

#[test]
fn the_status_line() {
    said(
        |lang| say!(lang, StatusToGo { moves: steps(&"1".repeat(30)) }),
        "111,111 … 111,111 (30 digits) to go",
    );
    said(|lang| say!(lang, StatusToGo { moves: steps("218") }), "218 to go");
    let session = open("rings?step=123");
    let (state, mv) = (session.timeline().state(), session.timeline().best_move().unwrap());
    said(|lang| say!(lang, StatusNext { name: lang.move_name(&state, &mv) }), "Next: ring 2 off");
}

fn slider(text: &str) -> impl Fn(Lang) -> String {
    let session = open(text);
    move |lang| lang.slider_text(session.timeline())
}

#[test]
fn the_slider() {
    said(slider("rings?step=123"), "Step 123 of 341. Next: ring 2 off. 218 to go");
    said(slider("rings?step=341"), "Step 341 of 341. Goal reached.");
    said(slider("hanoi?from=B&to=B"), "Start and goal are the same.");
    said(
        slider("hanoi?n=64&step=5"),
        "Step 5 of about 1.84 times 10 to the power of 19. Next: disc 2 from C to B. About 1.84 times 10 to the power of 19 to go",
    );
}

/// Plays moves by hand and returns the announcement of the last one.
fn played(text: &str, moves: &[&str]) -> impl Fn(Lang) -> String {
    let mut session = open(text);
    let mut last = None;
    for mv in moves {
        let mv = session.timeline().puzzle().parse_move(mv).unwrap();
        last = Some((session.timeline().state(), mv.clone()));
        session.act(Action::Hand(mv));
    }
    let (before, mv) = last.unwrap();
    move |lang| lang.played(&before, &mv, session.timeline())
}

#[test]
fn a_hand_move() {
    said(played("rings?step=123", &["2"]), "Ring 2 off. 217 to go. Next: ring 1 off.");
    said(played("hanoi?n=2&step=2", &["1C"]), "Disc 1 to C. Goal reached.");
    said(
        |lang| lang.off_route(Guarantee::Shortest { ways: Ways::Unique }, &steps("342")),
        "You left the shortest route: 342 to go now.",
    );
}

/// Plays some moves, then to the goal.
fn won(text: &str, own: &[&str]) -> impl Fn(Lang) -> String {
    let mut session = open(text);
    for mv in own {
        let mv = session.timeline().puzzle().parse_move(mv).unwrap();
        session.act(Action::Hand(mv));
    }
    while !session.timeline().to_go().is_zero() {
        session.act(Action::DoIt);
    }
    move |lang| lang.win(&session)
}

#[test]
fn the_win() {
    said(won("rings", &[]), "Solved in 341 moves, the fewest possible.");
    said(won("rings", &["2"]), "Solved in 343 moves, 2 over the minimum of 341.");
    said(won("rings?n=1", &[]), "Solved in 1 move, the fewest possible.");
    said(won("rings?step=300", &[]), "Goal reached.");
}

#[test]
fn the_counter() {
    let session = open("rings");
    said_in_parts(|lang| lang.counter(&session), &["Your moves 0", "shortest 341"]);
    let mut session = open("rings?play=2&step=1");
    said_in_parts(|lang| lang.counter(&session), &["Your moves 1", "shortest 341", "over by 2"]);
    session.act(Action::Seek(Seek::End));
    said_in_parts(|lang| lang.counter(&session), &["Your moves 1", "shortest 341", "timeline used"]);
}

#[test]
fn the_speed_and_a_step_outside() {
    said(|lang| lang.speed("½"), "½ move/s");
    said(|lang| lang.speed("1"), "1 move/s");
    said(|lang| lang.speed("2"), "2 moves/s");
    said(
        |lang| say!(lang, StatusClamped { steps: steps("341"), step: steps("341") }),
        "Steps run from 0 to 341; showing 341.",
    );
}
