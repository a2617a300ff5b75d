//! Predicting: one says which move comes next before it is shown, and counts how often in a row one was right.

use std::cmp::Ordering;

use gros_session::Action;
use gros_solver::{AnyMove, AnyState, Puzzle, Route, Steps};
use gros_text::WrongGuess;

use super::{Announcement, Feedback, Model};

/// How one stands who predicts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prediction {
    /// How many were right in a row.
    pub streak: u32,
    /// The longest such row of this visit.
    pub longest: u32,
    /// How many there were in the row that the last guess ended.
    pub ended: u32,
}

impl Prediction {
    fn after(self, is_right: bool) -> Prediction {
        let streak = if is_right { self.streak + 1 } else { 0 };
        let ended = if is_right { 0 } else { self.streak };
        Prediction { streak, longest: self.longest.max(streak), ended }
    }
}

impl Model {
    /// Begins to predict, or stops.
    pub(super) fn set_predicting(&mut self, on: bool) {
        self.prediction = on.then(Prediction::default);
        self.feedback = Feedback::Nothing;
        self.leave(Model::is_playing);
    }

    /// Tells whether the next move is to be kept secret: it was neither predicted wrong nor asked for.
    pub fn is_secret(&self) -> bool {
        self.prediction.is_some() && !self.feedback.tells_next() && !self.is_solved()
    }

    /// Makes a move by hand. Where one predicts, a wrong one is not made: the right one is shown instead.
    pub(super) fn play(&mut self, mv: AnyMove) {
        let Some(prediction) = self.prediction.filter(|_| self.is_secret()) else {
            // What is shown already is no guess.
            self.prediction = self.prediction.map(|prediction| Prediction { ended: 0, ..prediction });
            return self.act(Action::Hand(mv));
        };
        match self.judge(&mv) {
            Judged::Right => {
                self.prediction = Some(prediction.after(true));
                self.act(Action::Hand(mv));
                self.feedback = Feedback::Right;
            }
            Judged::Wrong(why) => {
                self.prediction = Some(prediction.after(false));
                self.put_back();
                self.touched = true;
                let session = self.session.clone();
                let wrong =
                    Announcement::Wrong { session: session.clone(), guess: mv.clone(), why: why.clone() };
                let ended = self.streak_ended().map(Announcement::StreakEnded);
                self.announcements
                    .say([Some(wrong), ended, Some(Announcement::Next(session))].into_iter().flatten());
                self.feedback = Feedback::Wrong { guess: mv, why };
            }
            Judged::Forbidden => {
                self.prediction = Some(prediction.after(false));
                self.act(Action::Hand(mv));
                if let Some(ended) = self.streak_ended() {
                    self.announcements.add(Announcement::StreakEnded(ended));
                }
            }
        }
    }

    /// Counts the right guesses of the row that the last guess ended, if it ended one.
    pub fn streak_ended(&self) -> Option<u32> {
        self.prediction.map(|prediction| prediction.ended).filter(|ended| *ended > 0)
    }

    /// Tells whether a move is one of the best, and if not, why.
    fn judge(&self, mv: &AnyMove) -> Judged {
        let timeline = self.session.timeline();
        let here = self.state();
        let Ok(after) = timeline.puzzle().play(&here, mv) else { return Judged::Forbidden };
        let known = |state| timeline.puzzle().game_position(state);
        if let (Some(from), Some(position)) = (known(&here), known(&after)) {
            let is_right = position.is_cold || from.winning.is_empty();
            return if is_right { Judged::Right } else { Judged::Wrong(WrongGuess::LetsRivalWin(after)) };
        }
        let left = |state: &AnyState| {
            let route = timeline.puzzle().route(state, &timeline.setup().goal).ok()?;
            Some(route.steps().clone())
        };
        let (Some(now), Some(then)) = (left(&here), left(&after)) else { return Judged::Forbidden };
        if &then + &Steps::ONE <= now {
            return Judged::Right;
        }
        let was_just_there = self.session.history().next().is_some_and(|before| before.state() == after);
        Judged::Wrong(match then.cmp(&now) {
            _ if was_just_there => WrongGuess::Back,
            Ordering::Greater => WrongGuess::Away(then),
            _ => WrongGuess::NoNearer(then),
        })
    }
}

/// What a guess is worth.
enum Judged {
    /// It is one of the best moves.
    Right,
    /// The rules allow it, but it is none of the best.
    Wrong(WrongGuess),
    /// The rules forbid it.
    Forbidden,
}
