//! The walk to or from a perfect peg, where one bit a disc says all.
//!
//! Going down from the largest disc with a target peg g: a disc that is not on g still has to move, which
//! makes 2^(i−1) moves for disc i, and the smaller ones must first make room on the third peg. So the bits
//! of "moves to go" tell, disc by disc, whether it has made its move yet; no comparison of big numbers is
//! needed and the cost is linear in the discs.

use crate::steps::{Steps, Word};

const WORD_BITS: usize = Word::BITS as usize;

/// Gives the peg that is neither of two; of twice the same peg, that peg again.
pub(super) fn third(one: u8, other: u8) -> u8 {
    const MINUS_SUM_MODULO_3: [u8; 5] = [0, 2, 1, 0, 2];
    MINUS_SUM_MODULO_3[usize::from(one + other) % 5]
}

/// Counts the moves from a state, smallest disc first, to all discs on `goal`.
pub(super) fn distance(pegs: &[u8], goal: u8) -> Steps {
    let mut words = vec![0; pegs.len().div_ceil(WORD_BITS)];
    let mut goal = goal;
    for (word, pegs) in words.iter_mut().zip(pegs.chunks(WORD_BITS)).rev() {
        *word = distance_word(pegs, &mut goal);
    }
    Steps::from_words(&words)
}

fn distance_word(pegs: &[u8], goal: &mut u8) -> Word {
    pegs.iter().rev().fold(0, |bits, peg| {
        let must_move = peg != goal;
        *goal = third(*peg, *goal);
        bits << 1 | Word::from(must_move)
    })
}

/// Where a walk to a perfect peg starts.
#[derive(Clone, Copy, Debug)]
pub(super) enum Source<'a> {
    /// A state, smallest disc first.
    State(&'a [u8]),
    /// All discs on one peg.
    Perfect(u8),
}

/// Writes into `out`, smallest disc first, the state on the way from `source` to all on `goal` from which
/// `left` moves are to go.
pub(super) fn state_with_left(source: Source<'_>, goal: u8, left: &Steps, out: &mut [u8]) {
    let mut bits = Bits::new(left, out.len());
    let (discs_left, goal, spare) = match source {
        Source::State(pegs) => copy_unmoved(pegs, goal, &mut bits, out),
        Source::Perfect(peg) if peg == goal => {
            out.fill(goal);
            return;
        }
        Source::Perfect(peg) => (out.len(), goal, peg),
    };
    spread(goal, spare, &mut bits, &mut out[..discs_left]);
}

/// Copies the discs, largest first, until one has made its move. Gives the number of discs below it, the
/// peg they are wanted on, and the peg they all came from.
fn copy_unmoved(pegs: &[u8], goal: u8, bits: &mut Bits<'_>, out: &mut [u8]) -> (usize, u8, u8) {
    let mut goal = goal;
    for (index, (peg, place)) in pegs.iter().zip(out.iter_mut()).enumerate().rev() {
        let has_moved = !bits.next() && *peg != goal;
        if has_moved {
            *place = goal;
            return (index, goal, third(*peg, goal));
        }
        *place = *peg;
        goal = third(*peg, goal);
    }
    (0, goal, goal)
}

/// Places discs that all stood on `start`, largest first: a set bit leaves a disc there, a clear one puts it
/// on the goal; the smaller discs go on with the third peg in place of the one not used.
fn spread(goal: u8, start: u8, bits: &mut Bits<'_>, out: &mut [u8]) {
    let (mut start, mut goal) = (start, goal);
    for place in out.iter_mut().rev() {
        let other = third(start, goal);
        if bits.next() {
            *place = start;
            goal = other;
        } else {
            *place = goal;
            start = other;
        }
    }
}

/// The bits of a number from the one of the largest disc down.
struct Bits<'a> {
    words: &'a [Word],
    next: usize,
}

impl<'a> Bits<'a> {
    fn new(number: &'a Steps, count: usize) -> Bits<'a> {
        Bits { words: number.words(), next: count }
    }

    fn next(&mut self) -> bool {
        self.next = self.next.saturating_sub(1);
        let word = self.words.get(self.next / WORD_BITS).copied().unwrap_or(0);
        word >> (self.next % WORD_BITS) & 1 == 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_third_peg() {
        for (one, other, expected) in [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 0, 0), (1, 1, 1), (2, 2, 2)] {
            assert_eq!(third(one, other), expected);
        }
    }

    #[test]
    fn five_discs_with_nineteen_to_go() {
        let mut out = [9; 5];
        state_with_left(Source::Perfect(0), 2, &Steps::from(19u32), &mut out);
        assert_eq!(out, [0, 0, 1, 1, 0]);
        assert_eq!(distance(&out, 2), Steps::from(19u32));
    }

    #[test]
    fn no_disc_moves_from_a_peg_to_itself() {
        let mut out = [9; 3];
        state_with_left(Source::Perfect(1), 1, &Steps::ZERO, &mut out);
        assert_eq!(out, [1; 3]);
    }
}
