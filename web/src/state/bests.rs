//! The fewest moves in which each task was solved by hand, without a jump and without a hint.

use std::rc::Rc;

use gros_session::spec;
use gros_solver::Guarantee;

use super::Model;

/// As many tasks are remembered; the oldest are forgotten first.
const MOST: usize = 200;

/// The fewest moves of each task, the task that was solved last at the end.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bests(Vec<(String, u64)>);

impl Bests {
    /// Reads what [`Bests::written`] wrote; a damaged line is left out.
    pub fn read(text: &str) -> Bests {
        let line = |line: &str| {
            let (moves, task) = line.split_once(' ')?;
            Some((task.to_owned(), moves.parse().ok()?))
        };
        Bests(text.lines().filter_map(line).collect())
    }

    /// Writes a task a line: the moves, then its spec.
    pub fn written(&self) -> String {
        self.0.iter().map(|(task, moves)| format!("{moves} {task}\n")).collect()
    }

    /// Returns the fewest moves of a task.
    pub fn of(&self, task: &str) -> Option<u64> {
        self.0.iter().find(|(known, _)| known == task).map(|(_, moves)| *moves)
    }

    /// Remembers how a task was solved; a worse way is forgotten.
    fn record(&mut self, task: String, moves: u64) {
        let best = self.of(&task).map_or(moves, |best| best.min(moves));
        self.0.retain(|(known, _)| *known != task);
        self.0.push((task, best));
        let surplus = self.0.len().saturating_sub(MOST);
        self.0.drain(..surplus);
    }
}

impl Model {
    /// Writes the task as a spec: its start and goal, without what was played.
    pub(super) fn task(&self) -> String {
        spec::write_task(self.session.timeline().setup())
    }

    /// Returns the fewest moves in which the task was solved before.
    pub fn personal_best(&self) -> Option<u64> {
        self.bests.of(&self.task())
    }

    /// Remembers a task that was just solved by hand.
    pub(super) fn record_best(&mut self) {
        let session = &self.session;
        let is_own = !self.aided && !session.has_jumps() && session.hints() == 0 && session.moves() > 0;
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
    fn the_fewest_moves_stay_and_the_oldest_tasks_go() {
        let mut bests = Bests::default();
        bests.record("rings?n=3".to_owned(), 7);
        bests.record("rings?n=3".to_owned(), 5);
        bests.record("rings?n=3".to_owned(), 9);
        assert_eq!((bests.of("rings?n=3"), bests.of("rings")), (Some(5), None));
        for n in 0..MOST {
            bests.record(format!("hanoi?n={n}"), 1);
        }
        assert_eq!((bests.0.len(), bests.of("rings?n=3")), (MOST, None));
    }

    #[test]
    fn what_is_written_is_read_again_and_damage_is_left_out() {
        let mut bests = Bests::default();
        bests.record("rings?n=3&from=101".to_owned(), 6);
        assert_eq!(Bests::read(&bests.written()), bests);
        assert_eq!(Bests::read("x rings\n5\n\n7 rings").of("rings"), Some(7));
    }
}
