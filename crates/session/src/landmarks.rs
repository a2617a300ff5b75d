//! The landmarks of a timeline: distinctive moves of its largest pieces.
//!
//! They are found by asking each stretch for the next move of a piece, so they are exact at every size. The last move
//! is found by bisection, starting from the last moves of larger pieces. Moves played before the plan are included.

use gros_solver::internals::{Landmarks, sort_short_by_key};
use gros_solver::{Puzzle, Route, Steps};

use crate::timeline::{Leg, Timeline};

/// The maximum number of landmarks.
const MOST_LANDMARKS: usize = 12;
/// The maximum number of stretches before the plan that are searched for landmarks, so that a long play is no burden.
const MOST_LEGS: usize = 64;

/// A distinctive move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Landmark {
    /// The size class of the piece that moves, from 1.
    pub piece: u32,
    /// Which of its moves it is.
    pub turn: Occurrence,
    /// The step of the timeline after the move.
    pub step: Steps,
}

/// Which of a piece's moves a landmark is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occurrence {
    /// The piece moves only this once.
    Only,
    /// The piece moves for the first time.
    First,
    /// The piece moves for the last time.
    Last,
}

/// Lists the landmarks of a timeline in step order: the landmarks of the largest pieces that move.
#[must_use]
pub fn landmarks<P: Puzzle>(timeline: &Timeline<P>) -> Vec<Landmark> {
    let which = timeline.puzzle().landmarks();
    let Some(plan) = timeline.plan().filter(|_| which != Landmarks::None) else { return Vec::new() };
    let begin = timeline.planned_from();
    let played = Played::of(timeline);
    let in_plan = plan.size_class(&plan.largest_move_in(&Steps::ZERO, plan.steps()));
    let largest = in_plan.max(played.largest());
    let mut found = Vec::new();
    let mut last_moves = Vec::new();
    for piece in (1..=largest).rev() {
        let ahead = last_move_of(plan, piece, &last_moves);
        let behind = played.moves_of(piece);
        let Some(last) =
            ahead.as_ref().map(|last| begin + last).or_else(|| behind.as_ref().map(|(_, last)| last.clone()))
        else {
            continue;
        };
        let first = behind.map(|(first, _)| first).or_else(|| {
            let first = plan.next_move_of(piece, &Steps::ZERO)?;
            Some(begin + &first)
        });
        let is_largest = piece == largest;
        let turns =
            turns_of(first.filter(|first| *first != last), last, which, is_largest, played.is_empty());
        if found.len() + turns.len() > MOST_LANDMARKS {
            break;
        }
        found.extend(turns.into_iter().map(|(turn, before)| Landmark {
            piece,
            turn,
            step: &before + &Steps::ONE,
        }));
        if let Some(last) = ahead {
            last_moves.push(last);
            sort_short_by_key(&mut last_moves, Steps::clone);
        }
    }
    sort_short_by_key(&mut found, |landmark| landmark.step.clone());
    found
}

/// Returns the landmarks of one piece, each as the step before the move. `first` is none if the piece moves once.
fn turns_of(
    first: Option<Steps>,
    last: Steps,
    which: Landmarks,
    is_largest: bool,
    is_planned: bool,
) -> Vec<(Occurrence, Steps)> {
    let last_only = which == Landmarks::Last && !(is_largest && (is_planned || first.is_none()));
    match first {
        _ if last_only => vec![(Occurrence::Last, last)],
        Some(first) => vec![(Occurrence::First, first), (Occurrence::Last, last)],
        None => vec![(Occurrence::Only, last)],
    }
}

/// The stretches that were played before the plan, as far back as landmarks are searched for, each with its first step.
struct Played<'a, P: Puzzle> {
    puzzle: &'a P,
    legs: Vec<(&'a Steps, &'a Leg<P>)>,
}

impl<'a, P: Puzzle> Played<'a, P> {
    fn of(timeline: &'a Timeline<P>) -> Played<'a, P> {
        let legs = timeline.newest_played(MOST_LEGS).collect();
        Played { puzzle: timeline.puzzle(), legs }
    }

    fn is_empty(&self) -> bool {
        self.legs.is_empty()
    }

    /// Returns the size class of the largest piece that moves; 0 if none does.
    fn largest(&self) -> u32 {
        let of_leg = |(_, leg): &(&Steps, &Leg<P>)| match leg {
            Leg::Hand(hand) => hand.moves().iter().map(|mv| self.puzzle.size_class(mv)).max().unwrap_or(0),
            Leg::Plan { route, length } => {
                route.size_class(&route.largest_move_in(&Steps::ZERO, &length.saturating_sub(&Steps::ONE)))
            }
        };
        self.legs.iter().map(of_leg).max().unwrap_or(0)
    }

    /// Finds the steps before the first and the last move of a piece; none if it does not move.
    fn moves_of(&self, piece: u32) -> Option<(Steps, Steps)> {
        let mut found = self.legs.iter().filter_map(|(begin, leg)| {
            let (first, last) = self.moves_in(leg, piece)?;
            Some((*begin + &first, *begin + &last))
        });
        let (first, last) = found.next()?;
        Some((first, found.next_back().map_or(last, |(_, last)| last)))
    }

    fn moves_in(&self, leg: &Leg<P>, piece: u32) -> Option<(Steps, Steps)> {
        match leg {
            Leg::Hand(hand) => {
                let is_of_piece = |mv: &P::Move| self.puzzle.size_class(mv) == piece;
                let first = hand.moves().iter().position(is_of_piece)?;
                let last = hand.moves().iter().rposition(is_of_piece)?;
                Some((Steps::from(first), Steps::from(last)))
            }
            Leg::Plan { route, length } => {
                let first = route.next_move_of(piece, &Steps::ZERO).filter(|first| first < length)?;
                let last = last_move_between(&**route, piece, first.clone(), length.clone());
                Some((first, last))
            }
        }
    }
}

/// Finds the step before the last move of a piece; none if it never moves. The last moves of larger pieces are given in
/// order: between two of them a piece rarely moves often.
fn last_move_of(plan: &impl Route, piece: u32, larger: &[Steps]) -> Option<Steps> {
    let mut none_from = plan.steps();
    for from in larger.iter().rev().chain([&Steps::ZERO]) {
        if let Some(found) = plan.next_move_of(piece, from) {
            return Some(last_move_between(plan, piece, found, none_from.clone()));
        }
        none_from = from;
    }
    None
}

/// Finds the last move of a piece at or after `found`, which is one of its moves, and before `none_from`. The stretch
/// is bisected until there is no move after `found`.
fn last_move_between(plan: &impl Route, piece: u32, mut found: Steps, mut none_from: Steps) -> Steps {
    let next_before = |end: &Steps, from: &Steps| plan.next_move_of(piece, from).filter(|step| step < end);
    while let Some(next) = next_before(&none_from, &(&found + &Steps::ONE)) {
        let middle = &(&next + &none_from) >> 1;
        match next_before(&none_from, &middle) {
            Some(later) => found = later,
            None => (found, none_from) = (next, middle),
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec;
    use gros_solver::{AnyPuzzle, AnyState, Hanoi, Rings, Setup};

    /// The maximum number of states of a puzzle to test.
    const MOST_STATES: usize = 100;

    fn timeline<P: Puzzle>(puzzle: &P, from: &str, to: &str) -> Timeline<P> {
        let state = |text| puzzle.parse_state(text).unwrap();
        let task = Setup::standard(puzzle.clone()).with_start(state(from)).with_goal(state(to));
        Timeline::new(task.unwrap()).unwrap()
    }

    fn steps(found: &[Landmark]) -> Vec<(u32, Occurrence, u64)> {
        found.iter().map(|mark| (mark.piece, mark.turn, mark.step.to_u64().unwrap())).collect()
    }

    /// Finds the landmarks of all pieces by checking every move.
    fn by_looking<P: Puzzle>(timeline: &Timeline<P>) -> Vec<(u32, Occurrence, u64)> {
        let moves: Vec<u32> = timeline
            .moves(&Steps::ZERO, timeline.steps())
            .map(|mv| timeline.puzzle().size_class(&mv))
            .collect();
        let largest = moves.iter().copied().max().unwrap_or(0);
        let mut found = Vec::new();
        for piece in (1..=largest).rev() {
            let of_piece = |moved: &u32| *moved == piece;
            let Some(first) = moves.iter().position(of_piece) else { continue };
            let last = moves.iter().rposition(of_piece).unwrap();
            let takes_one = timeline.puzzle().landmarks() == Landmarks::Last;
            let is_planned = timeline.planned_from().is_zero();
            let last_only = takes_one && !(piece == largest && (is_planned || first == last));
            let turns = match (last_only, first == last) {
                (true, _) => vec![(Occurrence::Last, last)],
                (false, true) => vec![(Occurrence::Only, last)],
                (false, false) => vec![(Occurrence::First, first), (Occurrence::Last, last)],
            };
            if found.len() + turns.len() > MOST_LANDMARKS {
                break;
            }
            found.extend(turns.into_iter().map(|(turn, at)| (piece, turn, at as u64 + 1)));
        }
        found.sort_by_key(|(_, _, step)| *step);
        found
    }

    #[test]
    fn the_formula_holds_from_any_start_towards_all_off() {
        let rings = Rings::new(1000).unwrap();
        for from in ["on".to_owned(), format!("1{}", "0".repeat(999)), "10".repeat(500)] {
            let timeline = timeline(&rings, &from, "off");
            let found = landmarks(&timeline);
            assert_eq!(found.len(), 12);
            for mark in found {
                let half = Steps::power_of_two(mark.piece as usize - 1);
                assert_eq!(&mark.step + &half, timeline.steps() + &Steps::ONE, "ring {}", mark.piece);
            }
        }
    }

    #[test]
    fn every_small_task_agrees_with_looking() {
        let rings = Rings::new(5).unwrap();
        let hanoi = Hanoi::new(3).unwrap();
        let rank = |rank: u32| rings.state_of_rank(&rank.into()).to_string();
        for (from, to) in (0..32).flat_map(|from| (0..32).map(move |to| (from, to))) {
            let timeline = timeline(&rings, &rank(from), &rank(to));
            assert_eq!(steps(&landmarks(&timeline)), by_looking(&timeline), "{from} to {to}");
        }
        let row = |number: usize| [9, 3, 1].map(|place| ["A", "B", "C"][number / place % 3]).concat();
        for (from, to) in (0..27).flat_map(|from| (0..27).map(move |to| (row(from), row(to)))) {
            let timeline = timeline(&hanoi, &from, &to);
            assert_eq!(steps(&landmarks(&timeline)), by_looking(&timeline), "{from} to {to}");
        }
    }

    /// Lists some states of a puzzle, spread over those that can be reached from its start.
    fn some_states(puzzle: &AnyPuzzle) -> Vec<AnyState> {
        let mut states = vec![puzzle.start()];
        let mut next = 0;
        while let Some(state) = states.get(next).filter(|_| states.len() < MOST_STATES).cloned() {
            next += 1;
            for after in puzzle.legal_moves(&state).filter_map(|mv| puzzle.play(&state, &mv).ok()) {
                if !states.contains(&after) {
                    states.push(after);
                }
            }
        }
        let apart = states.len().div_ceil(5);
        let goal = puzzle.goal();
        states.into_iter().step_by(apart).chain([goal]).collect()
    }

    #[test]
    fn every_puzzle_agrees_with_looking() {
        for text in [
            "rings?n=6&pair=1",
            "hanoi?n=4&pegs=4",
            "hanoi?n=3&rule=linear",
            "hanoi?n=3&rule=cyclic",
            "spinout?n=3&outside=1",
            "brain?n=4",
            "chain?radices=2,5,3",
            "elephants?n=4",
            "slideout?base=4&n=3",
            "slideout?base=5&n=3",
            "hexadecimal?key=1011",
        ] {
            let puzzle = spec::open(text, 100).unwrap().session.timeline().puzzle().clone();
            let states = some_states(&puzzle);
            for (start, goal) in states.iter().flat_map(|start| states.iter().map(move |goal| (start, goal)))
            {
                let task = Setup::standard(puzzle.clone()).with_start(start.clone()).with_goal(goal.clone());
                let Some(Ok(timeline)) = task.map(Timeline::new) else { continue };
                assert_eq!(steps(&landmarks(&timeline)), by_looking(&timeline), "{text}: {start} to {goal}");
            }
        }
    }

    #[test]
    fn passed_moves_keep_their_landmarks() {
        for text in [
            "rings?play=~123.2.2",
            "rings?play=~123.1.2",
            "hanoi?n=4&play=~9.1B.2A",
            "hanoi?n=3&from=BAA&to=ABB&play=~2.1A",
            "spinout?play=~50.1-1.1-0",
            "elephants?play=~60.1-1.~3",
        ] {
            let opened = spec::open(text, 100).unwrap();
            let timeline = opened.session.timeline();
            assert!(!timeline.planned_from().is_zero(), "{text}");
            assert_eq!(steps(&landmarks(timeline)), by_looking(timeline), "{text}");
        }
    }

    #[test]
    fn a_ring_taken_off_before_a_detour_is_still_named() {
        let opened = spec::open("rings?play=~123.1.1", 100).unwrap();
        let found = steps(&landmarks(opened.session.timeline()));
        assert_eq!(found.first(), Some(&(9, Occurrence::Only, 86)));
    }
}
