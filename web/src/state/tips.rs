//! Three things worth knowing, each told once, when a person has just met it.

use gros_session::{Event, HandMove, Session};
use gros_solver::{AnyPuzzle, Steps};
use gros_text::Key;

use super::{Model, Said};

/// From so many moves on, a place of the slider stands for many steps.
const COARSE: u32 = 10_000;

/// Something worth knowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tip {
    /// Only two rings can ever move: after the first move.
    OnlyTwo,
    /// The ring that moved last leads back: when it was first done.
    WayBack,
    /// The tape has the single steps: when a long timeline was dragged.
    SingleSteps,
}

impl Tip {
    /// All tips.
    const ALL: [Tip; 3] = [Tip::OnlyTwo, Tip::WayBack, Tip::SingleSteps];

    /// Gives its words.
    pub fn key(self) -> Key {
        match self {
            Tip::OnlyTwo => Key::TipOnlyTwo,
            Tip::WayBack => Key::TipWayBack,
            Tip::SingleSteps => Key::TipSingleSteps,
        }
    }
}

/// The tips that were told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tips([bool; Tip::ALL.len()]);

impl Tips {
    /// Reads what was kept; what is damaged was not told.
    pub fn read(text: &str) -> Tips {
        let mut marks = text.bytes().map(|mark| mark == b'1');
        Tips(Tip::ALL.map(|_| marks.next().unwrap_or(false)))
    }

    /// Writes what is to be kept.
    pub fn written(self) -> String {
        self.0.map(|told| if told { '1' } else { '0' }).into_iter().collect()
    }

    fn has(self, tip: Tip) -> bool {
        self.0[tip as usize]
    }

    fn with(mut self, tip: Tip) -> Tips {
        self.0[tip as usize] = true;
        self
    }
}

impl Model {
    /// Finds what an event gives reason to tell, unless there is something else to say, and remembers that it was told.
    pub(super) fn tell(&mut self, event: &Event<AnyPuzzle>) {
        self.tip = (self.said == Said::Nothing).then(|| self.occasion(event)).flatten();
        if let Some(tip) = self.tip {
            self.prefs.tips = self.prefs.tips.with(tip);
            let said = if matches!(event, Event::Played { .. }) { self.spoken.text.as_str() } else { "" };
            let text = self.prefs.lang.sentences([said, self.prefs.lang.text(tip.key())]);
            self.say(text);
        }
    }

    fn occasion(&self, event: &Event<AnyPuzzle>) -> Option<Tip> {
        let tip = match event {
            Event::Played { how: HandMove::Back, .. } if is_of_rings(&self.session) => Tip::WayBack,
            Event::Played { .. } if is_of_rings(&self.session) => Tip::OnlyTwo,
            Event::Sought { .. }
                if self.dragging && *self.session.timeline().steps() > Steps::from(COARSE) =>
            {
                Tip::SingleSteps
            }
            _ => return None,
        };
        (!self.prefs.tips.has(tip) && !self.is_solved()).then_some(tip)
    }
}

fn is_of_rings(session: &Session<AnyPuzzle>) -> bool {
    matches!(session.timeline().puzzle(), AnyPuzzle::Rings(rings) if !rings.has_pair())
}

#[cfg(test)]
mod tests {
    use super::*;
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
        assert_eq!(model.tip, Some(Tip::OnlyTwo));
        assert!(model.spoken.text.contains("Ring 1 off.") && model.spoken.text.contains("At most two rings"));
        hand(&mut model, 1);
        assert_eq!(model.tip, Some(Tip::WayBack));
        hand(&mut model, 1);
        assert_eq!(model.tip, None);
        assert_eq!(Tips::read(&model.prefs.tips.written()), model.prefs.tips);
        assert_eq!(Tips::read("1?"), Tips::default().with(Tip::OnlyTwo));
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
        assert_eq!((model.tip, model.said.clone()), (None, Said::OffRoute));
    }
}
