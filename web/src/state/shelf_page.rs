//! The shelf, which is shown in place of the board.

use gros_session::spec::{self, OpenedShelf, Shelf};

use super::{Model, warnings_of};

impl Model {
    /// Shows the shelf if an address asks for it; returns whether it does.
    pub fn open_shelf(&mut self, address: &str) -> bool {
        let Some(OpenedShelf { shelf, notices, view }) = spec::open_shelf(address) else { return false };
        self.put_on_shelf(shelf);
        self.warnings = warnings_of(notices, &view);
        self.show_as(&view);
        true
    }

    /// Shows the shelf, or another part of it. Nothing plays on behind it.
    pub(super) fn put_on_shelf(&mut self, shelf: Shelf) {
        self.leave(Model::is_playing);
        self.shelf_page = Some(shelf);
    }

    /// Goes to the shelf by a control of the page.
    pub(super) fn go_to_shelf(&mut self, shelf: Shelf) {
        self.places += u32::from(self.shelf_page.is_none());
        self.warnings.clear();
        self.put_on_shelf(shelf);
    }

    /// Goes back to the board by a control of the page.
    pub(super) fn leave_shelf(&mut self) {
        self.places += u32::from(self.shelf_page.take().is_some());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{Msg, Prefs, Warning};
    use gros_session::Action;
    use gros_session::spec::Filter;

    fn model(address: &str) -> Model {
        Model::open(address, &[], Prefs::default())
    }

    #[test]
    fn the_session_waits_behind_the_shelf() {
        let mut model = model("#/rings?n=5&step=3");
        // Its first move is made at once.
        model.take(Msg::PlayOrPause);
        model.take(Msg::Shelf(Some(Shelf::default())));
        assert!(model.shelf_page.is_some() && !model.is_playing());
        assert_eq!((model.places, model.address().as_str()), (1, "#/rings?n=5&step=4"));
        model.take(Msg::Shelf(Some(Shelf { filter: Some(Filter::Own), ..Shelf::default() })));
        assert_eq!(model.places, 1, "another part of it is no other place");
        model.take(Msg::Address("#/rings?n=5&step=4".to_owned()));
        assert!(model.shelf_page.is_none());
        // Returning was no change of the session: what is undone is the move.
        model.take(Msg::Act(Action::Undo));
        assert_eq!((model.address().as_str(), model.session.can_undo()), ("#/rings?n=5&step=3", false));
    }

    #[test]
    fn a_puzzle_takes_the_place_of_the_shelf() {
        for id in ["rings", "spinout"] {
            let mut model = model("#/rings?n=5");
            model.take(Msg::Shelf(Some(Shelf::default())));
            let places = model.places;
            model.take(Msg::Puzzle(id));
            assert!(model.shelf_page.is_none() && model.places > places, "{id}");
            assert_eq!(model.session.timeline().puzzle().id(), id);
        }
    }

    #[test]
    fn what_the_shelf_does_not_know_is_said() {
        let mut model = model("#/hanoi");
        model.take(Msg::Address("#/shelf?filter=lost&sort=moves".to_owned()));
        assert_eq!(
            (model.shelf_page.map(|shelf| shelf.to_string()), model.warnings.len()),
            (Some("shelf?sort=moves".into()), 1)
        );
        assert!(matches!(model.warnings[0], Warning::Key(_)));
        model.take(Msg::Address("#/hanoi".to_owned()));
        assert!(model.shelf_page.is_none() && model.warnings.is_empty());
    }
}
