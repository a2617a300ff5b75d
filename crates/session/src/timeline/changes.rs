//! How a timeline changes: by moves made by hand, and the plans that follow them.

use std::rc::Rc;

use gros_solver::{IllegalMove, NoRoute, Puzzle, Route, Steps};

use super::leg::{Hand, Leg};
use super::{LegAt, Timeline};

/// The reason why a move made by hand changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// No route would lead to the goal any longer.
    #[error(transparent)]
    NoRoute(#[from] NoRoute),
}

/// The effect of a move by hand on the timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandMove {
    /// It undid the last move.
    Back,
    /// It was the move of the plan.
    Along,
    /// It left the plan, and a new one was made.
    Off {
        /// Whether the goal is now further away than on the old plan.
        longer: bool,
    },
}

impl<P: Puzzle> Timeline<P> {
    /// Moves the cursor; beyond the end, to the end.
    pub(crate) fn set_cursor(&mut self, step: Steps) {
        self.cursor = step.min(self.steps.clone());
    }

    /// Makes a move by hand at the cursor.
    ///
    /// Undoing the last move or making the planned one only moves the cursor; any other move cuts the timeline and is
    /// appended, followed by a new plan. Afterwards only a plan lies ahead.
    ///
    /// # Errors
    /// A refused move changes nothing.
    pub fn play_by_hand(&mut self, mv: P::Move) -> Result<HandMove, Refusal> {
        let state = self.puzzle().play(&self.state(), &mv)?;
        if let Some(before) = self.cursor.checked_sub(&Steps::ONE)
            && self.state_at(&before) == state
        {
            self.take_back_to(before)?;
            return Ok(HandMove::Back);
        }
        let next = &self.cursor + &Steps::ONE;
        if &self.cursor >= self.planned_from() && self.cursor < self.steps && self.state_at(&next) == state {
            self.cursor = next;
            return Ok(HandMove::Along);
        }
        let to_go = self.to_go();
        self.append(mv, &state)?;
        Ok(HandMove::Off { longer: self.to_go() >= to_go })
    }

    /// Makes a move at the cursor as somebody who does not know the plan: a move back is appended like any other.
    ///
    /// A move that repeats what was played next only moves the cursor.
    ///
    /// # Errors
    /// A refused move changes nothing.
    pub fn play_alone(&mut self, mv: P::Move) -> Result<HandMove, Refusal> {
        let state = self.puzzle().play(&self.state(), &mv)?;
        let next = &self.cursor + &Steps::ONE;
        if self.cursor < *self.played_to() && self.state_at(&next) == state {
            self.cursor = next;
            return Ok(HandMove::Along);
        }
        let to_go = self.to_go();
        self.append(mv, &state)?;
        Ok(HandMove::Off { longer: self.to_go() >= to_go })
    }

    /// Counts everything before the cursor as played.
    pub fn settle(&mut self) {
        if self.is_ahead() {
            self.passed.clone_from(&self.cursor);
        }
    }

    /// Returns the line of a game: the timeline up to the last move played, or to the cursor if that is farther. The plan
    /// would tell who wins.
    ///
    /// ```
    /// # use gros_session::spec;
    /// let session = spec::open("rings?play=~4.1&step=2", 1000)?.session;
    /// let shown = session.timeline().as_played();
    /// assert_eq!([shown.cursor(), shown.steps()].map(ToString::to_string), ["2", "5"]);
    /// assert_eq!(shown.state(), session.timeline().state());
    /// # Ok::<(), spec::UnknownPuzzle>(())
    /// ```
    #[must_use]
    pub fn as_played(&self) -> Timeline<P> {
        let mut shown = self.clone();
        if let Some(LegAt { begin, leg: Leg::Plan { length, .. } }) = shown.legs.last_mut() {
            *length = self.played_to().max(&self.cursor).saturating_sub(begin);
            shown.steps = &*begin + &*length;
        }
        shown
    }

    fn take_back_to(&mut self, step: Steps) -> Result<(), NoRoute> {
        if &step < self.planned_from() {
            let state = self.state_at(&step);
            let mut shorter = self.clone();
            shorter.cut(&step);
            shorter.close(&state)?;
            *self = shorter;
        }
        self.cursor = step;
        Ok(())
    }

    fn append(&mut self, mv: P::Move, after: &P::State) -> Result<(), NoRoute> {
        let mut longer = self.clone();
        let before = longer.state();
        longer.cut(&self.cursor);
        longer.push_hand(before, mv);
        longer.cursor = longer.steps.clone();
        longer.plan_from(after)?;
        *self = longer;
        Ok(())
    }

    /// Appends moves made by hand to what was kept, each leading to the state next to it.
    ///
    /// This is how a written timeline is read: the moves are taken as they are, even if they follow the plan. The
    /// cursor ends up after them.
    pub(crate) fn extend(&mut self, moves: Vec<P::Move>, after: &P::State) -> Result<(), NoRoute> {
        let mut state = self.state();
        let cursor = self.cursor.clone();
        self.cut(&cursor);
        for mv in moves {
            let next = self.puzzle().play(&state, &mv).unwrap_or_else(|_| state.clone());
            self.push_hand(std::mem::replace(&mut state, next), mv);
        }
        self.cursor = self.steps.clone();
        self.plan_from(after)
    }

    /// Removes everything after a step.
    fn cut(&mut self, step: &Steps) {
        while let Some(last) = self.legs.pop_if(|last| last.end() > *step) {
            let length = step.saturating_sub(&last.begin);
            if last.begin <= *step
                && let Some(leg) = last.leg.prefix(&length)
            {
                self.legs.push(LegAt { begin: last.begin, leg });
                break;
            }
        }
        if self.passed > *step {
            self.passed.clone_from(step);
        }
        // A plan of no moves ends where it begins.
        while self.legs.pop_if(|last| last.leg.length().is_zero()).is_some() {}
        self.steps = step.clone();
    }

    /// Ends the timeline with a plan: the last prefix is completed, or a new plan is made.
    fn close(&mut self, state: &P::State) -> Result<(), NoRoute> {
        match self.legs.last_mut() {
            Some(LegAt { begin, leg: Leg::Plan { route, length } }) => {
                *length = route.steps().clone();
                self.steps = &*begin + &*length;
                Ok(())
            }
            _ => self.plan_from(state),
        }
    }

    pub(super) fn plan_from(&mut self, state: &P::State) -> Result<(), NoRoute> {
        let route = self.puzzle().route(state, &self.setup.goal)?;
        let length = route.steps().clone();
        self.push(Leg::Plan { route: Rc::new(route), length });
        Ok(())
    }

    fn push(&mut self, leg: Leg<P>) {
        let begin = self.steps.clone();
        self.steps += &leg.length();
        self.legs.push(LegAt { begin, leg });
    }

    fn push_hand(&mut self, before: P::State, mv: P::Move) {
        match self.legs.last_mut() {
            Some(LegAt { leg: Leg::Hand(hand), .. }) if hand.has_room() => {
                Rc::make_mut(hand).push(mv);
                self.steps += &Steps::ONE;
            }
            _ => self.push(Leg::Hand(Rc::new(Hand::of(before, mv)))),
        }
    }
}
