//! A disc on its way from peg to peg.

use gros_solver::HanoiState;

use super::HanoiBoardProps;
use super::layout::{self as layout, Block, Tower};
use crate::hooks::transition::Transition;

/// Finds the one disc in which two states differ, if there is one.
pub fn disc_that_differs(from: &HanoiState, to: &HanoiState) -> Option<usize> {
    let mut differing = (1..=to.discs()).filter(|disc| from.peg_of(*disc) != to.peg_of(*disc));
    let disc = differing.next()?;
    (from.discs() == to.discs() && differing.next().is_none()).then_some(disc)
}

/// Gives the disc that is on its way, where it is now.
pub fn flying(
    props: &HanoiBoardProps,
    disc: usize,
    way: &Transition<HanoiState>,
    blocks: &[Block],
) -> Option<Block> {
    let alone = |block: &&Block| block.low == disc && block.count == 1;
    let to = blocks.iter().find(alone)?;
    let before = Tower { state: &way.from, ..props.tower(Some(disc)) }.blocks();
    let from = before.iter().find(alone)?;
    let (x, top) = layout::on_the_way(from, to, way.part);
    Some(Block { x, top, ..*to })
}
