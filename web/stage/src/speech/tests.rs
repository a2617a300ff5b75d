//! What is heard after messages to the reducer.

use gros_session::{Action, Seek};
use gros_solver::{AnyMove, RingMove};
use gros_text::Lang;

use crate::speech;
use crate::state::{Feedback, Model, Msg, Prefs};

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
    for msg in
        [ring(1), Msg::Hint, Msg::Act(Action::Seek(Seek::Next)), Msg::PlayOrPause, Msg::DescriptionRead]
    {
        assert!(!after(asked(), msg).described);
    }
    assert!(after(asked(), Msg::Describe).described);
    // The earlier feedback returns afterwards.
    let refused = after(after(open("#/rings?n=5"), ring(4)), Msg::Describe);
    assert!(matches!(after(refused, Msg::DescriptionRead).feedback, Feedback::Refused { .. }));
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
