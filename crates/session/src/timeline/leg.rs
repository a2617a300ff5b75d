//! The stretches of a timeline: moves played by hand, and parts of plans.

use std::rc::Rc;

use gros_solver::{Puzzle, Route, Steps};

/// The maximum number of moves in a hand leg: finding a state inside it takes that many moves, and an undo entry shares
/// all legs but the last.
const HAND_LEG: usize = 64;

/// A stretch of the timeline.
#[derive(Clone, Debug)]
pub enum Leg<P: Puzzle> {
    /// Moves made by hand; at least one.
    Hand(Rc<Hand<P>>),
    /// The first `length` moves of a planned route.
    Plan {
        /// The whole route.
        route: Rc<P::Route>,
        /// How many of its moves belong to the timeline.
        length: Steps,
    },
}

/// Moves made by hand from a state.
#[derive(Clone, Debug)]
pub struct Hand<P: Puzzle> {
    from: P::State,
    moves: Vec<P::Move>,
}

impl<P: Puzzle> Hand<P> {
    /// Lists the moves.
    #[must_use]
    pub fn moves(&self) -> &[P::Move] {
        &self.moves
    }

    /// Makes a leg of one move.
    pub(super) fn of(from: P::State, mv: P::Move) -> Hand<P> {
        Hand { from, moves: vec![mv] }
    }

    pub(super) fn has_room(&self) -> bool {
        self.moves.len() < HAND_LEG
    }

    pub(super) fn push(&mut self, mv: P::Move) {
        self.moves.push(mv);
    }

    /// Plays the first `count` moves.
    fn state_after(&self, puzzle: &P, count: usize) -> P::State {
        let played = self.moves.iter().take(count);
        played.fold(self.from.clone(), |state, mv| puzzle.play(&state, mv).unwrap_or(state))
    }
}

impl<P: Puzzle> Leg<P> {
    pub(super) fn length(&self) -> Steps {
        match self {
            Leg::Hand(hand) => Steps::from(hand.moves.len()),
            Leg::Plan { length, .. } => length.clone(),
        }
    }

    pub(super) fn state_at(&self, puzzle: &P, step: &Steps) -> P::State {
        match self {
            Leg::Hand(hand) => hand.state_after(puzzle, step.to_usize().unwrap_or(usize::MAX)),
            Leg::Plan { route, length } => route.state_at(step.min(length)),
        }
    }

    pub(super) fn move_at(&self, step: &Steps) -> Option<P::Move> {
        match self {
            Leg::Hand(hand) => hand.moves.get(step.to_usize()?).cloned(),
            Leg::Plan { route, length } => route.move_at(step).filter(|_| step < length),
        }
    }

    /// Lists the moves from one step of the leg to another.
    pub(super) fn moves(&self, from: &Steps, to: &Steps) -> Box<dyn Iterator<Item = P::Move> + '_> {
        match self {
            Leg::Plan { route, length } => Box::new(route.moves(from, to.min(length))),
            Leg::Hand(hand) => {
                let to = to.to_usize().unwrap_or(usize::MAX).min(hand.moves.len());
                let from = from.to_usize().unwrap_or(usize::MAX).min(to);
                Box::new(hand.moves[from..to].iter().cloned())
            }
        }
    }

    pub(super) fn step_of(&self, puzzle: &P, state: &P::State) -> Option<Steps> {
        match self {
            Leg::Hand(hand) => {
                let mut here = hand.from.clone();
                for (index, mv) in hand.moves.iter().enumerate() {
                    if here == *state {
                        return Some(Steps::from(index));
                    }
                    here = puzzle.play(&here, mv).unwrap_or(here);
                }
                (here == *state).then(|| Steps::from(hand.moves.len()))
            }
            Leg::Plan { route, length } => route.step_of(state).filter(|step| step <= length),
        }
    }

    /// Finds the step in `first` … `last`, all inside the leg, at which the largest piece moves.
    pub(super) fn largest_move_in(&self, puzzle: &P, first: &Steps, last: &Steps) -> Steps {
        match self {
            Leg::Plan { route, .. } => route.largest_move_in(first, last),
            Leg::Hand(hand) => {
                let bounds = first.to_usize().unwrap_or(0)..=last.to_usize().unwrap_or(usize::MAX);
                let inside = hand.moves.iter().enumerate().filter(|(index, _)| bounds.contains(index));
                let largest = inside.rev().max_by_key(|(_, mv)| puzzle.size_class(mv));
                largest.map_or_else(|| first.clone(), |(index, _)| Steps::from(index))
            }
        }
    }

    /// Finds the first step of the leg, from `step` on, at which a piece of a size class moves.
    pub(super) fn next_move_of(&self, puzzle: &P, class: u32, step: &Steps) -> Option<Steps> {
        match self {
            Leg::Plan { route, length } => route.next_move_of(class, step).filter(|step| step < length),
            Leg::Hand(hand) => {
                let first = step.to_usize().unwrap_or(usize::MAX);
                let ahead = hand.moves.iter().enumerate().skip(first);
                let mut found = ahead.filter(|(_, mv)| puzzle.size_class(mv) == class);
                found.next().map(|(index, _)| Steps::from(index))
            }
        }
    }

    /// Cuts the leg after `length` moves; none if nothing is left.
    pub(super) fn prefix(self, length: &Steps) -> Option<Leg<P>> {
        if length.is_zero() {
            return None;
        }
        match self {
            Leg::Plan { route, .. } => Some(Leg::Plan { route, length: length.clone() }),
            Leg::Hand(mut hand) => {
                Rc::make_mut(&mut hand).moves.truncate(length.to_usize().unwrap_or(usize::MAX));
                Some(Leg::Hand(hand))
            }
        }
    }
}
