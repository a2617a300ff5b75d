//! Moves in small groups, as people make them on a real puzzle: one, two, or enough for a rhythm.

use gros_solver::{Puzzle, Steps};

use crate::timeline::Timeline;

/// A piece of this size class or larger ends a block: in a binary rhythm it moves at every eighth move.
const SLOW: u32 = 4;
/// If there is no such move, the largest piece within this many moves ends the block.
const WINDOW: usize = 16;
/// If at most this many moves are left before the end of the timeline, none of them slow, they are one block.
const LAST: usize = 8;

/// How many moves to make before looking again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chunk {
    /// One.
    One,
    /// Two, or the last one of a block.
    Two,
    /// A block, which ends with the next move of a large piece.
    Block,
}

impl Chunk {
    /// All sizes, smallest first.
    pub const ALL: [Chunk; 3] = [Chunk::One, Chunk::Two, Chunk::Block];

    /// Returns the step at which the chunk that starts at a step ends: at most 16 moves farther, and never
    /// beyond the end.
    ///
    /// ```
    /// use gros_session::{Chunk, spec};
    /// let timeline = spec::open("rings?step=123", 1000)?.session.timeline().clone();
    /// // 2 off, 1 off, and ring 4 on ends the block.
    /// assert_eq!(Chunk::Block.end(&timeline, timeline.cursor()).to_string(), "126");
    /// # Ok::<(), gros_session::spec::UnknownPuzzle>(())
    /// ```
    #[must_use]
    pub fn end<P: Puzzle>(self, timeline: &Timeline<P>, step: &Steps) -> Steps {
        let ahead = Classes::between(timeline, step, &(step + &Steps::from(WINDOW)));
        let block = ahead.block_from(0);
        step + &Steps::from(self.at_most(block))
    }

    /// Returns the step at which the chunk that ends at a step, or contains it, begins; at the start, the start.
    ///
    /// If large pieces move often enough, as in plans for rings and discs, going one chunk forward from there leads
    /// back to the step.
    #[must_use]
    pub fn begin<P: Puzzle>(self, timeline: &Timeline<P>, step: &Steps) -> Steps {
        let first = step.saturating_sub(&Steps::from(WINDOW));
        let around = Classes::between(timeline, &first, &(step + &Steps::from(WINDOW)));
        let here = step.saturating_sub(&first).to_usize().unwrap_or(0);
        let block = (0..here).find(|from| from + around.block_from(*from) >= here).unwrap_or(here);
        let made = here - block;
        let back = match self {
            Chunk::One => made.min(1),
            Chunk::Two => made - made.saturating_sub(1) / 2 * 2,
            Chunk::Block => made,
        };
        step.saturating_sub(&Steps::from(back))
    }

    /// Returns whether a block ends at a step, so that the state may be checked there; never at either end of
    /// the timeline.
    #[must_use]
    pub fn is_rest<P: Puzzle>(timeline: &Timeline<P>, step: &Steps) -> bool {
        let begin = Chunk::Block.begin(timeline, step);
        !step.is_zero() && step < timeline.steps() && Chunk::Block.end(timeline, &begin) == *step
    }

    fn at_most(self, block: usize) -> usize {
        match self {
            Chunk::One => block.min(1),
            Chunk::Two => block.min(2),
            Chunk::Block => block,
        }
    }
}

/// The size classes of the pieces that move in sequence, and whether these are the last ones.
struct Classes {
    classes: Vec<u32>,
    is_end: bool,
}

impl Classes {
    fn between<P: Puzzle>(timeline: &Timeline<P>, from: &Steps, to: &Steps) -> Classes {
        let classes = timeline.moves(from, to).map(|mv| timeline.puzzle().size_class(&mv)).collect();
        Classes { classes, is_end: to >= timeline.steps() }
    }

    /// Counts the moves of the block that begins here.
    fn block_from(&self, from: usize) -> usize {
        let ahead = self.classes.get(from..).unwrap_or_default();
        let ahead = ahead.get(..WINDOW).unwrap_or(ahead);
        let slow = ahead.iter().position(|class| *class >= SLOW);
        let is_last = self.is_end && ahead.len() <= LAST;
        let largest = || {
            let most = ahead.iter().max()?;
            ahead.iter().position(|class| class == most)
        };
        match slow {
            None if is_last => ahead.len(),
            place => place.or_else(largest).map_or(0, |place| place + 1),
        }
    }
}
