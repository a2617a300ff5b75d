//! A museum of broken programs: each has one wrong line, and fails for some inputs only.
//!
//! A program is a model in Rust of the lines that are shown. It is run as it was found and with the wrong line
//! corrected, and records which lines it goes through, with the values of its variables. The solver says which answer
//! is right.

mod programs;

pub use programs::EXHIBITS;

/// The numbers of the exhibits, as they are listed: first those for everyone, then those for programmers.
pub const ROOMS: [[usize; 4]; 2] = [[6, 3, 7, 8], [1, 2, 4, 5]];

/// Returns the number of the exhibit that is listed after another one; after the last, the first.
#[must_use]
pub fn next(number: usize) -> usize {
    let after = ROOMS.iter().flatten().skip_while(|listed| **listed != number).nth(1);
    after.copied().unwrap_or(ROOMS[0][0])
}

/// An answer of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// A position of the game of two piles: whether the player to move can win.
    Wins(bool),
    /// A number.
    Number(u128),
    /// Whether a disc moves.
    Moves(bool),
    /// A disc.
    Disc(u128),
}

/// The kind of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Input {
    /// The left pile of the game.
    Left,
    /// The right pile.
    Right,
    /// The number of a cold position, from 1.
    Place,
    /// A disc, 1 the smallest.
    Disc,
    /// The number of a move, from 1.
    Move,
    /// How many discs there are.
    Discs,
    /// How many moves have been made.
    Made,
    /// How many levels a ball has.
    Levels,
    /// How many balls there are.
    Balls,
}

impl Input {
    /// Returns the smallest and the largest number that can be typed.
    #[must_use]
    pub const fn range(self) -> (u64, u64) {
        match self {
            Input::Left | Input::Right => (0, 30),
            Input::Place => (1, 1_000_000_000),
            Input::Disc => (1, 8),
            Input::Move => (1, 255),
            Input::Discs => (1, 8),
            Input::Made => (1, 254),
            Input::Levels => (2, 20),
            Input::Balls => (1, 8),
        }
    }
}

/// A line that a program went through, and its variables afterwards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The line, from 0.
    pub line: usize,
    /// The variables that it set, as name and value.
    pub set: Vec<(&'static str, String)>,
}

/// The lines that a program goes through; long runs are cut.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// The first steps.
    pub steps: Vec<Step>,
    /// Whether there were more.
    pub is_cut: bool,
}

impl Trace {
    const MOST: usize = 200;

    fn at(&mut self, line: usize, set: &[(&'static str, &dyn ToString)]) {
        if self.steps.len() < Self::MOST {
            let set = set.iter().map(|(name, value)| (*name, value.to_string())).collect();
            self.steps.push(Step { line, set });
        } else {
            self.is_cut = true;
        }
    }
}

/// A broken program.
#[derive(Debug)]
pub struct Exhibit {
    /// Its name in marks and tests.
    pub id: &'static str,
    /// Its inputs.
    pub inputs: &'static [Input],
    /// Its lines.
    pub code: &'static [&'static str],
    /// The wrong line, from 0.
    pub wrong: usize,
    /// The corrected line.
    pub mended: &'static str,
    run: fn(&[u64], bool, &mut Trace) -> Value,
    right: fn(&[u64]) -> Option<Value>,
    is_allowed: fn(&[u64]) -> bool,
}

impl Exhibit {
    /// Returns whether it can be asked about an input: all numbers are in their ranges and belong together.
    #[must_use]
    pub fn takes(&self, input: &[u64]) -> bool {
        let fits = |(kind, number): (&Input, &u64)| {
            let (least, most) = kind.range();
            (least..=most).contains(number)
        };
        input.len() == self.inputs.len()
            && self.inputs.iter().zip(input).all(fits)
            && (self.is_allowed)(input)
    }

    /// Runs the program as it was found.
    #[must_use]
    pub fn broken(&self, input: &[u64]) -> (Value, Trace) {
        self.run(input, false)
    }

    /// Runs it with the wrong line corrected.
    #[must_use]
    pub fn mended(&self, input: &[u64]) -> (Value, Trace) {
        self.run(input, true)
    }

    fn run(&self, input: &[u64], is_mended: bool) -> (Value, Trace) {
        let mut trace = Trace::default();
        let value = (self.run)(input, is_mended, &mut trace);
        (value, trace)
    }

    /// Returns the right answer, from the solver.
    #[must_use]
    pub fn right(&self, input: &[u64]) -> Option<Value> {
        (self.right)(input)
    }

    /// Returns whether the program gives a wrong answer.
    #[must_use]
    pub fn fails(&self, input: &[u64]) -> bool {
        self.right(input).is_some_and(|right| self.broken(input).0 != right)
    }

    /// Returns the smallest input for which it fails: by the sum of its numbers, then by the first one.
    #[must_use]
    pub fn smallest_failure(&self) -> Option<Vec<u64>> {
        if self.inputs == [Input::Place] {
            return programs::first_wrong_place().map(|place| vec![place]);
        }
        let (low, high) = (0, 40);
        let of_sum = |sum: u64| (0..=sum).map(move |first| vec![first, sum - first]);
        (low..=high).flat_map(of_sum).find(|input| self.takes(input) && self.fails(input))
    }
}

/// Orders inputs as [`Exhibit::smallest_failure`] does.
#[must_use]
pub fn is_smaller(one: &[u64], other: &[u64]) -> bool {
    (one.iter().sum::<u64>(), one) < (other.iter().sum(), other)
}
