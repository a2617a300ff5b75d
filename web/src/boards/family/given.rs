//! What the board of the family is given, read from what the page shows: states, moves and refusals as plain numbers.

use gros_session::Refusal;
use gros_solver::{
    AnyMove, AnyPuzzle, AnyState, ChainModel, Detour, IllegalMove, PieceMove, SlideOutRoute, Wanted,
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
        let places = places(state)?;
        let spots = places.iter().zip(self::places(goal)?).enumerate().map(|(index, (here, there))| {
            let most = last_place(puzzle, index);
            Spot { piece: here.0, value: here.1, most, goal: there.1 }
        });
        let best = timeline.best_move().filter(|_| !model.is_secret()).as_ref().and_then(piece_move);
        let (refused, wanted) = refusal(&model.said);
        Some(Given {
            puzzle: puzzle.clone(),
            state: state.clone(),
            figure: figure(puzzle)?,
            spots: spots.collect(),
            legal: legal.iter().filter_map(piece_move).collect(),
            best,
            needs: best.map(|best| needs(puzzle, state, best)).unwrap_or_default(),
            refused,
            wanted,
            way: astray(timeline),
        })
    }

    /// Makes the move of a piece to another place.
    pub fn move_of(&self, mv: PieceMove) -> Option<AnyMove> {
        match &self.puzzle {
            AnyPuzzle::Chain(_) => Some(AnyMove::Chain(mv)),
            AnyPuzzle::SlideOut(_) => Some(AnyMove::SlideOut(mv)),
            AnyPuzzle::Hexadecimal(_) => Some(AnyMove::Hexadecimal(mv)),
            AnyPuzzle::Rings(_) | AnyPuzzle::Hanoi(_) | AnyPuzzle::SpinOut(_) | AnyPuzzle::Wythoff(_) => None,
        }
    }
}

/// Gives the icon of a move; none for a puzzle of another kind.
pub fn family_icon(puzzle: &AnyPuzzle, state: &AnyState, mv: &AnyMove) -> Option<Shape> {
    if let AnyMove::SpinOut(_) = mv {
        return Some(Shape::Turn);
    }
    let PieceMove { piece, to } = piece_move(mv)?;
    let from = places(state)?.into_iter().find(|(known, _)| *known == piece)?.1;
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

/// Lists the pieces with their places, in the order in which they are written.
pub fn places(state: &AnyState) -> Option<Vec<(usize, u16)>> {
    match state {
        AnyState::Chain(state) => Some(state.pieces().collect()),
        AnyState::SlideOut(state) => Some(state.pieces().collect()),
        AnyState::Hexadecimal(state) => Some(state.pieces().collect()),
        AnyState::Rings(_) | AnyState::Hanoi(_) | AnyState::SpinOut(_) | AnyState::Wythoff(_) => None,
    }
}

/// Gives the last place of the piece at a place of the row.
pub fn last_place(puzzle: &AnyPuzzle, index: usize) -> u16 {
    match puzzle {
        AnyPuzzle::Chain(chain) => {
            let radices = chain.radices();
            // The radices begin at the free end, the row ends there.
            let radix = (radices.len() - 1).checked_sub(index).and_then(|index| radices.get(index));
            radix.map_or(1, |radix| radix - 1)
        }
        AnyPuzzle::SlideOut(slide) => slide.base() - 1,
        _ => 1,
    }
}

/// Gives how a state is drawn that only shows, and its pieces, each where it should be.
pub fn at_rest(puzzle: &AnyPuzzle, state: &AnyState) -> Option<(Figure, Vec<Spot>)> {
    let spot = |(index, (piece, value)): (usize, (usize, u16))| Spot {
        piece,
        value,
        most: last_place(puzzle, index),
        goal: value,
    };
    Some((figure(puzzle)?, places(state)?.into_iter().enumerate().map(spot).collect()))
}

fn piece_move(mv: &AnyMove) -> Option<PieceMove> {
    match mv {
        AnyMove::Chain(mv) | AnyMove::SlideOut(mv) | AnyMove::Hexadecimal(mv) => Some(*mv),
        AnyMove::Rings(_) | AnyMove::Hanoi(_) | AnyMove::SpinOut(_) | AnyMove::Wythoff(_) => None,
    }
}

fn needs(puzzle: &AnyPuzzle, state: &AnyState, mv: PieceMove) -> Vec<Wanted> {
    match (puzzle, state) {
        (AnyPuzzle::Chain(chain), AnyState::Chain(state)) => chain.needs(state, mv),
        (AnyPuzzle::SlideOut(slide), AnyState::SlideOut(state)) => slide.needs(state, mv),
        (AnyPuzzle::Hexadecimal(bars), _) => bars.needs(mv.piece),
        _ => Vec::new(),
    }
}

fn refusal(said: &Said) -> (Option<PieceMove>, Vec<Wanted>) {
    let Said::Refused { mv, why } = said else { return (None, Vec::new()) };
    let wanted = match why {
        Refusal::Illegal(IllegalMove::PieceHeld { wanted, .. }) => wanted.clone(),
        _ => Vec::new(),
    };
    (piece_move(mv), wanted)
}
