//! A third body: the moves to go, counted down in base 2. Its states are those of the rings, its bits are not their pieces.

use gros_solver::{AnyMove, AnyState, Puzzle, Route};

use super::{Bodies, places_of, states};

/// A move at which a piece and a bit do not change together.
#[derive(Clone, Debug, PartialEq)]
pub struct Mismatch {
    /// The state before it,
    pub state: AnyState,
    /// and the move.
    pub mv: AnyMove,
    /// Whether it is a move of the piece; if it is not, the bit changes.
    pub is_of_piece: bool,
    /// The moves to go before it.
    pub to_go: u64,
    /// How many bits change.
    pub changes: u32,
}

impl Bodies {
    /// Returns how many moves of the left body lead to its goal.
    #[must_use]
    pub fn to_go(&self, state: &AnyState) -> Option<u64> {
        self.left.route(state, &self.left.goal()).ok()?.steps().to_u64()
    }

    /// Returns whether the moves to go, in base 2, have a bit for each piece of the left body.
    #[must_use]
    pub fn has_bits(&self) -> bool {
        let places = places_of(&self.left);
        let most = states(&self.left).iter().filter_map(|state| self.to_go(state)).max();
        places.iter().all(|places| places.len() == 2) && most == Some((1 << places.len()) - 1)
    }

    /// Returns a move at which a piece and a bit, counted from the right, do not change together; none if they always
    /// do. A move at which several bits change is preferred: it says why.
    #[must_use]
    pub fn mismatch(&self, piece: usize, bit: usize) -> Option<Mismatch> {
        let all = states(&self.left);
        let found = all.into_iter().filter_map(|state| self.mismatch_at(piece, bit, state));
        found.min_by_key(|found| (found.changes < 2, std::cmp::Reverse(found.to_go)))
    }

    fn mismatch_at(&self, piece: usize, bit: usize, state: AnyState) -> Option<Mismatch> {
        let route = self.left.route(&state, &self.left.goal()).ok()?;
        let mv = route.move_at(&0u32.into())?;
        let to_go = route.steps().to_u64()?;
        let changed = to_go ^ (to_go - 1);
        let is_of_piece = self.left.displacement(&state, &mv).piece == piece;
        let is_of_bit = (changed >> bit.checked_sub(1)?) & 1 == 1;
        (is_of_piece != is_of_bit).then(|| Mismatch {
            state,
            mv,
            is_of_piece,
            to_go,
            changes: changed.count_ones(),
        })
    }
}
