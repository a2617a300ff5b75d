//! The tools for learning, in words.

use gros_learning::tools::museum::EXHIBITS;
use gros_learning::tools::rule::{Rule, Trial};
use gros_session::spec::{self, Gone};
use gros_solver::Rings;
use gros_text::{Count, Lang, say};

const LANG: Lang = Lang::English;

#[test]
fn a_rule_is_told_where_it_fails_and_that_it_never_does() {
    let puzzle = Rings::new(6).unwrap().into();
    let trial = |text: &str| Trial::of(&puzzle, &Rule::parse(text, 6).0).unwrap();
    let wrong = trial("odd:1,else:2");
    assert_eq!(
        say!(LANG, TesterSum { right: Count(wrong.right()), asked: Count(wrong.asked()) }),
        "Right in 48 of 63 states"
    );
    let [says, why] = LANG.tester_answer(&wrong, wrong.failures().next().unwrap());
    assert_eq!(says, "Counterexample: 000110. Your rule says ring 2 off.");
    assert!(why.ends_with("Ring 1 must be on."), "{why}");
    assert_eq!(
        say!(LANG, TesterNoFailure { count: Count(trial("odd:1,else:after").asked()) }),
        "Right in all 63 states. Can you say why?"
    );
    let unread = Rule::parse("purple:1,else:1", 6).1;
    assert!(LANG.tester_unread(&unread).starts_with("Not understood, so left out: “purple:1”."));
}

#[test]
fn what_a_program_takes_and_which_line_is_wrong_is_said() {
    let Some(exhibit) = EXHIBITS.iter().find(|exhibit| exhibit.id == "whole-division") else { panic!() };
    assert_eq!(LANG.museum_not_allowed(exhibit), "Not allowed. Left pile: 0 to 30, right pile: 0 to 30.");
    assert_eq!(LANG.museum_blame(2, true), "Line 3 it is. It should be:");
    assert!(LANG.museum_blame(3, false).starts_with("Line 4 is not to blame."));
}

#[test]
fn a_tool_that_is_gone_is_named() {
    for (gone, expected) in [
        (Gone::Wager, "“Wager” is no longer part of Gros."),
        (Gone::TwoBodies, "“Same puzzle, two bodies” is no longer part of Gros."),
        (Gone::Duel, "“Square duel” is no longer part of Gros."),
    ] {
        let said = say!(LANG, NoticeGone { tool: gone.id() });
        assert!(said.starts_with(expected), "{said}");
    }
}

#[test]
fn a_step_beside_the_one_that_is_asked_for_is_told() {
    let session = spec::open("rings?n=100&step=270", 1_000).unwrap().session;
    let step = session.timeline().cursor();
    let told = |order| LANG.learn_beside(step, ("2^70", order));
    assert_eq!(told(std::cmp::Ordering::Less), "Step 270 comes before step 2^70.");
    assert_eq!(told(std::cmp::Ordering::Greater), "Step 270 comes after step 2^70.");
}
