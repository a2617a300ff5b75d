//! The split of a tower on four or more pegs, in words.

use gros_solver::Steps;
use gros_solver::hanoi::methods::split::{Split, Subtower};

use super::recursion::Tower;
use crate::explain::card::{CallRow, Cell, Folded, Look, Part, Slot, Table, shown};
use crate::explain::parts::across;
use crate::explain::target::Target;
use crate::message::say;
use crate::pieces::Kind;
use crate::{Key, Lang};

impl Lang {
    pub(crate) fn split_parts(self, reasons: &Split) -> Vec<Part> {
        let intro = self.text(Key::HanoiSplitRule);
        let mut parts = vec![Part::Text(intro.to_owned())];
        if reasons.best > 0 {
            let places = shown(reasons.totals.len(), Some(reasons.best - 1));
            let totals = &reasons.totals;
            let most = places.iter().filter_map(|place| match place {
                Slot::At(index) => totals.get(*index),
                Slot::Gap(_) => None,
            });
            let most = most.max().cloned().unwrap_or_default();
            let height = |total: &Steps| Look::Height((total.fraction_of(&most) * 100.0).round() as u8);
            let rows = vec![
                across(self.text(Key::TableMoves), &places, |index| {
                    Cell::from(self.number(&totals[index])).look(height(&totals[index]))
                }),
                across("k", &places, |index| (index + 1).to_string().into()),
            ];
            let column = places.iter().position(|place| *place == Slot::At(reasons.best - 1));
            let column = column.map(|column| column + 1);
            parts.push(Part::Table(Table { column, ..Table::plain(rows) }));
            let [first, second, last] = reasons.parts.each_ref().map(|part| self.number(part));
            let (best, total) = (reasons.best, self.moves(&reasons.total()));
            let sure = self.split_is_sure(reasons);
            parts.push(Part::Text(say!(self, HanoiSplitSum { best, first, second, last, total, sure })));
            parts.push(Part::Text(self.text(Key::HanoiSplitWhy).to_owned()));
            parts.push(Part::Formulas(vec!["X(n, p) ≤ 2·X(k, p) + X(n−k, p−1)".to_owned()]));
        }
        let whole = reasons.tasks.first().zip(u8::try_from(reasons.pegs).ok());
        let way = whole.and_then(|(task, pegs)| Tower::of(task.largest, pegs, task.from, task.to));
        let goes = |made: &Steps| way.as_ref().map(|way| way.after(made));
        parts.push(self.call_rows(&reasons.tasks, |task| self.task_row(task, &goes)));
        parts.push(self.what_is_known());
        parts
    }

    /// Lists who has proved what about many pegs.
    fn what_is_known(self) -> Part {
        const RESULTS: [Key; 5] = [
            Key::HanoiKnownStewart,
            Key::HanoiKnownKlavzar,
            Key::HanoiKnownKorf,
            Key::HanoiKnownChappelon,
            Key::HanoiKnownBousch,
        ];
        let parts = RESULTS.map(|key| Part::Text(self.text(key).to_owned())).to_vec();
        Part::Folded(Folded { title: self.text(Key::HanoiKnown).to_owned(), parts })
    }

    fn split_is_sure(self, reasons: &Split) -> &'static str {
        self.text(if reasons.is_proven { Key::HanoiSplitProven } else { Key::PresumedShortest })
    }

    fn task_row(self, task: &Subtower, goes: &dyn Fn(&Steps) -> Option<Target>) -> CallRow {
        let job = |smallest: usize, largest: usize, from, to| {
            let discs: Vec<usize> = (smallest..=largest).rev().collect();
            say!(self, HanoiSplitJob { discs: self.pieces(Kind::DISC, &discs), from, to })
        };
        let Subtower { smallest, largest, from, to, small, .. } = *task;
        let whole = job(smallest, largest, from, to);
        let before = task.moves.first.saturating_sub(&Steps::ONE);
        let line = |text: String, made: &Steps| Cell::from(text).to(goes(&(&before + made)));
        let [first, second] = task.first_two_parts();
        let lines = match task.helper {
            None => vec![line(whole.clone(), &Steps::ZERO)],
            Some(helper) => vec![
                line(job(smallest, smallest + small - 1, from, helper), &Steps::ZERO),
                line(job(smallest + small, largest, from, to), &first),
                line(job(smallest, smallest + small - 1, helper, to), &(&first + &second)),
            ],
        };
        let active = if task.helper.is_some() { usize::from(task.part - 1) } else { 0 };
        CallRow { name: whole, span: self.span(&task.moves), lines, active, goes: goes(&before) }
    }
}
