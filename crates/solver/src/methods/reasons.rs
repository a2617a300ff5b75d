//! What methods answer with, and how each is asked.

use super::{Method, NotHere, Question, hanoi, nary, rings, wythoff};
use crate::chain::Chain;
use crate::hanoi::{DiscMove, Peg};
use crate::pieces::PieceMove;
use crate::puzzles::{AnyMove, AnyPuzzle};
use crate::slideout::SlideOut;
use crate::wythoff::Wythoff;

/// How a method finds the move: one variant for each kind of reasoning.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
#[allow(missing_docs, reason = "each variant wraps the data of the method of its name")]
pub enum Reasons {
    Expect(rings::expect::Expect),
    Alternation(rings::alternation::Alternation),
    TwoRules(rings::two_rules::TwoRules),
    Binary(rings::binary::Binary),
    Shifts(rings::shifts::Shifts),
    Decrement(rings::decrement::Decrement),
    Automaton(rings::automaton::Automaton),
    RingsRecursion(rings::recursion::Recursion),
    Mirror(rings::mirror::Mirror),
    Strategy(rings::strategies::Walk),
    Purposes(rings::purposes::Purposes),
    Questions(rings::questions::Answers),
    LargestDisc(hanoi::largest_disc::LargestDisc),
    Direction(hanoi::direction::Direction),
    HanoiRecursion(hanoi::recursion::Recursion),
    PairCycle(hanoi::pair_cycle::PairCycle),
    LastPeg(hanoi::last_peg::LastPeg),
    Formulas(hanoi::formulas::Formulas),
    Split(hanoi::split::Split),
    Digits(nary::digits::Digits),
    Slide(nary::slide::Slide),
    Table(wythoff::table::Table),
    Sieve(wythoff::sieve::Sieve),
    Mex(wythoff::mex::Mex),
    ClosedForm(wythoff::closed_form::ClosedForm),
    Partition(wythoff::partition::Partition),
}

impl Reasons {
    /// Gives the move that the reasons lead to.
    pub(super) fn next(&self, puzzle: &AnyPuzzle) -> Option<AnyMove> {
        match self {
            Reasons::Expect(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::Alternation(reasons) => reasons.next().map(AnyMove::Rings),
            Reasons::TwoRules(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::Binary(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::Shifts(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::Decrement(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::Automaton(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::RingsRecursion(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::Mirror(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::Strategy(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::Purposes(reasons) => reasons.next.map(AnyMove::Rings),
            Reasons::Questions(reasons) => reasons.next().map(AnyMove::Rings),
            Reasons::LargestDisc(reasons) => reasons.next.map(AnyMove::Hanoi),
            Reasons::Direction(reasons) => reasons.next.map(AnyMove::Hanoi),
            Reasons::HanoiRecursion(reasons) => reasons.next.map(AnyMove::Hanoi),
            Reasons::PairCycle(reasons) => reasons.next.map(AnyMove::Hanoi),
            Reasons::LastPeg(reasons) => reasons.next.map(AnyMove::Hanoi),
            Reasons::Formulas(reasons) => reasons.next.map(AnyMove::Hanoi),
            Reasons::Split(reasons) => reasons.next.map(AnyMove::Hanoi),
            Reasons::Digits(reasons) => reasons.next.and_then(|mv| piece_move(puzzle, mv)),
            Reasons::Slide(reasons) => reasons.next.map(AnyMove::SlideOut),
            Reasons::Table(_)
            | Reasons::Sieve(_)
            | Reasons::Mex(_)
            | Reasons::ClosedForm(_)
            | Reasons::Partition(_) => match (puzzle, self.verdict()) {
                (AnyPuzzle::Wythoff(game), Some(verdict)) => verdict.chosen(game).map(AnyMove::Wythoff),
                _ => None,
            },
        }
    }
    /// Gives who wins a game and by which moves; none for other puzzles.
    #[must_use]
    pub fn verdict(&self) -> Option<&wythoff::Verdict> {
        match self {
            Reasons::Table(reasons) => Some(&reasons.verdict),
            Reasons::Sieve(reasons) => Some(&reasons.verdict),
            Reasons::Mex(reasons) => Some(&reasons.verdict),
            Reasons::ClosedForm(reasons) => Some(&reasons.verdict),
            Reasons::Partition(reasons) => Some(&reasons.verdict),
            _ => None,
        }
    }
}

/// Makes the move of a digit that of a piece, or of a disc that goes to a peg.
fn piece_move(puzzle: &AnyPuzzle, mv: PieceMove) -> Option<AnyMove> {
    match puzzle {
        AnyPuzzle::Chain(_) => Some(AnyMove::Chain(mv)),
        AnyPuzzle::Hanoi(_) => {
            let to = Peg(u8::try_from(mv.to).ok()?);
            Some(AnyMove::Hanoi(DiscMove { disc: mv.piece, to }))
        }
        _ => None,
    }
}

pub(super) fn for_rings(method: Method, question: &rings::Question) -> Result<Reasons, NotHere> {
    Ok(match method {
        Method::Expect => Reasons::Expect(rings::expect::explain(question)?),
        Method::Alternation => Reasons::Alternation(rings::alternation::explain(question)?),
        Method::TwoRules => Reasons::TwoRules(rings::two_rules::explain(question)?),
        Method::Binary => Reasons::Binary(rings::binary::explain(question)?),
        Method::Shifts => Reasons::Shifts(rings::shifts::explain(question)?),
        Method::Decrement => Reasons::Decrement(rings::decrement::explain(question)?),
        Method::Automaton => Reasons::Automaton(rings::automaton::explain(question)?),
        Method::Recursion => Reasons::RingsRecursion(rings::recursion::explain(question)?),
        Method::Mirror => Reasons::Mirror(rings::mirror::explain(question)?),
        Method::StrategyOne => Reasons::Strategy(rings::strategies::take_back(question)?),
        Method::StrategyTwo => Reasons::Strategy(rings::strategies::turn_round(question)?),
        Method::Purposes => Reasons::Purposes(rings::purposes::explain(question)?),
        Method::Questions => Reasons::Questions(rings::questions::explain(question)?),
        _ => return Err(NotHere::OtherPuzzle),
    })
}

pub(super) fn for_hanoi(method: Method, question: &hanoi::Question) -> Result<Reasons, NotHere> {
    Ok(match method {
        Method::LargestDisc => Reasons::LargestDisc(hanoi::largest_disc::explain(question)?),
        Method::Direction => Reasons::Direction(hanoi::direction::explain(question)?),
        Method::Recursion => Reasons::HanoiRecursion(hanoi::recursion::explain(question)?),
        Method::PairCycle => Reasons::PairCycle(hanoi::pair_cycle::explain(question)?),
        Method::LastPeg => Reasons::LastPeg(hanoi::last_peg::explain(question)?),
        Method::Formulas => Reasons::Formulas(hanoi::formulas::explain(question)?),
        Method::Split => Reasons::Split(hanoi::split::explain(question)?),
        Method::Digits => Reasons::Digits(nary::digits::explain_discs(question)?),
        _ => return Err(NotHere::OtherPuzzle),
    })
}

pub(super) fn for_chains(method: Method, question: &Question<Chain>) -> Result<Reasons, NotHere> {
    match method {
        Method::Digits => nary::digits::explain(question).map(Reasons::Digits),
        _ => Err(NotHere::OtherPuzzle),
    }
}

pub(super) fn for_slides(method: Method, question: &Question<SlideOut>) -> Result<Reasons, NotHere> {
    match method {
        Method::Slide => nary::slide::explain(question).map(Reasons::Slide),
        _ => Err(NotHere::OtherPuzzle),
    }
}

pub(super) fn for_games(method: Method, question: &Question<Wythoff>) -> Result<Reasons, NotHere> {
    Ok(match method {
        Method::Table => Reasons::Table(wythoff::table::explain(question)?),
        Method::Sieve => Reasons::Sieve(wythoff::sieve::explain(question)?),
        Method::Mex => Reasons::Mex(wythoff::mex::explain(question)?),
        Method::ClosedForm => Reasons::ClosedForm(wythoff::closed_form::explain(question)?),
        Method::Partition => Reasons::Partition(wythoff::partition::explain(question)?),
        _ => return Err(NotHere::OtherPuzzle),
    })
}
