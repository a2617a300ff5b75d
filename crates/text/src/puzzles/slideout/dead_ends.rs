//! The dead ends along the way of a slide: a column for each, as high as it is deep.

use gros_solver::slideout::methods::slide::DeadEnds;
use gros_solver::{AnyState, Branch, SlideOutState, Steps};

use crate::explain::card::{Cell, Look, Part, Table};
use crate::explain::target::Target;
use crate::numbers::amid_han;
use crate::{Key, Lang};

/// As many columns stand side by side: the narrowest panel has room for them.
const IN_A_ROW: usize = 8;

impl Lang {
    pub(crate) fn dead_ends_parts(self, dead_ends: &DeadEnds) -> Vec<Part> {
        let DeadEnds { steps, branches, detour } = dead_ends;
        let deepest = branches.iter().map(|(branch, _)| &branch.depth).max().cloned().unwrap_or_default();
        let (many, all, deep) = (self.count(branches.len()), self.number(steps), self.number(&deepest));
        let what = match self {
            Lang::English => {
                let ends = if branches.len() == 1 { "dead end branches" } else { "dead ends branch" };
                let at = if branches.len() == 1 { "this step" } else { "these steps" };
                let moves = if deepest == Steps::ONE { "move" } else { "moves" };
                format!(
                    "{many} {ends} off the {all}-move solution, at {at}; the deepest is {deep} {moves} deep."
                )
            }
            Lang::Simplified => format!("{all} 步的路线上有 {many} 条死路，从这些步岔出；最深 {deep} 步。"),
            Lang::Traditional => format!("{all} 步的路線上有 {many} 條死路，從這些步岔出；最深 {deep} 步。"),
        };
        let here = branches.iter().position(|(branch, _)| branch.leaves_at == detour.leaves_at);
        let mut parts = vec![Part::Text(what)];
        parts.extend(branches.chunks(IN_A_ROW).enumerate().map(|(row, chunk)| {
            let column = here.filter(|here| here / IN_A_ROW == row).map(|here| here % IN_A_ROW);
            let cells = chunk.iter().map(|(branch, at)| dead_end(self, branch, at, &deepest)).collect();
            Part::Table(Table { column, ..Table::plain(vec![cells]) })
        }));
        let (left, off) = (self.number(&detour.leaves_at), self.moves(&detour.depth));
        let left_han = amid_han(&left);
        let depth = here.and_then(|here| branches.get(here)).map(|(branch, _)| self.moves(&branch.depth));
        let place = match (self, detour.depth.is_zero(), depth) {
            (Lang::English, false, _) => format!("You are {off} into a dead end that starts at step {left}."),
            (Lang::Simplified, false, _) => format!("现在偏离路线 {off}，是从第{left_han}步岔出的。"),
            (Lang::Traditional, false, _) => format!("現在偏離路線 {off}，是從第{left_han}步岔出的。"),
            (Lang::English, true, Some(depth)) => format!("Careful: a dead end begins here, {depth} deep."),
            (Lang::Simplified, true, Some(depth)) => format!("小心：这里有一条死路，深 {depth}。"),
            (Lang::Traditional, true, Some(depth)) => format!("小心：這裡有一條死路，深 {depth}。"),
            (_, true, None) => self.text(Key::DeadEndsParts).to_owned(),
        };
        parts.push(Part::Text(place));
        parts
    }
}

fn dead_end(lang: Lang, branch: &Branch, at: &SlideOutState, deepest: &Steps) -> Cell {
    let height = (branch.depth.fraction_of(deepest) * 100.0).round() as u8;
    let goes = Target::State(AnyState::SlideOut(at.clone()));
    Cell::from(lang.number(&branch.leaves_at)).look(Look::Height(height)).to(goes)
}
