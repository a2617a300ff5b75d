//! The answer to *Show me why* on a first visit: a walk down from a large piece that must move to the next move.

use gros_text::WayDown;

use super::{Announcement, Mode, Model};

/// The longest walk.
pub const LONGEST_WAY_DOWN: usize = 9;

impl Model {
    /// Returns how far the walk down has come.
    pub fn rung(&self) -> Option<usize> {
        if let Mode::WalkingDown(rung) = self.mode { Some(rung) } else { None }
    }

    pub fn way_down(&self) -> Vec<WayDown> {
        self.prefs.lang.way_down(self.session.timeline(), LONGEST_WAY_DOWN)
    }

    /// Returns the piece that the walk is at.
    pub fn lit(&self) -> Option<usize> {
        self.rung().and_then(|rung| self.way_down().get(rung).map(|rung| rung.piece))
    }

    /// Begins the walk. It ends at the next move, so while that is hidden it is a look.
    pub(super) fn show_why(&mut self) {
        if self.hides_next() {
            self.explain();
        }
        if !self.is_game() && !self.is_solved() {
            self.mode = Mode::WalkingDown(0);
            self.say(Announcement::WayDown(self.session.clone()));
        }
    }

    /// Goes on, or back to what was there before.
    pub(super) fn next_rung(&mut self) {
        let Some(rung) = self.rung() else { return };
        let is_last = rung + 1 >= self.way_down().len();
        self.mode = if is_last { Mode::Idle } else { Mode::WalkingDown(rung + 1) };
    }
}

#[cfg(test)]
mod tests {
    use gros_session::Action;
    use gros_solver::{AnyMove, RingMove};

    use super::*;
    use crate::{Msg, Prefs, Wait};

    fn open(address: &str) -> Model {
        Model::open(address, &[], Prefs { is_solving: true, ..Prefs::default() })
    }

    #[test]
    fn the_walk_lights_one_piece_after_the_other_and_ends_as_it_began() {
        let mut model = open("#/rings");
        let mut seen = Vec::new();
        model.take(Msg::ShowWhy);
        while let Some(piece) = model.lit() {
            seen.push(piece);
            model.take(Msg::Over(Wait::Rung));
        }
        assert_eq!(seen, [9, 7, 5, 3, 1]);
        assert!(!model.touched && model.mode == Mode::Idle);
        assert_eq!(model.help.summary().looks, 1);
        model.take(Msg::ShowWhy);
        assert_eq!(model.help.summary().looks, 1, "the same look");
    }

    #[test]
    fn whatever_is_done_ends_the_walk() {
        let ring = Msg::Act(Action::Hand(AnyMove::Rings(RingMove::of(1))));
        for msg in [ring, Msg::PutBack, Msg::Hint, Msg::Begin, Msg::Solve(false)] {
            let mut model = open("#/rings");
            model.take(Msg::ShowWhy);
            model.take(msg.clone());
            assert_eq!(model.rung(), None, "{msg:?}");
            model.take(Msg::Over(Wait::Rung));
            assert_eq!(model.rung(), None, "a late step");
        }
    }

    #[test]
    fn it_is_short_and_for_every_puzzle() {
        for address in
            ["#/rings?n=64", "#/hanoi", "#/spinout", "#/elephants", "#/hexadecimal", "#/hanoi?rule=linear"]
        {
            let mut model = open(address);
            model.take(Msg::ShowWhy);
            assert!(model.lit().is_some(), "{address}");
            assert!(model.way_down().len() <= LONGEST_WAY_DOWN);
            assert_eq!(model.help.summary().looks, 1);
        }
        let mut game = open("#/wythoff");
        game.take(Msg::ShowWhy);
        assert_eq!(game.rung(), None);
    }
}
