//! Three things worth knowing, each told once, when a person has just met it.

use gros_session::{Event, HandMove};
use gros_solver::{AnyPuzzle, Steps};
use gros_text::{Key, tips};

use super::{Announcement, Feedback, Model};

/// From so many moves on, a place of the slider stands for many steps.
const COARSE: u32 = 10_000;

/// Something worth knowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tip {
    /// What is so of every move: after the first.
    Moved(Key),
    /// How one came back: when it was first done.
    Back(Key),
    /// The tape has the single steps: when a long timeline was dragged.
    SingleSteps,
}

impl Tip {
    /// Returns its words.
    pub fn key(self) -> Key {
        match self {
            Tip::Moved(key) | Tip::Back(key) => key,
            Tip::SingleSteps => Key::TipSingleSteps,
        }
    }

    /// Returns its place among what was told.
    fn place(self) -> usize {
        match self {
            Tip::Moved(_) => 0,
            Tip::Back(_) => 1,
            Tip::SingleSteps => 2,
        }
    }
}

/// The tips that were told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tips([bool; 3]);

impl Tips {
    /// Reads what was kept; what is damaged was not told.
    pub fn read(text: &str) -> Tips {
        let marks = text.as_bytes();
        Tips([0, 1, 2].map(|place| marks.get(place) == Some(&b'1')))
    }

    /// Writes what is to be kept.
    pub fn written(self) -> String {
        self.0.map(|told| if told { '1' } else { '0' }).into_iter().collect()
    }

    fn has(self, tip: Tip) -> bool {
        self.0[tip.place()]
    }

    fn with(mut self, tip: Tip) -> Tips {
        self.0[tip.place()] = true;
        self
    }
}

impl Model {
    /// Finds what an event gives reason to tell, unless there is something else to say, and remembers that it was told.
    pub(super) fn tell(&mut self, event: &Event<AnyPuzzle>) {
        self.tip = (self.feedback == Feedback::Nothing).then(|| self.occasion(event)).flatten();
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
            Event::Sought { .. } if self.is_dragging() && *timeline.steps() > Steps::from(COARSE) => {
                Tip::SingleSteps
            }
            _ => return None,
        };
        (!self.prefs.tips.has(tip) && !self.is_solved()).then_some(tip)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::speech;
    use crate::state::{Msg, Prefs};
    use gros_session::{Action, Seek};
    use gros_solver::{AnyMove, RingMove};

    fn hand(model: &mut Model, ring: usize) {
        model.take(Msg::Act(Action::Hand(AnyMove::Rings(RingMove::of(ring)))));
    }

    #[test]
    fn each_is_told_once_when_it_is_met() {
        let mut model = Model::open("#/rings", &[], Prefs::default());
        hand(&mut model, 1);
        assert_eq!(model.tip, Some(Tip::Moved(Key::TipOnlyTwo)));
        let heard = speech::words(model.prefs.lang, &model.announcements);
        assert!(heard.contains("Ring 1 off.") && heard.contains("At most two rings"));
        hand(&mut model, 1);
        assert_eq!(model.tip, Some(Tip::Back(Key::TipWayBack)));
        hand(&mut model, 1);
        assert_eq!(model.tip, None);
        assert_eq!(Tips::read(&model.prefs.tips.written()), model.prefs.tips);
        assert_eq!(Tips::read("1?"), Tips::default().with(Tip::Moved(Key::TipOnlyTwo)));
    }

    #[test]
    fn a_long_timeline_is_dragged_coarsely() {
        for (address, told) in [("#/rings?n=64", Some(Tip::SingleSteps)), ("#/rings", None)] {
            let mut model = Model::open(address, &[], Prefs::default());
            model.take(Msg::Act(Action::Seek(Seek::At(99u32.into()))));
            assert_eq!(model.tip, None);
            model.take(Msg::Dragging(true));
            model.take(Msg::Act(Action::Seek(Seek::At(77u32.into()))));
            assert_eq!(model.tip, told);
            model.take(Msg::Hush);
            assert_eq!(model.tip, None);
        }
    }

    #[test]
    fn what_went_wrong_comes_first() {
        let mut model = Model::open("#/rings?n=5", &[], Prefs::default());
        hand(&mut model, 4);
        assert_eq!(model.tip, None);
        hand(&mut model, 2);
        assert_eq!((model.tip, model.feedback.clone()), (None, Feedback::OffRoute));
    }
}
