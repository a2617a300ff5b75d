//! Where a task and its step or state come from: the arguments, standard input, or one line of it after another.

use std::io::{self, BufRead};
use std::process::ExitCode;

use gros_text::{Key, Lang, say};

use crate::args::{Named, Tasks};
use crate::brief;
use crate::failure::{Failure, tell};
use crate::input::Input;
use crate::task::Task;

/// Stands for text on standard input.
const DASH: &str = "-";

/// The value given in addition to the spec.
pub enum Extra {
    None,
    Step(String),
    /// A state, which may be split over several lines.
    State(String),
}

/// A task, or one for each line.
pub struct Asked {
    spec: Option<String>,
    extra: Extra,
    each: bool,
}

impl Extra {
    /// Returns a step, or none if it is the current one.
    pub fn step(step: Option<String>) -> Extra {
        step.map_or(Extra::None, Extra::Step)
    }

    fn text(&self) -> Option<&str> {
        match self {
            Extra::None => None,
            Extra::Step(text) | Extra::State(text) => Some(text),
        }
    }
}

impl Asked {
    /// Takes the arguments of a command that can be asked line by line.
    pub fn new(Tasks { spec, pieces, each }: Tasks, extra: Extra) -> Asked {
        let spec = spec.map(|spec| brief::with_pieces(spec, pieces));
        Asked { spec, extra, each }
    }

    /// Takes the arguments of a command that is asked once.
    pub fn one(Named { spec, pieces }: Named, extra: Extra) -> Asked {
        Asked { spec: Some(brief::with_pieces(spec, pieces)), extra, each: false }
    }

    /// Answers; reports lines that cannot be answered, and continues with the others.
    pub fn answer(
        self,
        lang: Lang,
        run: impl Fn(&Task, Option<&str>) -> Result<(), Failure>,
    ) -> Result<ExitCode, Failure> {
        let input = Input::new(io::stdin().lock(), lang);
        if self.each { self.lines(input, lang, run) } else { self.once(input, lang, run) }
    }

    fn once<R: BufRead>(
        self,
        mut input: Input<R>,
        lang: Lang,
        run: impl Fn(&Task, Option<&str>) -> Result<(), Failure>,
    ) -> Result<ExitCode, Failure> {
        let extra_is_read = self.extra.text() == Some(DASH);
        let spec = match self.spec.unwrap_or_default() {
            spec if spec != DASH => spec,
            _ if extra_is_read => input.line()?.unwrap_or_default(),
            _ => input.only_line()?,
        };
        let extra = match self.extra {
            Extra::None => None,
            Extra::Step(_) if extra_is_read => Some(input.only_line()?),
            Extra::State(_) if extra_is_read => Some(input.rest()?),
            Extra::Step(text) | Extra::State(text) => Some(text),
        };
        run(&Task::open(&spec, lang)?, extra.as_deref())?;
        Ok(ExitCode::SUCCESS)
    }

    fn lines<R: BufRead>(
        self,
        mut input: Input<R>,
        lang: Lang,
        run: impl Fn(&Task, Option<&str>) -> Result<(), Failure>,
    ) -> Result<ExitCode, Failure> {
        let extra = self.extra.text();
        // A line contains the spec, or what is asked about a fixed spec.
        let spec = self.spec.as_deref().filter(|spec| *spec != DASH);
        let task = match (spec, extra == Some(DASH)) {
            (None, false) => None,
            (Some(spec), true) => Some(Task::open(spec, lang)?),
            _ => return Err(Failure::Bad(lang.text(Key::TerminalOneDash).to_owned())),
        };
        let answer = |line: &str| match &task {
            Some(task) => run(task, Some(line)),
            None => run(&Task::open(line, lang)?, extra),
        };
        let mut worst = 0;
        for number in 1usize.. {
            let failure = match input.line() {
                Ok(None) => break,
                Ok(Some(line)) => answer(&line).err(),
                Err(failure) => {
                    input.skip_line()?;
                    Some(failure)
                }
            };
            let (sentence, code) = match failure {
                None => continue,
                Some(Failure::None(sentence)) => (sentence, 1),
                Some(Failure::Bad(sentence)) => (sentence, 2),
                Some(output) => return Err(output),
            };
            tell(&say!(lang, TerminalOnLine { number, sentence }));
            worst = worst.max(code);
        }
        Ok(ExitCode::from(worst))
    }
}
