//! Prediction: the user guesses the next move before it is shown, and builds up a streak.

use std::cmp::Ordering;

use gros_session::Action;
use gros_solver::{AnyMove, AnyState, Puzzle, Route, Steps};
use gros_text::WrongGuess;

use super::{Announcement, Feedback, Model};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prediction {
    /// Right guesses in a row.
    pub streak: u32,
    /// Longest streak of this visit.
    pub longest: u32,
    /// Length of the streak that the last guess ended, or 0.
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
    pub(super) fn set_predicting(&mut self, on: bool) {
        self.prediction = on.then(Prediction::default);
        self.feedback = Feedback::Nothing;
        self.leave(Model::is_playing);
    }

    /// Returns whether the next move must be hidden: neither guessed wrong nor asked for.
    pub fn hides_next(&self) -> bool {
        self.prediction.is_some() && !self.feedback.tells_next() && !self.is_solved()
    }

    /// Plays a move by hand. A wrong prediction is not played; the right move is revealed instead.
    pub(super) fn play(&mut self, mv: AnyMove) {
        let Some(prediction) = self.prediction.filter(|_| self.hides_next()) else {
            // A move that is revealed already is no guess.
            self.prediction = self.prediction.map(|prediction| Prediction { ended: 0, ..prediction });
            return self.act(Action::Hand(mv));
        };
        match self.judge(&mv) {
            Verdict::Right => {
                self.prediction = Some(prediction.after(true));
                self.act(Action::Hand(mv));
                self.feedback = Feedback::Right;
            }
            Verdict::Wrong(why) => {
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
            Verdict::Forbidden => {
                self.prediction = Some(prediction.after(false));
                self.act(Action::Hand(mv));
                if let Some(ended) = self.streak_ended() {
                    self.announcements.add(Announcement::StreakEnded(ended));
                }
            }
        }
    }

    pub fn streak_ended(&self) -> Option<u32> {
        self.prediction.map(|prediction| prediction.ended).filter(|ended| *ended > 0)
    }

    fn judge(&self, mv: &AnyMove) -> Verdict {
        let timeline = self.session.timeline();
        let here = self.state();
        let Ok(after) = timeline.puzzle().play(&here, mv) else { return Verdict::Forbidden };
        let position_of = |state| timeline.puzzle().game_position(state);
        if let (Some(from), Some(position)) = (position_of(&here), position_of(&after)) {
            let is_right = position.is_cold || from.winning.is_empty();
            return if is_right { Verdict::Right } else { Verdict::Wrong(WrongGuess::LetsRivalWin(after)) };
        }
        let left = |state: &AnyState| {
            let route = timeline.puzzle().route(state, &timeline.setup().goal).ok()?;
            Some(route.steps().clone())
        };
        let (Some(now), Some(then)) = (left(&here), left(&after)) else { return Verdict::Forbidden };
        if &then + &Steps::ONE <= now {
            return Verdict::Right;
        }
        let was_just_there = self.session.history().next().is_some_and(|before| before.state() == after);
        Verdict::Wrong(match then.cmp(&now) {
            _ if was_just_there => WrongGuess::Back,
            Ordering::Greater => WrongGuess::Away(then),
            _ => WrongGuess::NoNearer(then),
        })
    }
}

enum Verdict {
    Right,
    /// Legal, but none of the best moves.
    Wrong(WrongGuess),
    Forbidden,
}
