//! The picture of a board: its scene, and the names of its targets.

use gros_board::Label;
use gros_picture::{Manner, Moving, Pictured, Scene, Subject, View};
use gros_session::Refusal;
use gros_solver::{AnyPuzzle, AnyState, IllegalMove, Puzzle};

use crate::model::Model;
use crate::motion::Motion;
use crate::puzzles;

/// Returns the position with everything that a picture marks.
pub fn subject(model: &Model) -> Subject<AnyPuzzle> {
    let refused = model.refused.as_ref();
    let why = refused.and_then(|(_, why)| match why {
        Refusal::Illegal(why) => Some(why),
        Refusal::NoRoute(_) => None,
    });
    Subject {
        goal: model.timeline().setup().goal.clone(),
        legal: if model.wishes.is_locked { Vec::new() } else { model.allowed() },
        best: model.best(),
        has_marks: !model.wishes.is_solving && model.playing.is_none_or(|between| between >= 450.0),
        refused: refused.map(|(mv, _)| mv.clone()),
        blockers: why.map_or_else(Vec::new, IllegalMove::blockers),
        wanted: match why {
            Some(IllegalMove::PieceHeld { wanted, .. }) => wanted.clone(),
            _ => Vec::new(),
        },
        ..Subject::still(model.puzzle().clone(), model.state())
    }
}

/// Returns the subject in motion, if it is moving or a hand carries it.
pub fn in_motion(
    subject: Subject<AnyPuzzle>,
    model: &Model,
    motion: Option<&Motion<AnyState>>,
) -> Subject<AnyPuzzle> {
    if let Some((mv, part)) = &model.begun.carried {
        let (puzzle, from) = (&subject.puzzle, subject.state.clone());
        // A move that the rules forbid is carried as far as the picture lets it.
        let way = puzzle.displacement(&from, mv);
        let there = puzzle.play(&from, mv).ok().or_else(|| puzzle.with_piece(&from, way.piece, way.to));
        let Some(state) = there else { return subject };
        let moving = Some(Moving { from, part: *part, manner: Manner::ByHand });
        return Subject { state, moving, ..subject };
    }
    let moving =
        motion.map(|motion| Moving { from: motion.from.clone(), part: motion.part, manner: motion.manner });
    Subject { moving, ..subject }
}

/// Draws the board in a room, in CSS pixels.
pub fn scene(model: &Model, subject: &Subject<AnyPuzzle>, room: (f64, f64)) -> Scene {
    let say = |sign: gros_picture::Sign<'_>| model.wishes.lang.sign(&subject.state, sign);
    let (begun, game) = (&model.begun, puzzles::game(model, room));
    let top = |place| model.puzzle().top_of(&subject.state, place);
    let view = View {
        look: model.wishes.look,
        is_flipped: model.wishes.is_flipped,
        hovered: begun.hovered,
        around: begun.around,
        held: begun.lifted.and_then(|(place, by)| Some((top(place)?, by))),
        game: game.as_ref(),
        slide: puzzles::slide(model),
        say: &say,
        ..View::of(room)
    };
    AnyPuzzle::scene(subject, &view)
}

/// Names the targets of a scene.
pub fn labels(model: &Model, subject: &Subject<AnyPuzzle>, scene: &Scene) -> Vec<Label> {
    scene.targets.iter().map(|target| puzzles::label(model, subject, target)).collect()
}

/// Returns the target that the Tab key goes to first: the next piece, or else the free one.
pub fn home(subject: &Subject<AnyPuzzle>, scene: &Scene) -> usize {
    let AnyPuzzleTargets { next, first } = targets(subject);
    let is_shown = |piece: &usize| scene.targets.iter().any(|target| target.pieces.contains(piece));
    next.filter(is_shown).unwrap_or(first)
}

struct AnyPuzzleTargets {
    next: Option<usize>,
    first: usize,
}

fn targets(subject: &Subject<AnyPuzzle>) -> AnyPuzzleTargets {
    if subject.puzzle.stacks() > 0 {
        return AnyPuzzleTargets { next: None, first: 0 };
    }
    let next = subject.best.as_ref().map(|mv| subject.puzzle.displacement(&subject.state, mv).piece);
    AnyPuzzleTargets { next, first: 1 }
}
