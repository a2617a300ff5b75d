//! The names of pegs.

use gros_board::Label;
use gros_picture::{Subject, Target};
use gros_solver::{AnyMove, AnyPuzzle, DiscMove, HanoiState, Peg};
use gros_text::PegCues;

use crate::model::Model;

/// Names a peg with its discs.
pub fn label(model: &Model, subject: &Subject<AnyPuzzle>, state: &HanoiState, target: &Target) -> Label {
    let peg = u8::try_from(*target.pieces.start()).map_or(Peg(0), Peg);
    let lifted = model.begun.lifted.and_then(|(place, _)| u8::try_from(place).ok()).map(Peg);
    let disc = lifted.and_then(|from| state.top_of(from));
    let moves_top = |mv: &DiscMove| Some(mv.disc) == state.top_of(peg);
    let takes = |mv: &DiscMove| mv.to == peg && Some(mv.disc) == disc;
    let any = |meant: &dyn Fn(&DiscMove) -> bool| {
        subject.legal.iter().any(|mv| matches!(mv, AnyMove::Hanoi(mv) if meant(mv)))
    };
    let best = subject.best.as_ref().is_some_and(|best| match (best, disc) {
        (AnyMove::Hanoi(best), None) => moves_top(best),
        (AnyMove::Hanoi(best), Some(_)) => takes(best),
        _ => false,
    });
    let cues = PegCues {
        can_move: disc.is_none() && any(&moves_top),
        best_next: best,
        lifted: disc.filter(|_| lifted == Some(peg)),
        can_take: any(&takes),
    };
    Label {
        is_stuck: !(cues.can_move || cues.can_take || cues.lifted.is_some()),
        name: model.wishes.lang.peg_button(peg, state, cues),
    }
}
