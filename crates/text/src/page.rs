//! The messages that the page shows without its program.

use crate::Lang;
use crate::message::say;

impl Lang {
    /// Says why a page opened as a file does not start, and which command starts a web server.
    #[must_use]
    pub fn failed_from_file(self, command: &str) -> String {
        say!(self, FailedFromFile { command })
    }
}
