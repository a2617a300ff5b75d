//! The strip of all discs of a high tower, where not every disc is drawn by itself: one bar a disc, as high as its
//! peg is far to the right.

use gros_solver::{HanoiState, Peg};
use yew::prelude::*;

use crate::boards::strip::Strip;
use crate::boards::svg;
use crate::markup::{classes, html};

/// The height in CSS pixels, as are all measures here.
pub const HEIGHT: f64 = 76.0;
/// The band of the bars.
const BAND: (f64, f64) = (18.0, 30.0);
const NUMBERS: f64 = 68.0;

/// Draws the strip below a board that has so much room.
pub fn draw(state: &HanoiState, pegs: usize, best: Option<usize>, board: f64) -> Html {
    let strip = Strip { pieces: state.discs(), mirrored: false, width: Strip::room(board) };
    let (top, height) = BAND;
    let bars = |odd: bool| -> String {
        let discs = (1..=strip.pieces).filter(|disc| (disc % 2 == 1) == odd);
        strip.bars(discs.filter_map(|disc| {
            let (lane, lane_height) = lane(state.peg_of(disc)?, pegs);
            Some((disc, lane, lane_height))
        }))
    };
    html! {
        <svg
            class={classes!("strip", "strip-discs", (strip.pitch() < 4.0).then_some("strip-dense"))} aria-hidden="true"
            viewBox={format!("0 0 {} {HEIGHT}", strip.width)}
        >
            { svg::path("disc-odd", bars(true)) }
            { svg::path("disc-even", bars(false)) }
            { for best.map(|disc| strip.marker(disc, top, height)) }
            { strip.numbers(NUMBERS) }
        </svg>
    }
}

/// Gives the upper edge and the height of the lane of a peg: the first peg is the lowest.
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
