//! The tree of all states of a puzzle whose guards name a place of every faster piece.
//!
//! The slowest piece has one copy of the tree of the faster pieces for each of its places, and neighbouring copies are
//! joined by the single move that their guard allows; so there is one way between any two states. The slowest piece that
//! differs between them makes its steps, and the faster ones go to the guard of the first step, from each guard to the next,
//! and from the last guard to where they are wanted.
//!
//! A guard without its slower pieces is a word again, and few of these are different: each is kept once, with its moves to
//! the guards on either side of its slowest piece. Any distance is then a sum over the pieces.

use super::design::{Guard, Piece};
use crate::gray::Digit;
use crate::prelude::*;
use crate::steps::Steps;

/// Some moves in a row: how many, and a bit for each piece that takes part.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Leg {
    pub moves: Steps,
    pub pieces: u64,
}

impl Leg {
    /// One move of the piece at an index.
    fn step(index: usize) -> Leg {
        Leg { moves: Steps::ONE, pieces: 1 << index }
    }

    pub fn has(&self, index: usize) -> bool {
        self.pieces & (1 << index) != 0
    }

    fn add(&mut self, other: &Leg) {
        self.moves += &other.moves;
        self.pieces |= other.pieces;
    }
}

/// The moves of the faster pieces from a word to the guards of the two steps that its slowest piece can make; none where the
/// piece has no further place.
#[derive(Clone, Debug, Default, PartialEq)]
struct Sides {
    down: Option<Leg>,
    up: Option<Leg>,
}

/// The places of some pieces, as the slowest of them and a word of the others.
#[derive(Clone, Debug, PartialEq)]
struct Node {
    digit: Digit,
    below: usize,
    sides: Sides,
}

/// A row of places, fastest piece first, with its moves to the guards around each piece.
#[derive(Clone, Debug)]
pub(super) struct Traced {
    digits: Vec<Digit>,
    sides: Vec<Sides>,
}

/// A piece of the tree: its guards, and the way from each of them to the next.
#[derive(Clone, Debug, Default, PartialEq)]
struct Level {
    /// The guard of each step, as a node of the level below.
    guards: Vec<usize>,
    /// The ways between neighbouring guards.
    between: Vec<Leg>,
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

/// An end of a stretch: a whole row, or a shared word. The number of its pieces is known from elsewhere.
#[derive(Clone, Copy, Debug)]
pub(super) enum End<'a> {
    Row(&'a Traced),
    Word(usize),
}

/// The steps of one piece from a place to another, at least one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Course<'a> {
    tree: &'a Tree,
    pub index: usize,
    from: Digit,
    to: Digit,
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
                nodes.push(Node { digit, below, sides: Sides::default() });
                nodes.len() - 1
            });
        }
        Some(below)
    }

    /// Measures the ways between the guards of a piece, and from its words to them; the levels below have been measured.
    fn measure(&mut self, index: usize) {
        let guards = core::mem::take(&mut self.levels[index].guards);
        let way = |two: &[usize]| self.way(index, End::Word(two[0]), End::Word(two[1]));
        let between: Vec<Leg> = guards.windows(2).map(way).collect();
        let before = between.iter().scan(Steps::ZERO, |sum, way| {
            *sum += &(&way.moves + &Steps::ONE);
            Some(sum.clone())
        });
        let before = core::iter::once(Steps::ZERO).chain(before).take(guards.len()).collect();
        let sides = |node: &Node| self.sides(index, node.digit, End::Word(node.below), &guards);
        let sides: Vec<Sides> = self.levels[index].nodes.iter().map(sides).collect();
        let level = &mut self.levels[index];
        level.nodes.iter_mut().zip(sides).for_each(|(node, sides)| node.sides = sides);
        *level = Level { guards, between, before, nodes: core::mem::take(&mut level.nodes) };
    }

    fn sides(&self, index: usize, digit: Digit, below: End<'_>, guards: &[usize]) -> Sides {
        let way = |step: usize| Some(self.way(index, below, End::Word(*guards.get(step)?)));
        let digit = usize::from(digit);
        Sides { down: digit.checked_sub(1).and_then(way), up: way(digit) }
    }

    /// Measures a row.
    pub fn trace(&self, digits: Vec<Digit>) -> Traced {
        let mut row = Traced { digits, sides: Vec::new() };
        for (index, level) in self.levels.iter().enumerate() {
            let sides = self.sides(index, row.digits[index], End::Row(&row), &level.guards);
            row.sides.push(sides);
        }
        row
    }

    /// Returns the way of the first `pieces` pieces from one end to another.
    pub fn way(&self, pieces: usize, from: End<'_>, to: End<'_>) -> Leg {
        let Some((course, from, to)) = self.first_course(pieces, from, to) else { return Leg::default() };
        let mut way = course.lead(from);
        let (first, last) = (course.step(0), course.step(course.steps() - 1));
        for step in first.min(last)..first.max(last) {
            way.add(&self.levels[course.index].between[step]);
        }
        way.add(&course.tail(to));
        way.add(&Leg { moves: Steps::from(course.steps()), ..Leg::step(course.index) });
        way
    }

    /// Finds the slowest of the first `pieces` pieces that differs, with its steps and what is left of both ends, its own
    /// place included; none if the ends are the same.
    pub fn first_course<'a>(
        &'a self,
        pieces: usize,
        mut from: End<'a>,
        mut to: End<'a>,
    ) -> Option<(Course<'a>, End<'a>, End<'a>)> {
        for index in (0..pieces).rev() {
            if self.is_same(from, to) {
                return None;
            }
            if let Some(course) = Course::new(self, index, from, to) {
                return Some((course, from, to));
            }
            (from, to) = (self.below(index, from), self.below(index, to));
        }
        None
    }

    /// Returns whether two ends are known to be the same.
    pub fn is_same(&self, one: End<'_>, other: End<'_>) -> bool {
        matches!((one, other), (End::Word(one), End::Word(other)) if one == other)
    }

    /// Counts the places of the piece at an index.
    pub fn places(&self, index: usize) -> Digit {
        // At most 36.
        self.levels[index].guards.len() as Digit + 1
    }

    pub fn digit(&self, index: usize, end: End<'_>) -> Digit {
        match end {
            End::Row(row) => row.digits[index],
            End::Word(node) => self.levels[index].nodes[node].digit,
        }
    }

    /// Returns the end for the pieces that are faster than the one at `index`.
    pub fn below<'a>(&self, index: usize, end: End<'a>) -> End<'a> {
        match end {
            End::Row(row) => End::Row(row),
            End::Word(node) => End::Word(self.levels[index].nodes[node].below),
        }
    }

    fn side(&self, index: usize, end: End<'_>, is_up: bool) -> Leg {
        let sides = match end {
            End::Row(row) => &row.sides[index],
            End::Word(node) => &self.levels[index].nodes[node].sides,
        };
        let side = if is_up { &sides.up } else { &sides.down };
        side.clone().unwrap_or_default()
    }
}

impl<'a> Course<'a> {
    /// Returns the steps of the piece at `index`; none if it is at the same place in both ends.
    pub fn new(tree: &'a Tree, index: usize, from: End<'_>, to: End<'_>) -> Option<Course<'a>> {
        Course::between_places(tree, index, tree.digit(index, from), tree.digit(index, to))
    }

    /// Returns the steps of the piece at `index` between two of its places; none if they are the same.
    pub fn between_places(tree: &'a Tree, index: usize, from: Digit, to: Digit) -> Option<Course<'a>> {
        (from != to).then_some(Course { tree, index, from, to })
    }

    /// Counts the steps.
    pub fn steps(self) -> usize {
        self.from.abs_diff(self.to).into()
    }

    fn is_up(self) -> bool {
        self.from < self.to
    }

    /// Returns the place after some of the steps.
    pub fn after(self, steps: usize) -> Digit {
        // No more than the steps, which are as many as digits at most.
        let steps = steps.min(self.steps()) as Digit;
        if self.is_up() { self.from + steps } else { self.from - steps }
    }

    /// Returns the lower place of a step, by its number from 0.
    fn step(self, number: usize) -> usize {
        self.after(number).min(self.after(number + 1)).into()
    }

    /// Returns the guard of a step.
    pub fn guard(self, number: usize) -> End<'a> {
        End::Word(self.tree.levels[self.index].guards[self.step(number)])
    }

    /// Returns the way of the faster pieces to the first guard, from the end where the piece itself is.
    pub fn lead(self, from: End<'_>) -> Leg {
        self.tree.side(self.index, from, self.is_up())
    }

    /// Returns the way of the faster pieces from the last guard to the other end.
    pub fn tail(self, to: End<'_>) -> Leg {
        self.tree.side(self.index, to, !self.is_up())
    }

    /// Returns the way of the faster pieces between a step and the next one.
    pub fn between(self, number: usize) -> &'a Leg {
        let step = self.step(number).min(self.step(number + 1));
        &self.tree.levels[self.index].between[step]
    }

    /// Counts the moves from before the first step to before another.
    pub fn before(self, number: usize) -> Steps {
        let before = &self.tree.levels[self.index].before;
        before[self.step(number)].abs_diff(&before[self.step(0)])
    }

    /// Counts the moves from an end where the piece is at its first place until it has made its last step.
    pub fn moves(self, from: End<'_>) -> Steps {
        &(&self.lead(from).moves + &self.before(self.steps() - 1)) + &Steps::ONE
    }

    /// Returns the steps after the first ones; none if there are no more.
    pub fn rest(self, made: usize) -> Option<Course<'a>> {
        (made < self.steps()).then(|| Course { from: self.after(made), ..self })
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
