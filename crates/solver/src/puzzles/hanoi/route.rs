//! A route of discs under any rule.

use super::bound;
use super::classic::ClassicRoute;
use super::cyclic::{self, CyclicStretch};
use super::frame_stewart::PegSet;
use super::linear::LinearRoute;
use super::rule::Rule;
use super::search::search;
use super::stretch::StretchRoute;
use super::tower::Tower;
use super::{DiscMove, Hanoi, HanoiState, Peg, largest_differing};
use crate::prelude::*;
use crate::route::{Guarantee, Route, Ways};
use crate::search::SearchedRoute;
use crate::steps::Steps;

/// A route from one state of the discs to another.
///
/// On three pegs there is a formula for a shortest route under every rule; if two routes are equally short, it is the
/// one on which the largest disc moves once. On four pegs or more, towers move from peg to peg by Frame and Stewart's
/// plan; between other states the route is found by search or, if there are too many states, a good one is constructed.
#[derive(Clone, Debug)]
pub struct HanoiRoute(RouteKind);

/// The first move of a disc that is larger than all that moved before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct FirstMove {
    pub(super) step: Steps,
    pub(super) mv: DiscMove,
    /// The state in which it is made.
    pub(super) state: HanoiState,
}

#[derive(Clone, Debug)]
enum RouteKind {
    Classic(ClassicRoute),
    Linear(LinearRoute),
    Cyclic(StretchRoute<CyclicStretch>),
    Towers(StretchRoute<Tower>),
    Searched(SearchedRoute<Hanoi>),
}

/// Delegates to the existing route.
macro_rules! ask {
    ($way:expr, $route:ident => $answer:expr) => {
        match $way {
            RouteKind::Classic($route) => $answer,
            RouteKind::Linear($route) => $answer,
            RouteKind::Cyclic($route) => $answer,
            RouteKind::Towers($route) => $answer,
            RouteKind::Searched($route) => $answer,
        }
    };
}

impl HanoiRoute {
    pub(super) fn new(puzzle: Hanoi, from: &HanoiState, to: &HanoiState) -> HanoiRoute {
        HanoiRoute(match puzzle.rule() {
            Rule::Classic { pegs: 3 } => RouteKind::Classic(ClassicRoute::new(from, to)),
            Rule::Classic { pegs } => many_pegs(puzzle, pegs, from, to),
            Rule::Linear => RouteKind::Linear(LinearRoute::new(from, to)),
            Rule::Cyclic => RouteKind::Cyclic(cyclic::route(from, to)),
        })
    }

    /// Returns the other of two routes between mixed states on three pegs, on which the largest disc moves twice
    /// instead of once, or once instead of twice. It is as long as this one or longer. None in all other cases.
    ///
    /// ```
    /// use gros_solver::{Hanoi, Puzzle, Route, Steps};
    /// let hanoi = Hanoi::new(5)?;
    /// let route = hanoi.route(&hanoi.parse_state("ACBAB")?, &hanoi.parse_state("CAACB")?)?;
    /// let other = route.other_way().ok_or("a full peg")?;
    /// assert_eq!([route.steps(), other.steps()], [&Steps::from(24u32), &Steps::from(30u32)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn other_way(&self) -> Option<HanoiRoute> {
        let RouteKind::Classic(route) = &self.0 else { return None };
        route.other_way().map(|other| HanoiRoute(RouteKind::Classic(other)))
    }

    /// Lists the first moves of the discs that are larger than all that moved before, the smallest disc first.
    pub(super) fn first_moves(&self) -> Vec<FirstMove> {
        match &self.0 {
            RouteKind::Cyclic(route) => route.first_moves(),
            RouteKind::Towers(route) => route.first_moves(),
            _ => self.first_moves_one_by_one(),
        }
    }

    fn first_moves_one_by_one(&self) -> Vec<FirstMove> {
        let steps = core::iter::successors(Some(Steps::ZERO), |step| self.next_larger(step));
        let first = |step| Some(FirstMove { mv: self.move_at(&step)?, state: self.state_at(&step), step });
        steps.map_while(first).collect()
    }

    /// Counts how often the largest moving disc moves; 0 if none does.
    #[must_use]
    pub fn largest_disc_moves(&self) -> usize {
        if let RouteKind::Classic(route) = &self.0 {
            return route.largest_disc_moves();
        }
        let largest = self.size_class(&self.largest_move_in(&Steps::ZERO, self.steps()));
        let after = |step: &Steps| self.next_move_of(largest, &(step + &Steps::ONE));
        core::iter::successors(self.next_move_of(largest, &Steps::ZERO), after).count()
    }
}

/// Counts the shortest routes of a tower of this size on four pegs.
///
/// Two or three discs wait on the two free pegs in either order; a larger tower has another route with a different
/// split, or parts with two possible routes.
fn ways_on_four_pegs(discs: usize) -> Ways {
    match discs {
        1 => Ways::Unique,
        2 | 3 => Ways::Two,
        _ => Ways::Several,
    }
}

/// Finds a route on four pegs or more.
fn many_pegs(puzzle: Hanoi, pegs: u8, from: &HanoiState, to: &HanoiState) -> RouteKind {
    let moving = largest_differing(from, to);
    let towers = |whole, guarantee| RouteKind::Towers(StretchRoute::new([from, to], whole, guarantee));
    if moving == 0 {
        return towers(None, Guarantee::Shortest { ways: Ways::Unique });
    }
    if let (Some(Peg(start)), Some(Peg(goal))) = (from.perfect_to(moving), to.perfect_to(moving)) {
        let proven = Guarantee::Shortest { ways: ways_on_four_pegs(moving) };
        let guarantee = if pegs == 4 { proven } else { Guarantee::PresumedShortest };
        return towers(Tower::carry(0..moving, start, goal, PegSet::first(pegs)), guarantee);
    }
    match search(puzzle, from, to) {
        Some(found) => RouteKind::Searched(found),
        None => towers(bound::plan(from, to, moving, pegs), Guarantee::UpperBound),
    }
}

impl Route for HanoiRoute {
    type State = HanoiState;
    type Move = DiscMove;

    fn steps(&self) -> &Steps {
        ask!(&self.0, route => route.steps())
    }

    fn guarantee(&self) -> Guarantee {
        ask!(&self.0, route => route.guarantee())
    }

    fn state_at(&self, step: &Steps) -> HanoiState {
        ask!(&self.0, route => route.state_at(step))
    }

    fn move_at(&self, step: &Steps) -> Option<DiscMove> {
        ask!(&self.0, route => route.move_at(step))
    }

    fn step_of(&self, state: &HanoiState) -> Option<Steps> {
        ask!(&self.0, route => route.step_of(state))
    }

    fn moves(&self, from: &Steps, to: &Steps) -> impl Iterator<Item = DiscMove> + '_ {
        let moves: Box<dyn Iterator<Item = DiscMove> + '_> =
            ask!(&self.0, route => Box::new(route.moves(from, to)));
        moves
    }

    fn size_class(&self, step: &Steps) -> u32 {
        ask!(&self.0, route => route.size_class(step))
    }

    fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
        ask!(&self.0, route => route.largest_move_in(first, last))
    }

    fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps> {
        ask!(&self.0, route => route.next_move_of(class, step))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{HanoiRule, Puzzle};

    #[test]
    fn first_moves_are_found_in_one_walk_as_one_by_one() {
        let rules = [
            (6, HanoiRule::Cyclic),
            (30, HanoiRule::Cyclic),
            (25, HanoiRule::Classic { pegs: 4 }),
            (40, HanoiRule::Classic { pegs: 6 }),
        ];
        for (discs, rule) in rules {
            let hanoi = Hanoi::with_rule(discs, rule).unwrap();
            let ends = ["ABC", "CAABBC", "BCA"].map(|pattern| -> HanoiState {
                hanoi.parse_state(&pattern.chars().cycle().take(discs).collect::<String>()).unwrap()
            });
            for from in [&hanoi.start(), &ends[0], &ends[1]] {
                for to in [&hanoi.goal(), &ends[2]] {
                    let route = hanoi.route(from, to).unwrap();
                    assert_eq!(
                        route.first_moves(),
                        route.first_moves_one_by_one(),
                        "{rule:?}: {from} to {to}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_largest_disc_moves_as_often_as_its_rule_requires() {
        let rules = [
            (HanoiRule::Classic { pegs: 3 }, 1),
            (HanoiRule::Classic { pegs: 4 }, 1),
            (HanoiRule::Linear, 2),
            (HanoiRule::Cyclic, 2),
        ];
        for (rule, moves) in rules {
            let hanoi = Hanoi::with_rule(3, rule).unwrap();
            let route =
                hanoi.route(&hanoi.parse_state("AAA").unwrap(), &hanoi.parse_state("CCC").unwrap()).unwrap();
            assert_eq!(route.largest_disc_moves(), moves, "{rule:?}");
        }
    }
}
