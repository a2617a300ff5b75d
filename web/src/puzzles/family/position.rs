//! What the board of any puzzle is given, read from what the page shows.

use gros_picture::Subject;
use gros_picture::family::{Figure, Kin};
use gros_session::Timeline;
use gros_solver::{AnyMove, AnyPuzzle, Detour, Displacement, PieceMove, Puzzle, Setup, Wanted};

use crate::board::BoardProps;
use crate::state::detour;

/// A state, and what can be done there.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The position, and what is known of it.
    pub subject: Subject<AnyPuzzle>,
    /// What the drawing of the family differs in from others; none for a puzzle of another kind.
    pub figure: Option<Figure>,
    /// Where the pieces must stand, and do, for the next move.
    pub needs: Vec<Wanted>,
    /// The pieces that move again, where they rise and fall over several levels, each with whether it rises next.
    pub travels: Vec<(usize, bool)>,
    /// The task, and how far off its way the state is, where there are dead ends beside it.
    pub astray: Option<(Setup<AnyPuzzle>, Detour)>,
}

impl Position {
    /// Reads what is shown.
    pub fn of(seen: &BoardProps) -> Position {
        let (subject, timeline) = (seen.play.subject(), &*seen.play.timeline);
        let needs = subject.best.as_ref().map(|mv| subject.puzzle.needs(&subject.state, mv));
        let figure = figure(&subject.puzzle);
        let rises = figure.is_some_and(|figure| figure.rises && !figure.turns) && !seen.play.is_secret;
        Position {
            figure,
            travels: if rises { travels(timeline) } else { Vec::new() },
            needs: needs.unwrap_or_default(),
            astray: detour(timeline).map(|detour| (timeline.setup().clone(), detour)),
            subject,
        }
    }

    /// Returns the piece that a move takes, and where to.
    fn piece_move(&self, mv: &AnyMove) -> PieceMove {
        let Displacement { piece, to, .. } = self.subject.puzzle.displacement(&self.subject.state, mv);
        PieceMove { piece, to }
    }

    /// Returns the piece of the next move, and where it goes.
    pub fn best(&self) -> Option<PieceMove> {
        self.subject.best.as_ref().map(|mv| self.piece_move(mv))
    }

    /// Tells whether a piece can move.
    pub fn can_move(&self, piece: usize) -> bool {
        self.subject.legal.iter().any(|mv| self.piece_move(mv).piece == piece)
    }

    /// Returns the piece that moves less often than that at the free end, around which a long row is shown.
    pub fn slow(&self) -> usize {
        self.subject.legal.iter().map(|mv| self.piece_move(mv).piece).max().unwrap_or(0)
    }
}

/// Finds the next move of every piece of several levels, in a row that has room to say so.
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
        // Piece 4 has come to its end, and piece 1 alone is left.
        assert_eq!(found("chain?base=5&step=623"), [(1, true)]);
        assert_eq!(found("chain?base=5&step=624"), []);
        // Two places need no word.
        assert_eq!(found("brain"), []);
    }
}
