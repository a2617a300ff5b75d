//! The timeline below the board: how it is shown and played. None of it is in the session.

use gros_session::Tape;

use super::speed::Speed;
use super::{Model, Stretch};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dock {
    pub speed: Speed,
    /// A tick of the tape stands for 2 to the power of this many steps.
    pub scale: usize,
    /// A stretch of the timeline that is being pointed at on a card.
    pub stretch: Option<Stretch>,
}

impl Default for Dock {
    fn default() -> Dock {
        Dock { speed: Speed::PerSecond(2), scale: 0, stretch: None }
    }
}

#[derive(Clone, Debug)]
pub enum DockMsg {
    Speed(Speed),
    /// Double or halve the steps per tick of the tape, this many times.
    Zoom(isize),
    /// Light a stretch of the timeline, or none.
    Light(Option<Stretch>),
    /// The slider or the tape was grabbed or released.
    Hold(bool),
}

impl Model {
    pub(super) fn take_dock(&mut self, msg: DockMsg) {
        match msg {
            DockMsg::Speed(speed) => self.dock.speed = speed,
            DockMsg::Zoom(by) => {
                let timeline = self.session.timeline();
                let scale = Tape::new(timeline, self.dock.scale).scale();
                self.dock.scale = Tape::new(timeline, scale.saturating_add_signed(by)).scale();
            }
            DockMsg::Light(stretch) => self.dock.stretch = stretch,
            DockMsg::Hold(is_held) => self.set_dragging(is_held),
        }
    }
}
