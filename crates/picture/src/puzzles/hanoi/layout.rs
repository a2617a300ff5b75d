//! Where every disc of the tower is drawn, in units of the drawing.
//!
//! Up to 55 discs are drawn one by one. With more, discs that are neighbours in size and lie on each other are drawn as
//! one block; if a peg is still too full, any discs that lie on each other there are drawn as one.

use gros_solver::{HanoiState, Peg};

use crate::axis::Axis;
use crate::scene::Rect;
use crate::subject::View;
use crate::within::Within;

/// The width of the drawing.
pub(super) const WIDTH: f64 = 1000.0;
/// How far the mark around a disc reaches below it: half of the widest stroke, as in the styles.
const HALO: f64 = 12.0;
/// The top of the pegs.
pub(super) const PEG_TOP: f64 = 110.0;

/// How much of the top is left out if the tower is not for playing.
pub(super) const ABOVE: f64 = 90.0;
/// The space above the tag on the path of the next move, in the lowest room.
const FREE_ABOVE_TAG: f64 = 18.0;
/// The height at which the path of the next move is centred.
pub(super) const WAY: f64 = 40.0;
/// A room narrower than this, in CSS pixels, has a taller drawing.
const NARROW: f64 = 600.0;
/// The height at which a lifted disc hovers.
pub(super) const HOVER: f64 = 44.0;
/// How far above that a disc crosses.
const ARC: f64 = 20.0;

/// The space below the plank.
const FOOT: f64 = 8.0;
/// The height of a capital letter, as a fraction of its type size.
const CAPITAL: f64 = 0.74;
/// The width and height of the goal flag.
const FLAG: (f64, f64) = (16.5, 22.0);
const MARGIN: f64 = 20.0;
const FLATTEST: f64 = 6.0;
/// Up to this number, every disc is drawn separately.
pub(super) const ALL_ALONE: usize = 55;
/// How many of the smallest discs are always drawn separately.
const SMALL: usize = 8;
const SHORTEST_RUN: usize = 4;
/// If a peg has more blocks than this, some are drawn together.
const MOST_BLOCKS: usize = 28;

/// The height of the drawing: it is taller on a narrow screen, so that numbers stay legible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Frame {
    /// 1000 × 520.
    Wide,
    /// 1000 × 592.
    Tall,
}

impl Frame {
    /// Chooses the frame for a room.
    pub(super) fn of(view: &View<'_>) -> Frame {
        if view.is_still || view.room.0 < NARROW { Frame::Tall } else { Frame::Wide }
    }

    /// Returns how much of the drawing is cut off at the top: everything above the pegs, or what the tag on the path
    /// leaves free.
    pub(super) fn top(self, view: &View<'_>) -> f64 {
        if view.is_still { ABOVE } else { FREE_ABOVE_TAG }
    }

    /// Returns the height of the drawing.
    pub(super) fn height(self) -> f64 {
        match self {
            Frame::Wide => 520.0,
            Frame::Tall => 592.0,
        }
    }

    /// Returns the top of the base, which the largest disc lies on.
    pub(super) fn base(self) -> f64 {
        self.height() - FOOT - self.plank_height()
    }

    /// Returns the plank of the base.
    pub(super) fn plank(self) -> Rect {
        Rect { x: MARGIN, y: self.base(), width: WIDTH - 2.0 * MARGIN, height: self.plank_height() }
    }

    /// Returns the height of the plank: the mark around a disc on it must end above the letters.
    fn plank_height(self) -> f64 {
        match self {
            Frame::Wide => 42.0,
            Frame::Tall => 50.0,
        }
    }

    /// Returns the size of the letters on the plank: 12 CSS pixels in a drawing that is 290 wide.
    pub(super) fn letter_size(self) -> f64 {
        match self {
            Frame::Wide => 26.0,
            Frame::Tall => 42.0,
        }
    }

    /// Returns the type size of a number on a disc, as a share of its height: at 290 CSS pixels, eight discs have legible ones.
    pub(super) fn number_share(self) -> f64 {
        match self {
            Frame::Wide => 0.68,
            Frame::Tall => 0.78,
        }
    }

    /// Returns the baseline of the letters: as far above the edge as below the mark around a disc.
    pub(super) fn letter_line(self) -> f64 {
        let free = self.plank_height() - HALO - CAPITAL * self.letter_size();
        self.base() + self.plank_height() - free / 2.0
    }

    /// Returns the upper left corner of the flag next to a letter.
    pub(super) fn flag(self, x: f64) -> (f64, f64) {
        (x + 0.9 * self.letter_size(), self.letter_line() - FLAG.1)
    }

    /// Returns the height available to a stack above the base.
    fn stack(self) -> f64 {
        self.base() - PEG_TOP - 20.0
    }

    fn tallest(self) -> f64 {
        match self {
            Frame::Wide => 44.0,
            Frame::Tall => 60.0,
        }
    }

    /// Returns the height of a disc that is drawn separately.
    pub(super) fn disc_height(self, discs: usize) -> f64 {
        (self.stack() / discs as f64).floor().within(FLATTEST, self.tallest())
    }
}

/// A tower to be laid out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Tower<'a> {
    /// Where the discs are.
    pub(super) state: &'a HanoiState,
    /// How many pegs there are.
    pub(super) pegs: usize,
    /// The height of the drawing.
    pub(super) frame: Frame,
    /// The disc that is drawn separately because it moves next.
    pub(super) mover: Option<usize>,
}

/// One disc, or several that lie on each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Block {
    /// The largest disc.
    pub(super) high: usize,
    /// The smallest disc.
    pub(super) low: usize,
    /// How many discs there are.
    pub(super) count: usize,
    pub(super) peg: Peg,
    /// Its centre.
    pub(super) x: f64,
    /// Its top edge.
    pub(super) top: f64,
    pub(super) height: f64,
    /// Its width at the top.
    pub(super) top_width: f64,
    /// Its width at the bottom.
    pub(super) width: f64,
}

fn columns(pegs: usize) -> Axis {
    Axis::between((MARGIN, WIDTH - MARGIN), pegs as f64)
}

/// Returns the centre of a peg's column.
pub(super) fn peg_x(peg: Peg, pegs: usize) -> f64 {
    columns(pegs).at(f64::from(peg.0) + 0.5)
}

pub(super) fn column_width(pegs: usize) -> f64 {
    columns(pegs).unit
}

pub(super) fn disc_width(disc: usize, discs: usize, pegs: usize) -> f64 {
    let widest = column_width(pegs) - 24.0;
    let narrowest = (0.22 * widest).max(44.0);
    if discs <= 1 {
        return narrowest;
    }
    narrowest + (widest - narrowest) * (disc as f64 - 1.0) / (discs as f64 - 1.0)
}

impl Tower<'_> {
    /// Places all discs, peg by peg from the bottom up.
    pub(super) fn blocks(&self) -> Vec<Block> {
        (0..self.pegs).filter_map(|peg| u8::try_from(peg).ok()).flat_map(|peg| self.stack(Peg(peg))).collect()
    }

    /// Returns the block of a disc that is put on a peg.
    pub(super) fn landing(&self, disc: usize, peg: Peg) -> Block {
        let top = self.stack(peg).last().map_or(self.frame.base(), |block| block.top);
        let height = self.frame.disc_height(self.state.discs());
        let width = disc_width(disc, self.state.discs(), self.pegs);
        let x = peg_x(peg, self.pegs);
        Block { high: disc, low: disc, count: 1, peg, x, top: top - height, height, top_width: width, width }
    }

    fn stack(&self, peg: Peg) -> Vec<Block> {
        let total = self.state.discs();
        let discs: Vec<usize> = self.state.discs_on(peg).rev().collect();
        let groups = crowd(&group(&discs, total, self.mover), self.mover);
        let height_of = |group: &[usize]| group_height(group, self.frame.disc_height(total));
        let natural: f64 = groups.iter().map(|group| height_of(group)).sum();
        let scale = (self.frame.stack() / natural).min(1.0);
        let mut bottom = self.frame.base();
        let place = |group: &Vec<usize>| {
            let height = height_of(group) * scale;
            bottom -= height;
            let (high, low) = (group.first().copied().unwrap_or(1), group.last().copied().unwrap_or(1));
            let width = |disc| disc_width(disc, total, self.pegs);
            let (x, top) = (peg_x(peg, self.pegs), bottom);
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
}

/// Returns the centre and the top of a disc that moves between two places: it rises, crosses in an arc, and comes down.
/// `part` is 0 … 1.
pub(super) fn on_the_way(from: &Block, to: &Block, part: f64) -> (f64, f64) {
    let ease = |part: f64| part.within(0.0, 1.0).powi(2) * (3.0 - 2.0 * part.within(0.0, 1.0));
    let mix = |from: f64, to: f64, part: f64| from + (to - from) * part;
    if part < 0.3 {
        (from.x, mix(from.top, HOVER, ease(part / 0.3)))
    } else if part < 0.7 {
        let across = ease((part - 0.3) / 0.4);
        (mix(from.x, to.x, across), HOVER - ARC * 4.0 * across * (1.0 - across))
    } else {
        (to.x, mix(HOVER, to.top, ease((part - 0.7) / 0.3)))
    }
}

/// Splits a stack, largest disc first, into groups of discs that are drawn as one.
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

/// Joins the lower groups of a stack until there are few enough; the mover, on top, and the small discs stay separate.
fn crowd(groups: &[&[usize]], mover: Option<usize>) -> Vec<Vec<usize>> {
    let alone = |group: &[usize]| group.first().is_none_or(|disc| *disc <= SMALL || Some(*disc) == mover);
    let joinable = groups.iter().take_while(|group| !alone(group)).count();
    let kept = groups.len() - joinable;
    let room = MOST_BLOCKS.saturating_sub(kept).max(1);
    let size = joinable.div_ceil(room).max(1);
    let (lower, upper) = groups.split_at(joinable);
    let joined = lower.chunks(size).map(<[&[usize]]>::concat);
    joined.chain(upper.iter().map(|group| group.to_vec())).collect()
}

fn group_height(group: &[usize], alone: f64) -> f64 {
    match group.len() {
        1 => alone,
        count => (6.0 + 8.0 * (count as f64).log2()).within(14.0, 60.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::Role;
    use crate::style::style;
    use gros_solver::{Hanoi, HanoiRule, Puzzle};

    fn state(text: &str) -> HanoiState {
        let alphabet = gros_solver::Alphabet::Pegs(3);
        let discs = gros_solver::internals::notation::read_row(text, alphabet, 2000).unwrap().len();
        Hanoi::new(discs).unwrap().parse_state(text).unwrap()
    }

    fn wide(state: &HanoiState) -> Tower<'_> {
        Tower { state, pegs: 3, frame: Frame::Wide, mover: Some(1) }
    }

    #[test]
    fn numbers_of_eight_discs_are_legible_on_the_smallest_phone() {
        let frame = Frame::of(&View::of((296.0, 175.0)));
        for discs in 1..=8 {
            let pixels = frame.disc_height(discs) * frame.number_share() * 296.0 / WIDTH;
            assert!(pixels >= 11.0, "{discs}: {pixels}");
        }
    }

    fn is_apart(one: Rect, other: Rect) -> bool {
        one.x + one.width <= other.x
            || other.x + other.width <= one.x
            || one.y + one.height <= other.y
            || other.y + other.height <= one.y
    }

    /// Returns a block with the widest mark that is drawn around it.
    fn marked(block: &Block) -> Rect {
        let Block { x, top, width, height, .. } = *block;
        Rect {
            x: x - width / 2.0 - HALO,
            y: top - HALO,
            width: width + 2.0 * HALO,
            height: height + 2.0 * HALO,
        }
    }

    #[test]
    fn no_disc_and_no_mark_covers_a_letter_or_a_flag() {
        for (pegs, discs) in
            (3..=8_u8).flat_map(|pegs| [1, 2, 5, 12, 55, 64, 1_000].map(|discs| (pegs, discs)))
        {
            let puzzle = Hanoi::with_rule(discs, HanoiRule::Classic { pegs }).unwrap();
            for (frame, letter) in [Frame::Wide, Frame::Tall]
                .into_iter()
                .flat_map(|frame| (0..pegs).map(move |peg| (frame, Peg(peg))))
            {
                let pegs = usize::from(pegs);
                let (size, line) = (frame.letter_size(), frame.letter_line());
                let (x, flag) = (peg_x(letter, pegs), frame.flag(peg_x(letter, pegs)));
                let high = CAPITAL * size;
                let written = Rect { x: x - size / 2.0, y: line - high, width: size, height: high };
                let flag = Rect { x: flag.0, y: flag.1, width: FLAG.0, height: FLAG.1 };
                let state = puzzle.perfect(letter);
                let tower = Tower { state: &state, pegs, frame, mover: Some(1) };
                let blocks = tower.blocks().into_iter().chain([tower.landing(discs, letter)]);
                for mark in blocks.map(|block| marked(&block)) {
                    assert!(is_apart(mark, written) && is_apart(mark, flag), "{pegs} pegs, {discs} discs");
                }
                let plank = frame.plank();
                for sign in [written, flag] {
                    assert!(sign.y > plank.y && sign.y + sign.height < plank.y + plank.height);
                    let reach = (x - sign.x).max(sign.x + sign.width - x);
                    assert!(reach < column_width(pegs) / 2.0, "{pegs} pegs");
                }
                assert!(is_apart(written, flag) && plank.y + plank.height < frame.height());
            }
        }
    }

    #[test]
    fn no_wider_mark_is_drawn_around_a_disc() {
        for role in ["disc-casing", "disc-halo", "disc-halo-fill", "disc-blocked", "landing", "disc-odd"] {
            assert!(style(Role(role)).unwrap().width / 2.0 <= HALO, "{role}");
        }
    }

    #[test]
    fn a_disc_rises_crosses_and_comes_down() {
        let state = state("ABBAA");
        let blocks = wide(&state).blocks();
        let from = blocks.iter().find(|block| block.low == 1).unwrap();
        let to = wide(&state).landing(1, Peg(2));
        assert_eq!(on_the_way(from, &to, 0.0), (from.x, from.top));
        assert_eq!(on_the_way(from, &to, 0.3), (from.x, HOVER));
        assert_eq!(on_the_way(from, &to, 1.0), (to.x, to.top));
        assert!(on_the_way(from, &to, 0.5).1 < HOVER);
    }

    #[test]
    fn every_disc_is_in_exactly_one_block_and_no_stack_is_too_high() {
        let mixed: String = "ABCCAB".repeat(166) + "AAAA";
        for text in ["A*1000", "A*500.B*500", mixed.as_str(), "ABCABCABC", "C*64"] {
            let state = state(text);
            for frame in [Frame::Wide, Frame::Tall] {
                let blocks = Tower { frame, ..wide(&state) }.blocks();
                assert_eq!(blocks.iter().map(|block| block.count).sum::<usize>(), state.discs());
                assert!(blocks.iter().all(|block| block.top >= PEG_TOP + 20.0 - 1e-6), "{text}");
                assert!(blocks.len() <= 3 * (MOST_BLOCKS + SMALL + 1) || state.discs() <= ALL_ALONE);
            }
        }
    }
}
