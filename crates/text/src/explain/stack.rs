//! The calls of recursions in words.

use gros_solver::Steps;
use gros_solver::methods::Span;
use gros_solver::methods::hanoi::recursion as towers;
use gros_solver::methods::rings::mirror::{self, Mirror};
use gros_solver::methods::rings::recursion::{self, Line, Recursion};

use super::card::{CallRow, Part, Shown, shown};
use crate::Lang;
use crate::numbers::amid_han;
use crate::pieces::Kind;

impl Lang {
    pub(super) fn rings_stack_parts(self, reasons: &Recursion) -> Vec<Part> {
        let intro = self.pick(
            "Each job is four smaller jobs; the marked ones are under way.",
            "每件事分成四件小事；标出的正在进行。",
            "每件事分成四件小事；標出的正在進行。",
        );
        let row = |call: &recursion::Call| CallRow {
            name: self.job(call.job, call.rings),
            span: self.span(&reasons.span(call)),
            lines: call.job.lines(call.rings).map(|line| self.job_line(call.job, line)).to_vec(),
            active: usize::from(call.line - 1),
        };
        vec![Part::Text(intro.to_owned()), self.call_rows(&reasons.calls, row)]
    }

    pub(super) fn hanoi_stack_parts(self, reasons: &towers::Recursion) -> Vec<Part> {
        let intro = self.pick(
            "To move a tower: clear the top, move the bottom disc, put the top back on.",
            "移动一座塔：先移开上面的，移动最底下的盘子，再把上面的移回来。",
            "移動一座塔：先移開上面的，移動最底下的圓盤，再把上面的移回來。",
        );
        let row = |call: &towers::Call| {
            let towers::Call { discs, from, to, via, line } = *call;
            let job = |discs: usize, from, to| match discs {
                0 => "–".to_owned(),
                _ => format!("{}({discs}, {from}, {to})", self.pick("hanoi", "塔", "塔")),
            };
            let disc = self.piece(Kind::Disc, discs);
            let colon = self.pick(" ", "：", "：");
            let lines = vec![
                job(discs - 1, from, via),
                format!("{disc}{colon}{from} → {to}"),
                job(discs - 1, via, to),
            ];
            let span = self.span(&reasons.span(call));
            CallRow { name: job(discs, from, to), span, lines, active: usize::from(line - 1) }
        };
        vec![Part::Text(intro.to_owned()), self.call_rows(&reasons.calls, row)]
    }

    pub(super) fn mirror_parts(self, reasons: &Mirror) -> Vec<Part> {
        let intro = self.pick(
            "The code of m digits is that of m − 1 with 0 before it, then the same backward with 1 before it. \
             Walked as a recursion:",
            "m 位的格雷码，是 m − 1 位的前面补 0，再接上倒过来、前面补 1 的一份。照着走就是递归：",
            "m 位的格雷碼，是 m − 1 位的前面補 0，再接上倒過來、前面補 1 的一份。照著走就是遞迴：",
        );
        let row = |call: &mirror::Call| {
            let (job, fewer) = (call.job, call.rings - 1);
            let on = job == mirror::Job::Back;
            let lines = [
                self.mirror_job(mirror::Job::Back, fewer),
                self.ring_to(call.rings, on),
                self.mirror_job(mirror::Job::Path, fewer),
            ];
            let progress = reasons.progress(call);
            CallRow {
                name: self.mirror_job(job, call.rings),
                span: self.move_of(&progress.next, &progress.all),
                lines: lines.to_vec(),
                active: usize::from(call.line - 1),
            }
        };
        vec![Part::Text(intro.to_owned()), self.call_rows(&reasons.calls, row)]
    }

    /// Lists calls, with a gap where they are many.
    pub(super) fn call_rows<C>(self, calls: &[C], row: impl Fn(&C) -> CallRow) -> Part {
        let gap = |hidden| CallRow {
            name: String::new(),
            span: self.left_out(hidden),
            lines: Vec::new(),
            active: 0,
        };
        let rows =
            shown(calls.len(), calls.len().checked_sub(1)).into_iter().filter_map(|place| match place {
                Shown::At(index) => calls.get(index).map(&row),
                Shown::Gap(hidden) => Some(gap(hidden)),
            });
        Part::Calls(rows.collect())
    }

    fn job(self, job: recursion::Job, rings: usize) -> String {
        let name = match job {
            recursion::Job::Down => self.pick("down", "全解", "全下"),
            recursion::Job::Up => self.pick("up", "全套", "全上"),
        };
        format!("{name}({rings})")
    }

    fn job_line(self, job: recursion::Job, line: Line) -> String {
        match line {
            Line::Call(_, 0) => "–".to_owned(),
            Line::Call(job, rings) => self.job(job, rings),
            Line::Move(ring) => self.ring_to(ring, job == recursion::Job::Up),
        }
    }

    fn mirror_job(self, job: mirror::Job, rings: usize) -> String {
        if rings == 0 {
            return "–".to_owned();
        }
        let name = match job {
            mirror::Job::Path => self.pick("path", "倒走", "倒走"),
            mirror::Job::Back => self.pick("back", "顺走", "順走"),
        };
        format!("{name}({rings})")
    }

    /// Says that a ring goes on or comes off: `ring 9 off`.
    pub(super) fn ring_to(self, ring: usize, on: bool) -> String {
        self.rings_go(&self.piece(Kind::Ring, ring), on)
    }

    /// Names the moves of a job: `moves 87 to 171`, `move 13`.
    pub(super) fn span(self, span: &Span) -> String {
        let (first, last) = (self.number(&span.first), self.number(&span.last));
        match self {
            Lang::English if span.first == span.last => format!("move {first}"),
            Lang::English => format!("moves {first} to {last}"),
            _ if span.first == span.last => format!("第{}步", amid_han(&first)),
            Lang::Simplified | Lang::Traditional => {
                format!("第{}到{}步", amid_han(&first), amid_han(&last))
            }
        }
    }

    /// Says which of a job's moves is next: `move 45 of 127`.
    fn move_of(self, next: &Steps, all: &Steps) -> String {
        let (next, all) = (self.number(next), self.number(all));
        match self {
            Lang::English => format!("move {next} of {all}"),
            _ => format!("第{}步，共{}步", amid_han(&next), amid_han(&all)),
        }
    }
}
