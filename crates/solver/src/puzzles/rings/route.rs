//! The route between two states of the rings: along the path, or over its chords if the two outer rings can move as
//! one.

use super::pair::{PairedMoves, PairedWay};
use super::place::RankCursor;
use super::{RingMove, Rings, RingsState};
use crate::gray;
use crate::path::Stretch;
use crate::route::{Countdown, Guarantee, Route, Ways, tallest_tick};
use crate::steps::Steps;

/// A stretch of the path of all states, or a route that takes its chords.
#[derive(Clone, Debug, PartialEq)]
pub struct RingsRoute {
    rings: usize,
    way: RouteKind,
}

#[derive(Clone, Debug, PartialEq)]
enum RouteKind {
    Single(Stretch),
    Paired(PairedWay),
}

/// The route that stays where it is.
#[cfg(feature = "_late")]
#[doc(hidden)]
pub static NOWHERE: RingsRoute = RingsRoute {
    rings: 1,
    way: RouteKind::Single(Stretch { from: Steps::ZERO, to: Steps::ZERO, steps: Steps::ZERO }),
};

impl RingsRoute {
    /// Makes the route between two ranks.
    pub(super) fn new(puzzle: Rings, from: Steps, to: Steps) -> RingsRoute {
        let way = if puzzle.pair {
            RouteKind::Paired(PairedWay::new(from, to))
        } else {
            RouteKind::Single(Stretch::new(from, to))
        };
        RingsRoute { rings: puzzle.rings, way }
    }

    fn rank_at(&self, step: &Steps) -> Steps {
        match &self.way {
            RouteKind::Single(stretch) => stretch.rank_at(step),
            RouteKind::Paired(way) => way.rank_at(step),
        }
    }

    fn moves_made(&self, from: &Steps, left: Steps) -> RingMoves {
        match &self.way {
            RouteKind::Single(stretch) => {
                let (climbs, left) = (stretch.climbs(), Countdown::new(left));
                RingMoves::Single(RulerMoves {
                    climbs,
                    left,
                    path_move: RankCursor::new(&stretch.move_at(from)),
                })
            }
            RouteKind::Paired(way) => RingMoves::Paired(way.moves(from, left)),
        }
    }
}

impl Route for RingsRoute {
    type State = RingsState;
    type Move = RingMove;

    fn steps(&self) -> &Steps {
        match &self.way {
            RouteKind::Single(stretch) => &stretch.steps,
            RouteKind::Paired(way) => way.steps(),
        }
    }

    fn guarantee(&self) -> Guarantee {
        Guarantee::Shortest { ways: Ways::Unique }
    }

    fn state_at(&self, step: &Steps) -> RingsState {
        RingsState { rings: self.rings, word: gray::word(&self.rank_at(step)) }
    }

    fn move_at(&self, step: &Steps) -> Option<RingMove> {
        if step >= self.steps() {
            return None;
        }
        match &self.way {
            RouteKind::Single(stretch) => {
                stretch.move_at(step).trailing_zeros().map(|zeros| RingMove::of(zeros + 1))
            }
            RouteKind::Paired(way) => way.moves(step, Steps::ONE).next(),
        }
    }

    fn moves(&self, from: &Steps, to: &Steps) -> impl Iterator<Item = RingMove> + '_ {
        self.moves_made(from, to.min(self.steps()).saturating_sub(from))
    }

    fn step_of(&self, state: &RingsState) -> Option<Steps> {
        if state.rings != self.rings {
            return None;
        }
        match &self.way {
            RouteKind::Single(stretch) => stretch.step_of(&state.rank()),
            RouteKind::Paired(way) => way.step_of(&state.rank()),
        }
    }

    fn size_class(&self, step: &Steps) -> u32 {
        self.move_at(step).map_or(0, |mv| u32::try_from(mv.ring).unwrap_or(u32::MAX))
    }

    fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
        match &self.way {
            RouteKind::Single(stretch) => match stretch.moves_between(first, last) {
                Some((low, high)) => stretch.step_of_move(&tallest_tick(&low, &high)),
                None => Steps::ZERO,
            },
            RouteKind::Paired(way) => way.largest_move_in(first, last),
        }
    }

    fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps> {
        match &self.way {
            RouteKind::Single(stretch) => stretch.next_tick_of(class, step),
            RouteKind::Paired(way) => way.next_move_of(class, step),
        }
    }
}

/// The moves in sequence, for either kind of route.
enum RingMoves {
    Single(RulerMoves),
    Paired(PairedMoves),
}

impl Iterator for RingMoves {
    type Item = RingMove;

    fn next(&mut self) -> Option<RingMove> {
        match self {
            RingMoves::Single(moves) => moves.next(),
            RingMoves::Paired(moves) => moves.next(),
        }
    }
}

/// The rings that move in sequence: the ruler sequence, forwards or backwards.
struct RulerMoves {
    climbs: bool,
    left: Countdown,
    /// The number of the path's next move.
    path_move: RankCursor,
}

impl Iterator for RulerMoves {
    type Item = RingMove;

    fn next(&mut self) -> Option<RingMove> {
        self.left.next()?;
        let ring = self.path_move.ring_below();
        self.path_move.advance(self.climbs);
        Some(RingMove::of(ring))
    }
}
