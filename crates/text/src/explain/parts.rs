//! Parts of a card for any puzzle: the calls of a recursion, tables of pieces, ticks, and dead ends along a route.

use gros_picture::blocks::Blocks;
use gros_solver::internals::Branch;
use gros_solver::methods::{DeadEnds, Span};
use gros_solver::{Puzzle, Steps};

use super::card::{CallRow, Cell, Look, Part, Slot, Table, shown};
use super::target::Target;
use crate::lang::capital;
use crate::message::{Count, say};
use crate::pieces::Kind;
use crate::{Key, Lang};

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

/// The moves made on the route of a tower, and the discs that made them.
#[derive(Clone, Debug, PartialEq)]
pub struct Ticks {
    /// The moves made.
    pub made: Steps,
    /// How many discs there are.
    pub discs: usize,
    /// The disc that is asked about first.
    pub disc: usize,
}

impl Lang {
    /// Writes the end of the tape: `k = 21`.
    #[must_use]
    pub fn ticks_here(self, made: &Steps) -> String {
        format!("k = {}", self.number(made))
    }

    /// Says when a disc moves: `Disc 3 first moves at move 4, then every 8 moves.`
    #[must_use]
    pub fn ticks_when(self, disc: usize) -> String {
        let half = Steps::power_of_two(disc - 1);
        let period = self.moves(&Steps::power_of_two(disc));
        capital(&say!(self, TicksWhen { disc: self.piece(Kind::DISC, disc), half, period }))
    }

    /// Says how often it has moved: `(21 + 4) / 8 = 3, rounded down`, and why.
    #[must_use]
    pub fn ticks_count(self, made: &Steps, disc: usize) -> String {
        let times = Blocks::count(disc, made);
        let [made, half, period] = [made, &Steps::power_of_two(disc - 1), &Steps::power_of_two(disc)]
            .map(|number| self.number(number));
        say!(self, TicksCount { made, half, period, times: &times })
    }
}

/// The maximum number of columns side by side: the narrowest panel has room for them.
const IN_A_ROW: usize = 8;

impl Lang {
    /// `goes_to` returns where a column leads: to the state at which its dead end begins.
    pub(crate) fn dead_ends_parts<P: Puzzle>(
        self,
        dead_ends: &DeadEnds<P>,
        goes_to: impl Fn(&P::State) -> Option<Target>,
    ) -> Vec<Part> {
        let DeadEnds { steps, branches, detour } = dead_ends;
        let deepest = branches.iter().map(|(branch, _)| &branch.depth).max().cloned().unwrap_or_default();
        let (count, moves) = (Count(branches.len()), self.moves(&deepest));
        let what = say!(self, SlideoutDeadEnds { count, steps, moves });
        let here = branches.iter().position(|(branch, _)| branch.leaves_at == detour.leaves_at);
        let mut parts = vec![Part::Text(what)];
        parts.extend(branches.chunks(IN_A_ROW).enumerate().map(|(row, chunk)| {
            let column = here.filter(|here| here / IN_A_ROW == row).map(|here| here % IN_A_ROW);
            let cells =
                chunk.iter().map(|(branch, at)| dead_end(self, branch, goes_to(at), &deepest)).collect();
            Part::Table(Table { column, ..Table::plain(vec![cells]) })
        }));
        let depth = here.and_then(|here| branches.get(here)).map(|(branch, _)| &branch.depth);
        let place = match depth {
            _ if !detour.depth.is_zero() => {
                let (moves, step) = (self.moves(&detour.depth), &detour.leaves_at);
                say!(self, SlideoutInDeadEnd { moves, step })
            }
            Some(depth) => say!(self, SlideoutDeadEndBegins { moves: self.moves(depth) }),
            None => self.text(Key::SlideoutOnTheRoute).to_owned(),
        };
        parts.push(Part::Text(place));
        parts
    }
}

fn dead_end(lang: Lang, branch: &Branch, to: Option<Target>, deepest: &Steps) -> Cell {
    let height = (branch.depth.fraction_of(deepest) * 100.0).round() as u8;
    Cell::from(lang.number(&branch.leaves_at)).look(Look::Height(height)).to(to)
}
