//! Predicting: one says which move comes next before it is shown, and counts how often in a row one was right.

use gros_session::Action;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Puzzle, Route, Steps};

use super::{Model, Said};

/// How one stands who predicts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Prediction {
    /// How many were right in a row.
    pub streak: u32,
    /// The longest such row of this visit.
    pub longest: u32,
}

impl Model {
    /// Begins to predict, or stops.
    pub(super) fn set_predicting(&mut self, on: bool) {
        self.prediction = on.then(Prediction::default);
        self.said = Said::Nothing;
        self.playing = false;
    }

    /// Tells whether the next move is to be kept secret: it was neither predicted wrong nor asked for.
    pub fn is_secret(&self) -> bool {
        self.prediction.is_some() && self.said != Said::Hint && !self.is_solved()
    }

    /// Makes a move by hand. Where one predicts, a wrong one is not made: the right one is shown instead.
    pub(super) fn play(&mut self, mv: AnyMove) {
        let Some(prediction) = self.prediction.filter(|_| self.is_secret()) else {
            return self.act(Action::Hand(mv));
        };
        let Some(is_right) = self.is_right(&mv) else {
            self.act(Action::Hand(mv));
            self.prediction = Some(Prediction { streak: 0, ..prediction });
            return;
        };
        let streak = if is_right { prediction.streak + 1 } else { 0 };
        self.prediction = Some(Prediction { streak, longest: prediction.longest.max(streak) });
        if is_right {
            self.act(Action::Hand(mv));
            self.said = Said::Right;
        } else {
            self.lifted = None;
            self.touched = true;
            self.said = Said::Hint;
            self.say(self.prefs.lang.wrong_prediction());
        }
    }

    /// Tells whether a move is one of the best; none if the rules forbid it.
    fn is_right(&self, mv: &AnyMove) -> Option<bool> {
        let timeline = self.session.timeline();
        let after = timeline.puzzle().play(&self.state(), mv).ok()?;
        if let (AnyPuzzle::Wythoff(game), AnyState::Wythoff(piles)) = (timeline.puzzle(), &after) {
            let (_, here) = self.game()?;
            return Some(game.is_cold(piles) || game.winning_moves(&here).is_empty());
        }
        let left = |state: &AnyState| {
            let route = timeline.puzzle().route(state, &timeline.setup().goal).ok()?;
            Some(route.steps().clone())
        };
        Some(&left(&after)? + &Steps::ONE <= left(&self.state())?)
    }
}
