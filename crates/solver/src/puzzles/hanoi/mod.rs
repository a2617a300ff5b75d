//! The Tower of Hanoi on three to eight pegs, and on three pegs in a row or in a circle, from any state to any
//! state.
//!
//! Discs are numbered from 1, the smallest; pegs are lettered from A. One disc moves at a time, the top one
//! of its peg, and never onto a smaller one (Claus = Lucas, 1883).

mod bound;
mod classic;
mod cyclic;
pub(crate) mod frame_stewart;
mod linear;
pub mod methods;
mod plan;
mod route;
mod rule;
mod search;
mod stretch;
mod tower;
mod triangle;

use core::fmt;
use core::ops::Range;

pub use plan::Part;
pub use route::HanoiRoute;
pub use rule::{FEWEST_PEGS, MOST_PEGS, Rule};
pub use triangle::{Passage, TrianglePoint, Window};

use crate::error::{Alphabet, IllegalMove, NoRoute, ParseMoveError, ParseStateError, SizeError};
use crate::gray::Digit;
use crate::internals::keys::{Keys, Problem};
use crate::internals::layout::{Displacement, Placed};
use crate::internals::notation;
use crate::internals::params::{Entry, Param};
use crate::methods::{Heading, Method, NotHere, Question, ruler};
use crate::prelude::*;
use crate::puzzle::{Landmarks, Named, Puzzle, Setup};
use crate::sized;

const DEFAULT_DISCS: usize = 5;

const SIZE: Param = Param::size(DEFAULT_DISCS);
const PEGS: Param =
    Param::number("pegs", FEWEST_PEGS as usize, MOST_PEGS as usize, FEWEST_PEGS as usize).variant();
const RULE: Param = Param::word("rule", Rule::WORDS, 0).variant();
/// The maximum number of discs for rules under which a count cannot be read off a row of bits.
const MOST_DISCS_BY_FORMULA: usize = 100_000;

/// The Tower of Hanoi with a number of discs and a rule.
///
/// ```
/// use gros_solver::{Hanoi, Puzzle, Route, Steps};
/// let hanoi = Hanoi::new(5)?;
/// let route = hanoi.route(&hanoi.start(), &hanoi.goal())?;
/// assert_eq!(route.steps(), &Steps::from(31u32));
/// assert_eq!(route.state_at(&Steps::from(12u32)).to_string(), "ABBAA");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hanoi {
    discs: usize,
    rule: Rule,
}

/// One of the pegs, 0 the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Peg(pub u8);

/// The peg of each disc.
///
/// Prints one letter per disc, largest first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HanoiState {
    /// The peg of disc i + 1 is at i.
    pegs: Vec<u8>,
}

/// Lifts a disc and puts it on a peg.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DiscMove {
    /// The disc that moves, 1 the smallest.
    pub disc: usize,
    /// Where it goes.
    pub to: Peg,
}

impl Hanoi {
    /// Makes the puzzle with `discs` discs on three pegs.
    ///
    /// # Errors
    /// If there are no discs.
    pub fn new(discs: usize) -> Result<Hanoi, SizeError> {
        Hanoi::with_rule(discs, Rule::Classic { pegs: FEWEST_PEGS })
    }

    /// Makes the puzzle with `discs` discs under a rule.
    ///
    /// ```
    /// use gros_solver::{Hanoi, HanoiRule, Puzzle, Route, Steps};
    /// let reve = Hanoi::with_rule(8, HanoiRule::Classic { pegs: 4 })?;
    /// let route = reve.route(&reve.start(), &reve.goal())?;
    /// assert_eq!(route.steps(), &Steps::from(33u32));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If there are no discs, or not three to eight pegs.
    pub fn with_rule(discs: usize, rule: Rule) -> Result<Hanoi, SizeError> {
        if discs == 0 {
            return Err(SizeError { found: 0, least: 1, most: usize::MAX });
        }
        let (found, least, most) = (rule.pegs().into(), FEWEST_PEGS.into(), MOST_PEGS.into());
        if (least..=most).contains(&found) {
            Ok(Hanoi { discs, rule })
        } else {
            Err(SizeError { found, least, most })
        }
    }

    /// Counts the discs.
    #[must_use]
    pub fn discs(&self) -> usize {
        self.discs
    }

    /// Returns the rule.
    #[must_use]
    pub fn rule(&self) -> Rule {
        self.rule
    }

    /// Lists the pegs.
    pub fn pegs(&self) -> impl DoubleEndedIterator<Item = Peg> + use<> {
        (0..self.rule.pegs()).map(Peg)
    }

    /// Returns the state with all discs on one peg; a peg beyond the last counts as the last.
    #[must_use]
    pub fn perfect(&self, peg: Peg) -> HanoiState {
        HanoiState { pegs: vec![peg.0.min(self.rule.pegs() - 1); self.discs] }
    }

    /// Returns whether a state is one of this puzzle.
    pub(crate) fn holds(&self, state: &HanoiState) -> bool {
        state.discs() == self.discs && state.pegs.iter().all(|peg| *peg < self.rule.pegs())
    }
}

/// Returns the size of the largest disc that is on different pegs in two states; 0 if there is none.
fn largest_differing(one: &HanoiState, other: &HanoiState) -> usize {
    let pairs = one.pegs.iter().zip(&other.pegs);
    pairs.rev().position(|(one, other)| one != other).map_or(0, |above| one.discs() - above)
}

impl HanoiState {
    fn of_row<D: TryInto<u8>>(row: Vec<D>) -> HanoiState {
        HanoiState { pegs: row.into_iter().rev().map(|peg| peg.try_into().unwrap_or_default()).collect() }
    }

    /// Counts the discs.
    #[must_use]
    pub fn discs(&self) -> usize {
        self.pegs.len()
    }

    /// Returns the peg of a disc, if there is such a disc.
    #[must_use]
    pub fn peg_of(&self, disc: usize) -> Option<Peg> {
        disc.checked_sub(1).and_then(|index| self.pegs.get(index)).copied().map(Peg)
    }

    /// Returns the top disc of a peg, if there is one.
    #[must_use]
    pub fn top_of(&self, peg: Peg) -> Option<usize> {
        self.pegs.iter().position(|mine| *mine == peg.0).map(|index| index + 1)
    }

    /// Lists the discs on a peg, smallest first.
    pub fn discs_on(&self, peg: Peg) -> impl DoubleEndedIterator<Item = usize> + '_ {
        let mine = move |(_, other): &(usize, &u8)| **other == peg.0;
        self.pegs.iter().enumerate().filter(mine).map(|(index, _)| index + 1)
    }

    /// Returns the peg that all discs are on, if there is one.
    #[must_use]
    pub fn perfect_peg(&self) -> Option<Peg> {
        self.perfect_to(self.discs())
    }

    /// Returns the peg that all discs up to a size are on, if there is one.
    fn perfect_to(&self, disc: usize) -> Option<Peg> {
        let discs = self.pegs.get(..disc)?;
        let first = *discs.first()?;
        discs.iter().all(|peg| *peg == first).then_some(Peg(first))
    }
}

impl Puzzle for Hanoi {
    type State = HanoiState;
    type Move = DiscMove;
    type Route = HanoiRoute;
    type Reason = methods::Reason;

    const METHODS: &'static [Method] = methods::ALL;

    fn start(&self) -> HanoiState {
        self.perfect(Peg(0))
    }

    fn goal(&self) -> HanoiState {
        self.perfect(Peg(self.rule.pegs() - 1))
    }

    fn pieces(&self) -> usize {
        self.discs
    }

    fn parse_state(&self, text: &str) -> Result<HanoiState, ParseStateError> {
        notation::read_state(text, Alphabet::Pegs(self.rule.pegs()), self.discs).map(HanoiState::of_row)
    }

    fn parse_move(&self, text: &str) -> Result<DiscMove, ParseMoveError> {
        let plain = notation::plain(text);
        let parts = plain.split_at_checked(plain.len().saturating_sub(1));
        let disc = parts.map(|(disc, _)| disc).filter(|disc| disc.bytes().all(|byte| byte.is_ascii_digit()));
        let peg = parts.and_then(|(_, peg)| peg.bytes().next()).and_then(|letter| letter.checked_sub(b'A'));
        let pegs = peg.filter(|peg| *peg < self.rule.pegs());
        match (disc.and_then(|disc| disc.parse().ok()), pegs) {
            (Some(disc), Some(peg)) => Ok(DiscMove { disc, to: Peg(peg) }),
            _ => Err(ParseMoveError::new(text)),
        }
    }

    fn size_class(&self, mv: &DiscMove) -> u32 {
        u32::try_from(mv.disc).unwrap_or(u32::MAX)
    }

    fn legal_moves<'a>(&'a self, state: &'a HanoiState) -> impl Iterator<Item = DiscMove> + 'a {
        let pairs = self.pegs().flat_map(|from| self.pegs().map(move |to| (from, to)));
        pairs.filter_map(|(from, to)| {
            let disc = state.top_of(from)?;
            let free = self.rule.joins(from, to) && state.top_of(to).is_none_or(|on| disc < on);
            free.then_some(DiscMove { disc, to })
        })
    }

    fn play(&self, state: &HanoiState, mv: &DiscMove) -> Result<HanoiState, IllegalMove> {
        if !self.holds(state) {
            return Err(IllegalMove::OtherPuzzle);
        }
        if let Some(refusal) = self.rule.refusal(state, *mv) {
            return Err(refusal);
        }
        let mut after = state.clone();
        after.pegs[mv.disc - 1] = mv.to.0;
        Ok(after)
    }

    fn apply_to_text(&self, row: &mut Vec<u8>, mv: &DiscMove) {
        let place = self.discs.checked_sub(mv.disc).and_then(|place| row.get_mut(place));
        if let Some(symbol) = place {
            *symbol = b'A'.saturating_add(mv.to.0);
        }
    }

    fn landmarks(&self) -> Landmarks {
        Landmarks::FirstAndLast
    }

    fn layout(&self, state: &HanoiState, places: Range<usize>) -> Vec<Placed> {
        let discs = state.pegs.iter().enumerate().rev().skip(places.start).take(places.len());
        let pegs = self.rule.pegs().into();
        discs.map(|(index, peg)| Placed { piece: index + 1, place: (*peg).into(), places: pegs }).collect()
    }

    fn displacement(&self, state: &HanoiState, mv: &DiscMove) -> Displacement {
        let from = state.peg_of(mv.disc).unwrap_or(mv.to);
        Displacement::of(mv.disc, from.0.into(), mv.to.0.into())
    }

    fn with_piece(&self, state: &HanoiState, piece: usize, place: Digit) -> Option<HanoiState> {
        let peg = u8::try_from(place).ok().filter(|peg| *peg < self.rule.pegs())?;
        let mut after = state.clone();
        *after.pegs.get_mut(piece.checked_sub(1)?)? = peg;
        Some(after)
    }

    fn move_of(&self, _: &HanoiState, piece: usize, to: Digit) -> Option<DiscMove> {
        u8::try_from(to).ok().map(|peg| DiscMove { disc: piece, to: Peg(peg) })
    }

    fn stacks(&self) -> usize {
        self.rule.pegs().into()
    }

    fn top_of(&self, state: &HanoiState, place: Digit) -> Option<usize> {
        state.top_of(Peg(u8::try_from(place).ok()?))
    }

    fn named_starts(&self) -> Vec<HanoiState> {
        self.pegs().map(|peg| self.perfect(peg)).collect()
    }

    fn named_goals(&self) -> Vec<HanoiState> {
        self.named_starts()
    }

    /// With many pegs, with pegs in a row or in a circle, routes may be presumed shortest or upper bounds.
    fn may_be_unproven(&self) -> bool {
        true
    }

    fn methods(&self) -> &'static [Method] {
        methods::under(self.rule)
    }

    fn reason(question: &Question<Self>, method: Method) -> Result<methods::Reason, NotHere> {
        methods::reason(question, method)
    }

    fn next_by(&self, reason: &methods::Reason) -> Option<DiscMove> {
        methods::next_by(self, reason)
    }

    fn place_on_ruler(question: &Question<Hanoi>) -> Option<ruler::RulerPosition> {
        let way = methods::TowerWay::of(question).ok()?;
        let heading = way.next().map(|_| Heading::Up);
        Some(ruler::RulerPosition { made: way.step, heading })
    }

    fn route(&self, from: &HanoiState, to: &HanoiState) -> Result<HanoiRoute, NoRoute> {
        if !self.holds(from) || !self.holds(to) {
            return Err(NoRoute::OtherPuzzle);
        }
        Ok(HanoiRoute::new(*self, from, to))
    }
}

impl Named for Hanoi {
    const ENTRIES: &'static [Entry] =
        &[Entry { id: "hanoi", params: &[SIZE, PEGS, RULE, Param::FROM, Param::TO] }];

    fn from_keys(_: &str, keys: &mut Keys) -> Option<Setup<Hanoi>> {
        let rule = read_rule(keys);
        let most = keys.limit().min(rule.most_discs());
        let sized = sized::read(keys, Alphabet::Pegs(rule.pegs()), &SIZE, most);
        let puzzle = Hanoi { discs: sized.pieces, rule };
        let start = sized.from.map_or_else(|| puzzle.start(), HanoiState::of_row);
        let goal = sized.to.map_or_else(|| puzzle.goal(), HanoiState::of_row);
        Setup::standard(puzzle).with_start(start).with_goal(goal)
    }

    fn id(&self) -> &'static str {
        "hanoi"
    }

    fn sizes(&self, limit: usize) -> (usize, usize) {
        (1, limit.min(self.rule.most_discs()))
    }

    fn resized(&self, pieces: usize) -> Option<Hanoi> {
        Hanoi::with_rule(pieces, self.rule).ok()
    }

    fn keys(&self) -> Vec<(&'static str, String)> {
        let discs = (self.discs != DEFAULT_DISCS).then(|| ("n", self.discs.to_string()));
        let rule = match self.rule {
            Rule::Classic { pegs: FEWEST_PEGS } => None,
            Rule::Classic { pegs } => Some(("pegs", pegs.to_string())),
            Rule::Linear => Some(("rule", "linear".to_owned())),
            Rule::Cyclic => Some(("rule", "cyclic".to_owned())),
        };
        discs.into_iter().chain(rule).collect()
    }
}

/// Reads the keys `pegs` and `rule`: there are three pegs in a row and in a circle.
fn read_rule(keys: &mut Keys) -> Rule {
    let three = usize::from(FEWEST_PEGS);
    let pegs = keys.number(&PEGS);
    let rule = match keys.word(&RULE) {
        Some(1) => Rule::Linear,
        Some(2) => Rule::Cyclic,
        _ => {
            return Rule::Classic {
                pegs: pegs.and_then(|pegs| u8::try_from(pegs).ok()).unwrap_or(FEWEST_PEGS),
            };
        }
    };
    if let Some(pegs) = pegs.filter(|pegs| *pegs != three) {
        keys.refuse("pegs", &pegs.to_string(), Problem::NotBetween { least: three, most: three });
    }
    rule
}

impl fmt::Display for Peg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A'.saturating_add(self.0)))
    }
}

impl fmt::Display for HanoiState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row: Vec<u8> = self.pegs.iter().rev().copied().collect();
        f.pad(&Alphabet::Pegs(MOST_PEGS).write(&row))
    }
}

impl fmt::Display for DiscMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.disc, self.to)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn state(text: &str) -> HanoiState {
        Hanoi::new(text.len()).unwrap().parse_state(text).unwrap()
    }

    fn refused(state_text: &str, mv: &str) -> IllegalMove {
        let hanoi = Hanoi::new(state_text.len()).unwrap();
        hanoi.play(&state(state_text), &hanoi.parse_move(mv).unwrap()).unwrap_err()
    }

    #[test]
    fn a_refusal_names_the_disc_in_the_way() {
        assert_eq!(refused("AAA", "2B"), IllegalMove::DiscCovered { disc: 2, by: 1 });
        assert_eq!(refused("AAB", "2B"), IllegalMove::DiscTooLarge { disc: 2, on: 1 });
        assert_eq!(refused("AAB", "1B"), IllegalMove::SamePeg { disc: 1 });
        assert_eq!(refused("AAB", "4C"), IllegalMove::NoSuchPiece { piece: 4, pieces: 3 });
    }

    #[test]
    fn each_rule_has_a_refusal_of_its_own() {
        let refused = |rule, row: &str, mv: &str| {
            let hanoi = Hanoi::with_rule(row.len(), rule).unwrap();
            hanoi.play(&state(row), &hanoi.parse_move(mv).unwrap()).unwrap_err()
        };
        assert_eq!(refused(Rule::Linear, "AA", "1C"), IllegalMove::NotNeighbours { disc: 1 });
        assert_eq!(refused(Rule::Cyclic, "AA", "1C"), IllegalMove::NotClockwise { disc: 1 });
        assert_eq!(refused(Rule::Cyclic, "AB", "2B"), IllegalMove::DiscTooLarge { disc: 2, on: 1 });
        let four = Hanoi::with_rule(1, Rule::Classic { pegs: 4 }).unwrap();
        assert_eq!(four.parse_move("1D").map(|mv| mv.to_string()), Ok("1D".to_owned()));
        assert_eq!(
            Hanoi::new(1).unwrap().play(&four.goal(), &DiscMove { disc: 1, to: Peg(0) }),
            Err(IllegalMove::OtherPuzzle)
        );
    }

    #[test]
    fn only_three_to_eight_pegs() {
        for pegs in [0, 2, 9, 255] {
            assert!(Hanoi::with_rule(3, Rule::Classic { pegs }).is_err());
        }
    }

    #[test]
    fn moves_are_read_as_they_are_written() {
        let hanoi = Hanoi::new(12).unwrap();
        for text in ["1A", "12C"] {
            assert_eq!(hanoi.parse_move(text).map(|mv| mv.to_string()), Ok(text.to_owned()));
        }
        assert_eq!(hanoi.parse_move("１ c").map(|mv| mv.to_string()), Ok("1C".to_owned()));
        for bad in ["", "A", "1", "1D", "-1A", "A1", "1é"] {
            assert_eq!(hanoi.parse_move(bad), Err(ParseMoveError::new(bad)), "{bad:?}");
        }
    }

    #[test]
    fn one_letter_is_a_perfect_state() {
        assert_eq!(Hanoi::new(4).unwrap().parse_state("b"), Ok(state("BBBB")));
    }
}
