//! What came of the stages: a table, the slowest tests, what was left to the deep run, and the sum in the last line.

use super::libtest::Outcome;
use anyhow::Result;
use std::{
    fmt::{self, Display},
    process::ExitCode,
    time::Duration,
};

/// As many of the slowest tests are named.
const SLOWEST: usize = 20;

/// One stage's line.
#[derive(Debug)]
pub(super) struct Line {
    stage: String,
    outcome: Outcome,
    time: Duration,
}

impl Line {
    /// A stage that broke counts as one failure, and why is printed.
    pub(super) fn new(stage: &str, result: Result<Outcome>, time: Duration) -> Self {
        let outcome = result.unwrap_or_else(|error| {
            println!("{stage}: {error:#}");
            Outcome::fail()
        });
        Self { stage: stage.to_owned(), outcome, time }
    }

    fn has_failed(&self) -> bool {
        self.outcome.failed > 0
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

    fn slowest(&self) -> Vec<&(f64, String)> {
        let mut times: Vec<_> = self.0.iter().flat_map(|line| &line.outcome.times).collect();
        times.sort_by(|a, b| b.0.total_cmp(&a.0));
        times.truncate(SLOWEST);
        times
    }
}

impl Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (seconds, name) in self.slowest() {
            writeln!(f, "{seconds:>8.1} s  {name}")?;
        }
        for left in self.0.iter().flat_map(|line| &line.outcome.left) {
            writeln!(f, "left to the deep run: {left}")?;
        }
        writeln!(f, "\n{:12} {:>8} {:>8} {:>8}", "stage", "passed", "failed", "minutes")?;
        let (mut passed, mut failed, mut time) = (0, 0, Duration::ZERO);
        for line in &self.0 {
            row(f, &line.stage, (line.outcome.passed, line.outcome.failed), line.time)?;
            passed += line.outcome.passed;
            failed += line.outcome.failed;
            time += line.time;
        }
        row(f, "in all", (passed, failed), time)?;
        writeln!(f, "{passed} passed, {failed} failed")
    }
}

fn row(f: &mut fmt::Formatter<'_>, stage: &str, (passed, failed): (u32, u32), time: Duration) -> fmt::Result {
    writeln!(f, "{stage:12} {passed:>8} {failed:>8} {:>8.1}", time.as_secs_f64() / 60.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_with_the_sum() {
        let times = (0..30).map(|time| (f64::from(time), format!("test {time}"))).collect();
        let left = vec!["soak".to_owned()];
        let mut report = Report::default();
        report.add(Line::new("fmt", Ok(Outcome::pass()), Duration::from_secs(6)));
        report.add(Line::new(
            "tests",
            Ok(Outcome { passed: 40, failed: 2, times, left }),
            Duration::from_secs(90),
        ));
        report.add(Line::new("page", Err(anyhow::anyhow!("no")), Duration::ZERO));
        let text = report.to_string();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!((lines[0], lines[19]), ("    29.0 s  test 29", "    10.0 s  test 10"));
        assert_eq!(lines[20], "left to the deep run: soak");
        assert_eq!(lines[24], "tests              40        2      1.5");
        assert_eq!(lines.last(), Some(&"41 passed, 3 failed"));
        assert!(report.has_failed("page") && !report.has_failed("fmt"));
        assert_eq!(format!("{:?}", report.exit_code()), format!("{:?}", ExitCode::FAILURE));
    }
}
