//! Where you are: the status line, the slider's value, and the response to a move by hand or a win.

use gros_session::{Session, Timeline};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Guarantee, Steps};

use crate::lang::capital;
use crate::message::say;
use crate::{Key, Lang};

impl Lang {
    /// Says where the slider is, for a screen reader: `Step 123 of 341. Next: ring 2 off. 218 to go`.
    #[must_use]
    pub fn slider_text(self, timeline: &Timeline<AnyPuzzle>) -> String {
        if timeline.steps().is_zero() {
            return self.text(Key::StartIsGoal).to_owned();
        }
        let step = self.number_in_words(timeline.cursor());
        let place =
            self.sentence(&say!(self, StatusStep { step, steps: self.number_in_words(timeline.steps()) }));
        match timeline.move_at(timeline.cursor()) {
            None => self.sentences([place.as_str(), self.reached(timeline)]),
            Some(mv) => {
                let next = self.sentence(&self.next(&self.move_spoken(&timeline.state(), &mv)));
                let to_go = say!(self, StatusToGo { moves: self.number_in_words(&timeline.to_go()) });
                self.sentences([place, next, capital(&to_go)])
            }
        }
    }

    /// Says what a move by hand led to: `Ring 2 off. 217 to go. Next: ring 1 off.`
    ///
    /// `before` is the state before the move, `timeline` the timeline after it.
    #[must_use]
    pub fn played(self, before: &AnyState, mv: &AnyMove, timeline: &Timeline<AnyPuzzle>) -> String {
        let done = self.move_done(before, mv);
        match timeline.best_move() {
            None => self.sentences([done.as_str(), self.reached(timeline)]),
            Some(next) => {
                let next = self.next(&self.move_spoken(&timeline.state(), &next));
                let to_go = say!(self, StatusToGo { moves: self.number_in_words(&timeline.to_go()) });
                self.sentences([done, self.sentence(&to_go), self.sentence(&next)])
            }
        }
    }

    /// Says that a move left the plan and the goal is now farther away; `guarantee` is the guarantee of the
    /// new plan.
    #[must_use]
    pub fn off_route(self, guarantee: Guarantee, to_go: &Steps) -> String {
        let route = match guarantee {
            Guarantee::LineOfPlay => return self.text(Key::StatusOtherLine).to_owned(),
            Guarantee::Shortest { .. } => "shortest",
            Guarantee::PresumedShortest | Guarantee::UpperBound => "other",
        };
        say!(self, StatusOffRoute { route, left: to_go })
    }

    /// Says at the goal how the puzzle was solved: `Solved in 341 moves, the fewest possible.`
    ///
    /// If the cursor ever moved other than by moves, there is nothing to praise.
    #[must_use]
    pub fn win(self, session: &Session<AnyPuzzle>) -> String {
        let (made, par) = (Steps::from(session.moves()), session.timeline().par());
        let guarantee = session.timeline().par_guarantee();
        let is_game = guarantee == Guarantee::LineOfPlay;
        match session.over_par() {
            Some(over) if made >= *par && !made.is_zero() && !is_game => {
                let short = self.how_short(&over, par, guarantee);
                say!(self, StatusSolvedIn { moves: self.moves(&made), how_short: short })
            }
            _ => self.reached(session.timeline()).to_owned(),
        }
    }

    /// Names a speed: `2 moves/s`.
    #[must_use]
    pub fn speed(self, speed: &str) -> String {
        match speed.parse::<u32>() {
            Ok(speed) => say!(self, StatusSpeed { speed }),
            Err(_) => say!(self, StatusSpeed { speed: "half" }),
        }
    }

    fn next(self, name: &str) -> String {
        say!(self, StatusNext { name })
    }
}
