//! The walk of a strategy, step by step: where it is, and how far that is from all off.

use gros_solver::rings::methods::strategies::{Leg, Purpose, Walk};
use gros_solver::{Steps, gray};

use super::binary;
use crate::message::say;
use crate::{Key, Lang};

/// The walk of a strategy.
#[derive(Clone, Debug, PartialEq)]
pub struct Ghost {
    /// Its legs, as places on the line from all off.
    pub legs: Vec<GhostLeg>,
    /// All its moves.
    pub moves: Steps,
    /// How many rings there are.
    pub rings: usize,
}

/// A stretch of the walk.
#[derive(Clone, Debug, PartialEq)]
pub struct GhostLeg {
    /// The purpose of the leg.
    pub purpose: Purpose,
    /// How far its ends are from all off.
    pub ends: [Steps; 2],
    /// Its moves.
    pub moves: Steps,
}

impl Ghost {
    /// Follows a walk.
    pub(crate) fn of(walk: &Walk) -> Option<Ghost> {
        let leg = |leg: &Leg| GhostLeg {
            purpose: leg.purpose,
            ends: [leg.from.rank(), leg.to.rank()],
            moves: leg.moves.clone(),
        };
        let rings = walk.legs.first()?.from.rings();
        Some(Ghost { legs: walk.legs.iter().map(leg).collect(), moves: walk.moves.clone(), rings })
    }

    /// Returns the leg after some moves, and how far from all off the walk is.
    #[must_use]
    pub fn at(&self, made: &Steps) -> (usize, Steps) {
        let mut left = made.clone();
        let last = self.legs.len().saturating_sub(1);
        for (place, leg) in self.legs.iter().enumerate() {
            if left <= leg.moves || place == last {
                let [from, to] = &leg.ends;
                let left = left.min(leg.moves.clone());
                return (place, if from < to { from + &left } else { from.saturating_sub(&left) });
            }
            left = left.saturating_sub(&leg.moves);
        }
        (0, Steps::ZERO)
    }

    /// Returns the moves to the next end of a leg.
    #[must_use]
    pub fn next_turn(&self, made: &Steps) -> Steps {
        let mut end = Steps::ZERO;
        for leg in &self.legs {
            end += &leg.moves;
            if end > *made {
                break;
            }
        }
        end
    }

    /// Writes the state so far from all off.
    #[must_use]
    pub fn state(&self, far: &Steps) -> String {
        binary(&gray::word(far), self.rings)
    }
}

impl Lang {
    /// Says where the ghost is: `After 3 of 18 moves: 1000, 15 moves from 0000. Wrong way.`
    #[must_use]
    pub fn ghost_at(self, ghost: &Ghost, made: &Steps) -> String {
        let (leg, far) = ghost.at(made);
        let (state, goal) = (ghost.state(&far), ghost.state(&Steps::ZERO));
        let place = say!(self, GhostAt { made, all: &ghost.moves, state, far: self.moves(&far), goal });
        let purpose = ghost.legs.get(leg).map(|leg| match leg.purpose {
            Purpose::Wrong => Key::GhostWrong,
            Purpose::TakeBack => Key::GhostTakesBack,
            Purpose::Solve if far.is_zero() => Key::GhostThere,
            Purpose::Solve => Key::GhostSolves,
        });
        self.sentences([place, purpose.map_or(String::new(), |key| self.text(key).to_owned())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::methods::Question;
    use gros_solver::rings::methods::strategies;
    use gros_solver::{Puzzle, Rings, Route};

    /// Each step of the ghost is a legal move, and how far it is from all off is what the solver says; it ends there.
    #[test]
    fn the_ghost_walks_as_the_strategy_says() {
        for rings in (1..=5).map(|n| Rings::new(n).unwrap()) {
            let states = 1usize << rings.rings();
            for rank in 1..states {
                let here = rings.state_of_rank(&rank.into());
                let question =
                    Question { puzzle: rings, start: here.clone(), goal: rings.goal(), here: here.clone() };
                for walk in [strategies::take_back(&question), strategies::turn_round(&question)] {
                    let walk = walk.unwrap();
                    let ghost = Ghost::of(&walk).unwrap();
                    let all = walk.moves.to_usize().unwrap();
                    let mut last = here.to_string();
                    for made in 0..=all {
                        let (leg, far) = ghost.at(&made.into());
                        let state = rings.parse_state(&ghost.state(&far)).unwrap();
                        assert_eq!(rings.route(&state, &rings.goal()).unwrap().steps(), &far);
                        let before = rings.parse_state(&last).unwrap();
                        let is_next = rings
                            .legal_moves(&before)
                            .any(|mv| rings.play(&before, &mv).as_ref() == Ok(&state));
                        assert!(made == 0 || is_next, "{last} to {state}");
                        assert_eq!(made == all, far.is_zero() && leg + 1 == ghost.legs.len());
                        last = state.to_string();
                    }
                    assert_eq!(ghost.next_turn(&Steps::ZERO), ghost.legs[0].moves);
                    assert_eq!(ghost.next_turn(&walk.moves), walk.moves);
                }
            }
        }
    }

    #[test]
    fn a_thousand_rings_have_a_ghost() {
        let rings = Rings::new(1_000).unwrap();
        let question =
            Question { puzzle: rings, start: rings.start(), goal: rings.goal(), here: rings.start() };
        let walk = strategies::turn_round(&question).unwrap();
        let ghost = Ghost::of(&walk).unwrap();
        assert!(Lang::English.ghost_at(&ghost, &ghost.next_turn(&Steps::ZERO)).contains(" of "));
    }
}
