//! The finished stops, as kept on the device: a line for each lesson, with its id, the ids of the stops, and a guess.

use std::collections::{BTreeMap, BTreeSet};

use gros_solver::Steps;

use super::Lesson;

/// The stops that were done.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress(BTreeMap<String, BTreeSet<String>>);

/// The stops in the order in which they were counted when their numbers were kept, some of them in another lesson.
const COUNTED: [(&str, &[[&str; 2]]); 3] = [
    (
        "tour",
        &[
            ["tour", "take-off"],
            ["tour", "two-moves"],
            ["tour", "one-line"],
            ["tour", "last-ring"],
            ["tour", "ladder"],
            ["tour", "number"],
            ["tour", "copy-swap"],
            ["tour", "jump"],
            ["tour", "fold"],
            ["tour", "one-ruler"],
            ["base-three", "elephants"],
            ["game", "play"],
        ],
    ),
    (
        "why-341",
        &[
            ["why-341", "two"],
            ["why-341", "clear"],
            ["why-341", "clear"],
            ["why-341", "back-on"],
            ["why-341", "rest"],
            ["why-341", "sum"],
            ["why-341", "formula"],
        ],
    ),
    (
        "hanoi-n",
        &[
            ["hanoi-n", "two"],
            ["hanoi-n", "lift"],
            ["hanoi-n", "lift"],
            ["hanoi-n", "down"],
            ["hanoi-n", "count"],
            ["hanoi-n", "middle"],
            ["hanoi-n", "sixty-four"],
        ],
    ),
];

/// The prefix of the guess that was made in a lesson, among its stops.
const GUESS: &str = "guess=";

impl Progress {
    /// Reads a kept text; damaged parts are left out.
    #[must_use]
    pub fn read(text: &str) -> Progress {
        let mut progress = Progress::default();
        for line in text.lines() {
            let mut words = line.split(' ');
            let Some(id) = words.next() else { continue };
            for [id, task] in words.filter_map(|word| task(id, word)) {
                progress.insert(id, task);
            }
        }
        progress
    }

    /// Writes the text to keep.
    #[must_use]
    pub fn write(&self) -> String {
        let line = |(id, tasks): (&String, &BTreeSet<String>)| {
            let tasks: String = tasks.iter().map(|task| format!(" {task}")).collect();
            format!("{id}{tasks}\n")
        };
        self.0.iter().map(line).collect()
    }

    /// Notes that a stop is done.
    #[must_use]
    pub fn with(mut self, lesson: &Lesson, stop: usize) -> Progress {
        if let Some(stop) = lesson.stop(stop) {
            self.insert(lesson.id, stop.id);
        }
        self
    }

    /// Notes the guess that was made in a lesson, in place of an earlier one.
    #[must_use]
    pub fn with_guess(mut self, lesson: &Lesson, guess: &str) -> Progress {
        if let Some(kept) = self.0.get_mut(lesson.id) {
            kept.retain(|word| !word.starts_with(GUESS));
        }
        self.insert(lesson.id, &format!("{GUESS}{guess}"));
        self
    }

    /// Returns the guess that was made in a lesson.
    #[must_use]
    pub fn guess(&self, lesson: &Lesson) -> Option<&str> {
        self.0.get(lesson.id)?.iter().find_map(|word| word.strip_prefix(GUESS))
    }

    fn insert(&mut self, id: &str, task: &str) {
        self.0.entry(id.to_owned()).or_default().insert(task.to_owned());
    }

    fn contains(&self, id: &str, task: &str) -> bool {
        self.0.get(id).is_some_and(|tasks| tasks.contains(task))
    }

    /// Returns whether a stop is done.
    #[must_use]
    pub fn has(&self, lesson: &Lesson, stop: usize) -> bool {
        lesson.stop(stop).is_some_and(|stop| self.contains(lesson.id, stop.id))
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

/// Returns the lesson and the stop that a kept word means.
fn task<'a>(id: &'a str, word: &'a str) -> Option<[&'a str; 2]> {
    let number = word.parse::<usize>().ok();
    let lesson = Lesson::find(id)?;
    if word.strip_prefix(GUESS).is_some_and(|guess| guess.parse::<Steps>().is_ok()) {
        return Some([id, word]);
    }
    match (number, COUNTED.iter().find(|(counted, _)| *counted == id)) {
        (Some(number), Some((_, stops))) => stops.get(number.checked_sub(1)?).copied(),
        (Some(number), None) => lesson.stop(number).map(|stop| [lesson.id, stop.id]),
        (None, _) => lesson.stops.iter().find(|stop| stop.id == word).map(|stop| [lesson.id, stop.id]),
    }
}
