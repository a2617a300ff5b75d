//! Text from standard input, for arguments that are `-`.

use std::io::BufRead;
use std::str;

use gros_text::{Key, Lang, say};

use crate::failure::Failure;

/// The maximum length of a text: ten million pieces need less.
const MOST_BYTES: usize = 256 << 20;

/// Lines from standard input; a text is checked while it is read, since it may never end.
#[derive(Debug)]
pub struct Input<R> {
    reader: R,
    lang: Lang,
}

/// Whether a text ends at the end of its line.
#[derive(Clone, Copy, PartialEq)]
enum Extent {
    Line,
    All,
}

impl<R: BufRead> Input<R> {
    /// Reads from a source.
    pub fn new(reader: R, lang: Lang) -> Input<R> {
        Input { reader, lang }
    }

    /// Returns the next line without its end; none after the last one.
    pub fn line(&mut self) -> Result<Option<String>, Failure> {
        self.read(Extent::Line)
    }

    /// Returns all the remaining text.
    pub fn rest(&mut self) -> Result<String, Failure> {
        Ok(self.read(Extent::All)?.unwrap_or_default())
    }

    /// Returns the only remaining line; blank lines after it are ignored.
    pub fn only_line(&mut self) -> Result<String, Failure> {
        let line = self.line()?.unwrap_or_default();
        while let Some(next) = self.line()? {
            if !next.trim().is_empty() {
                return Err(Failure::Bad(self.lang.text(Key::TerminalSeveralLines).to_owned()));
            }
        }
        Ok(line)
    }

    /// Skips the rest of a line that could not be read.
    pub fn skip_line(&mut self) -> Result<(), Failure> {
        let skipped = self.reader.skip_until(b'\n');
        skipped
            .map(|_| ())
            .map_err(|error| Failure::Bad(say!(self.lang, TerminalBadInput { why: error.to_string() })))
    }

    fn read(&mut self, extent: Extent) -> Result<Option<String>, Failure> {
        let mut bytes = Vec::new();
        let mut checked = 0;
        loop {
            let chunk = self.reader.fill_buf().map_err(|error| {
                Failure::Bad(say!(self.lang, TerminalBadInput { why: error.to_string() }))
            })?;
            if chunk.is_empty() {
                break;
            }
            let end = chunk.iter().position(|byte| extent == Extent::Line && *byte == b'\n');
            let length = end.map_or(chunk.len(), |end| end + 1);
            bytes.extend_from_slice(&chunk[..length]);
            // The bytes so far may end inside a symbol.
            checked += whole_symbols(&bytes[checked..])
                .ok_or_else(|| Failure::Bad(self.lang.text(Key::TerminalInputIsNoText).to_owned()))?;
            if bytes.len() > MOST_BYTES {
                return Err(Failure::Bad(say!(
                    self.lang,
                    TerminalInputTooLong { megabytes: MOST_BYTES >> 20 }
                )));
            }
            self.reader.consume(length);
            if end.is_some() {
                break;
            }
        }
        if bytes.is_empty() {
            return Ok(None);
        }
        let text = String::from_utf8(bytes)
            .map_err(|_| Failure::Bad(self.lang.text(Key::TerminalInputIsNoText).to_owned()))?;
        Ok(Some(if extent == Extent::Line { text.trim_end_matches(['\r', '\n']).to_owned() } else { text }))
    }
}

/// Counts the bytes of whole symbols; none if they are not text.
fn whole_symbols(bytes: &[u8]) -> Option<usize> {
    match str::from_utf8(bytes) {
        Ok(_) => Some(bytes.len()),
        Err(error) if error.error_len().is_none() => Some(error.valid_up_to()),
        Err(_) => None,
    }
}
