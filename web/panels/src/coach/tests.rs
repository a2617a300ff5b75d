//! Tests of the coach: what the reducer does, and what is then said.

use gros_session::{Chunk, spec};
use gros_solver::{AnyPuzzle, Setup};

use crate::speech;
use crate::state::{CoachMsg, CoachPlace, CoachSettings, Feedback, MAX_PIECES, Model, Msg, Prefs, Stage};

fn model(address: &str) -> Model {
    Model::open(address, &[], Prefs::default())
}

fn draft(spec: &str) -> Setup<AnyPuzzle> {
    spec::open(spec, MAX_PIECES).unwrap().session.timeline().setup().clone()
}

fn after(mut model: Model, messages: &[CoachMsg]) -> Model {
    messages.iter().cloned().for_each(|msg| model.take(Msg::Coach(msg)));
    model
}

fn now(model: &Model) -> (Stage, String, String) {
    (
        model.coach_context().stage(),
        model.session.timeline().cursor().to_string(),
        model
            .coach_context()
            .call()
            .map(|call| speech::call_words(model.prefs.lang, &call))
            .unwrap_or_default(),
    )
}

fn is(stage: Stage, step: &str, words: &str) -> (Stage, String, String) {
    (stage, step.to_owned(), words.to_owned())
}

#[test]
fn an_entered_state_is_planned_and_coached() {
    let model = after(model(""), &[CoachMsg::Enter(draft("rings?from=010110111")), CoachMsg::Start]);
    assert_eq!(model.session.timeline().steps().to_string(), "218");
    assert_eq!(now(&model), is(Stage::Run, "0", "ring 2 off"));
    let model = after(model, &[CoachMsg::Next, CoachMsg::Next]);
    assert_eq!(now(&model), is(Stage::Run, "2", "ring 4 on"));
    let model = after(model, &[CoachMsg::Next]);
    let question = "On: 8, 6, 5, 4, 3. All others are off. Same as yours?";
    assert_eq!(now(&model), is(Stage::Check, "3", question));
    let model = after(model, &[CoachMsg::Settle]);
    assert_eq!(now(&after(model.clone(), &[CoachMsg::Same])), is(Stage::Run, "3", "ring 1 on"));
    assert_eq!(now(&after(model.clone(), &[CoachMsg::Back])), is(Stage::Run, "2", "ring 4 on"));
    let lost = after(model, &[CoachMsg::Lost]);
    assert_eq!(lost.coach_context().draft().start.to_string(), "010111100");
    assert!(lost.coach.is_lost && lost.place_to_save().is_some());
    assert_eq!(now(&after(lost, &[CoachMsg::Return])), is(Stage::Run, "3", "ring 1 on"));
}

#[test]
fn nothing_comes_next_before_a_state_is_entered() {
    let rings = after(model("#/rings?step=123"), &[CoachMsg::Next, CoachMsg::Next, CoachMsg::Same]);
    assert_eq!(now(&rings), is(Stage::Enter, "123", ""));
}

#[test]
fn a_hurried_tap_does_not_answer_a_question() {
    let mut asked = after(model("#/rings?step=123"), &[CoachMsg::Start]);
    while asked.coach_context().stage() == Stage::Run {
        asked = after(asked, &[CoachMsg::Next]);
    }
    let place = now(&asked);
    let hurried = after(asked, &[CoachMsg::Next, CoachMsg::Same, CoachMsg::Next]);
    assert_eq!(now(&hurried), place);
    assert_eq!(now(&after(hurried, &[CoachMsg::Settle, CoachMsg::Same])).0, Stage::Run);
}

#[test]
fn a_hurried_tap_does_not_leave_the_goal() {
    let solved = after(model("#/rings?step=340"), &[CoachMsg::Start, CoachMsg::Next, CoachMsg::StartOver]);
    assert_eq!((solved.is_solved(), solved.coach_context().stage()), (true, Stage::Run));
    assert_eq!(after(solved, &[CoachMsg::Settle, CoachMsg::StartOver]).coach_context().stage(), Stage::Enter);
}

#[test]
fn from_the_goal_the_coach_leads_back() {
    let solved = after(model("#/rings?step=340"), &[CoachMsg::Start, CoachMsg::Next]);
    let hurried = after(solved, &[CoachMsg::WayBack]);
    assert!(hurried.is_solved());
    let back = after(hurried, &[CoachMsg::Settle, CoachMsg::WayBack]);
    assert_eq!(now(&back), is(Stage::Run, "0", "ring 1 on"));
    assert_eq!(back.session.timeline().steps().to_string(), "341");
}

#[test]
fn a_correction_can_be_discarded_until_something_changes() {
    let lost = after(model("#/rings?step=123"), &[CoachMsg::Start, CoachMsg::Lost]);
    assert!(lost.coach_context().is_lost_unchanged());
    let same = lost.coach_context().draft();
    let changed = after(lost, &[CoachMsg::Enter(draft("rings?from=100000000"))]);
    assert!(!changed.coach_context().is_lost_unchanged());
    assert!(after(changed, &[CoachMsg::Enter(same)]).coach_context().is_lost_unchanged());
}

#[test]
fn an_existing_route_continues_from_its_step() {
    let model = after(model("#/rings?step=123"), &[CoachMsg::Start]);
    assert_eq!(now(&model), is(Stage::Run, "123", "ring 2 off"));
    assert_eq!(model.session.timeline().steps().to_string(), "341");
}

#[test]
fn a_block_is_a_rhythm() {
    let settings = CoachSettings { chunk: Chunk::Block, checks: false, ..CoachSettings::default() };
    let model = after(model("#/rings?step=123"), &[CoachMsg::Settings(settings), CoachMsg::Start]);
    assert_eq!(now(&model), is(Stage::Run, "123", "two off, one off, four on"));
    let model = after(model, &[CoachMsg::Next, CoachMsg::Next, CoachMsg::Back]);
    assert_eq!(now(&model).1, "126");
}

#[test]
fn no_start_without_a_route() {
    for (address, entered) in [("", "rings?from=off"), ("#/wythoff", "wythoff")] {
        let model = after(model(address), &[CoachMsg::Enter(draft(entered)), CoachMsg::Start]);
        assert_eq!(
            (model.coach_context().stage(), model.feedback.clone()),
            (Stage::Enter, Feedback::Nothing),
            "{entered}"
        );
    }
    // A draft for another puzzle is ignored.
    let model = after(model(""), &[CoachMsg::Enter(draft("hanoi"))]);
    assert_eq!(model.coach_context().draft().puzzle.id(), "rings");
}

#[test]
fn nothing_advances_while_paused_or_asking() {
    let model =
        after(model("#/rings?step=123"), &[CoachMsg::Start, CoachMsg::Beat, CoachMsg::Pause, CoachMsg::Beat]);
    assert_eq!(now(&model), is(Stage::Run, "124", "ring 1 off"));
    // Advancing on time does not ask: both hands are busy.
    let model = after(model, &[CoachMsg::Pause, CoachMsg::Beat, CoachMsg::Beat]);
    assert_eq!(now(&model).0, Stage::Run);
    assert_eq!(now(&model).1, "126");
}

#[test]
fn the_coach_leads_or_the_timeline_runs() {
    let mut model = after(model("#/rings?step=339"), &[CoachMsg::Start]);
    model.take(Msg::PlayOrPause);
    assert!(model.is_playing() && model.coach.is_paused);
    let model = after(model, &[CoachMsg::Next, CoachMsg::Next]);
    assert!(model.is_solved() && !model.is_playing());
}

#[test]
fn a_saved_place_is_resumed() {
    let place = CoachPlace::of("rings?step=123", 1, true).unwrap();
    let mut fresh = model("#/hanoi");
    fresh.coach.place = Some(place);
    let model = after(fresh.clone(), &[CoachMsg::Resume]);
    assert_eq!(
        (now(&model).0, model.place_to_save().map(spec::write).as_deref()),
        (Stage::Check, Some("rings?step=123"))
    );
    assert!(after(fresh, &[CoachMsg::StartOver]).coach.place.is_none());
}

#[test]
fn the_rule_of_the_entered_task_is_the_first_card() {
    let model = after(model(""), &[CoachMsg::Enter(draft("rings?from=010110111")), CoachMsg::Rule]);
    assert_eq!(
        (model.coach_context().stage(), model.address().as_str()),
        (Stage::Enter, "#/rings?from=010110111")
    );
    let timeline = model.session.timeline();
    assert_eq!(model.cards.preferred(timeline.puzzle()), Some(gros_solver::rings::methods::ALTERNATION));
}
