//! Which bits of the key are wrong, in words.

use gros_solver::hexadecimal::methods::key_bits::{Before, KeyBits, Waiting};

use crate::Lang;
use crate::explain::card::{Cell, Look, Part, Table};
use crate::explain::target::Target;
use crate::message::say;
use crate::pieces::Kind;
use crate::{Key, explain};

impl Lang {
    pub(super) fn key_bits_parts(self, reasons: &KeyBits) -> Vec<Part> {
        let Some(last) = reasons.waiting.len().checked_sub(1) else { return Vec::new() };
        let rule = say!(self, KeyBitsRule { key: reasons.key });
        let head = [Key::KeyBitsBar, Key::KeyBitsMustSee, Key::KeyBitsSees, Key::KeyBitsWrong];
        let rows = reasons.waiting.iter().map(|waiting| self.waiting_bar(waiting)).collect();
        let head = head.map(|key| self.text(key).to_owned()).to_vec();
        let table = Table { head, row: Some(last), ..Table::plain(rows) };
        vec![Part::Text(rule), Part::Table(table), Part::Text(self.text(Key::KeyBitsWhy).to_owned())]
    }

    fn waiting_bar(self, waiting: &Waiting) -> Vec<Cell> {
        // From the first bar on, as the state is written; the wrong bar that comes first is marked.
        let wrong = waiting.wrong();
        let word = |which: fn(&Before) -> bool| {
            let digits: String =
                waiting.before.iter().rev().map(|before| explain::digit(which(before))).collect();
            let marked = wrong.first().map(|bar| bar - 1);
            Cell { marked, ..Cell::from(digits).look(Look::Code) }
        };
        let bar = self.piece_and_place(Kind::BAR, &waiting.bar.to_string(), waiting.down.into());
        let goes = Target::piece(waiting.bar).filter(|_| !wrong.is_empty());
        let none = || "–".to_owned();
        let list = if wrong.is_empty() { none() } else { self.list(wrong.iter().map(ToString::to_string)) };
        vec![Cell::from(bar).to(goes), word(|before| before.wanted), word(|before| before.is), list.into()]
    }
}
