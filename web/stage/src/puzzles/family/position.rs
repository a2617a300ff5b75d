//! The position shown by the default board, read from its props.

use gros_picture::Subject;
use gros_picture::family::{Figure, Kin};
use gros_session::Timeline;
use gros_solver::internals::{Detour, Displacement, Wanted};
use gros_solver::{AnyMove, AnyPuzzle, PieceMove, Puzzle, Setup};

use crate::board::BoardProps;
use crate::state::detour;

#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    pub subject: Subject<AnyPuzzle>,
    /// The style of the n-ary family; none for other puzzles.
    pub figure: Option<Figure>,
    /// Where pieces must be for the next move.
    pub needs: Vec<Wanted>,
    /// In puzzles whose pieces rise and fall over several levels: those that move again, and whether upwards.
    pub travels: Vec<(usize, bool)>,
    /// In puzzles with dead ends: the task, and how far off its route the state is.
    pub detour: Option<(Setup<AnyPuzzle>, Detour)>,
}

impl Position {
    pub fn of(props: &BoardProps) -> Position {
        let (subject, timeline) = (props.play.subject(), &*props.play.timeline);
        let needs = subject.best.as_ref().map(|mv| subject.puzzle.needs(&subject.state, mv));
        let figure = figure(&subject.puzzle);
        let rises = figure.is_some_and(|figure| figure.rises && !figure.turns) && !props.play.hides_next;
        Position {
            figure,
            travels: if rises { travels(timeline) } else { Vec::new() },
            needs: needs.unwrap_or_default(),
            detour: detour(timeline).map(|detour| (timeline.setup().clone(), detour)),
            subject,
        }
    }

    fn piece_move(&self, mv: &AnyMove) -> PieceMove {
        let Displacement { piece, to, .. } = self.subject.puzzle.displacement(&self.subject.state, mv);
        PieceMove { piece, to }
    }

    pub fn best(&self) -> Option<PieceMove> {
        self.subject.best.as_ref().map(|mv| self.piece_move(mv))
    }

    pub fn can_move(&self, piece: usize) -> bool {
        self.subject.legal.iter().any(|mv| self.piece_move(mv).piece == piece)
    }

    /// Returns the piece that alternates with the one at the free end; a long row is centred on it.
    pub fn slow_piece(&self) -> usize {
        self.subject.legal.iter().map(|mv| self.piece_move(mv).piece).max().unwrap_or(0)
    }
}

/// Finds the next move of every piece with several levels, if the row is short enough to show it.
fn travels(timeline: &Timeline<AnyPuzzle>) -> Vec<(usize, bool)> {
    const MAX_PIECES: usize = 30;
    let (puzzle, state) = (timeline.puzzle(), timeline.state());
    let row = puzzle.layout(&state, 0..puzzle.pieces().min(MAX_PIECES));
    let travel = |class: u32| {
        let piece = puzzle.piece_of_class(class);
        let here = row.iter().find(|placed| placed.piece == piece && placed.places > 2)?;
        let step = timeline.next_move_of(class, timeline.cursor())?;
        let to = puzzle.displacement(&timeline.state_at(&step), &timeline.move_at(&step)?).to;
        Some((piece, to > here.place))
    };
    (1..).take(row.len()).filter_map(travel).collect()
}

fn figure(puzzle: &AnyPuzzle) -> Option<Figure> {
    match puzzle {
        AnyPuzzle::Chain(chain) => Some(chain.figure()),
        AnyPuzzle::SlideOut(slide) => Some(slide.figure()),
        AnyPuzzle::Hexadecimal(bars) => Some(bars.figure()),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_session::spec;

    #[test]
    fn pieces_that_move_again_rise_or_fall() {
        let found = |text: &str| travels(spec::open(text, 1000).unwrap().session.timeline());
        assert_eq!(found("kugellager?step=777"), [(1, false), (2, false), (3, false), (4, true)]);
        // Piece 4 has reached its end, and only piece 1 moves again.
        assert_eq!(found("chain?base=5&step=623"), [(1, true)]);
        assert_eq!(found("chain?base=5&step=624"), []);
        // Pieces with two places need no arrow.
        assert_eq!(found("brain"), []);
    }
}
