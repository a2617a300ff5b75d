//! A session: a timeline that changes by actions, with undo, redo and counters.

use std::collections::VecDeque;
use std::rc::Rc;

use gros_solver::{Puzzle, Setup, Steps};

use crate::seek::{Seek, Sought};
use crate::timeline::{HandMove, Refusal, Timeline};

const MOST_UNDO: usize = 1_000;

/// An action of a person on a session.
#[derive(Clone, Debug)]
pub enum Action<P: Puzzle> {
    /// Make a move by hand.
    Hand(P::Move),
    /// Make a move without a plan: a move back is a move like any other, and only undo takes it back.
    Alone(P::Move),
    /// Make several moves by hand, one after another, as one change; all of them or none.
    Walk(Vec<P::Move>),
    /// Make the best move.
    DoIt,
    /// Go to another step.
    Seek(Seek),
    /// Look at another step: the person's own moves keep their end, so it does not count as a jump.
    Look(Sought),
    /// Count the moves up to the cursor as passed over: the person continues from here.
    GoOn,
    /// Set a puzzle, a start and a goal up.
    SetUp(Setup<P>),
    /// Continue with another session, from an address that came from outside.
    Open(Session<P>),
    /// Take the last change back.
    Undo,
    /// Redo the change that was undone.
    Redo,
}

/// The effect of an action.
#[derive(Clone, Debug, PartialEq)]
pub enum Event<P: Puzzle> {
    /// A move was made.
    Played {
        /// The move.
        mv: P::Move,
        /// Its effect on the timeline.
        how: HandMove,
    },
    /// A move was refused; nothing changed.
    Refused {
        /// The move.
        mv: P::Move,
        /// Why.
        why: Refusal,
    },
    /// The cursor moved.
    Sought {
        /// Whether the request was beyond an end of the timeline.
        clamped: bool,
    },
    /// The moves that were looked at count as passed over.
    WentOn,
    /// There is a new task.
    Opened,
    /// The last change was taken back.
    Undone,
    /// A change was redone.
    Redone,
    /// There was nothing to do.
    Nothing,
}

/// A timeline with its history.
///
/// Cloning is cheap: the history is shared until it changes.
#[derive(Clone, Debug)]
pub struct Session<P: Puzzle> {
    now: Rc<Moment<P>>,
    undo: Rc<VecDeque<Rc<Moment<P>>>>,
    redo: Rc<Vec<Rc<Moment<P>>>>,
    /// Whether the last change was a seek: consecutive seeks are one change.
    seeking: bool,
}

/// Everything that undo restores.
#[derive(Clone, Debug)]
struct Moment<P: Puzzle> {
    timeline: Timeline<P>,
    moves: u64,
    jumps: bool,
}

impl<P: Puzzle> Session<P> {
    /// Begins with a timeline, `moves` of which were made by hand, with or without jumps.
    #[must_use]
    pub fn new(timeline: Timeline<P>, moves: u64, jumps: bool) -> Session<P> {
        let now = Rc::new(Moment { timeline, moves, jumps });
        Session { now, undo: Rc::default(), redo: Rc::default(), seeking: false }
    }

    /// Returns the timeline.
    #[must_use]
    pub fn timeline(&self) -> &Timeline<P> {
        &self.now.timeline
    }

    /// Counts the moves made by hand, forwards and backwards, and by *Do it*.
    #[must_use]
    pub fn moves(&self) -> u64 {
        self.now.moves
    }

    /// Returns whether the cursor ever moved other than by a move.
    #[must_use]
    pub fn has_jumps(&self) -> bool {
        self.now.jumps
    }

    /// Counts the moves made and to be made above par; none where jumps make that meaningless.
    #[must_use]
    pub fn over_par(&self) -> Option<Steps> {
        let timeline = self.timeline();
        let total = &Steps::from(self.moves()) + &timeline.to_go();
        let is_last = timeline.cursor() >= timeline.planned_from();
        total.checked_sub(timeline.par()).filter(|_| is_last && !self.has_jumps())
    }

    /// Returns whether there is a change to undo.
    #[must_use]
    pub fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Returns whether there is a change to redo.
    #[must_use]
    pub fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    /// Lists the timelines that undo would restore, newest first.
    pub fn history(&self) -> impl Iterator<Item = &Timeline<P>> {
        self.undo.iter().rev().map(|moment| &moment.timeline)
    }

    /// Prepends another session's present and the past that it remembers: for a return after a reload.
    ///
    /// `past` lists sessions from the oldest to the newest.
    #[must_use]
    pub fn with_history(mut self, past: impl IntoIterator<Item = Session<P>>) -> Session<P> {
        self.undo = Rc::new(past.into_iter().map(|session| session.now).collect());
        self.trim();
        self
    }

    /// Performs an action and returns what happened. Impossible actions change nothing.
    pub fn act(&mut self, action: Action<P>) -> Event<P> {
        match action {
            Action::Hand(mv) => self.play(mv, Timeline::play_by_hand),
            Action::Alone(mv) => self.play_alone(mv),
            Action::Walk(moves) => self.walk(moves),
            Action::DoIt => match self.timeline().best_move() {
                Some(mv) => self.play(mv, Timeline::play_by_hand),
                None => Event::Nothing,
            },
            Action::Seek(seek) => {
                let sought = seek.resolve(self.timeline());
                self.go_to(sought, true)
            }
            Action::Look(sought) => self.go_to(sought, false),
            Action::GoOn => self.go_on(),
            Action::SetUp(setup) => match Timeline::new(setup) {
                Ok(timeline) => self.open(Moment { timeline, moves: 0, jumps: false }),
                Err(_) => Event::Nothing,
            },
            Action::Open(session) => self.open(Moment::clone(&session.now)),
            Action::Undo => self.undo(),
            Action::Redo => self.redo(),
        }
    }

    /// Counts the part of the plan before the cursor as played, as after [`Timeline::settle`]. Undo does not
    /// take this back.
    pub fn settle(&mut self) {
        if self.timeline().is_ahead() {
            Rc::make_mut(&mut self.now).timeline.settle();
        }
    }

    /// Returns the session with a timeline of the played moves alone, as [`Timeline::as_played`] does.
    #[must_use]
    pub fn as_played(&self) -> Session<P> {
        let now = Moment { timeline: self.timeline().as_played(), ..*self.now };
        Session { now: Rc::new(now), ..self.clone() }
    }

    fn play(
        &mut self,
        mv: P::Move,
        play: impl FnOnce(&mut Timeline<P>, P::Move) -> Result<HandMove, Refusal>,
    ) -> Event<P> {
        self.make(mv, play, |next, _| next.moves += 1)
    }

    /// Makes a move at the step that is being looked at. The moves ahead are kept or given up, so that the run has as
    /// many moves as are counted; passing moves over is a jump.
    fn play_alone(&mut self, mv: P::Move) -> Event<P> {
        let ahead = self.timeline().played_to().saturating_sub(self.timeline().cursor());
        let ahead = ahead.to_u64().unwrap_or(u64::MAX);
        let is_ahead = self.timeline().is_ahead();
        self.make(mv, Timeline::play_alone, |next, how| {
            next.moves = match how {
                HandMove::Along => next.moves.max(1),
                HandMove::Back | HandMove::Off { .. } => next.moves.saturating_sub(ahead) + 1,
            };
            next.jumps |= is_ahead;
        })
    }

    fn make(
        &mut self,
        mv: P::Move,
        play: impl FnOnce(&mut Timeline<P>, P::Move) -> Result<HandMove, Refusal>,
        count: impl FnOnce(&mut Moment<P>, HandMove),
    ) -> Event<P> {
        let mut next = Moment::clone(&self.now);
        match play(&mut next.timeline, mv.clone()) {
            Err(why) => Event::Refused { mv, why },
            Ok(how) => {
                count(&mut next, how);
                self.change(next, false);
                Event::Played { mv, how }
            }
        }
    }

    fn walk(&mut self, moves: Vec<P::Move>) -> Event<P> {
        let mut next = Moment::clone(&self.now);
        let mut event = Event::Nothing;
        for mv in moves {
            match next.timeline.play_by_hand(mv.clone()) {
                Err(why) => return Event::Refused { mv, why },
                Ok(how) => event = Event::Played { mv, how },
            }
            next.moves += 1;
        }
        if event != Event::Nothing {
            self.change(next, false);
        }
        event
    }

    fn go_to(&mut self, Sought { step, clamped }: Sought, is_jump: bool) -> Event<P> {
        if step != *self.timeline().cursor() {
            let mut next = Moment::clone(&self.now);
            next.timeline.set_cursor(step);
            next.jumps |= is_jump;
            self.change(next, true);
        }
        Event::Sought { clamped }
    }

    fn go_on(&mut self) -> Event<P> {
        if !self.timeline().is_ahead() {
            return Event::Nothing;
        }
        let mut next = Moment::clone(&self.now);
        next.timeline.settle();
        next.jumps = true;
        self.change(next, false);
        Event::WentOn
    }

    fn open(&mut self, moment: Moment<P>) -> Event<P> {
        self.change(moment, false);
        Event::Opened
    }

    fn change(&mut self, next: Moment<P>, is_seek: bool) {
        let before = std::mem::replace(&mut self.now, Rc::new(next));
        if !(is_seek && self.seeking) {
            Rc::make_mut(&mut self.undo).push_back(before);
            self.trim();
        }
        self.seeking = is_seek;
        self.redo = Rc::default();
    }

    fn trim(&mut self) {
        let surplus = self.undo.len().saturating_sub(MOST_UNDO);
        if surplus > 0 {
            Rc::make_mut(&mut self.undo).drain(..surplus);
        }
    }

    fn undo(&mut self) -> Event<P> {
        let Some(before) = Rc::make_mut(&mut self.undo).pop_back() else { return Event::Nothing };
        Rc::make_mut(&mut self.redo).push(std::mem::replace(&mut self.now, before));
        self.seeking = false;
        Event::Undone
    }

    fn redo(&mut self) -> Event<P> {
        let Some(after) = Rc::make_mut(&mut self.redo).pop() else { return Event::Nothing };
        Rc::make_mut(&mut self.undo).push_back(std::mem::replace(&mut self.now, after));
        self.seeking = false;
        Event::Redone
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec;

    #[test]
    fn a_clone_shares_the_history_until_it_changes() {
        let mut session = spec::open("rings", 1_000).unwrap().session;
        for _ in 0..3 {
            session.act(Action::DoIt);
        }
        session.act(Action::Undo);
        let mut clone = session.clone();
        assert!(Rc::ptr_eq(&session.undo, &clone.undo) && Rc::ptr_eq(&session.redo, &clone.redo));
        clone.act(Action::Undo);
        assert_eq!((session.undo.len(), clone.undo.len()), (2, 1));
        assert_eq!((session.redo.len(), clone.redo.len()), (1, 2));
    }
}
