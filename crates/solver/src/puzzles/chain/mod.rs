//! Pieces in a row that block one another: Spin-Out, The Brain, the Kugellager and related puzzles, with any radices.
//!
//! The piece at the free end can always move to an adjacent place. Any other piece can move between places d and d + 1,
//! in either direction, only when the pieces before it are all at the end of their common travel, if d is even, or all
//! at 0, if d is odd. The states then form a path, and the position of a state on it is the rank of its word in the
//! reflected Gray code with these radices; if each piece has two places, this is the rule of the Chinese rings. The
//! puzzles differ only in their radices, ends and names, which [`ChainModel`] distinguishes.

pub mod methods;
mod presets;
mod route;

use alloc::sync::Arc;
use core::cmp::Ordering;
use core::fmt;
use core::hash::{Hash, Hasher};
use core::ops::Range;

pub use presets::ChainModel;
pub use route::ChainRoute;

use crate::error::{Alphabet, IllegalMove, NoRoute, ParseMoveError, ParseStateError, SizeError};
use crate::gray::{Code, Digit, MOST_RADIX};
use crate::internals::layout::{Displacement, Placed};
use crate::internals::notation;
use crate::methods::{Method, NotHere, Question, ruler};
use crate::pieces::{PieceMove, Wanted};
use crate::prelude::*;
use crate::puzzle::{Landmarks, Puzzle};
use crate::steps::Steps;
use presets::{Corner, Preset};

/// A puzzle of pieces in a row.
///
/// ```
/// use gros_solver::{Chain, ChainModel, Puzzle, Route, Steps};
/// let kugellager = Chain::preset(ChainModel::Kugellager);
/// let route = kugellager.route(&kugellager.start(), &kugellager.goal())?;
/// assert_eq!(route.steps(), &Steps::from(1249u32));
/// assert_eq!(route.state_at(&Steps::from(777u32)).to_string(), "34211");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Chain {
    preset: &'static Preset,
    code: Arc<Code>,
}

/// Where the pieces of a chain are.
///
/// Prints the piece at the free end last, with dots in between if a piece has more than ten places.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ChainState {
    chain: Chain,
    /// The piece at the free end first.
    digits: Vec<Digit>,
}

impl PartialEq for Chain {
    fn eq(&self, other: &Chain) -> bool {
        let same_code = || Arc::ptr_eq(&self.code, &other.code) || self.code == other.code;
        self.preset.model == other.preset.model && same_code()
    }
}

impl Eq for Chain {}

impl PartialOrd for Chain {
    fn partial_cmp(&self, other: &Chain) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Chain {
    fn cmp(&self, other: &Chain) -> Ordering {
        (self.model(), self.radices()).cmp(&(other.model(), other.radices()))
    }
}

impl Hash for Chain {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (self.model(), self.radices()).hash(hasher);
    }
}

impl fmt::Debug for Chain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Chain").field("model", &self.preset.model).field("radices", &self.radices()).finish()
    }
}

impl Chain {
    /// Makes an unnamed chain from the number of places of each piece, free end first.
    ///
    /// # Errors
    /// If there are no pieces, or a piece does not have 2 to 10,000 places.
    pub fn new(radices: Vec<Digit>) -> Result<Chain, SizeError> {
        if radices.is_empty() {
            return Err(SizeError { found: 0, least: 1, most: usize::MAX });
        }
        match radices.iter().find(|radix| !(2..=MOST_RADIX).contains(radix)) {
            Some(radix) => {
                Err(SizeError { found: usize::from(*radix), least: 2, most: usize::from(MOST_RADIX) })
            }
            None => Ok(Chain::with_radices(ChainModel::Chain, radices)),
        }
    }

    /// Makes one of the named puzzles in its usual size.
    #[must_use]
    pub fn preset(model: ChainModel) -> Chain {
        Chain::with_radices(model, presets::of(model).usual_radices())
    }

    fn with_radices(model: ChainModel, radices: Vec<Digit>) -> Chain {
        Chain { preset: presets::of(model), code: Arc::new(Code::new(radices)) }
    }

    /// Returns which puzzle it is.
    #[must_use]
    pub fn model(&self) -> ChainModel {
        self.preset.model
    }

    /// Returns how many places each piece has, free end first.
    #[must_use]
    pub fn radices(&self) -> &[Digit] {
        self.code.radices()
    }

    /// Counts the states.
    #[must_use]
    pub fn size(&self) -> &Steps {
        self.code.size()
    }

    /// Returns whether the piece at the free end is a driver, which has the number 0.
    #[must_use]
    pub fn has_driver(&self) -> bool {
        self.preset.driver
    }

    /// Returns whether every piece has two places.
    #[must_use]
    pub fn is_binary(&self) -> bool {
        self.most_places() == 2
    }

    /// Returns the largest piece number.
    #[must_use]
    pub fn last_piece(&self) -> usize {
        self.radices().len() - usize::from(self.has_driver())
    }

    /// Returns the state at a rank on the path; a rank beyond the end counts as the last.
    #[must_use]
    pub fn state_of_rank(&self, rank: &Steps) -> ChainState {
        let last = self.code.size().saturating_sub(&Steps::ONE);
        self.state(self.code.word(rank.min(&last)))
    }

    fn state(&self, digits: Vec<Digit>) -> ChainState {
        ChainState { chain: self.clone(), digits }
    }

    fn state_of_row(&self, mut row: Vec<Digit>) -> ChainState {
        row.reverse();
        self.state(row)
    }

    fn most_places(&self) -> Digit {
        self.radices().iter().copied().max().unwrap_or(2)
    }

    fn number_of(&self, index: usize) -> usize {
        index + 1 - usize::from(self.has_driver())
    }

    fn index_of(&self, piece: usize) -> Option<usize> {
        (piece + usize::from(self.has_driver())).checked_sub(1).filter(|index| *index < self.radices().len())
    }

    fn corner(&self, corner: Corner) -> ChainState {
        match corner {
            Corner::Zero => self.state(vec![0; self.radices().len()]),
            Corner::Maximal => self.state(self.radices().iter().map(|radix| radix - 1).collect()),
            Corner::Last => self.state_of_rank(self.code.size()),
        }
    }

    /// Returns where each other piece should be for the piece at `index` to move between `d` and `d` + 1.
    fn wanted(&self, index: usize, d: Digit) -> impl DoubleEndedIterator<Item = Wanted> {
        let radices = &self.radices()[..index];
        // The last word of a code: all pieces at their ends, down to the slowest one with an even number of places.
        let ends = radices.iter().rposition(|radix| radix % 2 == 0).unwrap_or(0);
        let value =
            move |below: usize| if d.is_multiple_of(2) && below >= ends { radices[below] - 1 } else { 0 };
        (0..index).map(move |below| Wanted { piece: self.number_of(below), value: value(below) })
    }

    fn refusal(&self, state: &ChainState, mv: PieceMove) -> Option<IllegalMove> {
        let PieceMove { piece, to } = mv;
        let Some(index) = self.index_of(piece) else {
            return Some(IllegalMove::NoSuchPiece { piece, pieces: self.last_piece() });
        };
        let (from, most) = (state.digits[index], self.radices()[index] - 1);
        if to > most {
            return Some(IllegalMove::NoSuchValue { piece, value: to, most });
        }
        match from.abs_diff(to) {
            0 => return Some(IllegalMove::SameValue { piece }),
            1 => {}
            _ => return Some(IllegalMove::NotOneStep { piece, from, to }),
        }
        let wanted = self.wanted(index, from.min(to)).zip(&state.digits);
        let in_the_way: Vec<Wanted> =
            wanted.filter(|(wanted, digit)| wanted.value != **digit).map(|(wanted, _)| wanted).collect();
        let held = !in_the_way.is_empty();
        held.then(|| IllegalMove::PieceHeld {
            piece,
            from,
            to,
            wanted: in_the_way.into_iter().rev().collect(),
        })
    }
}

impl ChainState {
    /// Returns the puzzle.
    #[must_use]
    pub fn chain(&self) -> &Chain {
        &self.chain
    }

    /// Returns the place of a piece; none if there is no such piece.
    #[must_use]
    pub fn value_of(&self, piece: usize) -> Option<Digit> {
        self.chain.index_of(piece).and_then(|index| self.digits.get(index)).copied()
    }

    /// Lists the pieces with their places, free end last.
    pub fn pieces(&self) -> impl Iterator<Item = (usize, Digit)> + '_ {
        let numbered = self.digits.iter().enumerate().rev();
        numbered.map(|(index, digit)| (self.chain.number_of(index), *digit))
    }

    /// Returns the position on the path: the number of moves from the state with all pieces at 0.
    #[must_use]
    pub fn rank(&self) -> Steps {
        self.chain.code.rank(&self.digits)
    }
}

impl Puzzle for Chain {
    type State = ChainState;
    type Move = PieceMove;
    type Route = ChainRoute;
    type Reason = methods::Reason;

    const METHODS: &'static [Method] = methods::ALL;

    fn start(&self) -> ChainState {
        self.corner(self.preset.start)
    }

    fn goal(&self) -> ChainState {
        self.corner(self.preset.goal)
    }

    fn pieces(&self) -> usize {
        self.radices().len()
    }

    fn parse_state(&self, text: &str) -> Result<ChainState, ParseStateError> {
        let radix = self.most_places();
        let allowed = Alphabet::of_radix(radix);
        let needed = self.pieces();
        if let Some(value) = allowed.perfect(text) {
            return Ok(self.state(vec![value.into(); needed]));
        }
        let row = notation::read_digits(text, Alphabet::of_radix(radix), needed.saturating_mul(2).max(1000))?;
        let row = notation::fit(row, allowed, needed)?;
        let mut places = row.iter().zip(self.radices().iter().rev()).enumerate();
        match places.find(|(_, (digit, radix))| digit >= radix) {
            Some((index, (digit, radix))) => {
                Err(ParseStateError::Value { place: index + 1, found: digit.to_string(), radix: *radix })
            }
            None => Ok(self.state_of_row(row)),
        }
    }

    fn parse_move(&self, text: &str) -> Result<PieceMove, ParseMoveError> {
        PieceMove::parse(text)
    }

    fn size_class(&self, mv: &PieceMove) -> u32 {
        u32::try_from(mv.piece + usize::from(self.has_driver())).unwrap_or(u32::MAX)
    }

    fn legal_moves<'a>(&'a self, state: &'a ChainState) -> impl Iterator<Item = PieceMove> + 'a {
        // Whether the pieces before the current one are all at 0, or all at the end of their common travel.
        let (mut at_start, mut at_end) = (true, true);
        let mut moves = Vec::with_capacity(2);
        for (index, (digit, radix)) in state.digits.iter().zip(self.radices()).enumerate() {
            let may_pass = |d: Digit| index == 0 || if d.is_multiple_of(2) { at_end } else { at_start };
            let down = digit.checked_sub(1).filter(|to| may_pass(*to));
            let up = Some(digit + 1).filter(|to| to < radix && may_pass(*digit));
            moves.extend(down.into_iter().chain(up).map(|to| PieceMove { piece: self.number_of(index), to }));
            at_end = *digit == radix - 1 && if radix % 2 == 0 { at_start } else { at_end };
            at_start &= *digit == 0;
            if !(at_start || at_end) {
                break;
            }
        }
        moves.into_iter()
    }

    fn play(&self, state: &ChainState, mv: &PieceMove) -> Result<ChainState, IllegalMove> {
        if state.chain != *self {
            return Err(IllegalMove::OtherPuzzle);
        }
        if let Some(refusal) = self.refusal(state, *mv) {
            return Err(refusal);
        }
        let mut after = state.clone();
        if let Some(digit) = self.index_of(mv.piece).and_then(|index| after.digits.get_mut(index)) {
            *digit = mv.to;
        }
        Ok(after)
    }

    fn apply_to_text(&self, row: &mut Vec<u8>, mv: &PieceMove) {
        if let Some(index) = self.index_of(mv.piece) {
            notation::write_digit_at(row, index, mv.to, self.most_places());
        }
    }

    fn landmarks(&self) -> Landmarks {
        if self.is_binary() { Landmarks::Last } else { Landmarks::FirstAndLast }
    }

    fn layout(&self, state: &ChainState, places: Range<usize>) -> Vec<Placed> {
        let pieces = state.digits.iter().zip(self.radices()).enumerate().rev();
        let placed = |(index, (place, places)): (usize, (&Digit, &Digit))| Placed {
            piece: self.number_of(index),
            place: *place,
            places: *places,
        };
        pieces.skip(places.start).take(places.len()).map(placed).collect()
    }

    fn displacement(&self, state: &ChainState, mv: &PieceMove) -> Displacement {
        Displacement::of(mv.piece, state.value_of(mv.piece).unwrap_or(mv.to), mv.to)
    }

    fn with_piece(&self, state: &ChainState, piece: usize, place: Digit) -> Option<ChainState> {
        let index = self.index_of(piece).filter(|index| place < self.radices()[*index])?;
        let mut digits = state.digits.clone();
        *digits.get_mut(index)? = place;
        Some(self.state(digits))
    }

    fn move_of(&self, _: &ChainState, piece: usize, to: Digit) -> Option<PieceMove> {
        Some(PieceMove { piece, to })
    }

    /// ```
    /// use gros_solver::{Chain, ChainModel, PieceMove, Puzzle};
    /// use gros_solver::internals::Wanted;
    /// let dials = Chain::preset(ChainModel::SpinOut);
    /// let needs = dials.needs(&dials.start(), &PieceMove { piece: 3, to: 0 });
    /// assert_eq!(needs, [Wanted { piece: 2, value: 1 }, Wanted { piece: 1, value: 0 }]);
    /// ```
    fn needs(&self, state: &ChainState, mv: &PieceMove) -> Vec<Wanted> {
        let Some(index) = self.index_of(mv.piece) else { return Vec::new() };
        let from = state.digits.get(index).copied().unwrap_or(mv.to);
        self.wanted(index, from.min(mv.to)).rev().collect()
    }

    fn piece_of_class(&self, class: u32) -> usize {
        (class as usize).saturating_sub(usize::from(self.has_driver()))
    }

    fn line_length(&self) -> Option<Steps> {
        Some(self.size().clone())
    }

    fn place_on_line(&self, state: &ChainState) -> Option<Steps> {
        Some(state.rank())
    }

    fn state_on_line(&self, place: &Steps) -> Option<ChainState> {
        Some(self.state_of_rank(place))
    }

    fn line_weight(&self, pieces: usize) -> Option<Steps> {
        let radices = self.radices().iter().take(pieces);
        Some(radices.fold(Steps::ONE, |weight, radix| weight.times((*radix).into())))
    }

    fn methods(&self) -> &'static [Method] {
        methods::of(self)
    }

    fn reason(question: &Question<Self>, method: Method) -> Result<methods::Reason, NotHere> {
        methods::reason(question, method)
    }

    fn next_by(&self, reason: &methods::Reason) -> Option<PieceMove> {
        methods::next_by(reason)
    }

    fn place_on_ruler(Question { puzzle, goal, here, .. }: &Question<Chain>) -> Option<ruler::RulerPosition> {
        let is_numbered = puzzle.is_binary() && !puzzle.has_driver();
        is_numbered.then(|| ruler::RulerPosition::on_line(here.rank(), &goal.rank()))
    }

    fn route(&self, from: &ChainState, to: &ChainState) -> Result<ChainRoute, NoRoute> {
        if from.chain != *self || to.chain != *self {
            return Err(NoRoute::OtherPuzzle);
        }
        Ok(ChainRoute::new(self.clone(), from.rank(), to.rank()))
    }
}

impl fmt::Display for ChainState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&notation::write_digits(self.digits.iter().rev().copied(), self.chain.most_places()))
    }
}
