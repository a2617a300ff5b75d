//! Bookmarked steps, by task.

use gros_session::{Timeline, spec};
use gros_solver::internals::sort_short_by_key;
use gros_solver::{AnyPuzzle, Steps};

use super::{Announcement, Model};

/// Limit of tasks; the oldest are dropped first.
const MAX_TASKS: usize = 100;
const MAX_STEPS: usize = 100;

/// Sorted bookmarks by task, most recently changed task last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bookmarks(Vec<(String, Vec<Steps>)>);

impl Bookmarks {
    /// Parses the output of [`Bookmarks::write`], skipping damaged lines.
    pub fn read(text: &str) -> Bookmarks {
        let line = |line: &str| {
            let (steps, task) = line.split_once(' ')?;
            let steps: Option<Vec<Steps>> = steps.split(',').map(|step| step.parse().ok()).collect();
            let mut steps = steps.filter(|_| super::request::names_task(task))?;
            sort_short_by_key(&mut steps, Steps::clone);
            steps.dedup();
            steps.truncate(MAX_STEPS);
            Some((task.to_owned(), steps))
        };
        Bookmarks(text.lines().filter_map(line).collect())
    }

    /// Writes one task per line: its steps, then its spec.
    pub fn write(&self) -> String {
        let line = |(task, steps): &(String, Vec<Steps>)| {
            let steps: Vec<String> = steps.iter().map(ToString::to_string).collect();
            format!("{} {task}\n", steps.join(","))
        };
        self.0.iter().map(line).collect()
    }

    pub fn of(&self, task: &str) -> &[Steps] {
        self.0.iter().find(|(known, _)| known == task).map_or(&[], |(_, steps)| steps)
    }

    /// Returns the bookmarks that lie on a timeline, sorted.
    pub fn on(&self, timeline: &Timeline<AnyPuzzle>) -> Vec<Steps> {
        if self.0.is_empty() {
            return Vec::new();
        }
        let marked = self.of(&spec::write_task(timeline.setup())).iter();
        marked.filter(|step| *step <= timeline.steps()).cloned().collect()
    }

    /// Adds or removes a bookmark; returns whether the step is bookmarked now.
    fn toggle(&mut self, task: String, step: &Steps) -> bool {
        let mut steps = self.of(&task).to_vec();
        self.0.retain(|(known, _)| *known != task);
        let place = steps.binary_search(step);
        match place {
            Ok(place) => drop(steps.remove(place)),
            Err(place) => steps.insert(place, step.clone()),
        }
        steps.truncate(MAX_STEPS);
        let is_marked = steps.binary_search(step).is_ok();
        if !steps.is_empty() {
            self.0.push((task, steps));
        }
        let surplus = self.0.len().saturating_sub(MAX_TASKS);
        self.0.drain(..surplus);
        is_marked
    }
}

impl Model {
    /// Toggles and announces the bookmark at the cursor.
    pub(super) fn bookmark(&mut self) {
        let task = self.task();
        let step = self.session.timeline().cursor().clone();
        let is_marked = std::rc::Rc::make_mut(&mut self.bookmarks).toggle(task, &step);
        self.say(Announcement::Bookmarked { step, is_marked });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_key_sets_and_removes_a_bookmark() {
        let mut bookmarks = Bookmarks::default();
        let step = |step: u32| Steps::from(step);
        assert!(bookmarks.toggle("rings".to_owned(), &step(123)));
        assert!(bookmarks.toggle("rings".to_owned(), &step(7)));
        assert!(bookmarks.toggle("hanoi".to_owned(), &step(7)));
        assert_eq!(bookmarks.of("rings"), [step(7), step(123)]);
        assert!(!bookmarks.toggle("rings".to_owned(), &step(7)));
        assert_eq!(bookmarks.of("rings"), [step(123)]);
        assert!(!bookmarks.toggle("rings".to_owned(), &step(123)));
        assert_eq!((bookmarks.of("rings"), bookmarks.0.len()), (&[][..], 1));
    }

    #[test]
    fn saved_bookmarks_are_read_and_damaged_ones_skipped() {
        let mut bookmarks = Bookmarks::default();
        bookmarks.toggle("rings?n=100".to_owned(), &Steps::power_of_two(90));
        bookmarks.toggle("rings?n=100".to_owned(), &Steps::ONE);
        assert_eq!(Bookmarks::read(&bookmarks.write()), bookmarks);
        assert_eq!(Bookmarks::read("x rings\n5\n\n1,2, hanoi\n3 no-such\n3,1,3 rings").0.len(), 1);
        assert_eq!(Bookmarks::read("3,1,3 rings").of("rings"), [Steps::ONE, Steps::from(3u32)]);
    }

    fn marked(model: &Model) -> Vec<Steps> {
        model.bookmarks.on(model.session.timeline())
    }

    #[test]
    fn a_bookmark_belongs_to_its_task() {
        let mut model = Model::open("#/rings?step=123", &[], super::super::Prefs::default());
        model.bookmark();
        assert_eq!(marked(&model), [Steps::from(123u32)]);
        model.act(gros_session::Action::Seek(gros_session::Seek::Start));
        assert_eq!(marked(&model), [Steps::from(123u32)]);
        model.open_address("#/rings?n=8&step=123");
        assert!(marked(&model).is_empty());
        model.open_address("#/rings?step=123");
        model.bookmark();
        assert!(marked(&model).is_empty());
    }
}
