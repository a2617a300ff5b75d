//! The finished stops, as kept on the device: a line for each lesson, with its id and the numbers of the
//! stops.

use std::collections::{BTreeMap, BTreeSet};

use crate::Lesson;

/// The stops that were done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress(BTreeMap<String, BTreeSet<usize>>);

impl Progress {
    /// Reads a kept text; damaged parts are left out.
    #[must_use]
    pub fn read(text: &str) -> Progress {
        let line = |line: &str| {
            let mut words = line.split(' ');
            let id = words.next().filter(|id| !id.is_empty())?.to_owned();
            Some((id, words.filter_map(|word| word.parse().ok()).collect()))
        };
        Progress(text.lines().filter_map(line).collect())
    }

    /// Writes the text to keep.
    #[must_use]
    pub fn write(&self) -> String {
        let line = |(id, stops): (&String, &BTreeSet<usize>)| {
            let stops: String = stops.iter().map(|stop| format!(" {stop}")).collect();
            format!("{id}{stops}\n")
        };
        self.0.iter().map(line).collect()
    }

    /// Notes that a stop is done.
    #[must_use]
    pub fn with(self, lesson: &Lesson, stop: usize) -> Progress {
        self.with_task(lesson.id, stop)
    }

    /// Notes that a task is done of something else that has an id.
    #[must_use]
    pub fn with_task(mut self, id: &str, task: usize) -> Progress {
        self.0.entry(id.to_owned()).or_default().insert(task);
        self
    }

    /// Returns whether a stop is done.
    #[must_use]
    pub fn has(&self, lesson: &Lesson, stop: usize) -> bool {
        self.has_task(lesson.id, stop)
    }

    /// Returns whether a task is done of something else that has an id.
    #[must_use]
    pub fn has_task(&self, id: &str, task: usize) -> bool {
        self.0.get(id).is_some_and(|tasks| tasks.contains(&task))
    }

    /// Counts the stops of a lesson that are done.
    #[must_use]
    pub fn count(&self, lesson: &Lesson) -> usize {
        (1..=lesson.stops.len()).filter(|stop| self.has(lesson, *stop)).count()
    }

    /// Returns the first stop that is not done; the first of all if all are.
    #[must_use]
    pub fn next(&self, lesson: &Lesson) -> usize {
        (1..=lesson.stops.len()).find(|stop| !self.has(lesson, *stop)).unwrap_or(1)
    }
}
