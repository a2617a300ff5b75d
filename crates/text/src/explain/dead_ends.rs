//! The dead ends along a route: a column for each, as high as the dead end is deep.

use gros_solver::internals::Branch;
use gros_solver::methods::DeadEnds;
use gros_solver::{Puzzle, Steps};

use crate::explain::card::{Cell, Look, Part, Table};
use crate::explain::target::Target;
use crate::message::{Count, say};
use crate::{Key, Lang};

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
