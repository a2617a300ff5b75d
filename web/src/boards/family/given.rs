//! What the board of the family is given, read from what the page shows: states, moves and refusals as plain numbers.

use gros_session::Refusal;
use gros_solver::{
    AnyMove, AnyPuzzle, AnyState, ChainModel, Detour, Displacement, IllegalMove, PieceMove, Placed, Puzzle,
    SlideOutRoute, Wanted,
};

use super::figure::Figure;
use super::scene::Spot;
use crate::controls::icons::Shape;
use crate::state::{Model, Said, astray};

/// A state of the family, and what can be done there.
#[derive(Clone, Debug, PartialEq)]
pub struct Given {
    /// The puzzle, for its names.
    pub puzzle: AnyPuzzle,
    /// The state, for its names.
    pub state: AnyState,
    /// How it is drawn.
    pub figure: Figure,
    /// The pieces, from the left.
    pub spots: Vec<Spot>,
    /// The moves that the rules allow.
    pub legal: Vec<PieceMove>,
    /// The next move on the way to the goal.
    pub best: Option<PieceMove>,
    /// Where the pieces must stand, and do, for that move.
    pub needs: Vec<Wanted>,
    /// The move that was refused.
    pub refused: Option<PieceMove>,
    /// Where the pieces that stood in its way should be.
    pub wanted: Vec<Wanted>,
    /// The way from start to goal, where there are dead ends beside it, and how far off it the state is.
    pub way: Option<(SlideOutRoute, Detour)>,
}

impl Given {
    /// Reads what is shown; none for a puzzle of another kind.
    pub fn of(model: &Model, state: &AnyState, legal: &[AnyMove]) -> Option<Given> {
        let timeline = model.session.timeline();
        let (puzzle, goal) = (timeline.puzzle(), &timeline.setup().goal);
        let figure = figure(puzzle)?;
        let next = timeline.best_move().filter(|_| !model.is_secret());
        let of_piece = |mv: &AnyMove| piece_move(puzzle, state, mv);
        let (refused, wanted) = refusal(puzzle, state, &model.said);
        Some(Given {
            puzzle: puzzle.clone(),
            state: state.clone(),
            figure,
            spots: spots(puzzle, state, goal),
            legal: legal.iter().map(of_piece).collect(),
            best: next.as_ref().map(of_piece),
            needs: next.map(|mv| puzzle.needs(state, &mv)).unwrap_or_default(),
            refused,
            wanted,
            way: astray(timeline),
        })
    }

    /// Makes the move of a piece to another place.
    pub fn move_of(&self, mv: PieceMove) -> Option<AnyMove> {
        self.puzzle.move_of(&self.state, mv.piece, mv.to)
    }
}

/// Gives the icon of a move; none for a puzzle of another kind.
pub fn family_icon(puzzle: &AnyPuzzle, state: &AnyState, mv: &AnyMove) -> Option<Shape> {
    if let AnyMove::SpinOut(_) = mv {
        return Some(Shape::Turn);
    }
    let Displacement { piece, from, to, .. } = puzzle.displacement(state, mv);
    Some(figure(puzzle)?.icon(piece, to > from))
}

/// Gives how long a move takes when nothing hurries it; none for a puzzle of another kind.
pub fn family_milliseconds(puzzle: &AnyPuzzle) -> Option<u32> {
    figure(puzzle).map(Figure::milliseconds)
}

fn figure(puzzle: &AnyPuzzle) -> Option<Figure> {
    match puzzle {
        AnyPuzzle::Chain(chain) => Some(match chain.model() {
            ChainModel::SpinOut => Figure::Dials,
            ChainModel::Brain => Figure::Rods,
            ChainModel::Lock250 | ChainModel::Kugellager | ChainModel::Kugellager7 => Figure::Maze,
            _ => Figure::Columns,
        }),
        AnyPuzzle::SlideOut(slide) if slide.is_elephants() => Some(Figure::Elephants),
        AnyPuzzle::SlideOut(_) => Some(Figure::Columns),
        AnyPuzzle::Hexadecimal(bars) => Some(Figure::Bars(bars.key())),
        AnyPuzzle::Rings(_) | AnyPuzzle::Hanoi(_) | AnyPuzzle::SpinOut(_) | AnyPuzzle::Wythoff(_) => None,
    }
}

/// Gives how a state is drawn that only shows, and its pieces, each where it should be.
pub fn at_rest(puzzle: &AnyPuzzle, state: &AnyState) -> Option<(Figure, Vec<Spot>)> {
    Some((figure(puzzle)?, spots(puzzle, state, state)))
}

fn spots(puzzle: &AnyPuzzle, state: &AnyState, goal: &AnyState) -> Vec<Spot> {
    let all = 0..puzzle.pieces();
    let pairs = puzzle.layout(state, all.clone()).into_iter().zip(puzzle.layout(goal, all));
    let spot = |(Placed { piece, place, places }, there): (Placed, Placed)| Spot {
        piece,
        value: place,
        most: places - 1,
        goal: there.place,
    };
    pairs.map(spot).collect()
}

fn piece_move(puzzle: &AnyPuzzle, state: &AnyState, mv: &AnyMove) -> PieceMove {
    let Displacement { piece, to, .. } = puzzle.displacement(state, mv);
    PieceMove { piece, to }
}

fn refusal(puzzle: &AnyPuzzle, state: &AnyState, said: &Said) -> (Option<PieceMove>, Vec<Wanted>) {
    let Said::Refused { mv, why } = said else { return (None, Vec::new()) };
    let wanted = match why {
        Refusal::Illegal(IllegalMove::PieceHeld { wanted, .. }) => wanted.clone(),
        _ => Vec::new(),
    };
    (Some(piece_move(puzzle, state, mv)), wanted)
}
