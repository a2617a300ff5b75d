//! Rules against rules of the rings that are written a second time, and breadth-first search.

use std::collections::VecDeque;

use gros_learning::tools::rule::{Branch, Condition, Preset, Rule, Target, Trial, Verdict};
use gros_solver::internals::keys::Keys;
use gros_solver::{AnyPuzzle, Hanoi, Rings};
use proptest::prelude::*;

/// Bit k − 1 of a state is ring k.
fn can_move(state: usize, ring: usize) -> bool {
    ring == 1 || state & ((1 << (ring - 1)) - 1) == 1 << (ring - 2)
}

/// Returns the moves to go of every state, by breadth-first search from all off.
fn distances(rings: usize) -> Vec<usize> {
    let mut found = vec![usize::MAX; 1 << rings];
    found[0] = 0;
    let mut queue = VecDeque::from([0]);
    while let Some(state) = queue.pop_front() {
        for ring in (1..=rings).filter(|ring| can_move(state, *ring)) {
            let next: usize = state ^ 1 << (ring - 1);
            if found[next] == usize::MAX {
                found[next] = found[state] + 1;
                queue.push_back(next);
            }
        }
    }
    found
}

/// Returns what a rule does in every state, by moves to go.
fn expected(rule: &Rule, rings: usize) -> Vec<Verdict> {
    let distances = distances(rings);
    let mut states: Vec<usize> = (0..1 << rings).collect();
    states.sort_by_key(|state| distances[*state]);
    let verdict = |index: usize| {
        let state = states[index];
        let ring_between = |other: usize| (state ^ other).trailing_zeros() as usize + 1;
        let before = states.get(index + 1).map(|other| ring_between(*other));
        let is_on = |ring: usize| state & 1 << (ring - 1) != 0;
        let first = (state != 0).then(|| state.trailing_zeros() as usize + 1);
        let holds = |condition: &Condition| match *condition {
            Condition::Odd => state.count_ones() % 2 == 1,
            Condition::Even => state.count_ones().is_multiple_of(2),
            Condition::On(ring) => is_on(ring),
            Condition::Off(ring) => !is_on(ring),
            Condition::FirstOn(ring) => first == Some(ring),
            Condition::OneMoved => before == Some(1),
            Condition::OtherMoved => before.is_some_and(|ring| ring > 1),
        };
        let branch = rule.branches.iter().find(|branch| branch.conditions.iter().all(holds));
        let ring = branch.and_then(|branch| match branch.target {
            Target::Piece(ring) => Some(ring),
            Target::FirstOn => first,
            Target::AfterFirstOn => first.map(|ring| ring + 1).filter(|ring| *ring <= rings),
        });
        match ring {
            None => Verdict::Silent,
            Some(ring) if !can_move(state, ring) => Verdict::CannotMove,
            Some(ring) if distances[state ^ 1 << (ring - 1)] < distances[state] => Verdict::Agrees,
            Some(_) => Verdict::MovesAway,
        }
    };
    (1..states.len()).map(verdict).collect()
}

fn trial(rule: &Rule, rings: usize) -> Trial {
    Trial::of(&Rings::new(rings).unwrap().into(), rule).unwrap()
}

#[test]
fn the_two_rules_never_fail() {
    for rings in 1..=12 {
        for text in ["odd:1,else:after", "even:after,odd:1", "last1:after,else:1"] {
            let rule = Rule::parse(text, rings).0;
            let trial = trial(&rule, rings);
            assert_eq!(trial.right(), (1 << rings) - 1, "{text} with {rings}");
            assert_eq!(trial.failures().next(), None);
        }
    }
}

#[test]
fn the_first_rule_fails_in_every_other_state_and_two_never() {
    for rings in 2..=12 {
        let failures =
            Preset::ALL.map(|preset| trial(&preset.rule().within(rings), rings).failures().count());
        assert_eq!((failures[0], failures[2], failures[3]), ((1 << (rings - 1)) - 1, 0, 0));
        assert_eq!(trial(&Preset::Always.rule(), rings).failures().take(2).collect::<Vec<_>>()[0], 2);
    }
}

#[test]
fn the_scores_add_up() {
    let trial = trial(&Rule::parse("odd:1,else:2", 6).0, 6);
    let scores: Vec<_> = trial.scores().iter().map(|score| (score.right, score.asked)).collect();
    assert_eq!(scores, [(32, 32), (16, 31)]);
    let answer = trial.answer(4).unwrap();
    assert_eq!(
        (answer.state.to_string().as_str(), answer.piece, answer.verdict),
        ("000110", Some(2), Verdict::CannotMove)
    );
    assert_eq!(answer.refusal.unwrap().blockers(), [1]);
    assert_eq!(answer.right.to_string(), "3");
    assert_eq!((trial.next_failure(4), trial.next_failure(60)), (Some(8), Some(4)));
    assert!(trial.answer(0).is_none() && trial.answer(64).is_none());
}

fn six(id: &str) -> AnyPuzzle {
    let mut keys = Keys::new(vec![("n".into(), Some("6".into()))], 12);
    AnyPuzzle::from_keys(id, &mut keys).unwrap().puzzle
}

#[test]
fn dials_are_rings() {
    for text in ["odd:1,else:after", "odd:1,else:2"] {
        let rule = Rule::parse(text, 6).0;
        assert_eq!(Trial::of(&six("spinout"), &rule).unwrap().verdicts(), expected(&rule, 6), "{text}");
    }
    // States that are no line, or whose goal is inside it, or that are too many.
    let three = Rule::parse("odd:1", 3).0;
    assert!(Trial::of(&Hanoi::new(3).unwrap().into(), &three).is_none());
    assert!(Trial::of(&six("brain"), &three).is_none());
    assert!(Trial::of(&Rings::new(13).unwrap().into(), &three).is_none());
}

fn rules(rings: usize) -> impl Strategy<Value = Rule> {
    let condition = prop_oneof![
        Just(Condition::Odd),
        Just(Condition::Even),
        (1..=rings).prop_map(Condition::On),
        (1..=rings).prop_map(Condition::Off),
        (1..=rings).prop_map(Condition::FirstOn),
        Just(Condition::OneMoved),
        Just(Condition::OtherMoved),
    ];
    let target =
        prop_oneof![(1..=rings).prop_map(Target::Piece), Just(Target::FirstOn), Just(Target::AfterFirstOn)];
    let branch = (prop::collection::vec(condition, 1..=3), target.clone())
        .prop_map(|(conditions, target)| Branch { conditions, target });
    (prop::collection::vec(branch, 0..=4), prop::option::of(target)).prop_map(|(mut branches, otherwise)| {
        branches.extend(otherwise.map(|target| Branch { conditions: vec![], target }));
        Rule { branches }
    })
}

proptest! {
    #[test]
    fn any_rule_does_what_a_search_says((rings, rule) in (1usize..=8).prop_flat_map(|rings| (Just(rings), rules(rings)))) {
        let trial = trial(&rule, rings);
        prop_assert_eq!(trial.verdicts(), expected(&rule, rings));
        if !rule.branches.is_empty() {
            prop_assert_eq!(Rule::parse(&rule.to_string(), rings).0, rule);
        }
    }
}
