//! Where every disc of the tower is drawn, in units of the drawing.
//!
//! Up to 55 discs stand one by one. Above, neighbours in size that lie on each other are drawn as one block, and
//! where a peg is still too full, whatever lies on each other there.

use gros_solver::{HanoiState, Peg};

/// The drawing is this wide,
pub const WIDTH: f64 = 1000.0;
/// and this high.
pub const HEIGHT: f64 = 520.0;
/// The top of the base, on which the largest disc lies.
pub const BASE: f64 = 470.0;
/// The height of the base.
pub const BASE_HEIGHT: f64 = 36.0;
/// The upper end of the pegs.
pub const PEG_TOP: f64 = 110.0;

/// What a stack may use above the base.
const STACK_HEIGHT: f64 = 340.0;
const MARGIN: f64 = 20.0;
const TALLEST: f64 = 44.0;
const FLATTEST: f64 = 6.0;
/// Up to this number every disc is drawn by itself.
const ALL_ALONE: usize = 55;
/// The smallest discs are always drawn by themselves.
const SMALL: usize = 8;
const SHORTEST_RUN: usize = 4;
/// More blocks than this on a peg are drawn together.
const MOST_BLOCKS: usize = 28;

/// One disc, or several that lie on each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Block {
    /// The largest disc.
    pub high: usize,
    /// The smallest disc.
    pub low: usize,
    /// How many discs there are.
    pub count: usize,
    /// The peg.
    pub peg: Peg,
    /// The middle.
    pub x: f64,
    /// The upper edge.
    pub top: f64,
    /// The height.
    pub height: f64,
    /// The width at the upper edge.
    pub top_width: f64,
    /// The width at the lower edge.
    pub width: f64,
}

/// Gives the middle of a peg's column.
pub fn peg_x(peg: Peg, pegs: usize) -> f64 {
    let columns = pegs as f64;
    MARGIN + (WIDTH - 2.0 * MARGIN) * (f64::from(peg.0) + 0.5) / columns
}

/// Gives the width of a column.
pub fn column_width(pegs: usize) -> f64 {
    (WIDTH - 2.0 * MARGIN) / pegs as f64
}

/// Gives the width of a disc.
pub fn disc_width(disc: usize, discs: usize, pegs: usize) -> f64 {
    let widest = column_width(pegs) - 24.0;
    let narrowest = (0.22 * widest).max(44.0);
    if discs <= 1 {
        return narrowest;
    }
    narrowest + (widest - narrowest) * (disc as f64 - 1.0) / (discs as f64 - 1.0)
}

/// Gives the height of a disc that is drawn by itself.
pub fn disc_height(discs: usize) -> f64 {
    (STACK_HEIGHT / discs as f64).floor().clamp(FLATTEST, TALLEST)
}

/// Places all discs, peg by peg from the bottom up. `mover` is drawn by itself.
pub fn lay_out(state: &HanoiState, pegs: usize, mover: Option<usize>) -> Vec<Block> {
    (0..pegs)
        .filter_map(|peg| u8::try_from(peg).ok())
        .flat_map(|peg| stack(state, Peg(peg), pegs, mover))
        .collect()
}

/// Gives the place where a disc would come to lie on a peg.
pub fn landing(state: &HanoiState, disc: usize, peg: Peg, pegs: usize, mover: Option<usize>) -> Block {
    let top = stack(state, peg, pegs, mover).last().map_or(BASE, |block| block.top);
    let height = disc_height(state.discs());
    let width = disc_width(disc, state.discs(), pegs);
    Block {
        high: disc,
        low: disc,
        count: 1,
        peg,
        x: peg_x(peg, pegs),
        top: top - height,
        height,
        top_width: width,
        width,
    }
}

fn stack(state: &HanoiState, peg: Peg, pegs: usize, mover: Option<usize>) -> Vec<Block> {
    let discs: Vec<usize> = state.discs_on(peg).rev().collect();
    let groups = crowd(group(&discs, state.discs(), mover), mover);
    let natural: f64 = groups.iter().map(|group| group_height(group, state.discs())).sum();
    let scale = (STACK_HEIGHT / natural).min(1.0);
    let mut bottom = BASE;
    let place = |group: &Vec<usize>| {
        let height = group_height(group, state.discs()) * scale;
        bottom -= height;
        let (high, low) = (group.first().copied().unwrap_or(1), group.last().copied().unwrap_or(1));
        let width = |disc| disc_width(disc, state.discs(), pegs);
        let (x, top) = (peg_x(peg, pegs), bottom);
        Block {
            high,
            low,
            count: group.len(),
            peg,
            x,
            top,
            height,
            top_width: width(low),
            width: width(high),
        }
    };
    groups.iter().map(place).collect()
}

/// Parts a stack, largest disc first, into discs that are drawn as one.
fn group(stack: &[usize], discs: usize, mover: Option<usize>) -> Vec<&[usize]> {
    if discs <= ALL_ALONE {
        return stack.chunks(1).collect();
    }
    let alone = |disc: usize| disc <= SMALL || Some(disc) == mover;
    let joined = |one: &usize, next: &usize| !alone(*one) && !alone(*next) && *one == next + 1;
    let runs = stack.chunk_by(joined);
    runs.flat_map(|run| if run.len() >= SHORTEST_RUN { run.chunks(run.len()) } else { run.chunks(1) })
        .collect()
}

/// Joins the lower groups of a stack until there are few enough; the mover, on top, and the small discs stay.
fn crowd(groups: Vec<&[usize]>, mover: Option<usize>) -> Vec<Vec<usize>> {
    let alone = |group: &[usize]| group.first().is_none_or(|disc| *disc <= SMALL || Some(*disc) == mover);
    let joinable = groups.iter().take_while(|group| !alone(group)).count();
    let kept = groups.len() - joinable;
    let room = MOST_BLOCKS.saturating_sub(kept).max(1);
    let size = joinable.div_ceil(room).max(1);
    let (lower, upper) = groups.split_at(joinable);
    let joined = lower.chunks(size).map(<[&[usize]]>::concat);
    joined.chain(upper.iter().map(|group| group.to_vec())).collect()
}

fn group_height(group: &[usize], discs: usize) -> f64 {
    match group.len() {
        1 => disc_height(discs),
        count => (6.0 + 8.0 * (count as f64).log2()).clamp(14.0, 60.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Hanoi, Puzzle};

    fn state(text: &str) -> HanoiState {
        let alphabet = gros_solver::Alphabet::Pegs(3);
        let discs = gros_solver::notation::read_row(text, alphabet, 2000).unwrap().len();
        Hanoi::new(discs).unwrap().parse_state(text).unwrap()
    }

    #[test]
    fn five_discs_as_in_the_specification() {
        let blocks = lay_out(&state("ABBAA"), 3, Some(1));
        let tops: Vec<(usize, u8, f64)> = blocks.iter().map(|b| (b.high, b.peg.0, b.top)).collect();
        assert_eq!(tops, [(5, 0, 426.0), (2, 0, 382.0), (1, 0, 338.0), (4, 1, 426.0), (3, 1, 382.0)]);
        assert_eq!(peg_x(Peg(1), 3), 500.0);
        assert_eq!(disc_width(5, 5, 3), 296.0);
        assert!((disc_width(1, 5, 3) - 65.12).abs() < 1e-9);
    }

    #[test]
    fn every_disc_is_in_exactly_one_block_and_no_stack_is_too_high() {
        let mixed: String = "ABCCAB".repeat(166) + "AAAA";
        for text in ["A*1000", "A*500.B*500", mixed.as_str(), "ABCABCABC", "C*64"] {
            let state = state(text);
            let blocks = lay_out(&state, 3, Some(1));
            assert_eq!(blocks.iter().map(|block| block.count).sum::<usize>(), state.discs());
            assert!(blocks.iter().all(|block| block.top >= BASE - STACK_HEIGHT - 1e-6), "{text}");
            assert!(blocks.len() <= 3 * (MOST_BLOCKS + SMALL + 1) || state.discs() <= ALL_ALONE);
        }
    }
}
