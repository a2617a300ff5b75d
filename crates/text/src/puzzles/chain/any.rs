//! States of a chain among those of any puzzle. A program of the classics has no chains: it never gets to these cards.

use gros_solver::{AnyState, ChainState};

/// Returns a state as one of a chain.
pub(super) fn state_of(state: &AnyState) -> Option<&ChainState> {
    match state {
        #[cfg(not(gros_classics))]
        AnyState::Chain(state) => Some(state),
        _ => None,
    }
}

/// Returns a state of a chain as one of any puzzle.
#[cfg(not(gros_classics))]
pub(super) fn any(state: ChainState) -> Option<AnyState> {
    Some(AnyState::Chain(state))
}

#[cfg(gros_classics)]
pub(super) fn any(_: ChainState) -> Option<AnyState> {
    None
}
