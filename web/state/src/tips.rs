//! Three tips, each shown once, when it first applies.

use gros_session::{Event, HandMove};
use gros_solver::AnyPuzzle;
use gros_text::{Key, tips};

use super::{Announcement, Feedback, Model};

/// From this many steps on, a position of the slider stands for several steps.
const COARSE: u32 = 10_000;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tip {
    /// A rule of the puzzle, after the first move.
    Moved(Key),
    /// How to go back, after the first move back.
    Back(Key),
    /// The tape reaches single steps, after a long timeline was dragged.
    SingleSteps,
}

impl Tip {
    pub fn key(self) -> Key {
        match self {
            Tip::Moved(key) | Tip::Back(key) => key,
            Tip::SingleSteps => Key::TipSingleSteps,
        }
    }

    fn index(self) -> usize {
        match self {
            Tip::Moved(_) => 0,
            Tip::Back(_) => 1,
            Tip::SingleSteps => 2,
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tips([bool; 3]);

impl Tips {
    pub fn read(text: &str) -> Tips {
        let marks = text.as_bytes();
        Tips([0, 1, 2].map(|index| marks.get(index) == Some(&b'1')))
    }

    pub fn write(self) -> String {
        self.0.map(|told| if told { '1' } else { '0' }).into_iter().collect()
    }

    fn has(self, tip: Tip) -> bool {
        self.0[tip.index()]
    }

    fn with(mut self, tip: Tip) -> Tips {
        self.0[tip.index()] = true;
        self
    }
}

impl Model {
    /// Shows and records the tip that applies to an event, unless there is other feedback.
    pub(super) fn update_tip(&mut self, event: &Event<AnyPuzzle>) {
        let is_told = self.feedback == Feedback::Nothing && self.stop.is_none() && !self.is_solving();
        self.tip = is_told.then(|| self.occasion(event)).flatten();
        if let Some(tip) = self.tip {
            self.prefs.tips = self.prefs.tips.with(tip);
            match event {
                Event::Played { .. } => self.announcements.add(Announcement::Tip(tip)),
                _ => self.say(Announcement::Tip(tip)),
            }
        }
    }

    fn occasion(&self, event: &Event<AnyPuzzle>) -> Option<Tip> {
        let timeline = self.session.timeline();
        let tip = match event {
            Event::Played { how, .. } => {
                let [moved, back] = tips(timeline.puzzle())?;
                if matches!(how, HandMove::Back) { Tip::Back(back) } else { Tip::Moved(moved) }
            }
            Event::Sought { .. } if self.is_dragging() && *timeline.steps() > COARSE => Tip::SingleSteps,
            _ => return None,
        };
        (!self.prefs.tips.has(tip) && !self.is_solved()).then_some(tip)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DockMsg, Msg, Prefs, Wait};
    use gros_session::{Action, Seek};
    use gros_solver::{AnyMove, RingMove};

    fn hand(model: &mut Model, ring: usize) {
        model.take(Msg::Act(Action::Hand(AnyMove::Rings(RingMove::of(ring)))));
    }

    #[test]
    fn who_solves_is_told_none() {
        let mut model = Model::open("#/rings?mode=solve", &[], Prefs::default());
        hand(&mut model, 1);
        assert_eq!(model.tip, None);
        model.take(Msg::Solve(false));
        hand(&mut model, 1);
        assert_eq!(model.tip, Some(Tip::Back(Key::TipWayBack)));
    }

    #[test]
    fn each_tip_is_shown_once_when_it_applies() {
        let mut model = Model::open("#/rings", &[], Prefs::default());
        hand(&mut model, 1);
        assert_eq!(model.tip, Some(Tip::Moved(Key::TipOnlyTwo)));
        hand(&mut model, 1);
        assert_eq!(model.tip, Some(Tip::Back(Key::TipWayBack)));
        hand(&mut model, 1);
        assert_eq!(model.tip, None);
        assert_eq!(Tips::read(&model.prefs.tips.write()), model.prefs.tips);
        assert_eq!(Tips::read("1?"), Tips::default().with(Tip::Moved(Key::TipOnlyTwo)));
    }

    #[test]
    fn a_long_timeline_is_dragged_coarsely() {
        for (address, told) in [("#/rings?n=64", Some(Tip::SingleSteps)), ("#/rings", None)] {
            let mut model = Model::open(address, &[], Prefs::default());
            model.take(Msg::Act(Action::Seek(Seek::At(99u32.into()))));
            assert_eq!(model.tip, None);
            model.take(Msg::Dock(DockMsg::Hold(true)));
            model.take(Msg::Act(Action::Seek(Seek::At(77u32.into()))));
            assert_eq!(model.tip, told);
            model.take(Msg::Over(Wait::Feedback));
            assert_eq!(model.tip, None);
        }
    }

    #[test]
    fn errors_come_first() {
        let mut model = Model::open("#/rings?n=5", &[], Prefs::default());
        hand(&mut model, 4);
        assert_eq!(model.tip, None);
        hand(&mut model, 2);
        assert_eq!((model.tip, model.feedback.clone()), (None, Feedback::OffRoute));
    }
}
