//! The parts of a picture of a game beyond the position.

use gros_solver::wythoff::{Field, Rule};
use gros_solver::{AnyPuzzle, AnyState, Piles, Puzzle, Steps, Wythoff};

use super::layout::Plan;

/// The visible facts of a game beyond the position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PileLooks {
    /// Who wins, and by which moves.
    pub verdict: bool,
    /// The cold positions.
    pub cold: bool,
    /// The lines of the golden ratio, close to which they lie.
    pub golden: bool,
}

impl PileLooks {
    /// Returns the facts shown to a user who asks who wins. Only one rule has golden lines.
    #[must_use]
    pub fn told(rule: Rule) -> PileLooks {
        PileLooks { verdict: true, cold: true, golden: rule == Rule::Wythoff }
    }
}

/// The input to the picture of a game beyond the position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Game {
    /// The surrounding positions, as far as they are drawn.
    pub field: Option<Field>,
    /// The visible facts about them.
    pub looks: PileLooks,
    /// How many stones are about to be taken, from the left and the right pile.
    pub taken: [Steps; 2],
    /// The moves that were made, the first one first.
    pub went: Vec<Went>,
    /// The move by which the game was lost, once it is over.
    pub turning: Option<Turning>,
}

/// A move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Went {
    /// The position that it left.
    pub from: [u64; 2],
    /// The position that it led to.
    pub to: [u64; 2],
    /// Whether the computer made it.
    pub is_computers: bool,
}

/// A move that gave the win away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turning {
    /// The position before it.
    pub from: [u64; 2],
    /// The position that it led to.
    pub to: [u64; 2],
    /// The position that it should have led to.
    pub better: [u64; 2],
    /// The position that the answer led to.
    pub answer: Option<[u64; 2]>,
}

impl Game {
    /// Returns the game on the board for a picture in a room, in CSS pixels, with or without who wins; none if the puzzle
    /// is not a game.
    #[must_use]
    pub fn around(puzzle: &AnyPuzzle, state: &AnyState, room: (f64, f64), is_told: bool) -> Option<Game> {
        let (game, piles) = piles_of(puzzle, state)?;
        let looks = if is_told { PileLooks::told(game.rule()) } else { PileLooks::default() };
        let Plan { cells, .. } = Plan::of(room.0, room.1, looks, largest(game, piles));
        Some(Game { field: game.field(piles, cells), looks, ..Game::default() })
    }

    /// Returns the position that taking the chosen stones leads to, if that is one move.
    #[must_use]
    pub fn chosen(&self) -> Option<[u64; 2]> {
        let field = self.field.as_ref()?;
        let [left, right] = [self.taken[0].to_u64()?, self.taken[1].to_u64()?];
        let at = [field.here[0].checked_sub(left)?, field.here[1].checked_sub(right)?];
        Some(at).filter(|at| field.is_target(*at))
    }
}

fn piles_of<'a>(puzzle: &'a AnyPuzzle, state: &'a AnyState) -> Option<(&'a Wythoff, &'a Piles)> {
    match (puzzle, state) {
        // A program of the classics has no piles.
        #[cfg(not(gros_classics))]
        (AnyPuzzle::Wythoff(game), AnyState::Wythoff(piles)) => Some((game, piles)),
        _ => None,
    }
}

/// Returns the larger pile at the start of a game, or in a position outside of it.
pub(super) fn largest(game: &Wythoff, here: &Piles) -> Option<u64> {
    let start = game.start();
    [start.left, start.right, here.left.clone(), here.right.clone()].into_iter().max()?.to_u64()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taking_stones_leads_to_a_place() {
        let puzzle = Wythoff::new(14u32.into(), 20u32.into());
        let field = puzzle.field(&puzzle.start(), 21);
        let chosen = |left: u32, right: u32| {
            let taken = [left.into(), right.into()];
            Game { field: field.clone(), taken, ..Game::default() }.chosen()
        };
        assert_eq!(chosen(5, 5), Some([9, 15]));
        assert_eq!(chosen(0, 3), Some([14, 17]));
        assert_eq!([chosen(0, 0), chosen(1, 2), chosen(15, 0)], [None; 3]);
    }
}
