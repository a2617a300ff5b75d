//! The puzzles with these rules, as data, and their keys.

use super::{Chain, ChainState};
use crate::gray::{Digit, MOST_RADIX};
use crate::internals::keys::{Keys, Problem};
use crate::internals::params::{Entry, Param};
use crate::prelude::*;
use crate::puzzle::{Named, Setup};
use crate::puzzles::spinout;
use crate::sized;
use crate::{Alphabet, Puzzle};

/// The maximum number of pieces of a chain whose pieces have more than two places: reading a rank then takes about a
/// second.
const MOST_PIECES: usize = 1_000_000;

const USUAL_RODS: usize = 8;
const USUAL_PIECES: usize = 4;
const USUAL_BASE: Digit = 3;
const BASE: Param = Param::places(2, MOST_RADIX as usize, USUAL_BASE as usize);
const RADICES: Param = Param::radices("radices", 2, MOST_RADIX as usize, None);
const SIZE: Param = Param::size(USUAL_PIECES);
const RODS: Param = Param::size(USUAL_RODS);

/// The puzzles with these rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ChainModel {
    /// Any radices, unnamed.
    Chain,
    /// Spin-Out: dials, 1 is upright.
    SpinOut,
    /// The Brain: rods, 1 is out.
    Brain,
    /// The Binary Burr: rings on a bar, which drives them; 1 is on.
    BinaryBurr,
    /// Lock 250 (Schloss 250).
    Lock250,
    /// The Kugellager: balls on five levels, driven by a slide.
    Kugellager,
    /// The Kugellager with seven levels.
    Kugellager7,
    /// The Generation Lock.
    Generation,
    /// `RecTangle`.
    RecTangle,
}

/// A puzzle with these rules.
#[derive(Debug)]
pub(super) struct Preset {
    pub model: ChainModel,
    pub id: &'static str,
    pieces: Pieces,
    pub start: Corner,
    pub goal: Corner,
    pub driver: bool,
}

/// The possible sizes of a puzzle.
#[derive(Debug)]
enum Pieces {
    /// Any number of pieces with two places, set by the key `n`.
    Binary { usual: usize },
    /// A single size, free end first.
    Fixed(&'static [Digit]),
    /// Any size and any radices, set by the keys `base` and `n` or by `radices`.
    Any { base: Digit, usual: usize },
}

/// A distinguished state.
#[derive(Clone, Copy, Debug)]
pub(super) enum Corner {
    /// Every piece at 0.
    Zero,
    /// Every piece at its last place.
    Maximal,
    /// The far end of the path.
    Last,
}

const fn binary(model: ChainModel, id: &'static str, usual: usize, start: Corner, goal: Corner) -> Preset {
    Preset { model, id, pieces: Pieces::Binary { usual }, start, goal, driver: false }
}

/// Makes a lock that starts with all pieces at 0.
const fn lock(model: ChainModel, id: &'static str, radices: &'static [Digit]) -> Preset {
    Preset {
        model,
        id,
        pieces: Pieces::Fixed(radices),
        start: Corner::Zero,
        goal: Corner::Maximal,
        driver: true,
    }
}

static CHAIN: Preset = Preset {
    model: ChainModel::Chain,
    id: "chain",
    pieces: Pieces::Any { base: USUAL_BASE, usual: USUAL_PIECES },
    start: Corner::Zero,
    goal: Corner::Last,
    driver: false,
};
static SPIN_OUT: Preset =
    binary(ChainModel::SpinOut, "spinout", spinout::DEFAULT_DIALS, Corner::Maximal, Corner::Zero);
static BRAIN: Preset = binary(ChainModel::Brain, "brain", USUAL_RODS, Corner::Zero, Corner::Maximal);
static BINARY_BURR: Preset = Preset {
    start: Corner::Maximal,
    goal: Corner::Zero,
    ..lock(ChainModel::BinaryBurr, "binary-burr", &[2, 2, 2, 2, 2, 2, 2])
};
static LOCK_250: Preset = lock(ChainModel::Lock250, "lock250", &[2, 5, 5, 5]);
static KUGELLAGER: Preset = lock(ChainModel::Kugellager, "kugellager", &[2, 5, 5, 5, 5]);
static KUGELLAGER_7: Preset = lock(ChainModel::Kugellager7, "kugellager7", &[2, 7, 7, 7, 7]);
static GENERATION: Preset = lock(ChainModel::Generation, "generation", &[2, 15, 15, 15, 15, 15, 15, 15]);
static RECTANGLE: Preset =
    Preset { driver: false, ..lock(ChainModel::RecTangle, "rectangle", &[2, 3, 3, 3]) };

/// Returns the keys of a puzzle that has a single size.
const fn of_one_size(preset: &Preset) -> Entry {
    Entry { id: preset.id, params: &[Param::FROM, Param::TO] }
}

/// Returns the data for a puzzle.
pub(super) fn of(model: ChainModel) -> &'static Preset {
    match model {
        ChainModel::Chain => &CHAIN,
        ChainModel::SpinOut => &SPIN_OUT,
        ChainModel::Brain => &BRAIN,
        ChainModel::BinaryBurr => &BINARY_BURR,
        ChainModel::Lock250 => &LOCK_250,
        ChainModel::Kugellager => &KUGELLAGER,
        ChainModel::Kugellager7 => &KUGELLAGER_7,
        ChainModel::Generation => &GENERATION,
        ChainModel::RecTangle => &RECTANGLE,
    }
}

impl ChainModel {
    /// All puzzles with these rules, in list order.
    pub const ALL: [ChainModel; 9] = [
        ChainModel::SpinOut,
        ChainModel::Brain,
        ChainModel::BinaryBurr,
        ChainModel::RecTangle,
        ChainModel::Lock250,
        ChainModel::Kugellager,
        ChainModel::Kugellager7,
        ChainModel::Generation,
        ChainModel::Chain,
    ];
}

impl Preset {
    pub(super) fn usual_radices(&self) -> Vec<Digit> {
        match self.pieces {
            Pieces::Binary { usual } => vec![2; usual],
            Pieces::Fixed(radices) => radices.to_vec(),
            Pieces::Any { base, usual } => vec![base; usual],
        }
    }

    /// Reads the size keys, `from` and `to`.
    fn read(&self, keys: &mut Keys) -> Option<Setup<Chain>> {
        match self.pieces {
            Pieces::Fixed(radices) => self.read_ends(keys, radices.to_vec()),
            Pieces::Binary { usual } => self.read_sized(keys, 2, usual),
            Pieces::Any { base, usual } => match keys.radices(&RADICES, MOST_PIECES) {
                Some(radices) => {
                    for param in [BASE, SIZE] {
                        if keys.take(param.key).is_some() {
                            keys.refuse(param.key, "", Problem::Excludes { other: RADICES.key });
                        }
                    }
                    self.read_ends(keys, radices)
                }
                None => {
                    let asked = keys.number(&BASE);
                    let base = asked.and_then(|base| Digit::try_from(base).ok()).unwrap_or(base);
                    self.read_sized(keys, base, usual)
                }
            },
        }
    }

    fn read_sized(&self, keys: &mut Keys, base: Digit, usual: usize) -> Option<Setup<Chain>> {
        let most = if base == 2 { usize::MAX } else { MOST_PIECES };
        let sized = sized::read(keys, Alphabet::of_radix(base), &Param::size(usual), most);
        let puzzle = Chain::with_radices(self.model, vec![base; sized.pieces]);
        let state = |row: Option<Vec<Digit>>| row.map(|row| puzzle.state_of_row(row));
        let (start, goal) = (state(sized.from), state(sized.to));
        with_ends(puzzle.clone(), start, goal)
    }

    fn read_ends(&self, keys: &mut Keys, radices: Vec<Digit>) -> Option<Setup<Chain>> {
        let puzzle = Chain::with_radices(self.model, radices);
        let (start, goal) = (keys.take_state("from", &puzzle), keys.take_state("to", &puzzle));
        with_ends(puzzle, start, goal)
    }
}

fn with_ends(puzzle: Chain, start: Option<ChainState>, goal: Option<ChainState>) -> Option<Setup<Chain>> {
    let (start, goal) = (start.unwrap_or_else(|| puzzle.start()), goal.unwrap_or_else(|| puzzle.goal()));
    Setup::standard(puzzle).with_start(start).with_goal(goal)
}

impl Chain {
    fn are_alike(&self) -> bool {
        self.radices().windows(2).all(|two| two[0] == two[1])
    }

    fn comes_in_sizes(&self) -> bool {
        match self.preset.pieces {
            Pieces::Fixed(_) => false,
            Pieces::Binary { .. } => true,
            Pieces::Any { .. } => self.are_alike(),
        }
    }
}

impl Named for Chain {
    const ENTRIES: &'static [Entry] = &[
        Entry { id: SPIN_OUT.id, params: &[spinout::SIZE, spinout::OUTSIDE, Param::FROM, Param::TO] },
        Entry { id: BRAIN.id, params: &[RODS, Param::FROM, Param::TO] },
        of_one_size(&BINARY_BURR),
        of_one_size(&RECTANGLE),
        of_one_size(&LOCK_250),
        of_one_size(&KUGELLAGER),
        of_one_size(&KUGELLAGER_7),
        of_one_size(&GENERATION),
        Entry { id: CHAIN.id, params: &[BASE, SIZE, RADICES, Param::FROM, Param::TO] },
    ];

    fn from_keys(id: &str, keys: &mut Keys) -> Option<Setup<Chain>> {
        let preset = ChainModel::ALL.map(of).into_iter().find(|preset| preset.id == id)?;
        if preset.model == ChainModel::SpinOut {
            // A value of 1 makes it a different puzzle, `spinout`.
            keys.word(&spinout::OUTSIDE);
        }
        preset.read(keys)
    }

    fn id(&self) -> &'static str {
        self.preset.id
    }

    fn sizes(&self, limit: usize) -> (usize, usize) {
        if !self.comes_in_sizes() {
            return (self.pieces(), self.pieces());
        }
        (1, if self.is_binary() { limit } else { limit.min(MOST_PIECES) })
    }

    fn resized(&self, pieces: usize) -> Option<Chain> {
        let first = *self.radices().first()?;
        let resized = || Chain::with_radices(self.model(), vec![first; pieces]);
        (self.comes_in_sizes() && pieces > 0).then(resized)
    }

    fn keys(&self) -> Vec<(&'static str, String)> {
        let size = self.radices().len();
        let sized = |usual: usize| (size != usual).then(|| ("n", size.to_string()));
        match (&self.preset.pieces, self.radices().first()) {
            (Pieces::Binary { usual }, _) => Vec::from_iter(sized(*usual)),
            (Pieces::Any { base, usual }, Some(first)) if self.are_alike() => {
                let base = (first != base).then(|| ("base", first.to_string()));
                base.into_iter().chain(sized(*usual)).collect()
            }
            (Pieces::Any { .. }, _) => {
                let radices: Vec<String> = self.radices().iter().map(ToString::to_string).collect();
                vec![("radices", radices.join(","))]
            }
            (Pieces::Fixed(_), _) => Vec::new(),
        }
    }
}
