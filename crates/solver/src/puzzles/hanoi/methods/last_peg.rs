//! The rule that remembers only where the last disc was put: that disc stays, and the smaller of the other two top
//! discs moves.
//!
//! An even move is then the only one possible. An odd move is disc 1's, which never lies on an odd disc on this route;
//! that decides between its two pegs, because one of them is empty or has an odd disc on top. Before the first move
//! there is nothing to remember: it goes to the goal if the number of discs is odd, and to the third peg otherwise.

use super::{Question, TowerWay, third};
use crate::hanoi::{DiscMove, HanoiState, Peg};
use crate::methods::NotHere;
use crate::prelude::*;
use crate::ruler;

/// The facts to remember, and the move that follows from them.
///
/// ```
/// use gros_solver::hanoi::methods::last_peg;
/// use gros_solver::methods::Question;
/// use gros_solver::{Hanoi, Peg, Puzzle};
/// let hanoi = Hanoi::new(5)?;
/// let here = hanoi.parse_state("ABBAA")?;
/// let question = Question { puzzle: hanoi, start: hanoi.start(), goal: hanoi.goal(), here };
/// let rule = last_peg::explain(&question)?;
/// assert_eq!((rule.hand, rule.source), (Some(Peg(1)), Some(Peg(0))));
/// assert_eq!(rule.next.map(|mv| mv.to_string()), Some("1C".to_owned()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LastPeg {
    /// The route of the tower.
    pub way: TowerWay,
    /// The peg that the last disc was put on; none before the first move.
    pub hand: Option<Peg>,
    /// The other two pegs with their top discs; all three before the first move.
    pub others: Vec<Top>,
    /// The peg among them with the smaller top; none at the goal.
    pub source: Option<Peg>,
    /// Why the disc goes there; none at the goal.
    pub rule: Option<LastPegRule>,
    /// The move; none at the goal.
    pub next: Option<DiscMove>,
}

/// A peg and its top disc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Top {
    /// The peg.
    pub peg: Peg,
    /// The disc on top; none if the peg is empty.
    pub disc: Option<usize>,
}

/// Why a disc goes where it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum LastPegRule {
    /// The first move: by the number of discs.
    First,
    /// An even move: nothing else is possible, since disc 1 was moved last.
    OnlyOne,
    /// An odd move: onto the even disc, since odd never lies on odd.
    OntoEven,
    /// An odd move: onto the empty peg, since the other top is odd.
    OntoEmpty,
}

/// Applies the rule.
///
/// # Errors
/// If the state is not on the shortest route from one full peg to another.
pub fn explain(question: &Question) -> Result<LastPeg, NotHere> {
    let way = TowerWay::of(question)?;
    let here = &question.here;
    let hand = ruler::term(&way.step).and_then(|disc| here.peg_of(disc));
    let top = |peg: Peg| Top { peg, disc: here.top_of(peg) };
    let others: Vec<Top> = question.puzzle.pegs().filter(|peg| Some(*peg) != hand).map(top).collect();
    let smaller = others.iter().filter(|top| top.disc.is_some()).min_by_key(|top| top.disc);
    let source = smaller.map(|top| top.peg).filter(|_| way.next().is_some());
    let rule = source.map(|source| rule(here, hand, source));
    let next = rule.zip(source).and_then(|(rule, source)| {
        let to = target(&way, here, hand, source, rule);
        here.top_of(source).map(|disc| DiscMove { disc, to })
    });
    Ok(LastPeg { way, hand, others, source, rule, next })
}

fn rule(here: &HanoiState, hand: Option<Peg>, source: Peg) -> LastPegRule {
    let Some(hand) = hand else { return LastPegRule::First };
    if here.top_of(hand) == Some(1) {
        return LastPegRule::OnlyOne;
    }
    let is_even = |peg| here.top_of(peg).is_some_and(|disc| disc % 2 == 0);
    if [hand, third(hand, source)].into_iter().any(is_even) {
        LastPegRule::OntoEven
    } else {
        LastPegRule::OntoEmpty
    }
}

fn target(way: &TowerWay, here: &HanoiState, hand: Option<Peg>, source: Peg, rule: LastPegRule) -> Peg {
    let Some(hand) = hand else { return if way.discs % 2 == 1 { way.to } else { way.via } };
    let other = third(hand, source);
    let fits = |peg: &Peg| match rule {
        LastPegRule::OntoEven => here.top_of(*peg).is_some_and(|disc| disc % 2 == 0),
        LastPegRule::OntoEmpty => here.top_of(*peg).is_none(),
        LastPegRule::First | LastPegRule::OnlyOne => *peg == other,
    };
    [hand, other].into_iter().find(fits).unwrap_or(other)
}
