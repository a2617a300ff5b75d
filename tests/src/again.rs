//! A story that fails is played again, alone, once. If it passes then, it is *unsteady*: the run goes on, but only a few
//! stories may be.

use std::fmt;

/// The number of unsteady stories that a run may have.
const MOST_UNSTEADY: usize = 3;
/// More failures than this are no matter of chance: nothing is played again.
const MOST_AGAIN: usize = 20;

/// Returns whether it is worthwhile to play this many failed stories again.
pub fn is_worthwhile(failed: usize) -> bool {
    failed <= MOST_AGAIN
}

/// The unsteady stories of a run: names and reports.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unsteady(Vec<(String, String)>);

impl Unsteady {
    pub fn add(&mut self, name: &str, report: String) {
        self.0.push((name.to_owned(), report));
    }

    /// Returns whether there are more than a run may have.
    pub fn fails_the_run(&self) -> bool {
        self.0.len() > MOST_UNSTEADY
    }
}

/// First the reports, then the list.
impl fmt::Display for Unsteady {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, report) in &self.0 {
            writeln!(f, "\n---- {name} ----\n{report}\nPlayed again, alone, it passed.\n")?;
        }
        self.0.iter().try_for_each(|(name, _)| writeln!(f, "unsteady: {name}"))?;
        if self.fails_the_run() {
            writeln!(f, "More than {MOST_UNSTEADY} stories are unsteady: the run has failed.")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_than_three_unsteady_stories_fail_the_run() {
        let mut unsteady = Unsteady::default();
        assert_eq!(unsteady.to_string(), "");
        for name in ["a", "b", "c"] {
            unsteady.add(name, format!("{name} is slow"));
        }
        assert!(!unsteady.fails_the_run());
        assert!(unsteady.to_string().ends_with("it passed.\n\nunsteady: a\nunsteady: b\nunsteady: c\n"));
        unsteady.add("d", "late".to_owned());
        assert!(unsteady.fails_the_run());
        assert!(
            unsteady
                .to_string()
                .ends_with("unsteady: d\nMore than 3 stories are unsteady: the run has failed.\n")
        );
    }
}
