//! The puzzles other than the first come in a separate piece. Until it is there, whatever may open one of them waits.

use std::mem::discriminant;
use std::rc::Rc;

use gros_session::Action;
use gros_solver::ids;

use super::{DayMsg, Model, Msg};

/// The other puzzles than the first.
#[derive(Clone, Debug, Default)]
pub enum Others {
    #[default]
    Here,
    Missing,
    /// They are being fetched for a message.
    Awaited(Rc<Msg>),
}

/// Returns whether an address or a stored text may need another puzzle than the first.
pub fn names_others(text: &str) -> bool {
    ids().iter().skip(1).any(|id| text.contains(id))
}

/// Returns whether an address opens another puzzle than the first, or a screen, which may show some.
pub fn opens_others(address: &str) -> bool {
    let name = address.trim_start_matches(['#', '/']).split(['?', '/']).next().unwrap_or_default();
    !name.is_empty() && ids().first() != Some(&name)
}

impl Model {
    /// Keeps a message back while the puzzles that it may open are not there; one that opens the first puzzle ends any
    /// waiting.
    pub(super) fn keep_back(&mut self, msg: Msg) -> Option<Msg> {
        if matches!(self.others, Others::Here) {
            return Some(msg);
        }
        match self.opens_others(&msg) {
            Some(true) => {
                self.others = Others::Awaited(Rc::new(msg));
                return None;
            }
            Some(false) => self.others = Others::Missing,
            None => {}
        }
        Some(msg)
    }

    /// Returns whether a message may open another puzzle than the first; none if it opens nothing.
    fn opens_others(&self, msg: &Msg) -> Option<bool> {
        let is_other = |puzzle| discriminant(puzzle) != discriminant(self.session.timeline().puzzle());
        match msg {
            Msg::Address(address) | Msg::Follow(address) => Some(opens_others(address)),
            Msg::Act(Action::SetUp(setup)) => Some(is_other(&setup.puzzle)),
            Msg::Act(Action::Open(session)) => Some(is_other(session.timeline().puzzle())),
            Msg::Puzzle(id) => Some(ids().first() != Some(id)),
            Msg::File(_) | Msg::Day(DayMsg::Open) | Msg::Screen(Some(_)) | Msg::Stop(_) => Some(true),
            _ => None,
        }
    }

    /// Takes the message that waited for the puzzles.
    pub(super) fn end_waiting(&mut self) {
        if let Others::Awaited(msg) = std::mem::take(&mut self.others) {
            self.take(Rc::unwrap_or_clone(msg));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Prefs;

    fn without_others() -> Model {
        let mut model = Model::open("#/rings", &[], Prefs::default());
        model.others = Others::Missing;
        model
    }

    fn id(model: &Model) -> &'static str {
        model.session.timeline().puzzle().id()
    }

    #[test]
    fn another_puzzle_opens_when_it_is_there() {
        let mut model = without_others();
        model.take(Msg::Puzzle("hanoi"));
        assert!(matches!(model.others, Others::Awaited(_)) && id(&model) == "rings");
        model.take(Msg::OthersAreHere);
        assert!(matches!(model.others, Others::Here) && id(&model) == "hanoi");
    }

    #[test]
    fn the_last_of_two_requests_opens() {
        let mut model = without_others();
        model.take(Msg::Puzzle("hanoi"));
        model.take(Msg::Address("#/spinout?n=4".to_owned()));
        model.take(Msg::OthersAreHere);
        assert_eq!(id(&model), "spinout");
    }

    #[test]
    fn who_returns_to_the_first_puzzle_waits_no_more() {
        let mut model = without_others();
        model.take(Msg::Puzzle("hanoi"));
        model.take(Msg::Puzzle("rings"));
        model.take(Msg::OthersAreHere);
        assert!(matches!(model.others, Others::Here) && id(&model) == "rings");
    }

    #[test]
    fn the_first_puzzle_waits_for_nothing() {
        let mut model = without_others();
        model.take(Msg::Address("#/rings?n=5".to_owned()));
        assert_eq!(model.session.timeline().puzzle().sizes(9).1, 9);
        assert!(matches!(model.others, Others::Missing));
        for (address, others) in
            [("", false), ("#/", false), ("#/rings?n=3", false), ("#/hanoi", true), ("#/learn", true)]
        {
            assert_eq!(opens_others(address), others, "{address}");
        }
        assert!(names_others("#/rings?n=9\nhanoi?n=3") && !names_others("#/rings?n=9\nrings?n=3"));
    }
}
