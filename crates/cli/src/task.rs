//! The task that a command is about: a spec that was read without a fault.

use gros_session::{Timeline, spec};
use gros_solver::keys::Notice;
use gros_solver::{AnyPuzzle, AnyState, Puzzle, Steps, notation};
use gros_text::Key;

use crate::LANG;
use crate::failure::Failure;

/// The largest number of pieces that a spec may ask for.
pub const MOST_PIECES: usize = 10_000_000;

/// A timeline, and warnings that do not keep it from being used.
#[derive(Debug)]
pub struct Task {
    /// The timeline, with the cursor on the spec's step.
    pub timeline: Timeline<AnyPuzzle>,
    warnings: Vec<String>,
}

impl Task {
    /// Reads a spec; any value that cannot be used is a failure, an unknown key only a warning.
    pub fn open(text: &str) -> Result<Task, Failure> {
        if !spec::names_puzzle(text) {
            return Err(Failure::Bad(LANG.name_a_puzzle()));
        }
        let opened = spec::open(text, MOST_PIECES)
            .map_err(|unknown| Failure::Bad(LANG.unknown_puzzle(&unknown.id)))?;
        let timeline = opened.session.timeline().clone();
        let mut warnings = Vec::new();
        for notice in &opened.notices.first {
            let sentence = LANG.fault(notice, &timeline);
            match notice {
                Notice::UnknownKey { .. } => warnings.push(sentence),
                Notice::BadValue { .. } => return Err(Failure::Bad(sentence)),
            }
        }
        Ok(Task { timeline, warnings })
    }

    /// Writes the warnings to standard error; to be called when nothing can fail any more.
    pub fn warn(&self) {
        for warning in &self.warnings {
            eprintln!("gros: {}: {warning}", LANG.text(Key::Warning));
        }
    }

    /// Gives the puzzle's id.
    pub fn id(&self) -> &'static str {
        self.timeline.puzzle().id()
    }

    /// Reads the step that an option names; without the option, gives the spec's.
    pub fn step(&self, option: &str, value: Option<&str>) -> Result<Steps, Failure> {
        let Some(value) = value else { return Ok(self.timeline.cursor().clone()) };
        let most = self.timeline.steps();
        let step = read_number(value).filter(|step| step <= most);
        step.ok_or_else(|| Failure::Bad(LANG.bad_number(option, value, Some(most))))
    }

    /// Reads a state of the task's puzzle.
    pub fn state(&self, text: &str) -> Result<AnyState, Failure> {
        let puzzle = self.timeline.puzzle();
        puzzle.parse_state(text).map_err(|error| Failure::Bad(LANG.notation_error(puzzle, &error)))
    }
}

/// Reads a whole number of any size.
pub fn read_number(text: &str) -> Option<Steps> {
    notation::plain(text).parse().ok()
}
