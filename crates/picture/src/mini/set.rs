//! The value that a gesture on a small board sets.

use gros_solver::Puzzle;
use gros_solver::gray::Digit;
use gros_solver::internals::Placed;

use crate::gesture::{Gesture, Side};
use crate::scene::Point;

/// Returns the state after a gesture on a small board of this width; none if the gesture sets nothing.
///
/// A click moves a piece to its next place, or to the place that was clicked if the pieces are stacked. Arrows across
/// the row move it to the previous or the next place.
///
/// ```
/// use gros_picture::{Gesture, Side, mini};
/// use gros_solver::{Puzzle, Rings};
/// let rings = Rings::new(3)?;
/// let state = rings.parse_state("110")?;
/// let click = Gesture::Choose { target: 3, at: None };
/// assert_eq!(mini::set(&rings, &state, 352.0, click), Some(rings.parse_state("010")?));
/// let up = Gesture::Push { target: 3, to: Side::Up };
/// assert_eq!(mini::set(&rings, &state, 352.0, up), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn set<P: Puzzle>(puzzle: &P, state: &P::State, width: f64, gesture: Gesture) -> Option<P::State> {
    let (piece, to) = match gesture {
        Gesture::Choose { target, at } => (target, To::Next(at)),
        Gesture::Push { target, to } => (target, To::Side(to)),
        _ => return None,
    };
    let placed = puzzle.layout(state, 0..puzzle.pieces()).into_iter().find(|placed| placed.piece == piece)?;
    let place = match puzzle.stacks() {
        0 => in_row(placed, to)?,
        stacks => on_stack(placed, stacks, width, to)?,
    };
    puzzle.with_piece(state, piece, place).filter(|set| set != state)
}

/// Where a piece is to go: to the next place, where it was pointed, or to one side.
#[derive(Clone, Copy)]
enum To {
    Next(Option<Point>),
    Side(Side),
}

fn in_row(Placed { place, places, .. }: Placed, to: To) -> Option<Digit> {
    match to {
        To::Next(_) => Some(after(place, 1, places)),
        To::Side(Side::Up) => Some(place + 1).filter(|place| *place < places),
        To::Side(Side::Down) => place.checked_sub(1),
        To::Side(_) => None,
    }
}

fn on_stack(Placed { place, .. }: Placed, stacks: usize, width: f64, to: To) -> Option<Digit> {
    let stacks = Digit::try_from(stacks).ok()?;
    match to {
        To::Next(at) => {
            let pointed = at.map(|(x, _)| (x / width * f64::from(stacks)) as Digit);
            let other = pointed.filter(|pointed| *pointed != place && *pointed < stacks);
            Some(other.unwrap_or_else(|| after(place, 1, stacks)))
        }
        To::Side(Side::Right) => Some(after(place, 1, stacks)),
        To::Side(Side::Left) => Some(after(place, stacks - 1, stacks)),
        To::Side(_) => None,
    }
}

/// Returns the place `by` places further on, wrapping around.
fn after(place: Digit, by: Digit, places: Digit) -> Digit {
    (place + by) % places
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Chain, ChainModel, Hanoi};

    #[test]
    fn a_disc_goes_where_the_click_is() {
        let tower = Hanoi::new(3).unwrap();
        let state = tower.parse_state("ABC").unwrap();
        let set = |gesture| set(&tower, &state, 300.0, gesture).map(|state| state.to_string());
        let at = |x| set(Gesture::Choose { target: 2, at: Some((x, 20.0)) });
        assert_eq!(
            (at(10.0).unwrap(), at(150.0).unwrap(), at(299.0).unwrap()),
            ("AAC".into(), "ACC".into(), "ACC".into())
        );
        assert_eq!(set(Gesture::Push { target: 3, to: Side::Left }).unwrap(), "CBC");
        assert_eq!(set(Gesture::Push { target: 3, to: Side::Up }), None);
    }

    #[test]
    fn clicks_wrap_around_and_arrows_stop_at_the_ends() {
        let chain = Chain::preset(ChainModel::Kugellager);
        let mut state = chain.start();
        let places = chain.layout(&state, 0..chain.pieces())[1].places;
        for _ in 0..places {
            state = set(&chain, &state, 352.0, Gesture::Choose { target: 3, at: None }).unwrap();
        }
        assert_eq!(state, chain.start());
        assert_eq!(set(&chain, &state, 352.0, Gesture::Push { target: 3, to: Side::Down }), None);
    }
}
