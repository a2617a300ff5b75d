//! The recursion of the rings and the mirrored code in words, call by call.

use std::fmt::Display;

use gros_solver::rings::methods::mirror::{self, Mirror};
use gros_solver::rings::methods::recursion::{self, Line, Recursion};
use gros_solver::{AnyState, Rings, Steps, gray};

use super::gray_code::{OTHER_HALF, other_code};
use crate::explain::binary;
use crate::explain::card::{CallRow, Cell, Folded, Look, Part, Program, Table};
use crate::explain::icicle::{CallLine, Icicle};
use crate::explain::target::Target;
use crate::explain::two_places::TwoPlaces;
use crate::message::say;
use crate::task::cut;
use crate::{Key, Lang};

/// The most rings whose count of moves fits in a line.
const MOST_COUNTED: usize = 24;

impl Lang {
    pub(crate) fn rings_stack_parts(self, pieces: TwoPlaces, reasons: &Recursion) -> Vec<Part> {
        let intro = self.text(Key::RingsStackRule);
        let rings = reasons.calls.first().map_or(0, |call| call.rings);
        let goes = |made: &Steps| goes_to_rank(rings, &reasons.rank_after(made));
        let row = |call: &recursion::Call| {
            let span = reasons.span(call);
            let mut made = span.first.saturating_sub(&Steps::ONE);
            let start = goes(&made);
            let lines = call.job.lines(call.rings).map(|line| {
                let goes = goes(&made).filter(|_| !matches!(line, Line::Call(_, 0)));
                made += &line.moves();
                Cell::from(self.job_line(pieces, call.job, line)).to(goes)
            });
            CallRow {
                name: self.job(pieces, call.job, call.rings),
                span: self.span(&span),
                lines: lines.to_vec(),
                active: usize::from(call.line - 1),
                goes: start,
            }
        };
        let last = reasons.calls.last();
        let program = |job: recursion::Job| Program {
            head: format!("{}:", self.job(pieces, job, "n")),
            lines: self.job_program(pieces, job),
            active: last.filter(|call| call.job == job).map(|call| usize::from(call.line - 1)),
        };
        let programs = [recursion::Job::Down, recursion::Job::Up].map(program).to_vec();
        let lengths = self.text(Key::RingsStackLengths);
        let rest = [
            self.call_rows(&reasons.calls, row),
            Part::Programs(programs),
            Part::Text(self.kinds_of_recursion(pieces)),
            Part::Text(lengths.to_owned()),
            Part::Formulas(self.lengths_of_jobs(rings)),
            self.loop_instead(pieces),
        ];
        let icicle = self.rings_icicle(pieces, reasons).map(|icicle| Part::Icicle(icicle.into()));
        [Part::Text(intro.to_owned())].into_iter().chain(icicle).chain(rest).collect()
    }

    /// Tells direct recursion from indirect recursion.
    fn kinds_of_recursion(self, pieces: TwoPlaces) -> String {
        let [down, up] = [recursion::Job::Down, recursion::Job::Up].map(|job| self.job(pieces, job, "n"));
        say!(self, RingsStackKinds { down, up })
    }

    /// Tells how a loop with a stack does the same.
    fn loop_instead(self, pieces: TwoPlaces) -> Part {
        let job = self.job(pieces, recursion::Job::Down, "n");
        Part::Folded(Folded {
            title: self.text(Key::RingsStackLoop).to_owned(),
            parts: vec![Part::Text(say!(self, RingsStackLoopRule { job }))],
        })
    }

    /// Lays the calls on the line of their moves.
    fn rings_icicle(self, pieces: TwoPlaces, reasons: &Recursion) -> Option<Icicle> {
        let whole = reasons.calls.first().filter(|call| call.rings <= Icicle::MOST)?;
        let span = reasons.span(whole);
        let end = |made: &Steps| goes_to_rank(whole.rings, &reasons.rank_after(made));
        let ends = [end(&Steps::ZERO)?, end(&span.last)?];
        let name = self.job(pieces, whole.job, whole.rings);
        let rings = reasons.calls.iter().map(|call| call.rings).collect();
        let mut icicle = Icicle::new(&reasons.step, ends, name, span, rings);
        for call in &reasons.calls {
            let lines = call.job.lines(call.rings).into_iter().zip(reasons.parts(call));
            let lines = lines.map(|(line, span)| CallLine {
                name: self.job_line(pieces, call.job, line),
                span,
                is_move: matches!(line, Line::Move(_)),
            });
            icicle.divide(lines, usize::from(call.line - 1));
        }
        Some(icicle)
    }

    /// Writes how long it takes to get n rings off: by recurrence, in closed form, and for this many rings.
    fn lengths_of_jobs(self, rings: usize) -> Vec<String> {
        let general =
            ["a(n) = a(n−1) + 2·a(n−2) + 1", "a(n) = (2^(n+2) − 3 − (−1)^n) / 6"].map(str::to_owned);
        let here = (3..=MOST_COUNTED).contains(&rings).then(|| {
            let [all, one, two] = [rings, rings - 1, rings - 2].map(|rings| self.number(&length(rings)));
            format!("a({rings}) = {one} + 2 · {two} + 1 = {all}")
        });
        general.into_iter().chain(here).collect()
    }

    /// Writes the four lines of a job.
    fn job_program(self, pieces: TwoPlaces, job: recursion::Job) -> Vec<String> {
        let [down, up] = [recursion::Job::Down, recursion::Job::Up];
        let call = |job, rings| self.job(pieces, job, rings);
        let ring_n = |on| {
            let piece = self.numbered(pieces.kind, "n", 0);
            self.piece_and_place(pieces.kind, &piece, u16::from(on))
        };
        let lines = match job {
            recursion::Job::Down => {
                [call(down, "n − 2"), ring_n(false), call(up, "n − 2"), call(down, "n − 1")]
            }
            recursion::Job::Up => [call(up, "n − 1"), call(down, "n − 2"), ring_n(true), call(up, "n − 2")],
        };
        lines.to_vec()
    }

    pub(crate) fn mirror_parts(self, pieces: TwoPlaces, reasons: &Mirror) -> Vec<Part> {
        let intro = self.text(Key::RingsMirrorRule);
        let rings = reasons.calls.first().map_or(0, |call| call.rings);
        let falls = reasons.calls.first().is_none_or(|call| call.job == mirror::Job::Path);
        let row = |call: &mirror::Call| {
            let (job, fewer) = (call.job, call.rings - 1);
            let on = job == mirror::Job::Back;
            let progress = reasons.progress(call);
            // The first moves of the three lines, counted from the beginning of the call.
            let [first, second, third] =
                [Steps::ZERO, Steps::ones(fewer), Steps::power_of_two(fewer)].map(|made| {
                    let begin =
                        rank_at(&reasons.rank, falls, &progress.next.saturating_sub(&Steps::ONE), &made);
                    begin.and_then(|rank| goes_to_rank(rings, &rank))
                });
            let smaller = |job, goes: Option<Target>| {
                Cell::from(self.mirror_job(job, fewer)).to(goes.filter(|_| fewer > 0))
            };
            CallRow {
                name: self.mirror_job(job, call.rings),
                span: self.move_of(&progress.next, &progress.all),
                lines: vec![
                    smaller(mirror::Job::Back, first.clone()),
                    Cell::from(pieces.goes(self, call.rings, on)).to(second),
                    smaller(mirror::Job::Path, third),
                ],
                active: usize::from(call.line - 1),
                goes: first,
            }
        };
        let calls = self.call_rows(&reasons.calls, row);
        let other = Folded {
            title: self.text(Key::RingsOtherCode).to_owned(),
            parts: vec![
                Part::Text(self.text(Key::RingsOtherCodeRule).to_owned()),
                Part::Table(self.mirrored_otherwise()),
                self.along_the_edges(&other_code()),
            ],
        };
        vec![
            Part::Text(intro.to_owned()),
            Part::Table(self.mirrored(pieces, rings)),
            Part::Text(self.counted_from(pieces, rings, falls)),
            calls,
            Part::Folded(other),
        ]
    }

    /// Says where the rows of the recursion count from.
    fn counted_from(self, pieces: TwoPlaces, rings: usize, falls: bool) -> String {
        let end = if falls { Steps::ones(rings) } else { Steps::ZERO };
        let (from, last) = (cut(&binary(&gray::word(&end), rings)), Steps::ones(rings));
        say!(self, RingsMirrorCount { of: pieces.of(), from, last })
    }

    /// Builds a code of three digits by mirroring one of two that begins differently.
    fn mirrored_otherwise(self) -> Table {
        let halves = [Key::RingsHalfForward, Key::RingsHalfBackward].map(|key| self.text(key));
        let row = |(place, word): (usize, &u8)| {
            let word = Cell { marked: Some(0), ..Cell::from(format!("{word:03b}")) };
            vec![word.look(Look::Code), halves[place / OTHER_HALF.len()].into()]
        };
        let head = [Key::RingsColumnOtherCode, Key::RingsColumnHalf].map(|key| self.text(key).to_owned());
        Table { head: head.to_vec(), ..Table::plain(other_code().iter().enumerate().map(row).collect()) }
    }

    /// Builds the code of three digits by mirroring that of two.
    fn mirrored(self, pieces: TwoPlaces, rings: usize) -> Table {
        const HALF: usize = 4;
        let halves = [Key::RingsHalfForward, Key::RingsHalfBackward].map(|key| self.text(key));
        let rows = (0..2 * HALF).map(|place| {
            let half = place / HALF;
            let inside = if half == 0 { place } else { 2 * HALF - 1 - place };
            let word =
                |rest: &str| Cell { marked: Some(0), ..Cell::from(format!("{half}{rest}")) }.look(Look::Code);
            let code = binary(&gray::word(&Steps::from(inside)), 2);
            let goes = (rings > 2).then(|| goes_to_rank(rings, &Steps::from(place))).flatten();
            vec![word(&code).to(goes), halves[half].into()]
        });
        Table {
            head: vec![
                pieces.text(self, Key::RingsColumnRings, Key::OthersColumnHere),
                self.text(Key::RingsColumnHalf).to_owned(),
            ],
            ..Table::plain(rows.collect())
        }
    }

    fn job(self, pieces: TwoPlaces, job: recursion::Job, rings: impl Display) -> String {
        let name = match job {
            recursion::Job::Down => pieces.text(self, Key::RingsJobDown, Key::OthersJobDown),
            recursion::Job::Up => pieces.text(self, Key::RingsJobUp, Key::OthersJobUp),
        };
        format!("{name}({rings})")
    }

    fn job_line(self, pieces: TwoPlaces, job: recursion::Job, line: Line) -> String {
        match line {
            Line::Call(_, 0) => "–".to_owned(),
            Line::Call(job, rings) => self.job(pieces, job, rings),
            Line::Move(ring) => pieces.goes(self, ring, job == recursion::Job::Up),
        }
    }

    fn mirror_job(self, job: mirror::Job, rings: usize) -> String {
        if rings == 0 {
            return "–".to_owned();
        }
        let name = self.text(match job {
            mirror::Job::Path => Key::RingsMirrorJobPath,
            mirror::Job::Back => Key::RingsMirrorJobBack,
        });
        format!("{name}({rings})")
    }

    /// Says which of a job's moves is next: `move 45 of 127`.
    fn move_of(self, next: &Steps, all: &Steps) -> String {
        say!(self, RingsMoveOf { next, all })
    }
}

/// Returns the rank at which a call had made `then` moves, given the rank at which it has made `made`; none before it
/// began.
fn rank_at(rank: &Steps, falls: bool, made: &Steps, then: &Steps) -> Option<Steps> {
    if falls { (rank + made).checked_sub(then) } else { (rank + then).checked_sub(made) }
}

/// Links to the state at a rank for this many rings, if there is one.
pub(crate) fn goes_to_rank(rings: usize, rank: &Steps) -> Option<Target> {
    let rings = Rings::new(rings).ok()?;
    (*rank <= Steps::ones(rings.rings())).then(|| Target::State(AnyState::Rings(rings.state_of_rank(rank))))
}

/// Counts the moves from all on to all off: a third of 2^(n + 1), rounded down (A000975).
fn length(rings: usize) -> Steps {
    Steps::power_of_two(rings + 1).divided_by(3)
}

#[cfg(test)]
mod tests {
    use super::*;
    use gros_solver::{Puzzle, RingMove, Route};

    /// As the card says: the top of the stack is a move, or a job whose lines take its place.
    fn moves_of_the_loop(rings: usize) -> Vec<usize> {
        let mut moves = Vec::new();
        let mut stack = vec![Line::Call(recursion::Job::Down, rings)];
        while let Some(top) = stack.pop() {
            match top {
                Line::Move(ring) => moves.push(ring),
                Line::Call(_, 0) => {}
                Line::Call(job, rings) => stack.extend(job.lines(rings).into_iter().rev()),
            }
        }
        moves
    }

    #[test]
    fn a_loop_with_a_stack_makes_the_moves_of_the_route() {
        for n in 1..=10 {
            let rings = Rings::new(n).unwrap();
            let mut state = rings.start();
            let moves = moves_of_the_loop(n);
            let route = rings.route(&state, &rings.goal()).unwrap();
            assert_eq!(route.steps().to_usize(), Some(moves.len()));
            for ring in moves {
                state = rings.play(&state, &RingMove::of(ring)).unwrap();
            }
            assert_eq!(state, rings.goal());
        }
    }

    #[test]
    fn each_job_calls_itself_and_the_other() {
        use recursion::Job::{Down, Up};
        for job in [Down, Up] {
            let called = job.lines(5).map(|line| match line {
                Line::Call(job, _) => Some(job),
                Line::Move(_) => None,
            });
            assert!(called.contains(&Some(Down)) && called.contains(&Some(Up)));
        }
    }

    #[test]
    fn the_length_is_that_of_the_route_and_follows_both_formulas() {
        for n in 1..=MOST_COUNTED {
            let rings = Rings::new(n).unwrap();
            let route = rings.route(&rings.start(), &rings.goal()).unwrap();
            assert_eq!(&length(n), route.steps());
            let closed = (2i64.pow(n as u32 + 2) - 3 - (-1i64).pow(n as u32)) / 6;
            assert_eq!(length(n).to_u64(), u64::try_from(closed).ok());
            if n > 2 {
                assert_eq!(length(n), &(&length(n - 1) + &length(n - 2).times(2)) + &Steps::ONE);
            }
        }
    }
}
