//! The Hexadecimal Puzzle: eight bars and a key of four (Keister, US patent 3,637,216, 1972).
//!
//! Bars are numbered from 1, the leftmost; each is up or down. A bar can tip only when the four bars before it, if
//! there are that many, match the key, and all bars before those are down. The 256 states of a setting are searched.

pub mod methods;

use core::fmt;
use core::ops::Range;

use crate::error::{Alphabet, IllegalMove, NoRoute, ParseMoveError, ParseStateError};
use crate::gray::Digit;
use crate::internals::keys::Keys;
use crate::internals::layout::{Displacement, Placed};
use crate::internals::notation;
use crate::internals::params::{Entry, Param};
use crate::methods::{Method, NotHere, Question};
use crate::pieces::{PieceMove, Wanted};
use crate::prelude::*;
use crate::puzzle::{Landmarks, Named, Puzzle, Setup};
use crate::route::{Branch, Route};
use crate::search::{SearchedRoute, search};
use crate::steps::Steps;

const BARS: usize = 8;
const KEY_LENGTH: usize = 4;
const DEFAULT_SETTING: usize = 0b1110;

const KEY: Param = Param::word("key", Hexadecimal::SETTINGS, DEFAULT_SETTING);

/// The puzzle with one of its sixteen keys.
///
/// ```
/// use gros_solver::{Hexadecimal, Puzzle, Route, Steps};
/// let puzzle = Hexadecimal::new("1110").ok_or("no setting")?;
/// let route = puzzle.route(&puzzle.start(), &puzzle.goal())?;
/// assert_eq!(route.steps(), &Steps::from(170u32));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hexadecimal {
    /// An index into [`Hexadecimal::SETTINGS`]; its bits are the key.
    setting: usize,
}

/// Which bars are down.
///
/// Prints bar 1 first, `0` up and `1` down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HexadecimalState {
    puzzle: Hexadecimal,
    bars: [bool; BARS],
}

impl Hexadecimal {
    /// All settings of the key, written from the first bar to the fourth.
    pub const SETTINGS: &'static [&'static str] = &[
        "0000", "0001", "0010", "0011", "0100", "0101", "0110", "0111", "1000", "1001", "1010", "1011",
        "1100", "1101", "1110", "1111",
    ];

    /// Makes the puzzle with a key such as `1110`; none if it is not a valid key.
    #[must_use]
    pub fn new(key: &str) -> Option<Hexadecimal> {
        let setting = Hexadecimal::SETTINGS.iter().position(|setting| *setting == key)?;
        Some(Hexadecimal { setting })
    }

    /// Returns the key, from the first bar to the fourth.
    #[must_use]
    pub fn key(&self) -> &'static str {
        Hexadecimal::SETTINGS.get(self.setting).copied().unwrap_or_default()
    }

    /// Counts the bars.
    #[must_use]
    pub fn bars(&self) -> usize {
        BARS
    }

    fn all(&self, down: bool) -> HexadecimalState {
        HexadecimalState { puzzle: *self, bars: [down; BARS] }
    }

    /// Returns whether a bar before the one at `index` must be down, rather than up, for that one to tip.
    fn wants_down(&self, before: usize, index: usize) -> bool {
        match (before + KEY_LENGTH).checked_sub(index) {
            // The last bit of the setting is for the key's fourth bar, the nearest one.
            Some(place) => self.setting >> (KEY_LENGTH - 1 - place) & 1 == 1,
            None => true,
        }
    }

    fn refusal(&self, state: &HexadecimalState, mv: PieceMove) -> Option<IllegalMove> {
        let PieceMove { piece, to } = mv;
        let Some(index) = piece.checked_sub(1).filter(|index| *index < BARS) else {
            return Some(IllegalMove::NoSuchPiece { piece, pieces: BARS });
        };
        if to > 1 {
            return Some(IllegalMove::NoSuchValue { piece, value: to, most: 1 });
        }
        if Digit::from(state.bars[index]) == to {
            return Some(IllegalMove::SameValue { piece });
        }
        let mut wanted = self.needs(state, &mv);
        wanted.retain(|wanted| state.is_down(wanted.piece) != (wanted.value == 1));
        let held = !wanted.is_empty();
        held.then_some(IllegalMove::PieceHeld { piece, from: 1 - to, to, wanted })
    }
}

impl HexadecimalState {
    /// Returns the puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &Hexadecimal {
        &self.puzzle
    }

    /// Returns whether a bar is down; a bar that does not exist is up.
    #[must_use]
    pub fn is_down(&self, bar: usize) -> bool {
        bar.checked_sub(1).and_then(|index| self.bars.get(index)).copied().unwrap_or(false)
    }

    /// Lists the bars with their places, bar 1 first.
    pub fn pieces(&self) -> impl Iterator<Item = (usize, Digit)> + '_ {
        (1..=BARS).map(|bar| (bar, self.is_down(bar).into()))
    }
}

impl Puzzle for Hexadecimal {
    type State = HexadecimalState;
    type Move = PieceMove;
    type Route = SearchedRoute<Hexadecimal>;
    type Reason = methods::Reason;

    const METHODS: &'static [Method] = methods::ALL;

    fn start(&self) -> HexadecimalState {
        self.all(false)
    }

    fn goal(&self) -> HexadecimalState {
        self.all(true)
    }

    fn pieces(&self) -> usize {
        BARS
    }

    fn parse_state(&self, text: &str) -> Result<HexadecimalState, ParseStateError> {
        let row = notation::read_state(text, Alphabet::Bits, BARS)?;
        let mut state = self.start();
        for (bar, value) in state.bars.iter_mut().zip(row) {
            *bar = value == 1;
        }
        Ok(state)
    }

    fn parse_move(&self, text: &str) -> Result<PieceMove, ParseMoveError> {
        PieceMove::parse(text)
    }

    fn size_class(&self, mv: &PieceMove) -> u32 {
        u32::try_from(mv.piece).unwrap_or(u32::MAX)
    }

    fn legal_moves<'a>(&'a self, state: &'a HexadecimalState) -> impl Iterator<Item = PieceMove> + 'a {
        let tilts = state.pieces().map(|(piece, place)| PieceMove { piece, to: 1 - place });
        tilts.filter(|mv| self.refusal(state, *mv).is_none())
    }

    fn play(&self, state: &HexadecimalState, mv: &PieceMove) -> Result<HexadecimalState, IllegalMove> {
        if state.puzzle != *self {
            return Err(IllegalMove::OtherPuzzle);
        }
        if let Some(refusal) = self.refusal(state, *mv) {
            return Err(refusal);
        }
        let mut after = *state;
        if let Some(bar) = mv.piece.checked_sub(1).and_then(|index| after.bars.get_mut(index)) {
            *bar = !*bar;
        }
        Ok(after)
    }

    fn apply_to_text(&self, row: &mut Vec<u8>, mv: &PieceMove) {
        if let Some(place) = BARS.checked_sub(mv.piece) {
            notation::write_digit_at(row, place, mv.to, 2);
        }
    }

    fn landmarks(&self) -> Landmarks {
        Landmarks::FirstAndLast
    }

    fn layout(&self, state: &HexadecimalState, places: Range<usize>) -> Vec<Placed> {
        let placed = |(piece, place)| Placed { piece, place, places: 2 };
        state.pieces().skip(places.start).take(places.len()).map(placed).collect()
    }

    fn displacement(&self, state: &HexadecimalState, mv: &PieceMove) -> Displacement {
        Displacement::of(mv.piece, state.is_down(mv.piece).into(), mv.to)
    }

    fn with_piece(&self, state: &HexadecimalState, piece: usize, place: Digit) -> Option<HexadecimalState> {
        let mut after = *state;
        *after.bars.get_mut(piece.checked_sub(1)?).filter(|_| place < 2)? = place == 1;
        Some(after)
    }

    fn move_of(&self, _: &HexadecimalState, piece: usize, to: Digit) -> Option<PieceMove> {
        Some(PieceMove { piece, to })
    }

    /// ```
    /// use gros_solver::{Hexadecimal, PieceMove, Puzzle};
    /// use gros_solver::internals::Wanted;
    /// let puzzle = Hexadecimal::new("1110").ok_or("no setting")?;
    /// let needs = puzzle.needs(&puzzle.start(), &PieceMove { piece: 3, to: 1 });
    /// assert_eq!(needs, [Wanted { piece: 2, value: 0 }, Wanted { piece: 1, value: 1 }]);
    /// # Ok::<(), &str>(())
    /// ```
    fn needs(&self, _: &HexadecimalState, mv: &PieceMove) -> Vec<Wanted> {
        let index = mv.piece.saturating_sub(1).min(BARS);
        let wanted =
            |before: usize| Wanted { piece: before + 1, value: self.wants_down(before, index).into() };
        (0..index).rev().map(wanted).collect()
    }

    fn reason(question: &Question<Self>, method: Method) -> Result<methods::Reason, NotHere> {
        methods::reason(question, method)
    }

    fn next_by(&self, reason: &methods::Reason) -> Option<PieceMove> {
        methods::next_by(self, reason)
    }

    /// Dead ends beyond the goal are left out.
    ///
    /// ```
    /// use gros_solver::{Hexadecimal, Puzzle};
    /// let ends = |key| Hexadecimal::new(key).map(|puzzle| puzzle.branches(&puzzle.start(), &puzzle.goal()));
    /// // All states of this setting form a line, which only continues beyond the start.
    /// assert!(ends("1110").is_some_and(|branches| branches.iter().all(|branch| branch.leaves_at.is_zero())));
    /// assert!(ends("1011").is_some_and(|branches| branches.len() > 2));
    /// ```
    fn branches(&self, from: &HexadecimalState, to: &HexadecimalState) -> Vec<Branch> {
        let Ok(route) = self.route(from, to) else { return Vec::new() };
        let mut way = vec![*from];
        for mv in route.moves(&Steps::ZERO, route.steps()) {
            way.extend(way.last().and_then(|state| self.play(state, &mv).ok()));
        }
        let mut seen = way.clone();
        way.pop();
        let mut found = Vec::new();
        for (step, state) in way.into_iter().enumerate() {
            let (mut layer, mut depth) = (vec![state], 0usize);
            loop {
                let moves =
                    layer.iter().flat_map(|state| self.legal_moves(state).map(move |mv| (*state, mv)));
                let mut next: Vec<HexadecimalState> =
                    moves.filter_map(|(state, mv)| self.play(&state, &mv).ok()).collect();
                next.retain(|state| !seen.contains(state));
                if next.is_empty() {
                    break;
                }
                seen.extend(&next);
                (layer, depth) = (next, depth + 1);
            }
            if depth > 0 {
                found.push(Branch { leaves_at: step.into(), depth: depth.into() });
            }
        }
        found
    }

    fn route(
        &self,
        from: &HexadecimalState,
        to: &HexadecimalState,
    ) -> Result<SearchedRoute<Hexadecimal>, NoRoute> {
        if from.puzzle != *self || to.puzzle != *self {
            return Err(NoRoute::OtherPuzzle);
        }
        search(self, from, |state| state == to)
    }
}

impl Named for Hexadecimal {
    const ENTRIES: &'static [Entry] = &[Entry { id: "hexadecimal", params: &[KEY, Param::FROM, Param::TO] }];

    fn from_keys(_: &str, keys: &mut Keys) -> Option<Setup<Hexadecimal>> {
        let setting = keys.word(&KEY).unwrap_or(DEFAULT_SETTING);
        let puzzle = Hexadecimal { setting };
        let (start, goal) = (keys.take_state("from", &puzzle), keys.take_state("to", &puzzle));
        let (start, goal) = (start.unwrap_or_else(|| puzzle.start()), goal.unwrap_or_else(|| puzzle.goal()));
        Setup::standard(puzzle).with_start(start).with_goal(goal)
    }

    fn id(&self) -> &'static str {
        "hexadecimal"
    }

    fn sizes(&self, _: usize) -> (usize, usize) {
        (BARS, BARS)
    }

    fn resized(&self, _: usize) -> Option<Hexadecimal> {
        None
    }

    fn keys(&self) -> Vec<(&'static str, String)> {
        Vec::from_iter((self.setting != DEFAULT_SETTING).then(|| ("key", self.key().to_owned())))
    }
}

impl fmt::Display for HexadecimalState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&notation::write_digits(self.bars.iter().map(|down| Digit::from(*down)), 2))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    /// In a tree, a state is off a route by half the extra length of the route through it.
    #[test]
    fn dead_ends_are_as_deep_as_their_furthest_state() {
        for key in ["1011", "0000", "0110", "1110"] {
            let puzzle = Hexadecimal::new(key).unwrap();
            let (start, goal) = (puzzle.start(), puzzle.goal());
            let far = |from: &HexadecimalState, to: &HexadecimalState| {
                puzzle.route(from, to).ok().map(|route| route.steps().to_u64().unwrap())
            };
            let steps = far(&start, &goal).unwrap();
            let mut deepest = BTreeMap::new();
            for state in 0..256u32 {
                let state = puzzle.parse_state(&format!("{state:08b}")).unwrap();
                let Some((made, to_go)) = far(&start, &state).zip(far(&state, &goal)) else { continue };
                let off = (made + to_go - steps) / 2;
                if off > 0 && made - off < steps {
                    let depth = deepest.entry(made - off).or_insert(0);
                    *depth = off.max(*depth);
                }
            }
            let found = puzzle.branches(&start, &goal);
            let found: Vec<(u64, u64)> = found
                .iter()
                .map(|branch| (branch.leaves_at.to_u64().unwrap(), branch.depth.to_u64().unwrap()))
                .collect();
            assert_eq!(found, deepest.into_iter().collect::<Vec<_>>(), "{key}");
        }
    }
}
