//! Reads an address, renders its texts and writes it again.

use crate::runner::is_deep;
use anyhow::{Context, Result, ensure};
use gros_session::{Listing, Session, Tape, landmarks, listed, spec};
use gros_solver::methods::{self, Question};
use gros_solver::{AnyPuzzle, Puzzle, Setup, Steps};
use gros_text::{Grade, Lang, say};
use proptest::{
    proptest,
    test_runner::{Config, TestCaseError},
};

use super::addresses::{MAX_PIECES, address};

/// The number of moves to list at each step.
const LISTED: u32 = 3;

proptest! {
    #![proptest_config(Config { cases: if is_deep() { 20_000 } else { 1_000 }, failure_persistence: None, ..Config::default() })]

    #[test]
    fn random_addresses_are_read_put_into_words_and_written(address in address()) {
        check(&address).map_err(|error| TestCaseError::fail(format!("{error:#}")))?;
    }
}

fn check(address: &str) -> Result<()> {
    let opened = match spec::open(address, MAX_PIECES) {
        Ok(opened) => opened,
        Err(unknown) => {
            let texts = Lang::ALL.map(|lang| lang.unknown_puzzle(&unknown.id));
            ensure!(texts.iter().all(|text| !text.is_empty()), "a text is empty");
            return Ok(());
        }
    };
    let timeline = opened.session.timeline();
    let mut texts = Vec::new();
    for lang in Lang::ALL {
        texts.extend(opened.notices.first.iter().map(|notice| lang.notice(notice, timeline)));
        texts.extend(texts_of_task(lang, &opened.session));
    }
    for step in [timeline.cursor().clone(), Steps::ZERO, timeline.steps().clone()] {
        texts.extend(Lang::ALL.into_iter().flat_map(|lang| texts_at(lang, &opened.session, &step)));
        texts.push(list_moves(&opened.session, &step)?);
    }
    ensure!(texts.iter().all(|text| !text.is_empty()), "a text is empty");
    check_round_trip(&opened.session)
}

fn texts_of_task(lang: Lang, session: &Session<AnyPuzzle>) -> Vec<String> {
    let timeline = session.timeline();
    let (puzzle, setup) = (timeline.puzzle(), timeline.setup());
    let mut texts = vec![
        lang.task_title(puzzle),
        lang.variant_name(puzzle),
        lang.size_name(timeline.puzzle(), Some(timeline.steps())),
        lang.state_name(&setup.start),
        lang.state_name(&setup.goal),
        lang.notation_hint(puzzle),
        lang.first_fact(setup),
        lang.graph_spoken(timeline),
        lang.graph_here(timeline),
        lang.guarantee_of(setup, timeline.guarantee()),
        lang.number_in_words(timeline.steps()),
    ];
    texts.extend(lang.task_facts(setup));
    texts.extend(lang.counter(session));
    for mark in landmarks(timeline) {
        texts.extend([
            lang.landmark(setup, &mark),
            say!(lang, LandmarksSpoken { landmark: lang.landmark(setup, &mark), step: &mark.step }),
            say!(lang, StepNumber { step: &mark.step }),
        ]);
    }
    let coarsest = Tape::coarsest(timeline);
    for scale in [0, coarsest / 2, coarsest] {
        let tape = Tape::new(timeline, scale);
        texts.push(lang.tape_scale_spoken(timeline, tape));
        texts.push(tape.ticks(timeline, 4).len().to_string());
    }
    texts
}

fn texts_at(lang: Lang, session: &Session<AnyPuzzle>, step: &Steps) -> Vec<String> {
    let timeline = session.timeline();
    let Setup { puzzle, start, goal, .. } = timeline.setup();
    let here = timeline.state_at(step);
    let mut texts = vec![lang.describe(puzzle, &here), lang.coach_check(puzzle, &here)];
    texts.push(lang.next_on_terminal(timeline, step));
    texts.push(say!(lang, StatusStep { step, steps: timeline.steps() }));
    for grade in [Grade::Look, Grade::Reason, Grade::Move] {
        let hint = lang.hint(puzzle, &here, goal, grade);
        texts.extend(
            hint.into_iter().flat_map(|hint| [hint.first, hint.second]).filter(|text| !text.is_empty()),
        );
    }
    if let Some(mv) = timeline.move_at(step) {
        texts.extend([
            lang.move_name(&here, &mv),
            lang.move_spoken(&here, &mv),
            lang.coach_order(&here, &mv),
        ]);
        texts.push(lang.move_done(&here, &mv));
    }
    let question =
        Question { puzzle: puzzle.clone(), start: start.clone(), goal: goal.clone(), here: here.clone() };
    for method in puzzle.methods() {
        match methods::explain(*method, &question) {
            Ok(explanation) => texts.extend(lang.explain(&explanation).lines()),
            Err(refusal) => texts.push(lang.not_here(refusal)),
        }
    }
    let _ = lang.peek(&question);
    for mv in puzzle.legal_moves(&here).take(8) {
        texts.push(lang.move_short(&here, &mv));
    }
    texts
}

/// Lists moves and checks them against the timeline.
fn list_moves(session: &Session<AnyPuzzle>, step: &Steps) -> Result<String> {
    let timeline = session.timeline();
    let end = (step + &Steps::from(LISTED)).min(timeline.steps().clone());
    let mut at = step.clone();
    for line in listed(timeline, step, &end) {
        at += &Steps::ONE;
        ensure!(
            line.step == at && line.after == timeline.state_at(&at),
            "step {at} is listed with another state"
        );
    }
    ensure!(at == end, "the list from {step} ends at {at}");
    Ok(Listing::Csv.write(timeline, step, &end))
}

fn check_round_trip(session: &Session<AnyPuzzle>) -> Result<()> {
    let timeline = session.timeline();
    let text = spec::write(timeline);
    let again = spec::open(&text, MAX_PIECES).ok().with_context(|| format!("{text} cannot be read"))?;
    ensure!(again.notices.is_empty(), "{text} is read with notices: {:?}", again.notices);
    let other = again.session.timeline();
    ensure!(spec::write(other) == text, "{text} is written as {}", spec::write(other));
    ensure!(
        (timeline.steps(), timeline.cursor()) == (other.steps(), other.cursor()),
        "{text} is read as another timeline"
    );
    ensure!(timeline.state() == other.state(), "{text} is read as another state");
    Ok(())
}
