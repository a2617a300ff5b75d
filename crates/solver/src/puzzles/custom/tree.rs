//! The tree of all states of a puzzle whose guards name a place of every faster piece.
//!
//! A guard without its slower pieces is a word again, and few of these are different: each is kept once, with its moves to
//! the guards on either side of its slowest piece. Any distance is then a sum over the pieces.

use alloc::sync::Arc;

use super::design::{Guard, Piece};
use super::{Custom, CustomState};
use crate::gray::Digit;
use crate::guards::{Course, Guards};
use crate::prelude::*;
use crate::steps::Steps;

/// A puzzle, and the tree of its states.
#[derive(Clone, Debug)]
pub(super) struct CustomTree {
    pub puzzle: Custom,
    pub tree: Arc<Tree>,
}

/// Some moves in a row: how many, and a bit for each piece that takes part.
#[derive(Clone, Debug, Default, PartialEq)]
struct Leg {
    moves: Steps,
    pieces: u64,
}

/// The places of some pieces, as the slowest of them and a word of the others.
#[derive(Clone, Debug, PartialEq)]
struct Node {
    digit: Digit,
    below: usize,
    /// The ways of the others to the guards of the two steps that the slowest can make; none where it has no further place.
    down: Leg,
    up: Leg,
}

/// A piece of the tree: its guards, and the ways between them.
#[derive(Clone, Debug, Default, PartialEq)]
struct Level {
    /// The guard of each step, as a node of the level below.
    guards: Vec<usize>,
    /// The pieces that move between neighbouring guards.
    between: Vec<u64>,
    /// The moves from before the first step to before each step.
    before: Vec<Steps>,
    /// The words of this piece and the faster ones.
    nodes: Vec<Node>,
}

/// All distances between guards.
#[derive(Debug)]
pub(super) struct Tree {
    levels: Vec<Level>,
    line: Option<[Guard; 2]>,
}

impl Tree {
    /// Makes the tree; none if some guard leaves the place of a piece open, so that there are loops.
    pub fn new(pieces: &[Piece]) -> Option<Tree> {
        let levels = vec![Level::default(); pieces.len()];
        let mut tree = Tree { levels, line: line(pieces) };
        for (index, piece) in pieces.iter().enumerate() {
            for guard in &piece.guards {
                let word = tree.keep(guard)?;
                tree.levels[index].guards.push(word);
            }
        }
        for index in 0..pieces.len() {
            tree.measure(index);
        }
        Some(tree)
    }

    /// Returns the two ends of the line that all states form, if they do.
    pub fn line(&self) -> Option<[Vec<Digit>; 2]> {
        self.line.as_ref().map(|ends| ends.each_ref().map(|end| end.iter().copied().flatten().collect()))
    }

    /// Keeps a word and all that it ends in, each once.
    fn keep(&mut self, word: &[Option<Digit>]) -> Option<usize> {
        let mut below = 0;
        for (index, digit) in word.iter().enumerate() {
            let nodes = &mut self.levels[index].nodes;
            let digit = (*digit)?;
            let known = nodes.iter().position(|node| (node.digit, node.below) == (digit, below));
            below = known.unwrap_or_else(|| {
                nodes.push(Node { digit, below, down: Leg::default(), up: Leg::default() });
                nodes.len() - 1
            });
        }
        Some(below)
    }

    /// Measures the ways between the guards of a piece, and from its words to them; the levels below have been measured.
    fn measure(&mut self, index: usize) {
        let mut level = core::mem::take(&mut self.levels[index]);
        let mut before = Steps::ZERO;
        level.before.push(before.clone());
        for two in level.guards.windows(2) {
            let way = self.way(index, two[0], two[1]);
            before = &(&before + &way.moves) + &Steps::ONE;
            level.before.push(before.clone());
            level.between.push(way.pieces);
        }
        for node in &mut level.nodes {
            let way = |step: usize| Some(self.way(index, node.below, *level.guards.get(step)?));
            let digit = usize::from(node.digit);
            node.down = digit.checked_sub(1).and_then(way).unwrap_or_default();
            node.up = way(digit).unwrap_or_default();
        }
        self.levels[index] = level;
    }

    /// Returns the way of the first `pieces` pieces from one of their words to another.
    fn way(&self, pieces: usize, mut from: usize, mut to: usize) -> Leg {
        for index in (0..pieces).rev() {
            if from == to {
                break;
            }
            let nodes = &self.levels[index].nodes;
            let (start, goal) = (&nodes[from], &nodes[to]);
            if let Some(course) = Course::between(start.digit, goal.digit) {
                let (lead, tail) =
                    if course.is_up() { (&start.up, &goal.down) } else { (&start.down, &goal.up) };
                let own = self.made(index, course, course.steps());
                let moves = &(&lead.moves + &own) + &tail.moves;
                let [first, last] = [course.step(0), course.last_step()].map(usize::from);
                let between = &self.levels[index].between[first.min(last)..first.max(last)];
                let others = between.iter().fold(lead.pieces | tail.pieces, |all, pieces| all | pieces);
                return Leg { moves, pieces: others | 1 << index };
            }
            (from, to) = (start.below, goal.below);
        }
        Leg::default()
    }

    /// Counts the moves from before the first step of a course until some of its steps, at least one, have been made.
    fn made(&self, index: usize, course: Course, steps: Digit) -> Steps {
        let before = &self.levels[index].before;
        let [first, last] = [course.step(0), course.step(steps - 1)].map(usize::from);
        &before[last].abs_diff(&before[first]) + &Steps::ONE
    }
}

impl Guards for CustomTree {
    type State = CustomState;
    /// How many pieces.
    type Faster = usize;

    fn places(&self) -> impl Iterator<Item = Digit> + '_ {
        self.puzzle.pieces().iter().map(|piece| piece.places)
    }

    fn state(&self, word: Vec<Digit>) -> CustomState {
        self.puzzle.state(word)
    }

    fn row<'a>(&self, state: &'a CustomState) -> Option<&'a [Digit]> {
        (state.puzzle == self.puzzle).then_some(&state.word)
    }

    fn guard(&self, index: usize, place: Digit) -> usize {
        self.tree.levels[index].guards[usize::from(place)]
    }

    fn split(&self, index: usize, word: usize) -> (Digit, usize) {
        let node = &self.tree.levels[index].nodes[word];
        (node.digit, node.below)
    }

    fn faster(&self, index: usize) -> usize {
        index
    }

    fn shrink(&self, pieces: &mut usize) {
        *pieces -= 1;
    }

    fn way(&self, pieces: &usize, from: usize, to: usize) -> Steps {
        self.tree.way(*pieces, from, to).moves
    }

    fn made(&self, faster: &usize, course: Course, steps: Digit) -> Steps {
        self.tree.made(*faster, course, steps)
    }

    fn moves(&self, piece: usize, index: usize, from: usize, to: usize) -> bool {
        self.tree.way(index, from, to).pieces & (1 << piece) != 0
    }
}

/// Returns the ends of the line that all states form: they do if the steps of each piece wait for the two ends of the faster
/// pieces' line in turn.
fn line(pieces: &[Piece]) -> Option<[Guard; 2]> {
    let mut ends = [Guard::new(), Guard::new()];
    for Piece { places, guards } in pieces {
        let others = guards.iter().map(|guard| Some(&ends[1 - ends.iter().position(|end| end == guard)?]));
        let others: Vec<&Guard> = others.collect::<Option<_>>()?;
        let alternates = |two: &[&Guard]| two[0].is_empty() || two[0] != two[1];
        if !others.windows(2).all(alternates) {
            return None;
        }
        let with = |end: &Guard, place: Digit| end.iter().copied().chain([Some(place)]).collect();
        ends = [with(others.first()?, 0), with(others.last()?, places - 1)];
    }
    Some(ends)
}
