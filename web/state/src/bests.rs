//! Personal bests: the fewest moves in which each task was solved by hand, without jumps or hints. A task that was
//! solved with help only is kept without a count.

use std::rc::Rc;

use gros_session::spec;
use gros_solver::AnyPuzzle;
use gros_text::Feat;

use super::win::is_of_size;
use super::{Model, Record};

/// Limit of tasks; the oldest are dropped first.
const MAX_TASKS: usize = 200;
/// Stands for a count where there is none.
const HELPED: &str = "-";

/// Best move count by task, most recently solved last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bests(Vec<(String, Option<u64>)>);

impl Record for Bests {
    const KEY: &'static str = "bests";

    fn read(text: &str) -> Bests {
        let line = |line: &str| {
            let (moves, task) = line.split_once(' ')?;
            let moves = if moves == HELPED { None } else { Some(moves.parse().ok()?) };
            Some((task.to_owned(), moves))
        };
        Bests(text.lines().filter_map(line).collect())
    }

    /// Writes one task per line: the moves, then its spec.
    fn write(&self) -> String {
        let line = |(task, moves): &(String, Option<u64>)| {
            let moves = moves.map_or_else(|| HELPED.to_owned(), |moves| moves.to_string());
            format!("{moves} {task}\n")
        };
        self.0.iter().map(line).collect()
    }
}

impl Bests {
    pub fn of(&self, task: &str) -> Option<u64> {
        self.0.iter().find(|(known, _)| known == task).and_then(|(_, moves)| *moves)
    }

    /// Returns whether a task of this puzzle was ever solved in its size.
    pub fn knows_size(&self, puzzle: &AnyPuzzle) -> bool {
        self.0.iter().any(|(task, _)| is_of_size(task, puzzle))
    }

    /// Records a solution, keeping the better of old and new.
    fn record(&mut self, task: String, moves: Option<u64>) {
        let best = [self.of(&task), moves].into_iter().flatten().min();
        self.0.retain(|(known, _)| *known != task);
        self.0.push((task, best));
        let surplus = self.0.len().saturating_sub(MAX_TASKS);
        self.0.drain(..surplus);
    }
}

impl Model {
    /// Returns the spec of the task: start and goal, without the moves played.
    pub(super) fn task(&self) -> String {
        spec::write_task(self.session.timeline().setup())
    }

    pub fn personal_best(&self) -> Option<u64> {
        self.bests.of(&self.task())
    }

    pub(super) fn record_best(&mut self) {
        let help = self.help.summary();
        if let Some(feat) = Feat::of(&self.session, help, None).filter(|_| self.stop.is_none()) {
            let is_own = !self.aided && !help.was_asked_for();
            let task = self.task();
            Rc::make_mut(&mut self.bests).record(task, is_own.then_some(feat.made));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fewest_moves_are_kept_and_the_oldest_tasks_dropped() {
        let mut bests = Bests::default();
        bests.record("rings?n=3".to_owned(), Some(7));
        bests.record("rings?n=3".to_owned(), Some(5));
        bests.record("rings?n=3".to_owned(), Some(9));
        assert_eq!((bests.of("rings?n=3"), bests.of("rings")), (Some(5), None));
        for n in 0..MAX_TASKS {
            bests.record(format!("hanoi?n={n}"), Some(1));
        }
        assert_eq!((bests.0.len(), bests.of("rings?n=3")), (MAX_TASKS, None));
    }

    #[test]
    fn saved_bests_are_read_and_damaged_ones_skipped() {
        let mut bests = Bests::default();
        bests.record("rings?n=3&from=101".to_owned(), Some(6));
        assert_eq!(Bests::read(&bests.write()), bests);
        bests.record("rings?n=4".to_owned(), None);
        assert_eq!((Bests::read(&bests.write()), bests.of("rings?n=4")), (bests.clone(), None));
        assert_eq!(Bests::read("x rings\n5\n\n7 rings").of("rings"), Some(7));
    }
}
