//! Some moves as a sequence of pictures: which ones are shown, and for how long.

use gros_picture::sheet::Words;
use gros_picture::{Manner, Moving, Pictured, Scene, Subject};
use gros_session::{Listed, Timeline, listed};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Puzzle, Steps};

use super::board::Board;

/// Returns a range of steps with this many moves: from the cursor on, or the last ones at the end.
pub fn stretch(timeline: &Timeline<AnyPuzzle>, moves: u32) -> (Steps, Steps) {
    let most = Steps::from(moves);
    let (cursor, end) = (timeline.cursor(), timeline.steps());
    if cursor == end {
        (end.saturating_sub(&most), end.clone())
    } else {
        (cursor.clone(), (cursor + &most).min(end.clone()))
    }
}

pub fn can_animate(timeline: &Timeline<AnyPuzzle>) -> bool {
    !timeline.steps().is_zero()
}

/// How to show moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pace {
    /// The number of pictures during a move.
    pub pictures: u32,
    /// The total seconds of these pictures, of the state after the move, and of the last state.
    pub moving: f64,
    pub rest: f64,
    pub end: f64,
}

/// One picture of a reel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Shot {
    /// How many moves have been made, and how much of the last one; `None` if it is complete.
    made: usize,
    part: Option<f64>,
    pub seconds: f64,
}

pub struct Reel<'a> {
    board: &'a Board,
    timeline: &'a Timeline<AnyPuzzle>,
    first: (Steps, AnyState),
    made: Vec<Listed<AnyPuzzle>>,
    /// The piece on which a long row stays centred.
    around: Option<usize>,
}

impl<'a> Reel<'a> {
    pub fn new(
        board: &'a Board,
        timeline: &'a Timeline<AnyPuzzle>,
        (from, to): (&Steps, &Steps),
    ) -> Reel<'a> {
        let made: Vec<Listed<AnyPuzzle>> = listed(timeline, from, to).collect();
        let piece = |made: &Listed<AnyPuzzle>| timeline.puzzle().displacement(&made.before, &made.mv).piece;
        let around = made.iter().map(piece).max();
        Reel { board, timeline, first: (from.clone(), timeline.state_at(from)), made, around }
    }

    /// Returns the number of moves.
    pub fn moves(&self) -> u32 {
        u32::try_from(self.made.len()).unwrap_or(u32::MAX)
    }

    /// Returns the pictures in order: the first state, then each move and the state after it.
    pub fn shots(&self, pace: Pace) -> Vec<Shot> {
        let mut shots = vec![self.rest(0, pace)];
        for (index, Listed { before, after, .. }) in self.made.iter().enumerate() {
            let is_animated = self.timeline.puzzle().milliseconds(before, after) > 0;
            let pictures = if is_animated { pace.pictures } else { 0 };
            shots.extend((0..pictures).map(|picture| {
                let part = (f64::from(picture) + 0.5) / f64::from(pictures);
                Shot { made: index + 1, part: Some(part), seconds: pace.moving / f64::from(pictures) }
            }));
            shots.push(self.rest(index + 1, pace));
        }
        shots
    }

    fn rest(&self, made: usize, pace: Pace) -> Shot {
        Shot { made, part: None, seconds: if made < self.made.len() { pace.rest } else { pace.end } }
    }

    /// Draws a picture and returns its words.
    pub fn frame(&self, shot: &Shot) -> (Scene, Words) {
        let last = shot.made.checked_sub(1).and_then(|last| self.made.get(last));
        let (step, state) =
            last.map_or((&self.first.0, &self.first.1), |Listed { step, after, .. }| (step, after));
        let best = self.made.get(shot.made).map(|next| next.mv.clone());
        let best = best.or_else(|| self.timeline.best_move_at(step));
        let moving = last.zip(shot.part).map(|(Listed { before, .. }, part)| Moving {
            from: before.clone(),
            part,
            manner: Manner::Full,
        });
        let subject = Subject { moving, ..self.subject(state, best) };
        (self.board.scene(&subject, self.around), self.board.words(self.timeline, step, state))
    }

    fn subject(&self, state: &AnyState, best: Option<AnyMove>) -> Subject<AnyPuzzle> {
        let (puzzle, goal) = (self.timeline.puzzle().clone(), self.timeline.setup().goal.clone());
        Subject { goal, best, ..Subject::still(puzzle, state.clone()) }
    }
}
