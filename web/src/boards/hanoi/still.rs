//! A tower that only shows, with a mark round the disc that moved last.

use gros_solver::{HanoiState, Peg};

use super::drawing::{draw_peg, face, halo, plank};
use super::layout::{Frame, Tower, WIDTH};
use crate::boards::still::Sight;
use crate::markup::html;

/// What lies above the discs is left out.
const ABOVE: f64 = 90.0;

/// Draws a state by itself.
pub fn still(state: &HanoiState, pegs: usize, moved: Option<usize>, rainbow: bool) -> Sight {
    let frame = Frame::Tall;
    let blocks = Tower { state, pegs, frame, mover: moved }.blocks();
    let is_moved = |low: usize, count: usize| moved == Some(low) && count == 1;
    let all = (0..pegs).filter_map(|peg| u8::try_from(peg).ok()).map(Peg);
    let marks = html! {
        <>
            { plank(frame) }
            { for all.map(|peg| draw_peg(peg, pegs, frame, false)) }
            { for blocks.iter().map(|block| html! {
                <>
                    if is_moved(block.low, block.count) {
                        { halo(block) }
                    }
                    { face(block, rainbow, None) }
                </>
            }) }
        </>
    };
    Sight { marks, width: WIDTH, height: (ABOVE, frame.height() - ABOVE) }
}
