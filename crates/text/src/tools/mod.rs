//! The words of the learning tools.

mod lock;
mod museum;
mod rule;
mod squares;

use gros_session::spec::Tool;

use crate::{Key, Lang};

impl Lang {
    /// Names a tool.
    #[must_use]
    pub fn tool_title(self, tool: &Tool) -> &'static str {
        self.text(of_tool(tool)[0])
    }

    /// Says in one line what a tool is for.
    #[must_use]
    pub fn tool_line(self, tool: &Tool) -> &'static str {
        self.text(of_tool(tool)[1])
    }

    /// Says what a tool is for, on a link to it.
    #[must_use]
    pub fn tool_verb(self, tool: &Tool) -> &'static str {
        self.text(of_tool(tool)[2])
    }
}

fn of_tool(tool: &Tool) -> [Key; 3] {
    match tool {
        Tool::Rule(_) => [Key::TesterTitle, Key::TesterLine, Key::TesterVerb],
        Tool::Museum(_) => [Key::MuseumTitle, Key::MuseumLine, Key::MuseumVerb],
        Tool::Greedy(_) => [Key::GreedyTitle, Key::GreedyLine, Key::GreedyVerb],
        Tool::Lock(_) => [Key::LockTitle, Key::LockLine, Key::LockVerb],
    }
}
