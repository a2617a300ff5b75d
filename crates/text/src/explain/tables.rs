//! Tables of pieces, for any puzzle.

use super::card::{Cell, Slot, Table, shown};
use super::target::Target;
use crate::Lang;

impl Lang {
    /// Makes a table with a row for each piece, and a gap if there are many.
    pub(crate) fn pieces_table(
        self,
        head: &[&str],
        count: usize,
        matters: Option<usize>,
        row: impl Fn(usize) -> Vec<Cell>,
    ) -> Table {
        let places = shown(count, matters);
        let rows = places.iter().map(|place| match place {
            Slot::At(index) => row(*index),
            Slot::Gap(hidden) => vec![self.left_out(*hidden).into()],
        });
        Table {
            head: head.iter().map(|name| (*name).to_owned()).collect(),
            rows: rows.collect(),
            row: places.iter().position(|place| matters.is_some_and(|matters| *place == Slot::At(matters))),
            column: None,
        }
    }
}

/// Makes a row from its name and a cell for each place.
pub(crate) fn across(name: &str, places: &[Slot], cell: impl Fn(usize) -> Cell) -> Vec<Cell> {
    let cells = places.iter().map(|place| match place {
        Slot::At(index) => cell(*index),
        Slot::Gap(_) => "…".into(),
    });
    std::iter::once(name.into()).chain(cells).collect()
}

/// Links to the next move of a piece whose numbers begin with `first`; the piece that moves next needs no link.
pub(crate) fn moves_next(piece: usize, first: usize, next: Option<usize>) -> Option<Target> {
    Target::piece(piece + 1 - first).filter(|_| next != Some(piece))
}
