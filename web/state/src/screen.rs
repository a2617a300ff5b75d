//! Screens that are shown in place of the board.

use std::mem::discriminant;

use gros_session::spec::{self, Learn, OpenedScreen, Screen, Tool};

use super::request::warnings_of;
use super::{Model, Warning};

impl Model {
    /// Shows a screen if an address asks for it; returns whether it does.
    pub fn open_screen(&mut self, address: &str) -> bool {
        let Some(OpenedScreen { screen, notices, view, gone }) = spec::open_screen(address) else {
            return false;
        };
        self.put_screen(screen);
        self.warnings = gone.map(Warning::Gone).into_iter().chain(warnings_of(notices, &view)).collect();
        self.show_as(&view);
        true
    }

    /// Shows a screen, or another part of it. Nothing plays on behind it.
    pub(super) fn put_screen(&mut self, screen: Screen) {
        self.leave(Model::is_playing);
        if !matches!(screen, Screen::Learn(Learn::Stop(_))) {
            self.end_stop();
        }
        self.screen = Some(screen);
    }

    /// Goes to a screen by a control of the page. Another part of the same screen is no other place.
    pub(super) fn go_to_screen(&mut self, screen: Screen) {
        let is_same = |now: &Screen| match (now, &screen) {
            (Screen::Shelf(_), Screen::Shelf(_)) | (Screen::Quiz(_), Screen::Quiz(_)) => true,
            (Screen::Learn(Learn::Tool(now)), Screen::Learn(Learn::Tool(next))) => {
                let has_places = matches!(now, Tool::Museum(_));
                !has_places && discriminant(now) == discriminant(next)
            }
            _ => false,
        };
        self.places += u32::from(!self.screen.as_ref().is_some_and(is_same));
        self.warnings.clear();
        self.put_screen(screen);
    }

    /// Goes back to the board by a control of the page.
    pub(super) fn leave_screen(&mut self) {
        self.end_stop();
        self.places += u32::from(self.screen.take().is_some());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Msg, Prefs};
    use gros_session::Action;
    use gros_session::spec::{Filter, Quiz, RuleTask, Shelf};

    fn model(address: &str) -> Model {
        Model::open(address, &[], Prefs::default())
    }

    #[test]
    fn the_session_waits_behind_the_shelf() {
        let mut model = model("#/rings?n=5&step=3");
        // Its first move is made at once.
        model.take(Msg::PlayOrPause);
        model.take(Msg::shelf(Shelf::default()));
        assert!(model.screen.is_some() && !model.is_playing());
        assert_eq!((model.places, model.address().as_str()), (1, "#/rings?n=5&step=4"));
        model.take(Msg::shelf(Shelf { filter: Some(Filter::Own), ..Shelf::default() }));
        assert_eq!(model.places, 1, "another part of it is no other place");
        model.take(Msg::Address("#/rings?n=5&step=4".to_owned()));
        assert!(model.screen.is_none());
        // Returning was no change of the session: what is undone is the move.
        model.take(Msg::Act(Action::Undo));
        assert_eq!((model.address().as_str(), model.session.can_undo()), ("#/rings?n=5&step=3", false));
    }

    #[test]
    fn other_exercises_are_no_other_place() {
        let mut model = model("#/rings?n=5&step=3");
        model.take(Msg::quiz(Quiz::default()));
        model.take(Msg::quiz(Quiz { seed: 7, ..Quiz::default() }));
        assert_eq!(model.screen.as_ref().map(Screen::to_string).as_deref(), Some("quiz?seed=7"));
        assert_eq!(model.places, 1);
        model.take(Msg::shelf(Shelf::default()));
        assert_eq!(model.places, 2);
    }

    #[test]
    fn another_rule_is_no_other_place_but_another_program_is() {
        let mut model = model("#/rings?n=5");
        let rule = |rule: &str| Tool::Rule(RuleTask { rule: rule.to_owned(), ..RuleTask::default() });
        let steps = [
            (rule("odd:1"), 1),
            (rule("even:1"), 1),
            (Tool::Museum(None), 2),
            (Tool::Museum(Some(1)), 3),
            (Tool::Museum(Some(2)), 4),
        ];
        for (tool, places) in steps {
            let address = format!("learn/{tool}");
            model.take(Msg::learn(Learn::Tool(tool)));
            assert_eq!(model.places, places, "{address}");
            assert_eq!(model.screen.as_ref().map(Screen::to_string), Some(address));
        }
    }

    #[test]
    fn a_puzzle_takes_the_place_of_the_shelf() {
        for id in ["rings", "spinout"] {
            let mut model = model("#/rings?n=5");
            model.take(Msg::shelf(Shelf::default()));
            let places = model.places;
            model.take(Msg::Puzzle(id));
            assert!(model.screen.is_none() && model.places > places, "{id}");
            assert_eq!(model.session.timeline().puzzle().id(), id);
        }
    }

    #[test]
    fn what_the_shelf_does_not_know_is_said() {
        let mut model = model("#/hanoi");
        model.take(Msg::Address("#/shelf?filter=lost&sort=moves".to_owned()));
        assert_eq!(
            (model.screen.as_ref().map(Screen::to_string), model.warnings.len()),
            (Some("shelf?sort=moves".into()), 1)
        );
        assert!(matches!(model.warnings[0], Warning::Key(_)));
        model.take(Msg::Address("#/hanoi".to_owned()));
        assert!(model.screen.is_none() && model.warnings.is_empty());
    }
}
