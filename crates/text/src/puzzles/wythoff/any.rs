//! Piles among the states and moves of any puzzle. The program for rings and towers alone has no piles and
//! never reaches these cards.

use gros_solver::{AnyMove, AnyState, Piles};

use crate::explain::target::Target;

/// Returns a state as piles.
pub(crate) fn position_of(state: &AnyState) -> Option<&Piles> {
    match state {
        #[cfg(not(gros_classics))]
        AnyState::Wythoff(piles) => Some(piles),
        _ => None,
    }
}

/// Returns the move that leaves a position.
#[cfg(not(gros_classics))]
pub(crate) fn move_to(position: &Piles) -> Option<AnyMove> {
    Some(AnyMove::Wythoff(gros_solver::WythoffMove { to: position.clone() }))
}

#[cfg(gros_classics)]
pub(crate) fn move_to(_: &Piles) -> Option<AnyMove> {
    None
}

/// Links to a position.
#[cfg(not(gros_classics))]
pub(crate) fn goes_to(left: usize, right: usize) -> Option<Target> {
    Some(Target::State(AnyState::Wythoff(Piles::new(left.into(), right.into()))))
}

#[cfg(gros_classics)]
pub(crate) fn goes_to(_: usize, _: usize) -> Option<Target> {
    None
}
