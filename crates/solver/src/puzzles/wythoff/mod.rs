//! Wythoff's game: players take turns removing stones from two piles; whoever takes the last one wins.
//!
//! A move takes any number from one pile or the same number from both (Wythoff, 1907). Under the rule of Nim it takes
//! from one pile only (Bouton, 1901). A route is a line of play, since a game has no shortest route.

mod cold;
mod field;
mod line;
pub mod methods;
mod table;

use core::fmt;
use core::ops::Range;

pub use cold::{cold, is_cold, partner, winning_moves};
pub use field::Field;
pub use line::LineOfPlay;
pub use table::{ColdTable, GrundyTable, MOST_GRUNDY};

use crate::error::{IllegalMove, NoRoute, ParseMoveError, ParseStateError};
use crate::gray::Digit;
use crate::internals::keys::{Keys, Problem};
use crate::internals::layout::{Displacement, GamePosition, Placed};
use crate::internals::notation;
use crate::internals::params::{Entry, Param};
use crate::methods::{Method, NotHere, Question};
use crate::prelude::*;
use crate::puzzle::{Landmarks, Named, Puzzle, Setup};
use crate::steps::Steps;

/// The maximum number of moves in a line of play.
pub const MOST_MOVES: u32 = 1_000;
/// The maximum number of digits in a pile.
const MOST_DIGITS: usize = 1_000_000;
/// The maximum number of stones in a random pile.
const MOST_RANDOM: usize = 40;
const DEFAULT_PILES: [u32; 2] = [14, 20];

const PILES: Param = Param::piles(DEFAULT_PILES);
const POLICY: Param = Param::word("policy", Policy::WORDS, 0);
const RULE: Param = Param::word("rule", Rule::WORDS, 0).variant();

/// The game from two piles, with the policy of the side that can win.
///
/// ```
/// use gros_solver::{Puzzle, Route, Wythoff};
/// let game = Wythoff::new(14u32.into(), 20u32.into());
/// let line = game.route(&game.start(), &game.goal())?;
/// assert_eq!(line.state_at(&1u32.into()).to_string(), "9,15");
/// assert!(game.is_cold(&line.state_at(&1u32.into())));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wythoff {
    piles: Piles,
    rule: Rule,
    policy: Policy,
}

/// Two piles; prints as `5,3`, the left pile first.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piles {
    /// The stones in the left pile.
    pub left: Steps,
    /// The stones in the right pile.
    pub right: Steps,
}

/// Leaves a position, and prints as that position.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WythoffMove {
    /// The position to leave.
    pub to: Piles,
}

/// The rule that says which stones can be taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Rule {
    /// Any number from one pile, or the same number from both.
    #[default]
    Wythoff,
    /// Any number from one pile.
    Nim,
}

/// How the side that can win moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Policy {
    /// It leaves the cold position with the fewest stones, so that the game ends soon.
    #[default]
    Soon,
    /// It leaves the cold position with the most stones.
    Long,
    /// It leaves a hot position, if possible; the other side, which can then win, plays to win quickly.
    Lose,
}

impl Rule {
    const WORDS: &[&str] = &["wythoff", "nim"];
}

impl Policy {
    const WORDS: &[&str] = &["soon", "long", "lose"];
}

impl Wythoff {
    /// Makes the game from two piles; the side that can win ends it quickly.
    #[must_use]
    pub fn new(left: Steps, right: Steps) -> Wythoff {
        Wythoff { piles: Piles::new(left, right), rule: Rule::default(), policy: Policy::default() }
    }

    /// Returns the game with another rule.
    #[must_use]
    pub fn with_rule(self, rule: Rule) -> Wythoff {
        Wythoff { rule, ..self }
    }

    /// Returns the game with another policy.
    #[must_use]
    pub fn with_policy(self, policy: Policy) -> Wythoff {
        Wythoff { policy, ..self }
    }

    /// Returns the game with other initial piles.
    #[must_use]
    pub fn with_piles(self, piles: Piles) -> Wythoff {
        Wythoff { piles, ..self }
    }

    /// Returns the rule.
    #[must_use]
    pub fn rule(&self) -> Rule {
        self.rule
    }

    /// Returns the policy.
    #[must_use]
    pub fn policy(&self) -> Policy {
        self.policy
    }

    /// Returns whether the player to move loses against good play.
    #[must_use]
    pub fn is_cold(&self, position: &Piles) -> bool {
        is_cold(self.rule, position)
    }

    /// Lists the cold positions that one move leads to, in order; none if the position is itself cold.
    #[must_use]
    pub fn winning_moves(&self, position: &Piles) -> Vec<Piles> {
        winning_moves(self.rule, position)
    }
}

impl Piles {
    /// Makes a position of two piles.
    #[must_use]
    pub fn new(left: Steps, right: Steps) -> Piles {
        Piles { left, right }
    }

    /// Returns whether no stones are left.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.left.is_zero() && self.right.is_zero()
    }

    /// Counts the stones in both piles.
    #[must_use]
    pub fn stones(&self) -> Steps {
        &self.left + &self.right
    }

    /// Swaps the piles if asked to.
    fn turned(self, turn: bool) -> Piles {
        if turn { Piles::new(self.right, self.left) } else { self }
    }

    /// Takes one stone from the larger pile, or from the right one of two equal piles.
    fn one_from_the_larger(&self) -> Piles {
        let less = |pile: &Steps| pile.saturating_sub(&Steps::ONE);
        if self.left > self.right {
            Piles::new(less(&self.left), self.right.clone())
        } else {
            Piles::new(self.left.clone(), less(&self.right))
        }
    }

    /// Takes all of the smaller pile, or all but one stone of the only pile: the other side can then win, unless the
    /// very last stone had to be taken.
    fn given_away(&self) -> Piles {
        let turn = self.left > self.right;
        let Piles { left: smaller, right: larger } = self.clone().turned(turn);
        let left = match (smaller.is_zero(), larger == Steps::ONE) {
            (false, _) => larger,
            (true, false) => Steps::ONE,
            (true, true) => Steps::ZERO,
        };
        Piles::new(Steps::ZERO, left).turned(turn)
    }
}

/// Reads `5,3`, with piles of at most this many digits; rejects longer ones.
fn read_position(text: &str, most_digits: usize) -> Option<Piles> {
    let plain = notation::plain(text);
    let (left, right) = plain.split_once([',', '、'])?;
    let fits = |digits: &str| digits.trim_start_matches('0').len() <= most_digits;
    let pile = |digits: &str| Some(digits).filter(|digits| fits(digits))?.parse().ok();
    Some(Piles::new(pile(left)?, pile(right)?))
}

impl Wythoff {
    fn refusal(&self, from: &Piles, to: &Piles) -> Option<IllegalMove> {
        let (Some(left), Some(right)) = (from.left.checked_sub(&to.left), from.right.checked_sub(&to.right))
        else {
            return Some(IllegalMove::StonesAdded);
        };
        match (left.is_zero(), right.is_zero()) {
            (true, true) => Some(IllegalMove::NothingTaken),
            (false, false) if self.rule == Rule::Nim => Some(IllegalMove::BothPiles),
            (false, false) if left != right => Some(IllegalMove::UnequalTake { left, right }),
            _ => None,
        }
    }
}

/// Counts down from a pile to zero.
fn below(pile: &Steps) -> impl Iterator<Item = Steps> + use<> {
    core::iter::successors(pile.checked_sub(&Steps::ONE), |less| less.checked_sub(&Steps::ONE))
}

impl Puzzle for Wythoff {
    type State = Piles;
    type Move = WythoffMove;
    type Route = LineOfPlay;
    type Reason = methods::Reason;

    const METHODS: &'static [Method] = methods::ALL;

    fn start(&self) -> Piles {
        self.piles.clone()
    }

    fn goal(&self) -> Piles {
        Piles::new(Steps::ZERO, Steps::ZERO)
    }

    fn pieces(&self) -> usize {
        2
    }

    fn parse_state(&self, text: &str) -> Result<Piles, ParseStateError> {
        read_position(text, MOST_DIGITS).ok_or(ParseStateError::Piles)
    }

    fn parse_move(&self, text: &str) -> Result<WythoffMove, ParseMoveError> {
        read_position(text, MOST_DIGITS).map(|to| WythoffMove { to }).ok_or_else(|| ParseMoveError::new(text))
    }

    fn size_class(&self, _: &WythoffMove) -> u32 {
        1
    }

    fn legal_moves<'a>(&'a self, state: &'a Piles) -> impl Iterator<Item = WythoffMove> + 'a {
        let Piles { left, right } = state;
        let from_left = below(left).map(|left| Piles::new(left, right.clone()));
        let from_right = below(right).map(|right| Piles::new(left.clone(), right));
        let both = below(left).zip(below(right)).map(|(left, right)| Piles::new(left, right));
        let both = both.take_while(|_| self.rule == Rule::Wythoff);
        from_left.chain(from_right).chain(both).map(|to| WythoffMove { to })
    }

    fn play(&self, state: &Piles, mv: &WythoffMove) -> Result<Piles, IllegalMove> {
        match self.refusal(state, &mv.to) {
            Some(refusal) => Err(refusal),
            None => Ok(mv.to.clone()),
        }
    }

    fn move_leaving(&self, to: &Piles) -> Option<WythoffMove> {
        Some(WythoffMove { to: to.clone() })
    }

    fn apply_to_text(&self, row: &mut Vec<u8>, mv: &WythoffMove) {
        *row = mv.to_string().into_bytes();
    }

    fn landmarks(&self) -> Landmarks {
        Landmarks::None
    }

    /// Stones have no places.
    fn layout(&self, _: &Piles, _: Range<usize>) -> Vec<Placed> {
        Vec::new()
    }

    /// The pile that stones are taken from, or both; the states alone tell how many.
    fn displacement(&self, state: &Piles, mv: &WythoffMove) -> Displacement {
        let (left, right) = (state.left != mv.to.left, state.right != mv.to.right);
        Displacement { piece: if left { 1 } else { 2 }, also: (left && right).then_some(2), from: 0, to: 0 }
    }

    fn with_piece(&self, _: &Piles, _: usize, _: Digit) -> Option<Piles> {
        None
    }

    fn move_of(&self, _: &Piles, _: usize, _: Digit) -> Option<WythoffMove> {
        None
    }

    fn beginning_in(self, start: &Piles) -> Wythoff {
        self.with_piles(start.clone())
    }

    fn accepts_goal(&self, goal: &Piles) -> bool {
        goal.is_empty()
    }

    fn named_starts(&self) -> Vec<Piles> {
        Vec::new()
    }

    fn named_goals(&self) -> Vec<Piles> {
        Vec::new()
    }

    /// Neither pile is empty.
    fn random_state(&self, throw: &mut dyn FnMut(usize) -> usize) -> Option<Piles> {
        let [left, right] = [throw(MOST_RANDOM), throw(MOST_RANDOM)].map(|stones| Steps::from(1 + stones));
        Some(Piles::new(left, right))
    }

    fn is_game(&self) -> bool {
        true
    }

    fn game_position(&self, position: &Piles) -> Option<GamePosition> {
        let piles = |position: &Piles| vec![position.left.clone(), position.right.clone()];
        let winning = self.winning_moves(position).iter().map(piles).collect();
        Some(GamePosition { piles: piles(position), is_cold: self.is_cold(position), winning })
    }

    fn methods(&self) -> &'static [Method] {
        match self.rule {
            Rule::Wythoff => methods::ALL,
            Rule::Nim => methods::OF_NIM,
        }
    }

    fn not_here(&self, method: Method) -> NotHere {
        if methods::ALL.contains(&method) { NotHere::OtherGame } else { NotHere::OtherPuzzle }
    }

    fn reason(question: &Question<Self>, method: Method) -> Result<methods::Reason, NotHere> {
        methods::reason(question, method)
    }

    fn next_by(&self, reason: &methods::Reason) -> Option<WythoffMove> {
        methods::next_by(self, reason)
    }

    /// Finds the line of play from a position; the goal does not matter, since play ends when no stones are left.
    fn route(&self, from: &Piles, _: &Piles) -> Result<LineOfPlay, NoRoute> {
        Ok(LineOfPlay::new(self.rule, self.policy, from))
    }
}

impl Named for Wythoff {
    const ENTRIES: &'static [Entry] = &[Entry { id: "wythoff", params: &[PILES, POLICY, RULE] }];

    fn from_keys(_: &str, keys: &mut Keys) -> Option<Setup<Wythoff>> {
        let digits = keys.limit().min(MOST_DIGITS);
        let piles = keys.take(PILES.key).and_then(|text| {
            let piles = read_position(&text, digits);
            if piles.is_none() {
                keys.refuse(PILES.key, &text, Problem::NotPiles { digits });
            }
            piles
        });
        let policy = match keys.word(&POLICY) {
            Some(1) => Policy::Long,
            Some(2) => Policy::Lose,
            _ => Policy::Soon,
        };
        let rule = match keys.word(&RULE) {
            Some(1) => Rule::Nim,
            _ => Rule::Wythoff,
        };
        Some(Setup::standard(Wythoff { piles: piles.unwrap_or_else(default_piles), rule, policy }))
    }

    fn id(&self) -> &'static str {
        "wythoff"
    }

    fn sizes(&self, _: usize) -> (usize, usize) {
        (2, 2)
    }

    fn resized(&self, _: usize) -> Option<Wythoff> {
        None
    }

    fn keys(&self) -> Vec<(&'static str, String)> {
        let piles = (self.piles != default_piles()).then(|| ("piles", self.piles.to_string()));
        let policy = match self.policy {
            Policy::Soon => None,
            Policy::Long => Some(("policy", "long".to_owned())),
            Policy::Lose => Some(("policy", "lose".to_owned())),
        };
        let rule = (self.rule == Rule::Nim).then(|| ("rule", "nim".to_owned()));
        [piles, policy, rule].into_iter().flatten().collect()
    }
}

fn default_piles() -> Piles {
    let [left, right] = DEFAULT_PILES.map(Steps::from);
    Piles::new(left, right)
}

impl fmt::Display for Piles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.left, self.right)
    }
}

impl fmt::Display for WythoffMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.to.fmt(f)
    }
}
