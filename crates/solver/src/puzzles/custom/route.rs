//! A route of a puzzle that a user makes up: the one way in a tree, or a searched one where there are loops.

use alloc::sync::Arc;

use super::tree::CustomTree;
use super::{Custom, CustomState, search};
use crate::error::NoRoute;
use crate::guards::TreeRoute;
use crate::pieces::PieceMove;
use crate::prelude::*;
use crate::route::{Branch, Detour, Guarantee, Route};
use crate::search::SearchedRoute;
use crate::steps::Steps;

/// A route from one state of a [`Custom`] puzzle to another.
#[derive(Clone, Debug)]
pub struct CustomRoute(Arc<Kind>);

#[derive(Debug)]
enum Kind {
    Tree(TreeRoute<CustomTree>),
    Searched(SearchedRoute<Custom>),
}

/// Delegates to the existing route.
macro_rules! ask {
    ($route:expr, $own:ident => $answer:expr) => {
        match &*$route.0 {
            Kind::Tree($own) => $answer,
            Kind::Searched($own) => $answer,
        }
    };
}

impl CustomRoute {
    pub(super) fn new(puzzle: &Custom, from: &CustomState, to: &CustomState) -> Result<CustomRoute, NoRoute> {
        let kind = match puzzle.tree() {
            Some(tree) => Kind::Tree(TreeRoute::new(tree, from, to).ok_or(NoRoute::OtherPuzzle)?),
            None => Kind::Searched(search::route(puzzle, from, to)?),
        };
        Ok(CustomRoute(Arc::new(kind)))
    }

    /// Returns how far a state is off the route; none for a state of another puzzle, or if there are loops.
    ///
    /// ```
    /// use gros_solver::{Custom, Puzzle};
    /// use gros_solver::custom::Rule;
    /// let puzzle = Custom::of_rule(Rule::SlideOut, &[3; 5])?;
    /// let route = puzzle.route(&puzzle.start(), &puzzle.goal())?;
    /// let astray = route.detour(&puzzle.parse_state("10000")?).ok_or("no tree")?;
    /// assert_eq!((astray.leaves_at, astray.depth), (83u32.into(), 22u32.into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn detour(&self, state: &CustomState) -> Option<Detour> {
        if let Kind::Tree(route) = &*self.0 { route.detour(state) } else { None }
    }

    /// Lists the dead ends along the route, in step order; none if there are more than 1,000 states, or loops.
    #[must_use]
    pub fn branches(&self) -> Vec<Branch> {
        if let Kind::Tree(route) = &*self.0 { route.branches() } else { Vec::new() }
    }
}

impl Route for CustomRoute {
    type State = CustomState;
    type Move = PieceMove;

    fn steps(&self) -> &Steps {
        ask!(self, route => route.steps())
    }

    fn guarantee(&self) -> Guarantee {
        ask!(self, route => route.guarantee())
    }

    fn state_at(&self, step: &Steps) -> CustomState {
        ask!(self, route => route.state_at(step))
    }

    fn move_at(&self, step: &Steps) -> Option<PieceMove> {
        ask!(self, route => route.move_at(step))
    }

    fn step_of(&self, state: &CustomState) -> Option<Steps> {
        ask!(self, route => route.step_of(state))
    }

    fn moves(&self, from: &Steps, to: &Steps) -> impl Iterator<Item = PieceMove> + '_ {
        let moves: Box<dyn Iterator<Item = PieceMove> + '_> =
            ask!(self, route => Box::new(route.moves(from, to)));
        moves
    }

    fn size_class(&self, step: &Steps) -> u32 {
        ask!(self, route => route.size_class(step))
    }

    fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
        ask!(self, route => route.largest_move_in(first, last))
    }

    fn next_move_of(&self, class: u32, step: &Steps) -> Option<Steps> {
        ask!(self, route => route.next_move_of(class, step))
    }

    fn next_larger(&self, step: &Steps) -> Option<Steps> {
        ask!(self, route => route.next_larger(step))
    }
}
