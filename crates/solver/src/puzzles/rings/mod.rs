//! The Chinese rings (九连环, baguenaudier).
//!
//! Rule 1: ring 1, at the free end, can move at any time. Rule 2: ring k + 1 can move only when ring k is on and rings
//! 1 … k − 1 are off. The 2ⁿ states form a path, and the position of a state on it is the rank of its word in the
//! binary Gray code, written with the innermost ring first (Gros, 1872). So every question about steps is a question
//! about ranks.
//!
//! Optionally the two outer rings can move as one, which is how experienced players count (`pair=1`).

pub mod methods;
mod pair;
mod place;
mod route;

use core::fmt;
use core::ops::Range;

use crate::error::{Alphabet, IllegalMove, NoRoute, ParseMoveError, ParseStateError, SizeError};
use crate::gray::Digit;
use crate::internals::keys::{Keys, Problem};
use crate::internals::layout::{Displacement, Placed};
use crate::internals::notation;
use crate::internals::params::{Entry, Param};
use crate::methods::{Method, NotHere, Question, ruler};
use crate::pieces::Wanted;
use crate::prelude::*;
use crate::puzzle::{Landmarks, Named, Puzzle, Setup};
use crate::steps::{Steps, Word};
use crate::{gray, sized};
#[cfg(feature = "_late")]
#[doc(hidden)]
pub use route::NOWHERE;
pub use route::RingsRoute;

const DEFAULT_RINGS: usize = 9;

const SIZE: Param = Param::size(DEFAULT_RINGS);
const PAIR: Param = Param::flag("pair").variant();
const FIRST: Param = Param::wish("first", &["R", "S"]);
/// The notation for the move of the two outer rings.
const PAIR_MOVE: &str = "1-2";

/// The Chinese rings with a number of rings.
///
/// ```
/// use gros_solver::{Puzzle, Rings, Route, Steps};
/// let rings = Rings::new(9)?;
/// let route = rings.route(&rings.start(), &rings.goal())?;
/// assert_eq!(route.steps(), &Steps::from(341u32));
/// assert_eq!(route.state_at(&Steps::from(123u32)).to_string(), "010110111");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rings {
    rings: usize,
    /// Whether rings 1 and 2 can move as one.
    pair: bool,
}

/// Which rings are on the bar.
///
/// Prints one symbol per ring, innermost first: `1` for on and `0` for off.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RingsState {
    rings: usize,
    /// Bit k − 1 is ring k.
    word: Steps,
}

/// Takes one ring off or puts it on; or both outer rings together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RingMove {
    /// The ring that moves, 1 the outermost; 2 for the pair.
    pub ring: usize,
    /// Whether ring 1 moves with it.
    pub pair: bool,
}

/// One ring, off the bar.
#[cfg(feature = "_late")]
#[doc(hidden)]
pub static OFF: RingsState = RingsState { rings: 1, word: Steps::ZERO };

impl RingMove {
    /// Rings 1 and 2 together.
    pub const PAIR: RingMove = RingMove { ring: 2, pair: true };

    /// Returns the move of one ring.
    #[must_use]
    pub const fn of(ring: usize) -> RingMove {
        RingMove { ring, pair: false }
    }
}

impl Rings {
    /// The smallest of these puzzles.
    #[doc(hidden)]
    pub const ONE: Rings = Rings { rings: 1, pair: false };

    /// Makes the puzzle with `rings` rings.
    ///
    /// # Errors
    /// If there are no rings.
    pub fn new(rings: usize) -> Result<Rings, SizeError> {
        if rings == 0 {
            Err(SizeError { found: 0, least: 1, most: usize::MAX })
        } else {
            Ok(Rings { rings, pair: false })
        }
    }

    /// Lets rings 1 and 2 move as one, both on or both off.
    #[must_use]
    pub fn with_pair(self) -> Rings {
        Rings { pair: true, ..self }
    }

    /// Returns whether rings 1 and 2 can move as one.
    #[must_use]
    pub fn has_pair(&self) -> bool {
        self.pair
    }

    /// Counts the rings.
    #[must_use]
    pub fn rings(&self) -> usize {
        self.rings
    }

    /// Returns the state at a rank on the path, 0 for all off; ranks count modulo 2ⁿ.
    #[must_use]
    pub fn state_of_rank(&self, rank: &Steps) -> RingsState {
        RingsState { rings: self.rings, word: gray::word(&rank.clone().low_bits(self.rings)) }
    }

    fn all(&self, on: bool) -> RingsState {
        RingsState { rings: self.rings, word: if on { Steps::ones(self.rings) } else { Steps::ZERO } }
    }

    fn innermost_only(&self) -> RingsState {
        RingsState { rings: self.rings, word: Steps::power_of_two(self.rings - 1) }
    }

    /// Returns the end of the path that is reached from `start` if ring 1 moves first, or if the other ring does.
    ///
    /// Towards all off, ring 1 moves first if the rank is odd; towards the other end, if it is even.
    fn end_reached(&self, start: &RingsState, ring_one_first: bool) -> RingsState {
        if start.rank().is_odd() == ring_one_first { self.all(false) } else { self.innermost_only() }
    }

    fn state_of_row<D: Copy>(&self, row: &[D]) -> RingsState
    where
        Word: From<D>,
    {
        let bits = row.rchunks(Word::BITS as usize);
        let words: Vec<Word> =
            bits.map(|bits| bits.iter().fold(0, |word, bit| word << 1 | Word::from(*bit))).collect();
        RingsState { rings: self.rings, word: Steps::from_words(&words) }
    }

    fn refusal(&self, state: &RingsState, mv: RingMove) -> Option<IllegalMove> {
        let RingMove { ring, pair } = mv;
        if pair && self.rings >= 2 {
            return (state.is_on(1) != state.is_on(2)).then_some(IllegalMove::PairApart);
        }
        if ring == 0 || ring > self.rings {
            return Some(IllegalMove::NoSuchPiece { piece: ring, pieces: self.rings });
        }
        if ring == 1 || state.outermost_on() == Some(ring - 1) {
            return None;
        }
        let must_be_on = (!state.is_on(ring - 1)).then_some(ring - 1);
        let must_be_off = (1..ring - 1).rev().filter(|blocker| state.is_on(*blocker)).collect();
        Some(IllegalMove::RingHeld { ring, must_be_on, must_be_off })
    }
}

impl RingsState {
    /// Counts the rings, on or off.
    #[must_use]
    pub fn rings(&self) -> usize {
        self.rings
    }

    /// Returns whether a ring is on the bar; a ring that does not exist is off.
    #[must_use]
    pub fn is_on(&self, ring: usize) -> bool {
        ring.checked_sub(1).is_some_and(|bit| self.word.bit(bit))
    }

    /// Counts the rings on the bar.
    #[must_use]
    pub fn on_count(&self) -> usize {
        self.word.count_ones()
    }

    /// Returns the outermost ring that is on, if any is.
    #[must_use]
    pub fn outermost_on(&self) -> Option<usize> {
        self.word.trailing_zeros().map(|zeros| zeros + 1)
    }

    /// Returns the number of moves from here to all off, which is the position on the path.
    #[must_use]
    pub fn rank(&self) -> Steps {
        gray::rank(&self.word)
    }
}

impl Puzzle for Rings {
    type State = RingsState;
    type Move = RingMove;
    type Route = RingsRoute;
    type Reason = methods::Reason;

    const METHODS: &'static [Method] = methods::ALL;

    fn start(&self) -> RingsState {
        self.all(true)
    }

    fn goal(&self) -> RingsState {
        self.all(false)
    }

    fn pieces(&self) -> usize {
        self.rings
    }

    fn parse_state(&self, text: &str) -> Result<RingsState, ParseStateError> {
        notation::read_state(text, Alphabet::Bits, self.rings).map(|row| self.state_of_row(&row))
    }

    fn parse_move(&self, text: &str) -> Result<RingMove, ParseMoveError> {
        let digits = notation::plain(text);
        if self.pair && digits == PAIR_MOVE {
            return Ok(RingMove::PAIR);
        }
        let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit());
        let ring = digits.parse().ok().filter(|_| is_plain);
        ring.map(RingMove::of).ok_or_else(|| ParseMoveError::new(text))
    }

    fn size_class(&self, mv: &RingMove) -> u32 {
        u32::try_from(mv.ring).unwrap_or(u32::MAX)
    }

    fn legal_moves<'a>(&'a self, state: &'a RingsState) -> impl Iterator<Item = RingMove> + 'a {
        let after_first_on = state.outermost_on().map(|ring| ring + 1);
        let second = after_first_on.filter(|ring| *ring <= self.rings);
        let pair = self.pair && self.rings >= 2 && state.is_on(1) == state.is_on(2);
        core::iter::once(1).chain(second).map(RingMove::of).chain(pair.then_some(RingMove::PAIR))
    }

    fn play(&self, state: &RingsState, mv: &RingMove) -> Result<RingsState, IllegalMove> {
        if state.rings != self.rings {
            return Err(IllegalMove::OtherPuzzle);
        }
        if mv.pair && !self.pair {
            return Err(IllegalMove::OtherPuzzle);
        }
        if let Some(refusal) = self.refusal(state, *mv) {
            return Err(refusal);
        }
        let word = state.word.clone().with_bit_flipped(mv.ring - 1);
        let word = if mv.pair { word.with_bit_flipped(0) } else { word };
        Ok(RingsState { rings: self.rings, word })
    }

    fn apply_to_text(&self, row: &mut Vec<u8>, mv: &RingMove) {
        for ring in core::iter::once(mv.ring).chain(mv.pair.then_some(1)) {
            let place = self.rings.checked_sub(ring).and_then(|place| row.get_mut(place));
            if let Some(symbol) = place {
                *symbol = if *symbol == b'0' { b'1' } else { b'0' };
            }
        }
    }

    fn landmarks(&self) -> Landmarks {
        Landmarks::Last
    }

    fn layout(&self, state: &RingsState, places: Range<usize>) -> Vec<Placed> {
        let rings = places.filter_map(|place| self.rings.checked_sub(place));
        let placed = |ring| Placed { piece: ring, place: state.is_on(ring).into(), places: 2 };
        rings.take_while(|ring| *ring > 0).map(placed).collect()
    }

    fn displacement(&self, state: &RingsState, mv: &RingMove) -> Displacement {
        let is_on = state.is_on(mv.ring);
        let also = mv.pair.then_some(1);
        Displacement { piece: mv.ring, also, from: is_on.into(), to: (!is_on).into() }
    }

    fn with_piece(&self, state: &RingsState, piece: usize, place: Digit) -> Option<RingsState> {
        let bit = piece.checked_sub(1).filter(|bit| *bit < self.rings && place < 2)?;
        let word = state.word.clone();
        let is_so = state.is_on(piece) == (place == 1);
        Some(RingsState { rings: self.rings, word: if is_so { word } else { word.with_bit_flipped(bit) } })
    }

    fn move_of(&self, state: &RingsState, piece: usize, to: Digit) -> Option<RingMove> {
        (to == Digit::from(!state.is_on(piece))).then(|| RingMove::of(piece))
    }

    fn needs(&self, _: &RingsState, mv: &RingMove) -> Vec<Wanted> {
        if mv.pair {
            return Vec::new();
        }
        (1..mv.ring).rev().map(|ring| Wanted { piece: ring, value: (ring + 1 == mv.ring).into() }).collect()
    }

    fn line_length(&self) -> Option<Steps> {
        Some(Steps::power_of_two(self.rings))
    }

    fn place_on_line(&self, state: &RingsState) -> Option<Steps> {
        Some(state.rank())
    }

    fn state_on_line(&self, place: &Steps) -> Option<RingsState> {
        Some(self.state_of_rank(place.min(&Steps::ones(self.rings))))
    }

    fn line_weight(&self, pieces: usize) -> Option<Steps> {
        Some(Steps::power_of_two(pieces))
    }

    fn named_starts(&self) -> Vec<RingsState> {
        let last = self.with_piece(&self.goal(), self.rings, 1);
        [self.start(), self.goal()].into_iter().chain(last).collect()
    }

    fn methods(&self) -> &'static [Method] {
        if self.pair { methods::TWO_AS_ONE } else { methods::RING_BY_RING }
    }

    fn not_here(&self, method: Method) -> NotHere {
        if methods::RING_BY_RING.contains(&method) { NotHere::RingsAsOne } else { NotHere::OtherPuzzle }
    }

    fn reason(question: &Question<Self>, method: Method) -> Result<methods::Reason, NotHere> {
        methods::reason(question, method)
    }

    fn next_by(&self, reason: &methods::Reason) -> Option<RingMove> {
        methods::next_by(self, reason)
    }

    fn place_on_ruler(Question { puzzle, goal, here, .. }: &Question<Rings>) -> Option<ruler::RulerPosition> {
        (!puzzle.pair).then(|| ruler::RulerPosition::on_line(here.rank(), &goal.rank()))
    }

    fn route(&self, from: &RingsState, to: &RingsState) -> Result<RingsRoute, NoRoute> {
        if from.rings != self.rings || to.rings != self.rings {
            return Err(NoRoute::OtherPuzzle);
        }
        Ok(RingsRoute::new(*self, from.rank(), to.rank()))
    }
}

impl Named for Rings {
    const ENTRIES: &'static [Entry] =
        &[Entry { id: "rings", params: &[SIZE, PAIR, FIRST, Param::FROM, Param::TO] }];

    fn from_keys(_: &str, keys: &mut Keys) -> Option<Setup<Rings>> {
        let pair = keys.flag(&PAIR);
        let first = keys.word(&FIRST);
        let sized = sized::read(keys, Alphabet::Bits, &SIZE, keys.limit());
        let puzzle = Rings { rings: sized.pieces, pair };
        let state = |row: Vec<Digit>| puzzle.state_of_row(&row);
        let start = sized.from.map_or_else(|| puzzle.start(), state);
        let goal = match (sized.to.map(state), first) {
            (Some(goal), None) => goal,
            (Some(goal), Some(_)) => {
                keys.refuse("first", "", Problem::Excludes { other: "to" });
                goal
            }
            (None, Some(word)) => puzzle.end_reached(&start, word == 0),
            (None, None) => puzzle.goal(),
        };
        Setup::standard(puzzle).with_start(start).with_goal(goal)
    }

    fn id(&self) -> &'static str {
        "rings"
    }

    fn sizes(&self, limit: usize) -> (usize, usize) {
        (1, limit)
    }

    fn resized(&self, pieces: usize) -> Option<Rings> {
        (pieces > 0).then_some(Rings { rings: pieces, ..*self })
    }

    fn keys(&self) -> Vec<(&'static str, String)> {
        let size = (self.rings != DEFAULT_RINGS).then(|| ("n", self.rings.to_string()));
        size.into_iter().chain(self.pair.then(|| ("pair", "1".to_owned()))).collect()
    }
}

impl fmt::Display for RingsState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bit = |index| if self.word.bit(index) { '1' } else { '0' };
        let row: String = (0..self.rings).rev().map(bit).collect();
        f.pad(&row)
    }
}

impl fmt::Display for RingMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.pair { f.write_str(PAIR_MOVE) } else { write!(f, "{}", self.ring) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nine() -> Rings {
        Rings::new(9).unwrap()
    }

    #[test]
    fn states_of_other_sizes_are_rejected() {
        let eight = Rings::new(8).unwrap();
        assert_eq!(nine().play(&eight.start(), &RingMove::of(1)), Err(IllegalMove::OtherPuzzle));
        assert_eq!(nine().route(&eight.start(), &nine().goal()), Err(NoRoute::OtherPuzzle));
    }
}
