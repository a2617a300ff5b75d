//! Messages about a command line that cannot be parsed.

use crate::message::say;
use crate::notice::shortened;
use crate::{Key, Lang};

impl Lang {
    /// Says that there is no such language.
    #[must_use]
    pub fn bad_language(self, tag: &str) -> String {
        let option = self.quoted(&format!("--lang {}", shortened(tag)));
        let known = self.list(Lang::ALL.map(Lang::tag));
        say!(self, ArgumentsBadLanguage { option, known })
    }

    /// Says that there is no such command.
    #[must_use]
    pub fn unknown_command(self, name: &str, known: &[String]) -> String {
        let (name, known) = (self.quoted(&shortened(name)), self.list(known));
        say!(self, ArgumentsUnknownCommand { name, known })
    }

    /// Says that no command is given.
    #[must_use]
    pub fn name_a_command(self, known: &[String]) -> String {
        let known = self.list(known);
        say!(self, ArgumentsNameACommand { known })
    }

    /// Says that an argument is missing.
    #[must_use]
    pub fn missing_argument(self, argument: &str) -> String {
        let argument = self.quoted(argument);
        say!(self, ArgumentsMissing { argument })
    }

    /// Says that an argument is not expected.
    #[must_use]
    pub fn unknown_argument(self, argument: &str) -> String {
        let argument = self.quoted(&shortened(argument));
        say!(self, ArgumentsUnknown { argument })
    }

    /// Says that an option lacks its value.
    #[must_use]
    pub fn missing_value(self, option: &str) -> String {
        let option = self.quoted(option);
        say!(self, ArgumentsMissingValue { option })
    }

    /// Says that an argument is given twice, or together with one that excludes it.
    #[must_use]
    pub fn arguments_exclude(self, argument: &str, other: &str) -> String {
        let is_twice = argument == other || other.is_empty();
        let (argument, other) = (self.quoted(argument), self.quoted(other));
        if is_twice {
            say!(self, ArgumentsTwice { argument })
        } else {
            say!(self, ArgumentsExclude { argument, other })
        }
    }

    /// Says that an argument is not valid text.
    #[must_use]
    pub fn argument_is_no_text(self) -> String {
        self.text(Key::ArgumentsNoText).to_owned()
    }

    /// Says that the arguments cannot be parsed, if nothing more is known.
    #[must_use]
    pub fn bad_arguments(self) -> String {
        self.text(Key::BadArguments).to_owned()
    }
}
