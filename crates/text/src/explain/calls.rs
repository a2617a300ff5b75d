//! The calls of a recursion, for any puzzle.

use gros_solver::methods::Span;

use super::card::{CallRow, Part, Slot, shown};
use crate::Lang;
use crate::message::say;

impl Lang {
    /// Lists calls, with a gap if there are many.
    pub(crate) fn call_rows<C>(self, calls: &[C], row: impl Fn(&C) -> CallRow) -> Part {
        let gap = |hidden| CallRow {
            name: String::new(),
            span: self.left_out(hidden),
            lines: Vec::new(),
            active: 0,
            goes: None,
        };
        let rows =
            shown(calls.len(), calls.len().checked_sub(1)).into_iter().filter_map(|place| match place {
                Slot::At(index) => calls.get(index).map(&row),
                Slot::Gap(hidden) => Some(gap(hidden)),
            });
        Part::Calls(rows.collect())
    }

    /// Names the moves of a job: `moves 87 to 171`, `move 13`.
    pub(crate) fn span(self, span: &Span) -> String {
        let Span { first, last } = span;
        if first == last {
            say!(self, ExplainMove { number: first })
        } else {
            say!(self, ExplainMoves { first, last })
        }
    }
}
