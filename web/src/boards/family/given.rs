//! What the board of the family is given, read from what the page shows; and the picture of it.

use gros_picture::family::{self, Figure, Kin, Row};
use gros_picture::{Moving, Pictured, Scene, Subject, View};
use gros_session::Refusal;
use gros_solver::{
    AnyMove, AnyPuzzle, AnyState, Detour, Displacement, IllegalMove, PieceMove, Puzzle, SlideOutRoute, Wanted,
};

use crate::controls::icons::Shape;
use crate::hooks::transition::Transition;
use crate::state::{Model, Said, astray};

/// A state of the family, and what can be done there.
#[derive(Clone, Debug, PartialEq)]
pub struct Given {
    /// The puzzle.
    pub puzzle: AnyPuzzle,
    /// The state.
    pub state: AnyState,
    /// Where every piece should be in the end.
    pub goal: AnyState,
    /// What the drawing differs in from others.
    pub figure: Figure,
    /// The moves that the rules allow.
    pub legal: Vec<PieceMove>,
    /// The next move on the way to the goal.
    pub best: Option<PieceMove>,
    /// Where the pieces must stand, and do, for that move.
    pub needs: Vec<Wanted>,
    /// Whether it is marked what can move, and what moves next.
    pub has_marks: bool,
    /// The move that was refused.
    pub refused: Option<PieceMove>,
    /// Where the pieces that stood in its way should be.
    pub wanted: Vec<Wanted>,
    /// The way from start to goal, where there are dead ends beside it, and how far off it the state is.
    pub way: Option<(SlideOutRoute, Detour)>,
}

/// Everything that changes smoothly: where the pieces stand, and which one comes next.
#[derive(Clone, Debug, PartialEq)]
pub struct Pose {
    state: AnyState,
    next: Option<usize>,
}

/// Does something with a puzzle of the family and states of it; none for others.
macro_rules! in_family {
    ($puzzle:expr, [$($state:expr),+], |$one:ident, [$($name:ident),+]| $then:expr) => {
        match ($puzzle, $($state),+) {
            (AnyPuzzle::Chain($one), $(AnyState::Chain($name)),+) => Some($then),
            (AnyPuzzle::SlideOut($one), $(AnyState::SlideOut($name)),+) => Some($then),
            (AnyPuzzle::Hexadecimal($one), $(AnyState::Hexadecimal($name)),+) => Some($then),
            _ => None,
        }
    };
}

impl Given {
    /// Reads what is shown; none for a puzzle of another kind.
    pub fn of(model: &Model, state: &AnyState, legal: &[AnyMove]) -> Option<Given> {
        let timeline = model.session.timeline();
        let puzzle = timeline.puzzle();
        let next = timeline.best_move().filter(|_| !model.is_secret());
        let (refused, wanted) = refusal(&model.said).unzip();
        Some(Given {
            puzzle: puzzle.clone(),
            state: state.clone(),
            goal: timeline.setup().goal.clone(),
            figure: figure(puzzle)?,
            legal: legal.iter().filter_map(piece_move).collect(),
            best: next.as_ref().and_then(piece_move),
            needs: next.map(|mv| puzzle.needs(state, &mv)).unwrap_or_default(),
            has_marks: model.marks_next(),
            refused,
            wanted: wanted.unwrap_or_default(),
            way: astray(timeline),
        })
    }

    /// Makes the move of a piece to another place.
    pub fn move_of(&self, mv: PieceMove) -> Option<AnyMove> {
        self.puzzle.move_of(&self.state, mv.piece, mv.to)
    }

    /// Gives what changes smoothly.
    pub fn pose(&self) -> Pose {
        Pose { state: self.state.clone(), next: self.best.map(|best| best.piece) }
    }

    /// Gives the pieces in columns and their picture, on the way from another pose, if there is one.
    pub fn picture(&self, way: Option<&Transition<Pose>>, view: &View<'_>) -> Option<(Row, Scene)> {
        // Where nothing is on its way, the state stands for the one that was left, which nobody asks for.
        let from = way.map_or(&self.state, |way| &way.from.state);
        in_family!(&self.puzzle, [&self.state, &self.goal, from], |puzzle, [state, goal, from]| {
            let subject =
                Subject { was_next: way.and_then(|way| way.from.next), ..self.subject(puzzle, state, goal) };
            let moving = way.map(|way| moving(from, way.part));
            family::picture(&Subject { moving, ..subject }, view)
        })
    }

    fn subject<P: Kin>(&self, puzzle: &P, state: &P::State, goal: &P::State) -> Subject<P> {
        Subject {
            goal: goal.clone(),
            legal: self.legal.clone(),
            best: self.best,
            has_marks: self.has_marks,
            refused: self.refused,
            wanted: self.wanted.clone(),
            ..Subject::still(puzzle.clone(), state.clone())
        }
    }
}

fn moving<S: Clone>(from: &S, part: f64) -> Moving<S> {
    Moving { from: from.clone(), part, is_short: false }
}

/// Gives how long the way of a puzzle from one pose to another takes, in milliseconds; 0 where it is not shown.
pub fn milliseconds(puzzle: &AnyPuzzle, from: &Pose, to: &Pose) -> u32 {
    in_family!(puzzle, [&from.state, &to.state], |puzzle, [from, to]| puzzle.milliseconds(from, to))
        .unwrap_or(0)
}

/// Gives the icon of a move; none for a puzzle of another kind.
pub fn family_icon(puzzle: &AnyPuzzle, state: &AnyState, mv: &AnyMove) -> Option<Shape> {
    if let AnyMove::SpinOut(_) = mv {
        return Some(Shape::Turn);
    }
    let Displacement { piece, from, to, .. } = puzzle.displacement(state, mv);
    Some(icon_of(figure(puzzle)?, piece, to > from))
}

/// Gives the icon of a move of a piece to a larger place, or to a smaller one.
pub fn icon_of(figure: Figure, piece: usize, more: bool) -> Shape {
    match more == figure.rises {
        true if figure.has_comb && piece == 0 => Shape::Right,
        false if figure.has_comb && piece == 0 => Shape::Left,
        _ if figure.turns => Shape::Turn,
        true => Shape::Up,
        false => Shape::Down,
    }
}

/// Gives how long a move takes when nothing hurries it; none for a puzzle of another kind.
pub fn family_milliseconds(puzzle: &AnyPuzzle) -> Option<u32> {
    figure(puzzle).map(|figure| figure.milliseconds)
}

fn figure(puzzle: &AnyPuzzle) -> Option<Figure> {
    match puzzle {
        AnyPuzzle::Chain(chain) => Some(chain.figure()),
        AnyPuzzle::SlideOut(slide) => Some(slide.figure()),
        AnyPuzzle::Hexadecimal(bars) => Some(bars.figure()),
        _ => None,
    }
}

fn piece_move(mv: &AnyMove) -> Option<PieceMove> {
    match mv {
        AnyMove::Chain(mv) | AnyMove::SlideOut(mv) | AnyMove::Hexadecimal(mv) => Some(*mv),
        _ => None,
    }
}

fn refusal(said: &Said) -> Option<(PieceMove, Vec<Wanted>)> {
    let Said::Refused { mv, why } = said else { return None };
    let wanted = match why {
        Refusal::Illegal(IllegalMove::PieceHeld { wanted, .. }) => wanted.clone(),
        _ => Vec::new(),
    };
    Some((piece_move(mv)?, wanted))
}
