//! What is said of a command line that cannot be read.

use crate::Lang;
use crate::notice::shortened;

impl Lang {
    /// Says that there is no such language.
    #[must_use]
    pub fn bad_language(self, tag: &str) -> String {
        let pair = self.quoted(&format!("--lang {}", shortened(tag)));
        let known = self.list(Lang::ALL.map(Lang::tag));
        match self {
            Lang::English => format!("{pair}: no such language; there are {known}."),
            Lang::Simplified => format!("{pair}：没有这种语言；现有 {known}。"),
            Lang::Traditional => format!("{pair}：沒有這種語言；現有 {known}。"),
        }
    }

    /// Says that there is no such command.
    #[must_use]
    pub fn unknown_command(self, name: &str, known: &[String]) -> String {
        let (name, known) = (self.quoted(&shortened(name)), self.list(known));
        match self {
            Lang::English => format!("No command is called {name}; there are {known}."),
            Lang::Simplified => format!("没有叫{name}的命令；现有 {known}。"),
            Lang::Traditional => format!("沒有叫{name}的命令；現有 {known}。"),
        }
    }

    /// Says that no command is given.
    #[must_use]
    pub fn name_a_command(self, known: &[String]) -> String {
        let known = self.list(known);
        match self {
            Lang::English => format!("No command is given; there are {known}, and --help tells about them."),
            Lang::Simplified => format!("没有写命令；现有 {known}，用 --help 查看说明。"),
            Lang::Traditional => format!("沒有寫命令；現有 {known}，用 --help 查看說明。"),
        }
    }

    /// Says that an argument is missing.
    #[must_use]
    pub fn missing_argument(self, argument: &str) -> String {
        let argument = self.quoted(argument);
        match self {
            Lang::English => format!("{argument}: this is missing."),
            Lang::Simplified => format!("{argument}：缺少这一项。"),
            Lang::Traditional => format!("{argument}：缺少這一項。"),
        }
    }

    /// Says that nothing asks for an argument.
    #[must_use]
    pub fn unknown_argument(self, argument: &str) -> String {
        let argument = self.quoted(&shortened(argument));
        match self {
            Lang::English => format!("{argument}: not expected here; --help tells what is."),
            Lang::Simplified => format!("{argument}：这里不能用；用 --help 查看说明。"),
            Lang::Traditional => format!("{argument}：這裡不能用；用 --help 查看說明。"),
        }
    }

    /// Says that an option stands without its value.
    #[must_use]
    pub fn missing_value(self, option: &str) -> String {
        let option = self.quoted(option);
        match self {
            Lang::English => format!("{option}: the value is missing."),
            Lang::Simplified => format!("{option}：缺少值。"),
            Lang::Traditional => format!("{option}：缺少值。"),
        }
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
        self.pick(
            "An argument is not UTF-8 text.",
            "有一个参数不是 UTF-8 文本。",
            "有一個參數不是 UTF-8 文字。",
        )
        .to_owned()
    }

    /// Says that the arguments cannot be read, where no more is known.
    #[must_use]
    pub fn bad_arguments(self) -> String {
        self.pick(
            "The arguments cannot be read; --help tells what is allowed.",
            "无法读取参数；用 --help 查看说明。",
            "無法讀取參數；用 --help 查看說明。",
        )
        .to_owned()
    }
}
