//! The task of a command: a spec that was read without an error.

use gros_session::{Sought, Timeline, spec};
use gros_solver::internals::keys::{Notice, Notices};
use gros_solver::internals::notation;
use gros_solver::{AnyPuzzle, AnyState, Puzzle, Steps};
use gros_text::{Count, Key, Lang, say};

use crate::brief;
use crate::failure::{Failure, tell};

/// The maximum number of pieces in a spec.
pub const MOST_PIECES: usize = 10_000_000;

/// A timeline, with warnings that do not prevent its use.
#[derive(Debug)]
pub struct Task {
    /// The timeline, with the cursor on the spec's step.
    pub timeline: Timeline<AnyPuzzle>,
    /// The language of messages about it.
    pub lang: Lang,
    warnings: Vec<String>,
}

impl Task {
    /// Reads a spec; any unusable value is a failure, an unknown key only a warning.
    ///
    /// View keys are ignored here.
    pub fn open(text: &str, lang: Lang) -> Result<Task, Failure> {
        let text = &brief::expand(text);
        if !spec::names_puzzle(text) {
            return Err(Failure::Bad(say!(
                lang,
                TerminalNameAPuzzle { known: lang.list(gros_solver::ids()) }
            )));
        }
        let opened = spec::open(text, MOST_PIECES)
            .map_err(|unknown| Failure::Bad(lang.unknown_puzzle(&unknown.id)))?;
        let timeline = opened.session.timeline().clone();
        let warnings = warnings(&opened.notices, &timeline, lang)?;
        Ok(Task { timeline, lang, warnings })
    }

    /// Writes the warnings to standard error; to be called once nothing can fail any more.
    pub fn warn(&self) {
        for warning in &self.warnings {
            tell(&format!("{}{warning}", self.lang.labelled(Key::Warning)));
        }
    }

    /// Returns the puzzle's id.
    pub fn id(&self) -> &'static str {
        self.timeline.puzzle().id()
    }

    /// Parses the step given by an option; without the option, returns the spec's step.
    pub fn step(&self, option: &str, value: Option<&str>) -> Result<Steps, Failure> {
        let Some(value) = value else { return Ok(self.timeline.cursor().clone()) };
        let (lang, most) = (self.lang, self.timeline.steps());
        let problem = match Sought::written(value, &self.timeline) {
            Ok(Sought { step, clamped: false }) => return Ok(step),
            Ok(_) => say!(lang, NoticeOutside { most }),
            Err(_) => say!(lang, NoticeNotAStep { most }),
        };
        Err(Failure::about_option(lang, option, value, &problem))
    }

    /// Parses a state of the task's puzzle.
    pub fn state(&self, text: &str) -> Result<AnyState, Failure> {
        let puzzle = self.timeline.puzzle();
        puzzle.parse_state(text).map_err(|error| Failure::Bad(self.lang.notation_error(puzzle, &error)))
    }
}

fn warnings(notices: &Notices, timeline: &Timeline<AnyPuzzle>, lang: Lang) -> Result<Vec<String>, Failure> {
    let warning = |notice: &Notice| {
        let sentence = lang.fault(notice, timeline);
        match notice {
            Notice::UnknownKey { .. } => Ok(sentence),
            Notice::BadValue { .. } => Err(Failure::Bad(sentence)),
        }
    };
    let mut warnings = notices.first.iter().map(warning).collect::<Result<Vec<String>, Failure>>()?;
    warnings.extend(
        (notices.more > 0).then(|| say!(lang, TerminalMoreUnknownKeys { more: Count(notices.more) })),
    );
    Ok(warnings)
}

/// Parses a whole number of any size.
pub fn read_number(text: &str) -> Option<Steps> {
    notation::plain(text).parse().ok()
}
