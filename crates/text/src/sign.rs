//! The words on a picture.

use gros_picture::Sign;
use gros_solver::{AnyState, Piles, Steps, WythoffMove};

use crate::message::say;
use crate::{Key, Lang};

impl Lang {
    /// Returns the words for a sign on the picture of a state.
    #[must_use]
    pub fn sign(self, state: &AnyState, sign: Sign<'_>) -> String {
        let key = match sign {
            Sign::TurnsHere => Key::TurnHere,
            Sign::Gap => Key::TheGap,
            Sign::LowGate => Key::LowGate,
            Sign::OnlyFlatPass => Key::OnlyFlatPass,
            Sign::CombLeft => Key::CombLeft,
            Sign::CombRight => Key::CombRight,
            Sign::Start => Key::GraphStart,
            Sign::Goal => Key::GraphGoal,
            Sign::Here => Key::GraphYou,
            Sign::MovesBack(moves) => return say!(self, SignMovesBack { moves: Steps::from(moves) }),
            Sign::LeftPile => Key::LeftPile,
            Sign::RightPile => Key::RightPile,
            Sign::CombStops { left, right, balls } => return self.comb_stops(state, left, right, balls),
            Sign::State(state) => return self.state_name(state),
            Sign::AllOn(peg) => return say!(self, SetupAllOnPeg { peg }),
            Sign::Beyond { what, distance, is_up } => {
                return self.graph_beyond(&self.sign(state, *what), distance, is_up);
            }
            Sign::Take { left, right } => {
                let before = Piles::new(left.into(), right.into());
                let to = Piles::new(0u32.into(), 0u32.into());
                return self.take_short(&before, &WythoffMove { to });
            }
        };
        self.text(key).to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::Peg;

    #[test]
    fn signs_have_words_in_every_language() {
        let state = AnyState::Wythoff(Piles::new(14u32.into(), 20u32.into()));
        let languages = [Lang::English, Lang::Simplified, Lang::Traditional];
        let said = |sign: Sign<'_>| languages.map(|lang| lang.sign(&state, sign));
        assert_eq!(said(Sign::Take { left: 5, right: 5 }), ["5 from both", "两堆各 5", "兩堆各 5"]);
        assert_eq!(said(Sign::Take { left: 0, right: 2 })[0], "2 from the right");
        assert_eq!(said(Sign::LeftPile)[0], "left pile");
        assert_eq!(said(Sign::MovesBack(3)), ["3 moves back", "退回 3 步", "退回 3 步"]);
        assert_eq!(said(Sign::MovesBack(1))[0], "1 move back");
        assert_eq!(said(Sign::AllOn(Peg(1))), ["All on B", "全在 B", "全在 B"]);
        let distance = Steps::from(218u32);
        let beyond = Sign::Beyond { what: &Sign::Goal, distance: &distance, is_up: false };
        assert_eq!(said(beyond), ["goal: 218 further down", "终点：再往下 218", "終點：再往下 218"]);
    }
}
