//! Gestures on a picture, and their meaning to a puzzle.

use gros_solver::Puzzle;

use crate::scene::Point;
use crate::subject::Subject;

/// A gesture on a picture by hand, by keyboard or by a screen reader.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Gesture {
    /// A target was chosen.
    Choose {
        /// The first piece or peg of the target.
        target: usize,
        /// The point, if it was pointed at.
        at: Option<Point>,
    },
    /// A target was pressed, and its piece is being carried.
    Carry {
        /// The target that was pressed.
        target: usize,
        /// Where it was pressed.
        from: Point,
        /// How far the pointer is from there.
        by: Point,
    },
    /// The carried piece was let go.
    Drop {
        /// The target that was pressed.
        target: usize,
        /// Where it was pressed.
        from: Point,
        /// How far the pointer is from there.
        by: Point,
        /// The target that it is over; none if it is beside the board.
        over: Option<usize>,
    },
    /// The carried piece goes back: the pointer was taken away.
    Cancel,
    /// The pointer is over a target, or keyboard focus moved to one; none if it is over none.
    Hover(Option<usize>),
    /// The focus moved to a target.
    Focus(usize),
    /// An arrow key was pressed, across the row of targets, or along it with Shift.
    Push {
        /// The focused target.
        target: usize,
        /// In which direction.
        to: Side,
    },
    /// A letter or a digit was typed on the board.
    Type(char),
}

/// The meaning of a gesture to a puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Meaning<M> {
    /// A move is asked for; the rules may refuse it.
    Play(M),
    /// A piece in the hand is making a move, and this much of it is done, 0 … 1.
    Carry(M, f64),
    /// A long row should be shown around a piece.
    Show(usize),
    /// The slide of Spin-Out is pulled out by this many places.
    Slide {
        /// How far out it is, possibly between two places.
        to: f64,
        /// Whether it is still held.
        is_held: bool,
    },
}

impl<M> Meaning<M> {
    /// Returns the same meaning for another type of move.
    pub fn map<N>(self, other: impl FnOnce(M) -> N) -> Meaning<N> {
        match self {
            Meaning::Play(mv) => Meaning::Play(other(mv)),
            Meaning::Carry(mv, part) => Meaning::Carry(other(mv), part),
            Meaning::Show(piece) => Meaning::Show(piece),
            Meaning::Slide { to, is_held } => Meaning::Slide { to, is_held },
        }
    }
}

/// Returns the move that choosing a piece asks for if nothing more has to be said: the best move of the piece, else one
/// that the rules allow, else one that they refuse. A digit chooses the piece with that number.
pub fn move_of_piece<P: Puzzle>(subject: &Subject<P>, gesture: Gesture) -> Option<Meaning<P::Move>> {
    let piece = match gesture {
        Gesture::Choose { target, .. } | Gesture::Push { target, .. } => target,
        Gesture::Drop { target, over: Some(_), .. } => target,
        Gesture::Type(digit) => digit.to_digit(10)? as usize,
        _ => return None,
    };
    let Subject { puzzle, state, legal, best, .. } = subject;
    let takes_it = |mv: &&P::Move| puzzle.displacement(state, mv).piece == piece;
    let allowed = best.iter().chain(legal).find(takes_it).cloned();
    let refused = || {
        let places =
            puzzle.layout(state, 0..puzzle.pieces()).into_iter().find(|placed| placed.piece == piece)?;
        (0..places.places)
            .filter(|place| *place != places.place)
            .find_map(|place| puzzle.move_of(state, piece, place))
    };
    allowed.or_else(refused).map(Meaning::Play)
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
    /// Returns the side towards which something is carried farthest.
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

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{PieceMove, SlideOut};

    #[test]
    fn a_chosen_piece_goes_where_it_can_or_is_refused() {
        let dance = SlideOut::elephants(3).unwrap();
        let start = dance.start();
        let legal: Vec<PieceMove> = dance.legal_moves(&start).collect();
        let subject = Subject { legal: legal.clone(), ..Subject::still(dance, start) };
        let asked = |gesture| match move_of_piece(&subject, gesture) {
            Some(Meaning::Play(mv)) => Some(mv),
            _ => None,
        };
        let choose = |target| asked(Gesture::Choose { target, at: None });
        assert_eq!(choose(legal[0].piece), Some(legal[0]));
        let held = choose(3).unwrap();
        assert!(held.piece == 3 && !legal.contains(&held));
        assert_eq!(asked(Gesture::Type('1')), choose(1));
        assert_eq!((choose(9), asked(Gesture::Cancel)), (None, None));
    }
}
