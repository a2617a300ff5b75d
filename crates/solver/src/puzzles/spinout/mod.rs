//! Spin-Out whose dials can also be turned outside its case: a model of the shortcut that takes 49 moves.
//!
//! The dials sit on a slide; dial 1 leaves the case first. A dial is upright or points its lobe to the left or to the
//! right. At shift t of the slide, dial k is at place t − (k − 1): place 0 is the gap, in which a dial can turn, places
//! 2 and 3 are too narrow for an upright dial, and places from 4 on are outside, where any dial can turn. A dial can
//! turn only while no neighbour points its lobe at it, and dial 1 can never point to the right. Moving the slide is
//! free, a turn is a move, and the puzzle is solved once all dials are outside. The published 85 turns follow from
//! turns at the gap alone; the model was found by searching for one that also takes the published 49 (jaapsch.net,
//! spinout).

pub mod methods;
mod slide;

use core::fmt;
use core::ops::Range;

use crate::error::{Alphabet, IllegalMove, NoRoute, ParseMoveError, ParseStateError, SizeError};
use crate::gray::Digit;
use crate::internals::keys::{Keys, Problem};
use crate::internals::layout::{Displacement, Placed};
use crate::internals::notation;
use crate::internals::params::{Entry, Param};
use crate::methods::{Method, NotHere, Question};
use crate::prelude::*;
use crate::puzzle::{Landmarks, Named, Puzzle, Setup};
use crate::search::{SearchedRoute, search};
pub use slide::Facing;
use slide::{MOST_DIALS, Slide, outside};

pub(super) const DEFAULT_DIALS: usize = 7;

pub(super) const SIZE: Param = Param::size(DEFAULT_DIALS);
pub(super) const OUTSIDE: Param = Param::flag("outside").variant();
/// How many moves it takes to make a random state.
const RANDOM_MOVES: usize = 100;
/// The notation for the goal, which is any state with all dials outside.
const OUT: &str = "OUT";

/// Spin-Out with a number of dials, which can be turned outside the case.
///
/// ```
/// use gros_solver::{Puzzle, Route, SpinOut, Steps};
/// let dials = SpinOut::new(7)?;
/// let route = dials.route(&dials.start(), &dials.goal())?;
/// assert_eq!(route.steps(), &Steps::from(49u32));
/// // First the far end of the line, then four turns outside, two at the gap, and the last dial.
/// assert_eq!(route.state_at(&Steps::from(42u32)).to_string(), "ULLLLLL@0");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpinOut {
    dials: usize,
}

/// The directions of the dials, and where the slide is.
///
/// Prints a letter for each dial, dial 1 last, and after `@` the smallest shift that the slide can reach: `ULLLLLL@0`.
/// The goal, any state with all dials outside, prints as `OUT`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SpinOutState {
    puzzle: SpinOut,
    /// None for the goal.
    slide: Option<Slide>,
}

/// Turns one dial.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DialMove {
    /// The number of the dial, 1 the first to leave the case.
    pub dial: usize,
    /// The direction in which it faces afterwards.
    pub to: Facing,
    /// Whether it is turned outside the case rather than at the gap.
    pub outside: bool,
}

impl SpinOut {
    /// Makes the puzzle with a number of dials.
    ///
    /// # Errors
    /// If there are not 1 to 9 dials, since the states are searched.
    pub fn new(dials: usize) -> Result<SpinOut, SizeError> {
        if (1..=MOST_DIALS).contains(&dials) {
            Ok(SpinOut { dials })
        } else {
            Err(SizeError { found: dials, least: 1, most: MOST_DIALS })
        }
    }

    /// Counts the dials.
    #[must_use]
    pub fn dials(&self) -> usize {
        self.dials
    }

    fn state(self, slide: Slide) -> SpinOutState {
        SpinOutState { puzzle: self, slide: Some(slide) }
    }

    fn turn(&self, slide: &Slide, mv: DialMove) -> Result<Slide, IllegalMove> {
        let DialMove { dial, to, outside } = mv;
        let from = slide.facing(dial).ok_or(IllegalMove::NoSuchPiece { piece: dial, pieces: self.dials })?;
        if from == to {
            return Err(IllegalMove::SameValue { piece: dial });
        }
        if dial == 1 && to == Facing::Right {
            return Err(IllegalMove::LobeOut);
        }
        let Some(shift) = slide.shift_to_turn(dial, outside) else {
            return Err(IllegalMove::SlideStops { dial, outside, by: slide.in_the_way_of(dial, outside) });
        };
        let by: Vec<usize> = slide.pointing_at(dial).collect();
        if by.is_empty() {
            Ok(slide.turned(dial, to).set_free(shift))
        } else {
            Err(IllegalMove::LobeInTheWay { dial, by })
        }
    }
}

impl SpinOutState {
    /// Returns the puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &SpinOut {
        &self.puzzle
    }

    /// Returns the direction of a dial; none if there is no such dial, or for the goal.
    #[must_use]
    pub fn facing(&self, dial: usize) -> Option<Facing> {
        self.slide.and_then(|slide| slide.facing(dial))
    }

    /// Returns the smallest and the largest shift that the slide can reach; none for the goal.
    #[must_use]
    pub fn shifts(&self) -> Option<(usize, usize)> {
        self.slide.map(|slide| slide.shifts())
    }

    /// Returns whether this is the goal, which stands for any state with all dials outside.
    #[must_use]
    pub fn is_goal(&self) -> bool {
        self.slide.is_none()
    }

    /// Returns whether all dials are outside or can be pulled there.
    #[must_use]
    pub fn is_out(&self) -> bool {
        self.slide.is_none_or(|slide| slide.is_out())
    }

    /// Lists the dials with their directions, as [`Facing::value`], dial 1 last; none for the goal.
    pub fn pieces(&self) -> impl Iterator<Item = (usize, Digit)> + '_ {
        let dials = (1..=self.puzzle.dials).rev();
        dials.filter_map(|dial| Some((dial, self.facing(dial)?.value())))
    }
}

impl Puzzle for SpinOut {
    type State = SpinOutState;
    type Move = DialMove;
    type Route = SearchedRoute<SpinOut>;
    type Reason = methods::Reason;

    const METHODS: &'static [Method] = methods::ALL;

    fn start(&self) -> SpinOutState {
        self.state(Slide::of_row(self.dials, &[1; MOST_DIALS]).set_free(0))
    }

    /// Returns the goal, which stands for any state with all dials outside.
    fn goal(&self) -> SpinOutState {
        SpinOutState { puzzle: *self, slide: None }
    }

    fn pieces(&self) -> usize {
        self.dials
    }

    fn parse_state(&self, text: &str) -> Result<SpinOutState, ParseStateError> {
        let text = notation::plain(text);
        if text == OUT {
            return Ok(self.goal());
        }
        let (letters, shift) = text.split_once('@').unwrap_or((&text, ""));
        let row = notation::read_state(letters, Alphabet::Dials, self.dials)?;
        let most = outside(self.dials);
        let is_plain = shift.bytes().all(|byte| byte.is_ascii_digit());
        let shift = shift.parse().ok().filter(|shift| is_plain && *shift <= most);
        let (slide, shift) = (Slide::of_row(self.dials, &row), shift.ok_or(ParseStateError::Shift { most })?);
        match slide.jammed(shift) {
            Some(dial) => Err(ParseStateError::Jammed { dial }),
            None => Ok(self.state(slide.set_free(shift))),
        }
    }

    fn parse_move(&self, text: &str) -> Result<DialMove, ParseMoveError> {
        let plain = notation::plain(text);
        let found = plain.split_once('-').and_then(|(dial, to)| {
            let (to, outside) = to.strip_suffix('*').map_or((to, false), |to| (to, true));
            let to = Facing::ALL.into_iter().find(|facing| to.chars().eq([facing.letter()]))?;
            let is_plain = dial.bytes().all(|byte| byte.is_ascii_digit());
            Some(DialMove { dial: dial.parse().ok().filter(|_| is_plain)?, to, outside })
        });
        found.ok_or_else(|| ParseMoveError::new(text))
    }

    fn size_class(&self, mv: &DialMove) -> u32 {
        u32::try_from(mv.dial).unwrap_or(u32::MAX)
    }

    fn legal_moves<'a>(&'a self, state: &'a SpinOutState) -> impl Iterator<Item = DialMove> + 'a {
        let turns = (1..=self.dials).flat_map(|dial| {
            let of_dial = move |outside| Facing::ALL.map(|to| DialMove { dial, to, outside });
            [false, true].into_iter().flat_map(of_dial)
        });
        turns.filter(|mv| state.slide.is_some_and(|slide| self.turn(&slide, *mv).is_ok()))
    }

    fn play(&self, state: &SpinOutState, mv: &DialMove) -> Result<SpinOutState, IllegalMove> {
        match state.slide.filter(|_| state.puzzle == *self) {
            Some(slide) => self.turn(&slide, *mv).map(|slide| self.state(slide)),
            None => Err(IllegalMove::OtherPuzzle),
        }
    }

    fn apply_to_text(&self, row: &mut Vec<u8>, mv: &DialMove) {
        let state = core::str::from_utf8(row).ok().and_then(|text| self.parse_state(text).ok());
        if let Some(after) = state.and_then(|state| self.play(&state, mv).ok()) {
            *row = after.to_string().into_bytes();
        }
    }

    fn landmarks(&self) -> Landmarks {
        Landmarks::FirstAndLast
    }

    fn layout(&self, state: &SpinOutState, places: Range<usize>) -> Vec<Placed> {
        let placed = |(piece, place)| Placed { piece, place, places: 3 };
        state.pieces().skip(places.start).take(places.len()).map(placed).collect()
    }

    fn displacement(&self, state: &SpinOutState, mv: &DialMove) -> Displacement {
        let from = state.facing(mv.dial).unwrap_or(mv.to);
        Displacement::of(mv.dial, from.value(), mv.to.value())
    }

    /// The slide stays where it was, if the dials can face that way there.
    fn with_piece(&self, state: &SpinOutState, piece: usize, place: Digit) -> Option<SpinOutState> {
        let (slide, to) = (state.slide?, Facing::ALL.into_iter().find(|facing| facing.value() == place)?);
        let (dial, shift) = (slide.facing(piece)?, slide.shifts().0);
        let turned = if dial == to { slide } else { slide.turned(piece, to) };
        turned.jammed(shift).is_none().then(|| self.state(turned.set_free(shift)))
    }

    fn named_starts(&self) -> Vec<SpinOutState> {
        vec![self.start()]
    }

    fn accepts_goal(&self, goal: &SpinOutState) -> bool {
        *goal == self.goal()
    }

    fn named_goals(&self) -> Vec<SpinOutState> {
        vec![self.goal()]
    }

    /// Not every row of dials can be reached, so the state is made by moves.
    fn random_state(&self, throw: &mut dyn FnMut(usize) -> usize) -> Option<SpinOutState> {
        (0..RANDOM_MOVES).try_fold(self.start(), |state, _| {
            let legal: Vec<DialMove> = self.legal_moves(&state).collect();
            self.play(&state, legal.get(throw(legal.len()))?).ok()
        })
    }

    /// The turn at the gap, unless only the one outside the case is legal.
    fn move_of(&self, state: &SpinOutState, piece: usize, to: Digit) -> Option<DialMove> {
        let to = Facing::ALL.into_iter().find(|facing| facing.value() == to)?;
        let turn = |outside| DialMove { dial: piece, to, outside };
        let is_legal = |mv: &DialMove| self.play(state, mv).is_ok();
        Some([turn(false), turn(true)].into_iter().find(is_legal).unwrap_or(turn(false)))
    }

    fn reason(question: &Question<Self>, method: Method) -> Result<methods::Reason, NotHere> {
        methods::reason(question, method)
    }

    fn next_by(&self, reason: &methods::Reason) -> Option<DialMove> {
        methods::next_by(self, reason)
    }

    /// Finds a shortest route; to the goal, one to the nearest state with all dials outside.
    fn route(&self, from: &SpinOutState, to: &SpinOutState) -> Result<SearchedRoute<SpinOut>, NoRoute> {
        if from.puzzle != *self || to.puzzle != *self || from.slide.is_none() {
            return Err(NoRoute::OtherPuzzle);
        }
        match to.slide {
            Some(_) => search(self, from, |state| state == to),
            None => search(self, from, SpinOutState::is_out),
        }
    }
}

impl Named for SpinOut {
    const ENTRIES: &'static [Entry] = &[Entry { id: "spinout", params: &[SIZE, OUTSIDE, Param::FROM] }];

    fn from_keys(_: &str, keys: &mut Keys) -> Option<Setup<SpinOut>> {
        keys.take_if(OUTSIDE.key, "1")?;
        let asked = keys.take_number(SIZE.key, 1, MOST_DIALS);
        let from = keys.take("from");
        let row =
            |text: &String| notation::read_row(text.split('@').next()?, Alphabet::Dials, MOST_DIALS).ok();
        let dials = asked.or(from.as_ref().and_then(row).map(|row| row.len())).unwrap_or(DEFAULT_DIALS);
        let puzzle = SpinOut { dials };
        let start = from.and_then(|text| puzzle.read_start(keys, &text)).unwrap_or_else(|| puzzle.start());
        if let Some(text) = keys.take("to") {
            keys.refuse("to", &text, Problem::Excludes { other: "outside" });
        }
        Some(Setup::standard(puzzle).with_start(start))
    }

    fn id(&self) -> &'static str {
        "spinout"
    }

    fn sizes(&self, limit: usize) -> (usize, usize) {
        (1, limit.min(MOST_DIALS))
    }

    fn resized(&self, pieces: usize) -> Option<SpinOut> {
        SpinOut::new(pieces).ok()
    }

    fn keys(&self) -> Vec<(&'static str, String)> {
        let size = (self.dials != DEFAULT_DIALS).then(|| ("n", self.dials.to_string()));
        size.into_iter().chain([("outside", "1".to_owned())]).collect()
    }
}

impl SpinOut {
    /// Reads a state from which the dials can be brought out.
    fn read_start(&self, keys: &mut Keys, text: &str) -> Option<SpinOutState> {
        let found = self.parse_state(text).map_err(Problem::State).and_then(|state| {
            let leads_out = self.route(&state, &self.goal()).is_ok();
            if leads_out { Ok(state) } else { Err(Problem::NoWay) }
        });
        found.map_err(|problem| keys.refuse("from", text, problem)).ok()
    }
}

impl fmt::Display for SpinOutState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Some(slide) = self.slide else { return f.pad(OUT) };
        let letters: String = slide.facings().iter().rev().map(|facing| facing.letter()).collect();
        f.pad(&format!("{letters}@{}", slide.shifts().0))
    }
}

impl fmt::Display for DialMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = if self.outside { "*" } else { "" };
        write!(f, "{}-{}{place}", self.dial, self.to.letter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn three() -> SpinOut {
        SpinOut::new(3).unwrap()
    }

    fn refused(state: &str, mv: &str) -> IllegalMove {
        three().play(&three().parse_state(state).unwrap(), &three().parse_move(mv).unwrap()).unwrap_err()
    }

    #[test]
    fn a_refusal_names_the_dials_in_the_way() {
        let stops = |dial, outside, by: &[usize]| IllegalMove::SlideStops { dial, outside, by: by.to_vec() };
        assert_eq!(refused("UUU@0", "3-L"), stops(3, false, &[1]));
        assert_eq!(refused("UUU@0", "1-L*"), stops(1, true, &[1]));
        assert_eq!(refused("UUU@6", "1-L"), stops(1, false, &[3]));
        assert_eq!(refused("LUL@0", "1-U*"), stops(1, true, &[2]));
        assert_eq!(refused("UUL@0", "2-L"), IllegalMove::LobeInTheWay { dial: 2, by: vec![1] });
        assert_eq!(refused("RRU@0", "1-L"), IllegalMove::LobeInTheWay { dial: 1, by: vec![2] });
        assert_eq!(refused("UUU@0", "1-R"), IllegalMove::LobeOut);
        assert_eq!(refused("UUU@0", "1-U"), IllegalMove::SameValue { piece: 1 });
        assert_eq!(refused("UUU@0", "4-L"), IllegalMove::NoSuchPiece { piece: 4, pieces: 3 });
        assert_eq!(
            three().play(&three().goal(), &three().parse_move("1-L").unwrap()),
            Err(IllegalMove::OtherPuzzle)
        );
    }

    #[test]
    fn a_state_is_written_with_the_smallest_shift() {
        let read = |text: &str| three().parse_state(text).map(|state| state.to_string());
        assert_eq!(read("LLL@6"), Ok("LLL@0".to_owned()));
        assert_eq!(read("l*3.@ 6"), Ok("LLL@0".to_owned()));
        assert_eq!(read("LLU@5"), Ok("LLU@4".to_owned()));
        assert_eq!(read("out"), Ok("OUT".to_owned()));
        for text in ["LLL", "LLL@", "LLL@7", "LLL@+1", "LLL@1@1"] {
            assert_eq!(read(text), Err(ParseStateError::Shift { most: 6 }), "{text}");
        }
        for (text, dial) in [("LLR@0", 1), ("LRL@0", 1), ("ULU@2", 1), ("ULU@4", 3)] {
            assert_eq!(read(text), Err(ParseStateError::Jammed { dial }), "{text}");
        }
        let wrong = ParseStateError::Symbol { place: 2, found: 'x', allowed: Alphabet::Dials };
        assert_eq!(
            read("LxL@0").map_err(|error| error.to_string()),
            Err(wrong.to_string().replace('x', "X"))
        );
    }

    #[test]
    fn invalid_sizes() {
        assert_eq!(SpinOut::new(0), Err(SizeError { found: 0, least: 1, most: 9 }));
        assert_eq!(SpinOut::new(10), Err(SizeError { found: 10, least: 1, most: 9 }));
    }
}
