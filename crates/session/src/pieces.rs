//! How often each piece moved.

use gros_solver::{Puzzle, Steps};

use crate::listing::listed;
use crate::timeline::Timeline;

/// Of a longer way the moves are not counted.
const MOST: u64 = 20_000;

/// Counts the moves of each piece from the start to a step, by the number of the piece; none if the way is too long.
///
/// ```
/// use gros_session::{moves_of_pieces, spec};
/// let session = spec::open("rings?play=2.1.1.2.1.3&step=6", 1000)?.session;
/// let counts = moves_of_pieces(session.timeline(), session.timeline().cursor()).unwrap();
/// assert_eq!(counts, [0, 3, 2, 1, 0, 0, 0, 0, 0, 0]);
/// # Ok::<(), gros_session::spec::UnknownPuzzle>(())
/// ```
#[must_use]
pub fn moves_of_pieces<P: Puzzle>(timeline: &Timeline<P>, to: &Steps) -> Option<Vec<usize>> {
    to.to_u64().filter(|moves| *moves <= MOST)?;
    let puzzle = timeline.puzzle();
    let mut counts = vec![0; puzzle.pieces() + 1];
    for made in listed(timeline, &Steps::ZERO, to) {
        let moved = puzzle.displacement(&made.before, &made.mv);
        for piece in std::iter::once(moved.piece).chain(moved.also) {
            if let Some(count) = counts.get_mut(piece) {
                *count += 1;
            }
        }
    }
    Some(counts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec;

    fn counts(text: &str) -> Option<Vec<usize>> {
        let session = spec::open(text, 1_000).unwrap().session;
        moves_of_pieces(session.timeline(), session.timeline().cursor())
    }

    #[test]
    fn each_piece_is_counted() {
        assert_eq!(counts("hanoi?n=3&step=7").unwrap(), [0, 4, 2, 1]);
        assert_eq!(counts("rings?n=4&pair=1&play=1-2&step=1").unwrap(), [0, 1, 1, 0, 0]);
        assert_eq!(counts("rings?n=9&play=~100&step=100").unwrap().iter().sum::<usize>(), 100);
        assert_eq!(counts("hanoi?n=64&step=2^40"), None);
    }
}
