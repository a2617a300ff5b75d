//! The walk to or from a perfect peg, in which one bit per disc determines everything.
//!
//! Go down from the largest disc with a target peg g: a disc that is not on g still has to move, which contributes
//! 2^(i−1) moves for disc i, and the smaller ones must first make room on the third peg. So the bits of "moves to go"
//! tell for each disc whether it has made its move yet; no big numbers have to be compared, and the cost is linear in
//! the number of discs. Both rules are written for one disc; tables made from them take [`FEW`] discs at a time.

use crate::prelude::*;
use crate::steps::{Steps, Word};

const PEGS: usize = 3;
const WORD_BITS: usize = Word::BITS as usize;

/// How many discs the tables take at a time; a machine word holds a whole number of such groups.
const FEW: usize = 4;
const FEW_BITS: usize = 1 << FEW;
/// Two bits for the peg of each of a few discs.
const FEW_PEGS: usize = 1 << (2 * FEW);

/// Returns the peg that is neither of two; given the same peg twice, returns that peg.
pub(super) const fn third(one: u8, other: u8) -> u8 {
    (6 - one - other) % 3
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

/// Returns the bits of at most a word's worth of discs, and changes `goal` into that of the discs below them.
fn distance_word(pegs: &[u8], goal: &mut u8) -> Word {
    let (groups, largest) = pegs.as_chunks::<FEW>();
    let bits = largest.iter().rev().fold(0, |bits, peg| {
        let (must_move, below) = one_distance(*peg, *goal);
        *goal = below;
        bits << 1 | Word::from(must_move)
    });
    groups.iter().rev().fold(bits, |bits, group| {
        let packed = group.iter().rev().fold(0, |packed, peg| packed << 2 | usize::from(*peg));
        let (few, below) = DISTANCES[packed][usize::from(*goal)];
        *goal = below;
        bits << FEW | Word::from(few)
    })
}

/// Returns whether a disc has to move, and where the smaller discs are then wanted.
const fn one_distance(peg: u8, goal: u8) -> (bool, u8) {
    (peg != goal, third(peg, goal))
}

/// For each goal and each group of discs: their bits, and the goal for the discs below.
static DISTANCES: [[(u8, u8); PEGS]; FEW_PEGS] = distances();

const fn distances() -> [[(u8, u8); PEGS]; FEW_PEGS] {
    let mut table = [[(0, 0); PEGS]; FEW_PEGS];
    let mut index = 0;
    while index < PEGS * FEW_PEGS {
        let (packed, first_goal) = (index / PEGS, index % PEGS);
        let (mut bits, mut goal) = (0, first_goal as u8);
        let mut disc = FEW;
        while disc > 0 {
            disc -= 1;
            // The fourth value of two bits is not a peg and is never looked up.
            let peg = (packed >> (2 * disc) & 3) as u8 % 3;
            let (must_move, below) = one_distance(peg, goal);
            bits = bits << 1 | must_move as u8;
            goal = below;
        }
        table[packed][first_goal] = (bits, goal);
        index += 1;
    }
    table
}

/// Writes into `out`, smallest disc first, the state on the walk of `length` moves from `source` to all on `goal` with
/// `left` moves to go, which is at most `length`.
pub(super) fn gathering(source: &[u8], goal: u8, length: &Steps, left: &Steps, out: &mut [u8]) {
    // The bits of the length are those of the moves to go at the source, and a disc's bit is cleared when it moves: the
    // highest bit that has been cleared is the largest disc that has moved.
    let moved = length.highest_difference(left);
    let unmoved = moved.map_or(0, |disc| disc + 1);
    out[unmoved..].copy_from_slice(&source[unmoved..]);
    if let Some(disc) = moved {
        let goal = goal_below(&source[unmoved..], goal);
        out[disc] = goal;
        carrying(third(source[disc], goal), goal, left, &mut out[..disc]);
    }
}

/// Returns the peg where the discs below some discs are wanted while the latter move to `goal`.
///
/// Modulo 3 the third peg is −peg − goal, so two discs further down it is goal + larger − smaller.
fn goal_below(pegs: &[u8], goal: u8) -> u8 {
    let (pairs, largest) = pegs.as_chunks::<2>();
    let goal = largest.iter().fold(goal, |goal, peg| third(*peg, goal));
    let sum: usize = pairs.iter().map(|[smaller, larger]| usize::from(larger + 3 - smaller)).sum();
    ((usize::from(goal) + sum) % PEGS) as u8
}

/// Writes into `out`, smallest disc first, the state on the walk from all on `start` to all on `goal`, another peg,
/// with `left` moves to go.
pub(super) fn carrying(start: u8, goal: u8, left: &Steps, out: &mut [u8]) {
    let mut heap = Heap::new(start, goal);
    let (groups, largest) = out.as_chunks_mut::<FEW>();
    let below = groups.len() * FEW;
    for (index, place) in largest.iter_mut().enumerate().rev() {
        (*place, heap) = heap.largest_placed(left.bit(below + index));
    }
    let words = left.words();
    for (index, group) in groups.iter_mut().enumerate().rev() {
        let bit = index * FEW;
        let word = words.get(bit / WORD_BITS).copied().unwrap_or(0);
        let few = word >> (bit % WORD_BITS) & (FEW_BITS as Word - 1);
        (*group, heap) = PLACES[few as usize][usize::from(heap.0)];
    }
}

/// Discs that were all on one peg and move to another: start · 3 + goal.
#[derive(Clone, Copy)]
struct Heap(u8);

impl Heap {
    const COUNT: usize = PEGS * PEGS;

    const fn new(start: u8, goal: u8) -> Heap {
        Heap(start * 3 + goal)
    }

    /// Returns the peg of the largest disc, which is still waiting to move or has moved, and the heap below it.
    const fn largest_placed(self, waits: bool) -> (u8, Heap) {
        let (start, goal) = (self.0 / 3, self.0 % 3);
        let other = third(start, goal);
        if waits { (start, Heap::new(start, other)) } else { (goal, Heap::new(other, goal)) }
    }
}

/// For each heap and each group of bits: the pegs of the discs, smallest first, and the heap below.
static PLACES: [[([u8; FEW], Heap); Heap::COUNT]; FEW_BITS] = places();

const fn places() -> [[([u8; FEW], Heap); Heap::COUNT]; FEW_BITS] {
    let mut table = [[([0; FEW], Heap(0)); Heap::COUNT]; FEW_BITS];
    let mut index = 0;
    while index < Heap::COUNT * FEW_BITS {
        let (bits, first_heap) = (index / Heap::COUNT, index % Heap::COUNT);
        let (mut pegs, mut heap) = ([0; FEW], Heap(first_heap as u8));
        let mut disc = FEW;
        while disc > 0 {
            disc -= 1;
            (pegs[disc], heap) = heap.largest_placed(bits >> disc & 1 == 1);
        }
        table[bits][first_heap] = (pegs, heap);
        index += 1;
    }
    table
}
