//! Tracks what helped to solve the task, and how long it took, so that the win message claims no more than is known.

use gros_picture::run::Aid;
use gros_session::{Event, Session, Timeline};
use gros_solver::internals::sort_short_by_key;
use gros_solver::{AnyPuzzle, AnyState, Steps};
use gros_text::{Grade, Help};

use super::Model;
use super::clock::{Now, Stopwatch};

#[derive(Clone, Debug, Default)]
pub struct Helped {
    /// Whether the task started with moves that nobody saw made.
    is_unknown: bool,
    next_shown: bool,
    /// The most that was asked for in each state.
    asked: Vec<(Place, Grade)>,
    /// How far each stretch of looking went, or where an explanation was shown.
    looked: Vec<Place>,
    /// Whether the stretch ahead of the user's own moves already counts.
    is_looking: bool,
    watch: Stopwatch,
}

/// Where help was asked for. After an undo another state may be at the step.
#[derive(Clone, Debug)]
struct Place {
    step: Steps,
    state: AnyState,
}

impl Place {
    fn is_on(&self, timeline: &Timeline<AnyPuzzle>) -> bool {
        self.step <= *timeline.steps() && timeline.state_at(&self.step) == self.state
    }
}

impl Helped {
    /// Returns the help behind the moves a session starts with.
    pub fn before(session: &Session<AnyPuzzle>) -> Helped {
        Helped { is_unknown: session.moves() > 0, ..Helped::default() }
    }

    pub fn summary(&self) -> Help {
        let moves_shown = self.asked.iter().filter(|(_, grade)| *grade == Grade::Move).count();
        Help {
            is_unknown: self.is_unknown,
            next_shown: self.next_shown,
            moves_shown,
            hints: self.asked.len() - moves_shown,
            looks: self.looked.len(),
        }
    }

    /// Takes the time of a run, unless it began unseen.
    pub(super) fn take_time(&mut self, now: Now, is_over: bool) {
        if !self.is_unknown {
            self.watch.take(now, is_over);
        }
    }

    pub fn seconds(&self) -> Option<u64> {
        self.watch.seconds()
    }
}

impl Model {
    /// Counts a hint; several in one state count as the one that told most.
    pub(super) fn ask(&mut self, grade: Grade) {
        let here = self.place();
        match self.help.asked.iter_mut().find(|(asked, _)| asked.state == here.state) {
            Some((_, most)) => *most = grade.max(*most),
            None => self.help.asked.push((here, grade)),
        }
    }

    /// Counts a look at something that tells of the route.
    pub(super) fn look(&mut self) {
        let here = self.place();
        self.help.looked.push(here);
    }

    /// Counts a stretch ahead of the own moves as one peek, however far it goes.
    pub(super) fn note_look(&mut self) {
        if !self.session.timeline().is_ahead() {
            self.help.is_looking = false;
        } else if self.is_solving() {
            let here = self.place();
            match self.help.looked.last_mut().filter(|_| self.help.is_looking) {
                Some(last) if last.step >= here.step => {}
                Some(last) => *last = here,
                None => self.help.looked.push(here),
            }
            self.help.is_looking = true;
        }
    }

    /// Returns the farthest step of this timeline that was looked at.
    pub(super) fn looked_to(&self) -> Steps {
        let timeline = self.session.timeline();
        let there = self.help.looked.iter().filter(|place| place.is_on(timeline));
        let steps = there.map(|place| place.step.clone());
        steps.max().unwrap_or(Steps::ZERO)
    }

    /// Lists, in order, the steps of the current timeline at which an aid was used.
    pub fn aids(&self) -> Vec<(Steps, Aid)> {
        let timeline = self.session.timeline();
        let is_there = |place: &&Place| place.is_on(timeline);
        let hints = self.help.asked.iter().map(|(place, _)| place).filter(is_there);
        let looks = self.help.looked.iter().filter(is_there);
        let hints = hints.map(|place| (place.step.clone(), Aid::Hint));
        let looks = looks.map(|place| (place.step.clone(), Aid::Look));
        let mut aids: Vec<(Steps, Aid)> = hints.chain(looks).collect();
        sort_short_by_key(&mut aids, |(step, _)| step.clone());
        aids
    }

    fn place(&self) -> Place {
        Place { step: self.session.timeline().cursor().clone(), state: self.state() }
    }

    pub(super) fn note_help(&mut self, event: &Event<AnyPuzzle>, before: &Session<AnyPuzzle>) {
        if self.session.timeline().setup() != before.timeline().setup() || *event == Event::Opened {
            self.help = Helped::before(&self.session);
        } else if matches!(event, Event::Played { .. }) && !self.is_solving() {
            self.help.next_shown = true;
        }
    }
}
