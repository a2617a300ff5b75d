//! Announcements after messages to the reducer.

use gros_session::{Action, Seek};
use gros_solver::{AnyMove, RingMove};
use gros_text::Lang;

use crate::speech;
use crate::state::{Feedback, Model, Msg, Prefs, Wait};

fn open(address: &str) -> Model {
    Model::open(address, &[], Prefs::default())
}

fn after(mut model: Model, msg: Msg) -> Model {
    model.take(msg);
    model
}

fn ring(ring: usize) -> Msg {
    Msg::Act(Action::Hand(AnyMove::Rings(RingMove::of(ring))))
}

fn heard(model: &Model) -> String {
    speech::words(model.prefs.lang, &model.announcements, model.is_solving())
}

#[test]
fn a_description_stays_until_something_is_done() {
    let asked = || after(open("#/rings?n=5"), Msg::Describe);
    assert!(asked().described && heard(&asked()).contains("All rings are on."));
    for msg in [
        ring(1),
        Msg::Hint,
        Msg::Act(Action::Seek(Seek::Next)),
        Msg::PlayOrPause,
        Msg::Over(Wait::Description),
    ] {
        assert!(!after(asked(), msg).described);
    }
    assert!(after(asked(), Msg::Describe).described);
    // The earlier feedback returns afterwards.
    let refused = after(after(open("#/rings?n=5"), ring(4)), Msg::Describe);
    assert!(matches!(after(refused, Msg::Over(Wait::Description)).feedback, Feedback::Refused { .. }));
}

#[test]
fn what_is_heard_while_solving_tells_nothing_of_the_route() {
    let alone = after(open("#/rings?n=5"), Msg::Solve(true));
    let moved = after(alone, ring(1));
    assert_eq!(heard(&moved), "Ring 1 off.");
    assert_eq!(
        heard(&after(moved, Msg::Hint)),
        "Two rings can move: 1 and 3. Which larger ring do you want to move next, and what does it need?"
    );
}

#[test]
fn every_kind_of_event_is_heard() {
    let mut model = open("#/rings?step=123");
    let tip = "At most two rings can move: ring 1, and the one just after the first ring that is on.";
    for (msg, sentence) in [
        (Msg::Describe, "On: rings 8, 6, 5, 3, 2, 1. Off: 9, 7, 4."),
        (ring(2), &*format!("Ring 2 off. 217 to go. Next: ring 1 off. {tip}")),
        (ring(5), "Ring 5 cannot move. Ring 4 must be on. Rings 1 and 3 must be off."),
        (Msg::Act(Action::Undo), "Undone: ring 2 on again."),
        (Msg::Act(Action::Redo), "Redone: ring 2 off."),
        (Msg::PlayOrPause, "Playing, 2 per second"),
        (Msg::PlayOrPause, "Paused at step 125"),
    ] {
        model.take(msg);
        assert_eq!(heard(&model), sentence);
    }
    assert_eq!(heard(&after(open("#/rings?n=1"), ring(1))), "Solved in 1 move, the fewest possible.");
}

#[test]
fn announcements_can_be_repeated_in_another_language() {
    let moved = after(open("#/rings?n=5"), ring(1));
    let prefs = Prefs { lang: Lang::Simplified, ..moved.prefs };
    let other = after(moved.clone(), Msg::Prefs(prefs));
    assert!(heard(&moved).starts_with("Ring 1 off."), "{}", heard(&moved));
    assert!(heard(&other).starts_with("解开第 1 环。"), "{}", heard(&other));
    assert_eq!(moved.announcements, other.announcements);
}

#[test]
fn a_tip_is_said_behind_the_move() {
    let told = heard(&after(open("#/rings"), ring(1)));
    assert!(told.contains("Ring 1 off.") && told.contains("At most two rings"), "{told}");
}
