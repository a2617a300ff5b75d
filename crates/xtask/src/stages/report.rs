//! What came of the stages: a table, and the sum in the last line.

use super::libtest::Counts;
use anyhow::Result;
use std::{
    fmt::{self, Display},
    process::ExitCode,
    time::Duration,
};

/// One stage's line.
#[derive(Debug)]
pub(super) struct Line {
    stage: &'static str,
    counts: Counts,
    time: Duration,
}

impl Line {
    /// A stage that broke counts as one failure.
    pub(super) fn new(stage: &'static str, result: &Result<Counts>, time: Duration) -> Self {
        let counts = result.as_ref().map_or(Counts::FAIL, |counts| *counts);
        Self { stage, counts, time }
    }

    fn has_failed(&self) -> bool {
        self.counts.failed > 0
    }
}

/// All lines so far.
#[derive(Debug, Default)]
pub(super) struct Report(Vec<Line>);

impl Report {
    pub(super) fn add(&mut self, line: Line) {
        self.0.push(line);
    }

    pub(super) fn has_failed(&self, stage: &str) -> bool {
        self.0.iter().any(|line| line.stage == stage && line.has_failed())
    }

    pub(super) fn exit_code(&self) -> ExitCode {
        if self.0.iter().any(Line::has_failed) { ExitCode::FAILURE } else { ExitCode::SUCCESS }
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:10} {:>8} {:>8} {:>8}", "stage", "passed", "failed", "minutes")?;
        let mut total = Counts::default();
        for Line { stage, counts, time } in &self.0 {
            let minutes = time.as_secs_f64() / 60.0;
            writeln!(f, "{stage:10} {:>8} {:>8} {minutes:>8.1}", counts.passed, counts.failed)?;
            total += *counts;
        }
        let minutes = self.0.iter().map(|line| line.time.as_secs_f64()).sum::<f64>() / 60.0;
        writeln!(f, "{:10} {:>8} {:>8} {minutes:>8.1}", "in all", total.passed, total.failed)?;
        writeln!(f, "{} passed, {} failed", total.passed, total.failed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_with_the_sum() {
        let mut report = Report::default();
        report.add(Line::new("fmt", &Ok(Counts::PASS), Duration::from_secs(6)));
        report.add(Line::new("tests", &Ok(Counts { passed: 40, failed: 2 }), Duration::from_secs(90)));
        report.add(Line::new("page", &Err(anyhow::anyhow!("no")), Duration::ZERO));
        let text = report.to_string();
        assert_eq!(text.lines().nth(2), Some("tests            40        2      1.5"));
        assert_eq!(text.lines().last(), Some("41 passed, 3 failed"));
        assert!(report.has_failed("page") && !report.has_failed("fmt"));
        assert_eq!(format!("{:?}", report.exit_code()), format!("{:?}", ExitCode::FAILURE));
    }
}
