//! `gros moves`: one line per move, as fast as they can be written.
//!
//! Only the first line uses random access: the moves then come in sequence, the step is incremented and the state is
//! updated as text.

use std::io::{self, IsTerminal, Write};

use gros_solver::{AnyMove, AnyPuzzle, Puzzle, Steps};
use gros_text::Key;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::failure::Failure;
use crate::move_texts::MoveTexts;
use crate::task::{Task, read_number};

/// How many bytes to gather before writing.
const BATCH: usize = 1 << 16;
/// From how many lines on a progress bar is worthwhile.
const MANY: u64 = 100_000;

/// Writes `count` moves starting at step `start`, or all moves to the end without a count.
pub fn run(task: &Task, start: Option<&str>, count: Option<&str>, json: bool) -> Result<(), Failure> {
    let start = task.step("--start", start)?;
    let end = end(task, &start, count)?;
    task.warn();
    let frame = if json { &Frame::JSON } else { &Frame::TEXT };
    let puzzle = task.timeline.puzzle();
    let mut lines = Lines::new(frame, puzzle, start.to_string(), task.timeline.state_at(&start).to_string());
    let progress = progress(&end.saturating_sub(&start));
    let mut out = io::stdout().lock();
    for mv in task.timeline.moves(&start, &end) {
        lines.push(mv)?;
        if lines.batch.len() >= BATCH {
            progress.inc(lines.hand_over(&mut out)?);
        }
    }
    lines.hand_over(&mut out)?;
    out.flush()?;
    progress.finish_and_clear();
    Ok(())
}

fn end(task: &Task, start: &Steps, count: Option<&str>) -> Result<Steps, Failure> {
    let most = task.timeline.steps();
    let Some(text) = count else { return Ok(most.clone()) };
    let count = read_number(text).ok_or_else(|| {
        Failure::about_option(task.lang, "--count", text, task.lang.text(Key::TerminalNoNumber))
    })?;
    Ok((start + &count).min(most.clone()))
}

/// The text around the step, the move and the state in a line.
struct Frame {
    open: &'static [u8],
    before_move: &'static [u8],
    before_state: &'static [u8],
    close: &'static [u8],
}

impl Frame {
    const TEXT: Frame = Frame { open: b"", before_move: b"\t", before_state: b"\t", close: b"\n" };
    /// No notation has a symbol that JSON would escape.
    const JSON: Frame = Frame {
        open: br#"{"step":""#,
        before_move: br#"","move":""#,
        before_state: br#"","state":""#,
        close: b"\"}\n",
    };
}

/// Lines that are ready to be written, and the contents of the last one.
struct Lines<'a> {
    frame: &'a Frame,
    puzzle: &'a AnyPuzzle,
    texts: MoveTexts<'a>,
    step: Vec<u8>,
    row: Vec<u8>,
    batch: Vec<u8>,
    count: u64,
}

impl<'a> Lines<'a> {
    fn new(frame: &'a Frame, puzzle: &'a AnyPuzzle, step: String, row: String) -> Lines<'a> {
        let texts = MoveTexts::new(puzzle);
        let (step, row) = (step.into_bytes(), row.into_bytes());
        Lines { frame, puzzle, texts, step, row, batch: Vec::new(), count: 0 }
    }

    /// Makes a move and adds its line.
    fn push(&mut self, mv: AnyMove) -> io::Result<()> {
        add_one(&mut self.step);
        self.puzzle.apply_to_text(&mut self.row, &mv);
        let batch = &mut self.batch;
        batch.extend_from_slice(self.frame.open);
        batch.extend_from_slice(&self.step);
        batch.extend_from_slice(self.frame.before_move);
        self.texts.write(mv, batch)?;
        batch.extend_from_slice(self.frame.before_state);
        batch.extend_from_slice(&self.row);
        batch.extend_from_slice(self.frame.close);
        self.count += 1;
        Ok(())
    }

    /// Writes what is ready and returns how many lines that were.
    fn hand_over(&mut self, out: &mut impl Write) -> io::Result<u64> {
        out.write_all(&self.batch)?;
        self.batch.clear();
        Ok(std::mem::take(&mut self.count))
    }
}

/// Increments a number written in decimal digits.
fn add_one(digits: &mut Vec<u8>) {
    for digit in digits.iter_mut().rev() {
        if *digit != b'9' {
            *digit += 1;
            return;
        }
        *digit = b'0';
    }
    digits.insert(0, b'1');
}

/// Makes a progress bar on standard error, hidden unless the lines are many, do not go to a terminal, and somebody is
/// watching.
fn progress(lines: &Steps) -> ProgressBar {
    let lines = lines.to_u64().unwrap_or(u64::MAX);
    let is_useful = lines > MANY && !io::stdout().is_terminal() && io::stderr().is_terminal();
    let target = if is_useful { ProgressDrawTarget::stderr() } else { ProgressDrawTarget::hidden() };
    let bar = ProgressBar::with_draw_target(Some(lines), target);
    match ProgressStyle::with_template("{wide_bar} {percent}% {eta}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
