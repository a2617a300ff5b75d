//! The panel beside the board and its tabs.

use gros_session::Tape;

use super::clock::Speed;
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    Explain,
    Moves,
    Setup,
    Graph,
    Coach,
}

impl Tab {
    pub const ALL: [Tab; 5] = [Tab::Explain, Tab::Moves, Tab::Setup, Tab::Graph, Tab::Coach];

    pub fn from_id(id: &str) -> Option<Tab> {
        Tab::ALL.into_iter().find(|tab| tab.id() == id)
    }

    /// Returns the name used in the browser's history and in style sheets.
    pub fn id(self) -> &'static str {
        match self {
            Tab::Explain => "explain",
            Tab::Moves => "moves",
            Tab::Setup => "setup",
            Tab::Graph => "graph",
            Tab::Coach => "coach",
        }
    }
}
