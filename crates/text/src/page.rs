//! What the page says without its program.

use crate::Lang;
use crate::message::say;

impl Lang {
    /// Says why a page that was opened as a file does not start, and by which command a web server does.
    #[must_use]
    pub fn failed_from_file(self, command: &str) -> String {
        say!(self, FailedFromFile { command })
    }
}
