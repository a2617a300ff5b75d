//! The course of a timeline through the graph.

use std::rc::Rc;

use gros_picture::graph::{Course, Leg};
use gros_session::{Leg as Played, Timeline};
use gros_solver::internals::Branch;
use gros_solver::{AnyPuzzle, AnyRoute, AnyState, Steps};
use yew::prelude::*;

use crate::state::{RouteOf, dead_ends};

/// Only the last moves by hand are drawn, up to this limit.
const MAX_BY_HAND: usize = 1_024;

pub struct TimelineCourse {
    timeline: Timeline<AnyPuzzle>,
    state: AnyState,
    legs: Rc<[Leg]>,
}

/// Returns the course of a timeline. Its legs stay the same value until the route changes.
#[hook]
pub fn use_course(timeline: &Timeline<AnyPuzzle>) -> Rc<dyn Course> {
    let legs = use_memo(RouteOf(timeline.clone()), |RouteOf(timeline)| Rc::<[Leg]>::from(legs(timeline)));
    Rc::new(TimelineCourse { state: timeline.state(), timeline: timeline.clone(), legs: (*legs).clone() })
}

fn legs(timeline: &Timeline<AnyPuzzle>) -> Vec<Leg> {
    let by_hand =
        timeline.played().map(|leg| if let Played::Hand(hand) = leg { hand.moves().len() } else { 0 });
    let mut skipped = by_hand.sum::<usize>().saturating_sub(MAX_BY_HAND);
    let (mut legs, mut begin) = (Vec::new(), Steps::ZERO);
    for leg in timeline.played() {
        let length = match leg {
            Played::Hand(hand) => {
                let moves = hand.moves();
                if skipped == 0 {
                    let from = timeline.state_at(&begin);
                    legs.push(Leg::Hand { begin: begin.clone(), from, moves: moves.to_vec() });
                }
                skipped = skipped.saturating_sub(moves.len());
                Steps::from(moves.len())
            }
            Played::Plan { route, length } => {
                legs.push(planned(begin.clone(), route, length.clone()));
                length.clone()
            }
        };
        begin = &begin + &length;
    }
    let rest = timeline.steps().saturating_sub(&begin);
    legs.extend(timeline.plan().map(|route| planned(begin, route, rest)));
    legs
}

fn planned(begin: Steps, route: &AnyRoute, length: Steps) -> Leg {
    Leg::Plan { begin, route: route.clone(), length }
}

impl Course for TimelineCourse {
    fn puzzle(&self) -> &AnyPuzzle {
        self.timeline.puzzle()
    }

    fn start(&self) -> &AnyState {
        &self.timeline.setup().start
    }

    fn goal(&self) -> &AnyState {
        &self.timeline.setup().goal
    }

    fn state(&self) -> &AnyState {
        &self.state
    }

    fn cursor(&self) -> &Steps {
        self.timeline.cursor()
    }

    fn steps(&self) -> &Steps {
        self.timeline.steps()
    }

    fn legs(&self) -> &Rc<[Leg]> {
        &self.legs
    }

    fn dead_ends(&self) -> Vec<Branch> {
        // Dead ends are known relative to the shortest route, so the timeline must be as long.
        let way_out = dead_ends(&self.timeline).filter(|(steps, _)| steps == self.timeline.steps());
        way_out.map(|(_, branches)| branches).unwrap_or_default()
    }

    fn state_at(&self, step: &Steps) -> AnyState {
        self.timeline.state_at(step)
    }

    fn step_of(&self, state: &AnyState) -> Option<Steps> {
        self.timeline.step_of(state)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::spec;

    fn drawn(play: &str) -> Vec<(u64, Option<usize>)> {
        let opened = spec::open(&format!("hanoi?n=4&play={play}"), 1_000).unwrap();
        let begin = |begin: &Steps| begin.to_u64().unwrap();
        let leg = |leg: Leg| match leg {
            Leg::Hand { begin: at, moves, .. } => (begin(&at), Some(moves.len())),
            Leg::Plan { begin: at, .. } => (begin(&at), None),
        };
        legs(opened.session.timeline()).into_iter().map(leg).collect()
    }

    #[test]
    fn each_leg_begins_where_the_one_before_ends() {
        assert_eq!(drawn("~3.1B.1A.2B"), [(0, None), (3, Some(3)), (6, None)]);
        assert_eq!(drawn("1B"), [(0, Some(1)), (1, None)]);
    }

    #[test]
    fn only_the_last_of_very_many_moves_by_hand_are_drawn() {
        let play = vec!["1B.1C"; 2_000].join(".");
        let legs = drawn(&play);
        let by_hand: usize = legs.iter().filter_map(|(_, moves)| *moves).sum();
        assert!((MAX_BY_HAND - 63..=MAX_BY_HAND).contains(&by_hand), "{by_hand}");
        assert_eq!(legs.last(), Some(&(4_000, None)));
        assert!(legs.first().is_some_and(|(begin, _)| *begin == 4_000 - by_hand as u64));
    }
}
