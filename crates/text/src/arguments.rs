//! What is said of a command line that cannot be read.

use crate::message::say;
use crate::notice::shortened;
use crate::{Key, Lang};

impl Lang {
    /// Says that there is no such language.
    #[must_use]
    pub fn bad_language(self, tag: &str) -> String {
        let pair = self.quoted(&format!("--lang {}", shortened(tag)));
        let known = self.list(Lang::ALL.map(Lang::tag));
        say!(self, ArgumentsBadLanguage { pair, known })
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
        say!(self, ArgumentsMissingArgument { argument })
    }

    /// Says that nothing asks for an argument.
    #[must_use]
    pub fn unknown_argument(self, argument: &str) -> String {
        let argument = self.quoted(&shortened(argument));
        say!(self, ArgumentsUnknownArgument { argument })
    }

    /// Says that an option stands without its value.
    #[must_use]
    pub fn missing_value(self, option: &str) -> String {
        let option = self.quoted(option);
        say!(self, ArgumentsMissingValue { option })
    }

    /// Says that an argument stands twice, or beside one that it cannot stand beside.
    #[must_use]
    pub fn arguments_exclude(self, argument: &str, other: &str) -> String {
        let twice = argument == other || other.is_empty();
        let (argument, other) = (self.quoted(argument), self.quoted(other));
        match self {
            Lang::English if twice => format!("{argument}: given twice, once is allowed."),
            Lang::Simplified if twice => format!("{argument}：重复给出，只能给一次。"),
            Lang::Traditional if twice => format!("{argument}：重複給出，只能給一次。"),
            Lang::English => format!("{argument}: cannot stand beside {other}."),
            Lang::Simplified => format!("{argument}：不能与{other}同时使用。"),
            Lang::Traditional => format!("{argument}：不能與{other}同時使用。"),
        }
    }

    /// Says that an argument holds no text.
    #[must_use]
    pub fn argument_is_no_text(self) -> String {
        self.text(Key::ArgumentsArgumentIsNoText).to_owned()
    }

    /// Says that the arguments cannot be read, where no more is known.
    #[must_use]
    pub fn bad_arguments(self) -> String {
        self.text(Key::BadArguments).to_owned()
    }
}
