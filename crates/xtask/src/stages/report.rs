//! Reports the results of the stages: the slowest tests, the tests left to the deep run, a table, the
//! unsteady tests, and the totals in the last line.

use super::libtest::Outcome;
use std::{fmt::Write, time::Duration};

/// The number of slowest tests to list.
const SLOWEST: usize = 20;

/// The result of a stage, and how long it took.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub stage: &'static str,
    pub outcome: Outcome,
    pub time: Duration,
}

impl Line {
    pub(super) fn has_failed(&self) -> bool {
        self.outcome.failed > 0
    }
}

pub(super) fn table(lines: &[Line]) -> String {
    let mut sum = Line { stage: "in all", outcome: Outcome::default(), time: Duration::ZERO };
    for line in lines {
        sum.outcome += line.outcome.clone();
        sum.time += line.time;
    }
    let Outcome { passed, failed, times, left, .. } = &mut sum.outcome;
    times.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut text = String::new();
    for (seconds, name) in times.iter().take(SLOWEST) {
        let _ = writeln!(text, "{seconds:>8.1} s  {name}");
    }
    for left in left {
        let _ = writeln!(text, "left to the deep run: {left}");
    }
    let last = format!("{passed} passed, {failed} failed\n");
    let _ = writeln!(text, "\n{:12} {:>8} {:>8} {:>8}", "stage", "passed", "failed", "minutes");
    for Line { stage, outcome: Outcome { passed, failed, .. }, time } in lines.iter().chain([&sum]) {
        let _ = writeln!(text, "{stage:12} {passed:>8} {failed:>8} {:>8.1}", time.as_secs_f64() / 60.0);
    }
    for name in &sum.outcome.unsteady {
        let _ = writeln!(text, "unsteady: {name}");
    }
    text + &last
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_with_the_totals() {
        let times = (0..30).map(|time| (f64::from(time), format!("test {time}"))).collect();
        let tests = Outcome {
            passed: 40,
            failed: 2,
            times,
            left: vec!["deny".to_owned()],
            unsteady: vec!["play".to_owned()],
        };
        let fmt = Outcome { passed: 1, ..Outcome::default() };
        let line = |stage, outcome, seconds| Line { stage, outcome, time: Duration::from_secs(seconds) };
        let text = table(&[line("fmt", fmt, 6), line("tests", tests, 90)]);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!((lines[0], lines[19]), ("    29.0 s  test 29", "    10.0 s  test 10"));
        assert_eq!(lines[20], "left to the deep run: deny");
        assert_eq!(lines[24], "tests              40        2      1.5");
        assert_eq!(
            lines[25..],
            ["in all             41        2      1.6", "unsteady: play", "41 passed, 2 failed"]
        );
    }
}
