//! What the page is in the middle of: one thing at a time.

use gros_solver::Peg;

use super::Model;

/// What the page is in the middle of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Nothing: it waits for a move.
    #[default]
    Idle,
    /// The timeline runs by itself.
    Playing,
    /// The slider is being dragged.
    Dragging {
        /// Whether the computer answers when the slider is let go where it was.
        delays_answer: bool,
    },
    /// The computer is about to answer.
    Answering,
    /// The top disc of a peg is lifted.
    Lifted(Peg),
    /// The move to the goal was just made and is still to be seen.
    Arriving,
}

impl Mode {
    /// Returns the mode after an action: a seek neither stops a run nor lets go of the slider.
    pub(super) fn after(self, is_seek: bool) -> Mode {
        match self {
            Mode::Playing if is_seek => Mode::Playing,
            Mode::Dragging { .. } => Mode::Dragging { delays_answer: false },
            _ => Mode::Idle,
        }
    }
}

impl Model {
    /// Tells whether the timeline runs by itself.
    pub fn is_playing(&self) -> bool {
        self.mode == Mode::Playing
    }

    /// Tells whether the slider is being dragged.
    pub fn is_dragging(&self) -> bool {
        matches!(self.mode, Mode::Dragging { .. })
    }

    /// Tells whether the computer is about to answer.
    pub fn is_answering(&self) -> bool {
        self.mode == Mode::Answering
    }

    /// Tells whether the move to the goal is still to be seen.
    pub fn is_arriving(&self) -> bool {
        self.mode == Mode::Arriving
    }

    /// Returns the peg whose top disc is lifted.
    pub fn lifted(&self) -> Option<Peg> {
        match self.mode {
            Mode::Lifted(peg) => Some(peg),
            _ => None,
        }
    }

    /// Ends what matches, and waits for a move.
    pub(super) fn leave(&mut self, is_left: impl FnOnce(&Model) -> bool) {
        if is_left(self) {
            self.mode = Mode::Idle;
        }
    }

    /// Takes hold of the slider, or lets go of it.
    pub(super) fn set_dragging(&mut self, is_held: bool) {
        match self.mode {
            Mode::Dragging { delays_answer } if !is_held => {
                self.mode = Mode::Idle;
                if delays_answer {
                    self.let_answer();
                }
            }
            mode if is_held => self.mode = Mode::Dragging { delays_answer: mode == Mode::Answering },
            _ => {}
        }
    }
}
