//! Personal bests: the fewest moves in which each task was solved by hand, without jumps or hints.

use std::rc::Rc;

use gros_session::spec;
use gros_solver::Guarantee;

use super::Model;

/// Limit of tasks; the oldest are dropped first.
const MAX_TASKS: usize = 200;

/// Best move count by task, most recently solved last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bests(Vec<(String, u64)>);

impl Bests {
    /// Parses the output of [`Bests::write`], skipping damaged lines.
    pub fn read(text: &str) -> Bests {
        let line = |line: &str| {
            let (moves, task) = line.split_once(' ')?;
            Some((task.to_owned(), moves.parse().ok()?))
        };
        Bests(text.lines().filter_map(line).collect())
    }

    /// Writes one task per line: the moves, then its spec.
    pub fn write(&self) -> String {
        self.0.iter().map(|(task, moves)| format!("{moves} {task}\n")).collect()
    }

    pub fn of(&self, task: &str) -> Option<u64> {
        self.0.iter().find(|(known, _)| known == task).map(|(_, moves)| *moves)
    }

    /// Records a solution, keeping the better of old and new.
    fn record(&mut self, task: String, moves: u64) {
        let best = self.of(&task).map_or(moves, |best| best.min(moves));
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
        let session = &self.session;
        let is_own = !self.aided
            && !session.has_jumps()
            && !self.help.summary().was_asked_for()
            && session.moves() > 0;
        let is_puzzle = session.timeline().guarantee() != Guarantee::LineOfPlay;
        let moves = session.moves();
        if is_own && is_puzzle && self.is_solved() {
            let task = self.task();
            Rc::make_mut(&mut self.bests).record(task, moves);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_fewest_moves_are_kept_and_the_oldest_tasks_dropped() {
        let mut bests = Bests::default();
        bests.record("rings?n=3".to_owned(), 7);
        bests.record("rings?n=3".to_owned(), 5);
        bests.record("rings?n=3".to_owned(), 9);
        assert_eq!((bests.of("rings?n=3"), bests.of("rings")), (Some(5), None));
        for n in 0..MAX_TASKS {
            bests.record(format!("hanoi?n={n}"), 1);
        }
        assert_eq!((bests.0.len(), bests.of("rings?n=3")), (MAX_TASKS, None));
    }

    #[test]
    fn saved_bests_are_read_and_damaged_ones_skipped() {
        let mut bests = Bests::default();
        bests.record("rings?n=3&from=101".to_owned(), 6);
        assert_eq!(Bests::read(&bests.write()), bests);
        assert_eq!(Bests::read("x rings\n5\n\n7 rings").of("rings"), Some(7));
    }
}
