//! Where every piece stands in a moving drawing: a mark for each, whatever the puzzle.

use std::fmt::Write as _;

use gros_solver::{AnyPuzzle, AnyState, Piles, Placed, Puzzle, Steps};

use crate::boards::svg::num;

/// The size of the drawing; all measures are units of it.
pub const WIDTH: f64 = 720.0;
pub const HEIGHT: f64 = 400.0;
/// Its margin, the height to which pieces are lifted, and the ground.
pub const LEFT: f64 = 36.0;
pub const TOP: f64 = 96.0;
const FOOT: f64 = 330.0;
/// The square of a game, and where it begins.
const SQUARE: f64 = 220.0;
const BOARD: f64 = 250.0;
/// As many pieces are drawn, the smallest ones, or all up to the largest that moves.
const FEWEST_SHOWN: usize = 24;
const MOST_SHOWN: usize = 48;

/// A place in the drawing.
pub type Point = (f64, f64);

/// A mark for a piece.
#[derive(Clone, Debug, PartialEq)]
pub struct Mark {
    /// The piece; 0 for the position of a game, which has no number.
    pub piece: usize,
    /// Its middle.
    pub at: Point,
    /// Its width and height.
    pub size: (f64, f64),
}

/// Which pieces are drawn, and in how much room.
pub struct Stage {
    puzzle: AnyPuzzle,
    /// The pieces from the left; of a tower, the smallest first.
    pieces: Vec<usize>,
    /// The places that a piece may take, at most.
    places: f64,
    pegs: f64,
    /// The larger pile of a game, at first.
    pile: Option<Steps>,
}

impl Stage {
    /// Chooses what is drawn, up to the largest piece that moves at least.
    pub fn new(puzzle: &AnyPuzzle, state: &AnyState, largest: usize) -> Stage {
        let most = largest.clamp(FEWEST_SHOWN, MOST_SHOWN);
        let mut pieces = pieces_of(puzzle, state);
        let is_small = |piece: &usize| *piece <= most;
        pieces.retain(is_small);
        let last = layout(puzzle, state).iter().map(|placed| placed.places - 1).max().unwrap_or(1);
        let pegs = if let AnyPuzzle::Hanoi(hanoi) = puzzle { hanoi.pegs().count() } else { 0 };
        let pile = if let AnyState::Wythoff(piles) = state {
            Some((&piles.left).max(&piles.right).clone())
        } else {
            None
        };
        Stage { puzzle: puzzle.clone(), pieces, places: f64::from(last), pegs: pegs as f64, pile }
    }

    fn pitch(&self) -> f64 {
        ((WIDTH - 2.0 * LEFT) / self.pieces.len().max(1) as f64).min(72.0)
    }

    fn first(&self) -> f64 {
        (WIDTH - self.pitch() * (self.pieces.len().max(1) - 1) as f64) / 2.0
    }

    /// Gives the marks of a state.
    pub fn marks(&self, state: &AnyState) -> Vec<Mark> {
        match state {
            AnyState::Hanoi(tower) => {
                let height = ((FOOT - TOP - 30.0) / self.pieces.len().max(1) as f64).min(30.0);
                let room = (WIDTH - 2.0 * LEFT) / self.pegs;
                let most = self.pieces.iter().copied().max().unwrap_or(1) as f64;
                let mark = |piece: &usize| {
                    let peg = tower.peg_of(*piece)?;
                    let below =
                        tower.discs_on(peg).filter(|other| other > piece && self.pieces.contains(other));
                    let x = LEFT + room * (f64::from(peg.0) + 0.5);
                    let y = FOOT - height * (below.count() as f64 + 0.5);
                    let width = room * (0.22 + 0.7 * *piece as f64 / most);
                    Some(Mark { piece: *piece, at: (x, y), size: (width, height - 2.0) })
                };
                self.pieces.iter().filter_map(mark).collect()
            }
            AnyState::Wythoff(Piles { left, right }) => {
                let part = |pile: &Steps| self.pile.as_ref().map_or(0.0, |most| pile.fraction_of(most));
                let at = (BOARD + SQUARE * part(left), FOOT - SQUARE * part(right));
                vec![Mark { piece: 0, at, size: (22.0, 22.0) }]
            }
            _ => {
                let all = layout(&self.puzzle, state);
                let (pitch, first) = (self.pitch(), self.first());
                let side = (pitch - 6.0).min(30.0);
                let mark = |(index, piece): (usize, &usize)| {
                    let placed = all.iter().find(|placed| placed.piece == *piece);
                    let part = placed.map_or(0.0, |placed| placed.place.into()) / self.places.max(1.0);
                    let y = FOOT - 20.0 - (FOOT - TOP - 50.0) * part;
                    Mark { piece: *piece, at: (first + pitch * index as f64, y), size: (side, side) }
                };
                self.pieces.iter().enumerate().map(mark).collect()
            }
        }
    }

    /// Draws what stands still: the pegs, or a track for each piece.
    pub fn ground(&self, colour: &str) -> String {
        let mut path = String::new();
        if self.pile.is_some() {
            // A square with its diagonal, along which both piles shrink alike.
            let _ =
                write!(path, "M{BOARD} {}V{FOOT}h{SQUARE}M{BOARD} {FOOT}l{SQUARE} -{SQUARE}", FOOT - SQUARE);
        } else if self.pegs > 0.0 {
            let room = (WIDTH - 2.0 * LEFT) / self.pegs;
            for peg in 0..self.pegs as u32 {
                let x = num(LEFT + room * (f64::from(peg) + 0.5));
                let _ = write!(path, "M{x} {FOOT}V{}", TOP + 14.0);
            }
        } else {
            for index in 0..self.pieces.len() {
                let x = num(self.first() + self.pitch() * index as f64);
                let _ = write!(path, "M{x} {}V{}", FOOT - 20.0, TOP + 30.0);
            }
        }
        if self.pile.is_none() {
            let _ = write!(path, "M{LEFT} {FOOT}H{}", WIDTH - LEFT);
        }
        format!(
            "<path d=\"{path}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"3\" stroke-linecap=\"round\"/>"
        )
    }
}

/// Lists the pieces in the order in which they are drawn, a tower from its top; a game has one, its position.
pub fn pieces_of(puzzle: &AnyPuzzle, state: &AnyState) -> Vec<usize> {
    if puzzle.is_game() {
        return vec![0];
    }
    let mut pieces: Vec<usize> = layout(puzzle, state).iter().map(|placed| placed.piece).collect();
    if matches!(puzzle, AnyPuzzle::Hanoi(_)) {
        pieces.reverse();
    }
    pieces
}

fn layout(puzzle: &AnyPuzzle, state: &AnyState) -> Vec<Placed> {
    puzzle.layout(state, 0..puzzle.pieces())
}
