//! A tower that only shows, with a mark round the disc that moved last.

use gros_solver::{HanoiState, Peg};

use super::drawing::{draw_peg, face, grain_of_plank, halo};
use super::layout::{BASE_HEIGHT, Frame, Tower, WIDTH, peg_x};
use crate::boards::still::Sight;
use crate::boards::svg::{self, Rect};
use crate::markup::html;

/// What lies above the discs is left out.
const ABOVE: f64 = 90.0;

/// Draws a state by itself.
pub fn still(state: &HanoiState, pegs: usize, moved: Option<usize>, rainbow: bool) -> Sight {
    let frame = Frame::Tall;
    let base = frame.base();
    let blocks = Tower { state, pegs, frame, mover: moved }.blocks();
    let is_moved = |low: usize, count: usize| moved == Some(low) && count == 1;
    let all = || (0..pegs).filter_map(|peg| u8::try_from(peg).ok()).map(Peg);
    let marks = html! {
        <>
            { svg::rect("plank", Rect { x: 20.0, y: base, width: WIDTH - 40.0, height: BASE_HEIGHT }, 4.0) }
            { svg::path("plank-grain", grain_of_plank(base)) }
            { for all().map(|peg| draw_peg(peg, pegs, base, false)) }
            { for blocks.iter().map(|block| html! {
                <>
                    if is_moved(block.low, block.count) {
                        { halo(block) }
                    }
                    { face(block, rainbow, None) }
                </>
            }) }
            // The mark round a disc does not lie over them.
            { for all().map(|peg| svg::text("peg-letter", peg_x(peg, pegs), base + 28.0, peg.to_string())) }
        </>
    };
    Sight { marks, width: WIDTH, height: (ABOVE, frame.height() - ABOVE) }
}
