//! The mistakes behind wrong answers.

/// A kind of mistake. For each question it yields at most one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mistake {
    /// The row was read from the wrong end.
    Backwards,
    /// The digits were taken as they are.
    ForgotToSwap,
    /// Counted from the other end of the line, or the moves ahead in place of those behind.
    WrongEnd,
    /// One move too many.
    OneMore,
    /// One move too few.
    OneLess,
    /// The other ring that can move, which leads away.
    WrongRing,
    /// The largest disc that has moved so far.
    WrongDisc,
    /// The other peg at the first move, and so at all others.
    WrongPeg,
    /// The smaller pile taken as the larger one, or vice versa.
    WrongPile,
    /// Cold taken as hot, or vice versa.
    WrongVerdict,
    /// The 1 at the end was forgotten.
    ForgotOne,
    /// Nothing was doubled.
    NotDoubled,
    /// The wrong one of two numbers was doubled.
    DoubledOther,
    /// The number of another puzzle.
    OtherPuzzle,
    /// The number of one piece more.
    SizeMore,
    /// The number of one piece less.
    SizeLess,
    /// Against the rules, or never reached.
    Impossible,
    /// One that a lesson knows, by the name of the message with its reason.
    Named(&'static str),
}

impl Mistake {
    /// All of them, the likeliest first: if two yield the same answer, the first is meant.
    pub const ALL: &[Mistake] = &[
        Mistake::Backwards,
        Mistake::ForgotToSwap,
        Mistake::WrongEnd,
        Mistake::WrongRing,
        Mistake::WrongDisc,
        Mistake::WrongPeg,
        Mistake::WrongPile,
        Mistake::WrongVerdict,
        Mistake::ForgotOne,
        Mistake::NotDoubled,
        Mistake::DoubledOther,
        Mistake::OtherPuzzle,
        Mistake::SizeMore,
        Mistake::SizeLess,
        Mistake::OneMore,
        Mistake::OneLess,
    ];
}
