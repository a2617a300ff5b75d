//! What a hand does on a picture, and what it means to a puzzle.

use crate::scene::Point;

/// What a hand, a key or a screen reader did on a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gesture {
    /// A target was chosen.
    Choose {
        /// The piece or peg at the beginning of the target.
        target: usize,
        /// Where, if it was pointed at.
        at: Option<Point>,
    },
    /// A target was pressed, and what is there is carried along.
    Carry {
        /// The target that was pressed,
        target: usize,
        /// where it was pressed,
        from: Point,
        /// and how far from there the pointer is.
        by: Point,
    },
    /// What was carried is let go.
    Drop {
        /// The target that was pressed,
        target: usize,
        /// where it was pressed,
        from: Point,
        /// how far from there the pointer is,
        by: Point,
        /// and over which target; none is beside the board.
        over: Option<usize>,
    },
    /// What was carried is where it was: the pointer was taken away.
    Cancel,
    /// The pointer is over a target, or the focus came to it by keyboard; none is over none.
    Hover(Option<usize>),
    /// An arrow key, across the row of targets.
    Push {
        /// The target that has the focus.
        target: usize,
        /// To which side.
        to: Side,
    },
    /// A letter or a digit was typed on the board.
    Type(char),
}

/// What a gesture means to a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Meaning<M> {
    /// A move is asked for, which the rules may refuse.
    Play(M),
    /// A move is on its way in the hand, and so much of the way is done, 0 … 1.
    Carry(M, f64),
    /// A long row is to be shown around a piece.
    Show(usize),
}

impl<M> Meaning<M> {
    /// Returns the same of another kind of move.
    pub fn map<N>(self, other: impl FnOnce(M) -> N) -> Meaning<N> {
        match self {
            Meaning::Play(mv) => Meaning::Play(other(mv)),
            Meaning::Carry(mv, part) => Meaning::Carry(other(mv), part),
            Meaning::Show(piece) => Meaning::Show(piece),
        }
    }
}

/// A side of the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Up.
    Up,
    /// Down.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
}

impl Side {
    /// Returns the side to which something is carried farthest.
    ///
    /// ```
    /// use gros_picture::Side;
    /// assert_eq!(Side::of((3.0, -20.0)), Side::Up);
    /// assert_eq!(Side::of((30.0, -20.0)), Side::Right);
    /// ```
    #[must_use]
    pub fn of((x, y): Point) -> Side {
        match (x.abs() > y.abs(), x > 0.0, y > 0.0) {
            (true, true, _) => Side::Right,
            (true, false, _) => Side::Left,
            (false, _, true) => Side::Down,
            (false, _, false) => Side::Up,
        }
    }
}
