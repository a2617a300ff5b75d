//! The modes of the page, which exclude each other.

use gros_solver::Peg;

use super::Model;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    #[default]
    Idle,
    Playing,
    Dragging {
        /// Whether the computer answers once the slider is released where it was.
        delays_answer: bool,
    },
    Answering,
    Lifted(Peg),
    /// The move to the goal is being animated; the win message waits for it.
    Arriving,
    /// Walking down from a large piece to the next move, at this rung.
    WalkingDown(usize),
}

impl Mode {
    /// Returns the mode after an action: a seek neither stops playback nor releases the slider.
    pub(super) fn after(self, is_seek: bool) -> Mode {
        match self {
            Mode::Playing if is_seek => Mode::Playing,
            Mode::Dragging { .. } => Mode::Dragging { delays_answer: false },
            _ => Mode::Idle,
        }
    }
}

impl Model {
    pub fn is_playing(&self) -> bool {
        self.mode == Mode::Playing
    }

    pub fn is_dragging(&self) -> bool {
        matches!(self.mode, Mode::Dragging { .. })
    }

    pub fn is_answering(&self) -> bool {
        self.mode == Mode::Answering
    }

    pub fn is_arriving(&self) -> bool {
        self.mode == Mode::Arriving
    }

    pub fn lifted(&self) -> Option<Peg> {
        match self.mode {
            Mode::Lifted(peg) => Some(peg),
            _ => None,
        }
    }

    /// Returns to idle if the model is in the given mode.
    pub(super) fn leave(&mut self, is_in: impl FnOnce(&Model) -> bool) {
        if is_in(self) {
            self.mode = Mode::Idle;
        }
    }

    pub(super) fn set_dragging(&mut self, is_held: bool) {
        match self.mode {
            Mode::Dragging { delays_answer } if !is_held => {
                self.mode = Mode::Idle;
                if delays_answer {
                    self.schedule_answer();
                }
            }
            mode if is_held => self.mode = Mode::Dragging { delays_answer: mode == Mode::Answering },
            _ => {}
        }
    }
}
