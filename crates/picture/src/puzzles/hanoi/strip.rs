//! A strip of all discs of a high tower, for when not every disc is drawn separately: one bar per disc, the higher the
//! further to the right its peg is.

use gros_solver::{Hanoi, Peg};

use crate::scene::{Rect, Scene, Shape};
use crate::strip::Strip;
use crate::subject::Subject;

/// The height. All measures here are in CSS pixels.
const HEIGHT: f64 = 76.0;
/// The band that holds the bars.
const BAND: (f64, f64) = (18.0, 30.0);
const NUMBERS: f64 = 68.0;

/// Draws the strip below a board with this much room.
pub(super) fn scene(subject: &Subject<Hanoi>, board: f64) -> Scene {
    let pegs = subject.puzzle.pegs().count();
    let strip = Strip { pieces: subject.state.discs(), mirrored: false, width: Strip::room(board) };
    let (top, height) = BAND;
    let bars = |odd: bool| {
        let discs = (1..=strip.pieces).filter(|disc| (disc % 2 == 1) == odd);
        strip.bars(discs.filter_map(|disc| {
            let (lane, lane_height) = lane(subject.state.peg_of(disc)?, pegs);
            Some((disc, lane, lane_height))
        }))
    };
    let even = if strip.is_dense() { "strip-even-dense" } else { "strip-even" };
    let mut shapes = vec![Shape::path("strip-odd", bars(true)), Shape::path(even, bars(false))];
    shapes.extend(subject.marked().map(|best| strip.marker(best.disc, top, height)).into_iter().flatten());
    shapes.extend(strip.numbers(NUMBERS));
    Scene::new(Rect::sized(strip.width, HEIGHT), shapes)
}

/// Returns the top and the height of a peg's lane: the first peg is the lowest.
fn lane(peg: Peg, pegs: usize) -> (f64, f64) {
    let (top, height) = BAND;
    let lane = height / pegs.max(1) as f64;
    (top + height - lane * (f64::from(peg.0) + 1.0), lane)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lanes_of_all_pegs_fill_the_band() {
        for pegs in 3..=8 {
            let lanes: Vec<_> = (0..pegs as u8).map(|peg| lane(Peg(peg), pegs)).collect();
            assert!((lanes[0].0 + lanes[0].1 - BAND.0 - BAND.1).abs() < 1e-9);
            assert!((lanes[pegs - 1].0 - BAND.0).abs() < 1e-9);
            assert!(lanes.windows(2).all(|two| (two[1].0 + two[1].1 - two[0].0).abs() < 1e-9));
        }
    }
}
