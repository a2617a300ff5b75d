//! Arguments that may be `-`, which stands for text on standard input.

use std::io::Read;

use crate::LANG;
use crate::failure::Failure;

/// Standard input, read once: each `-` takes a line, the last one all the rest.
#[derive(Debug, Default)]
pub struct Input {
    text: Option<String>,
    dashes: usize,
}

impl Input {
    /// Counts the arguments that are `-`.
    pub fn for_arguments<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Input {
        Input { text: None, dashes: arguments.into_iter().filter(|argument| *argument == "-").count() }
    }

    /// Gives an argument's text, in the order in which they were counted.
    pub fn resolve(&mut self, argument: String) -> Result<String, Failure> {
        if argument != "-" {
            return Ok(argument);
        }
        let rest = match self.text.take() {
            Some(rest) => rest,
            None => read_all()?,
        };
        self.dashes = self.dashes.saturating_sub(1);
        match rest.split_once('\n') {
            Some((line, rest)) if self.dashes > 0 => {
                self.text = Some(rest.to_owned());
                Ok(line.to_owned())
            }
            _ => {
                self.text = Some(String::new());
                Ok(rest)
            }
        }
    }
}

fn read_all() -> Result<String, Failure> {
    let mut text = String::new();
    let read = std::io::stdin().lock().read_to_string(&mut text);
    read.map_err(|error| Failure::Bad(LANG.bad_input(&error.to_string())))?;
    Ok(text)
}
