//! The timeline: what was played by hand and along plans, then the plan to the goal.

use std::rc::Rc;

use gros_solver::{Guarantee, IllegalMove, NoRoute, Puzzle, Route, Setup, Steps};

/// How many moves one hand leg holds at most: finding a state inside it costs that many moves, and an undo
/// entry shares all legs but the last.
const HAND_LEG: usize = 64;

/// A row of legs from the start to the goal, with a cursor on one of its steps.
///
/// The last leg is always a whole plan to the goal; the plans before it are prefixes of what was planned at
/// that point. The cost of every question grows with the pieces and the legs, not with the steps.
#[derive(Clone, Debug)]
pub struct Timeline<P: Puzzle> {
    setup: Rc<Setup<P>>,
    par: Steps,
    par_guarantee: Guarantee,
    legs: Vec<Placed<P>>,
    steps: Steps,
    cursor: Steps,
}

/// A stretch of the timeline.
#[derive(Clone, Debug)]
pub enum Leg<P: Puzzle> {
    /// Moves made by hand; at least one.
    Hand(Rc<Hand<P>>),
    /// The first `length` moves of a planned route.
    Plan {
        /// The whole route.
        route: Rc<P::Route>,
        /// How many of its moves belong to the timeline.
        length: Steps,
    },
}

/// Moves made by hand from a state.
#[derive(Clone, Debug)]
pub struct Hand<P: Puzzle> {
    from: P::State,
    moves: Vec<P::Move>,
}

#[derive(Clone, Debug)]
struct Placed<P: Puzzle> {
    begin: Steps,
    leg: Leg<P>,
}

/// Says why a move made by hand changed nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The rules forbid it.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// There would be no way to the goal any more.
    #[error(transparent)]
    NoRoute(#[from] NoRoute),
}

/// Says what a move made by hand did to the timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandMove {
    /// It took the last move back.
    Back,
    /// It was the move of the plan.
    Along,
    /// It left the plan, and a new one was made.
    Off {
        /// Whether the goal is now farther away than along the old plan.
        longer: bool,
    },
}

impl<P: Puzzle> Hand<P> {
    /// Lists the moves.
    #[must_use]
    pub fn moves(&self) -> &[P::Move] {
        &self.moves
    }

    /// Plays the first `count` moves.
    fn state_after(&self, puzzle: &P, count: usize) -> P::State {
        let played = self.moves.iter().take(count);
        played.fold(self.from.clone(), |state, mv| puzzle.play(&state, mv).unwrap_or(state))
    }
}

impl<P: Puzzle> Leg<P> {
    fn length(&self) -> Steps {
        match self {
            Leg::Hand(hand) => Steps::from(hand.moves.len()),
            Leg::Plan { length, .. } => length.clone(),
        }
    }

    fn state_at(&self, puzzle: &P, step: &Steps) -> P::State {
        match self {
            Leg::Hand(hand) => hand.state_after(puzzle, step.to_usize().unwrap_or(usize::MAX)),
            Leg::Plan { route, length } => route.state_at(step.min(length)),
        }
    }

    fn move_at(&self, step: &Steps) -> Option<P::Move> {
        match self {
            Leg::Hand(hand) => hand.moves.get(step.to_usize()?).cloned(),
            Leg::Plan { route, length } => route.move_at(step).filter(|_| step < length),
        }
    }

    /// Lists the moves from one step of the leg to another.
    fn moves(&self, from: &Steps, to: &Steps) -> Box<dyn Iterator<Item = P::Move> + '_> {
        match self {
            Leg::Plan { route, length } => Box::new(route.moves(from, to.min(length))),
            Leg::Hand(hand) => {
                let to = to.to_usize().unwrap_or(usize::MAX).min(hand.moves.len());
                let from = from.to_usize().unwrap_or(usize::MAX).min(to);
                Box::new(hand.moves[from..to].iter().cloned())
            }
        }
    }

    fn step_of(&self, puzzle: &P, state: &P::State) -> Option<Steps> {
        match self {
            Leg::Hand(hand) => {
                let found = (0..=hand.moves.len()).find(|count| hand.state_after(puzzle, *count) == *state);
                found.map(Steps::from)
            }
            Leg::Plan { route, length } => route.step_of(state).filter(|step| step <= length),
        }
    }

    /// Finds the step in `first` … `last`, all inside the leg, at which the largest piece moves.
    fn largest_move_in(&self, puzzle: &P, first: &Steps, last: &Steps) -> Steps {
        match self {
            Leg::Plan { route, .. } => route.largest_move_in(first, last),
            Leg::Hand(hand) => {
                let bounds = first.to_usize().unwrap_or(0)..=last.to_usize().unwrap_or(usize::MAX);
                let inside = hand.moves.iter().enumerate().filter(|(index, _)| bounds.contains(index));
                let largest = inside.rev().max_by_key(|(_, mv)| puzzle.rank(mv));
                largest.map_or_else(|| first.clone(), |(index, _)| Steps::from(index))
            }
        }
    }

    /// Finds the first step of the leg, from `step` on, at which a piece of a size class moves.
    fn next_move_of(&self, puzzle: &P, rank: u32, step: &Steps) -> Option<Steps> {
        match self {
            Leg::Plan { route, length } => route.next_move_of(rank, step).filter(|step| step < length),
            Leg::Hand(hand) => {
                let first = step.to_usize().unwrap_or(usize::MAX);
                let ahead = hand.moves.iter().enumerate().skip(first);
                let mut found = ahead.filter(|(_, mv)| puzzle.rank(mv) == rank);
                found.next().map(|(index, _)| Steps::from(index))
            }
        }
    }

    /// Cuts the leg after `length` moves; none if nothing is left.
    fn prefix(self, length: &Steps) -> Option<Leg<P>> {
        if length.is_zero() {
            return None;
        }
        match self {
            Leg::Plan { route, .. } => Some(Leg::Plan { route, length: length.clone() }),
            Leg::Hand(mut hand) => {
                Rc::make_mut(&mut hand).moves.truncate(length.to_usize().unwrap_or(usize::MAX));
                Some(Leg::Hand(hand))
            }
        }
    }
}

impl<P: Puzzle> Timeline<P> {
    /// Plans the way from the start to the goal, and stands at the start.
    ///
    /// # Errors
    /// There may be no way.
    pub fn new(setup: Setup<P>) -> Result<Timeline<P>, NoRoute> {
        let start = setup.start.clone();
        let none = Steps::ZERO;
        let mut timeline = Timeline {
            setup: Rc::new(setup),
            par: none.clone(),
            par_guarantee: Guarantee::UpperBound,
            legs: Vec::new(),
            steps: none.clone(),
            cursor: none,
        };
        timeline.plan_from(&start)?;
        timeline.par = timeline.steps.clone();
        timeline.par_guarantee = timeline.guarantee();
        Ok(timeline)
    }

    /// Gives the puzzle.
    #[must_use]
    pub fn puzzle(&self) -> &P {
        &self.setup.puzzle
    }

    /// Gives the puzzle with its start and goal.
    #[must_use]
    pub fn setup(&self) -> &Setup<P> {
        &self.setup
    }

    /// Counts the moves from the start to the goal by the plan made first.
    #[must_use]
    pub fn par(&self) -> &Steps {
        &self.par
    }

    /// Says how good the plan made first is.
    #[must_use]
    pub fn par_guarantee(&self) -> Guarantee {
        self.par_guarantee
    }

    /// Counts the moves of the whole timeline, N.
    #[must_use]
    pub fn steps(&self) -> &Steps {
        &self.steps
    }

    /// Gives the step one stands on, 0 … N.
    #[must_use]
    pub fn cursor(&self) -> &Steps {
        &self.cursor
    }

    /// Counts the moves from the cursor to the end.
    #[must_use]
    pub fn to_go(&self) -> Steps {
        self.steps.saturating_sub(&self.cursor)
    }

    /// Gives the step at which the last plan begins: what lies before it was played.
    #[must_use]
    pub fn planned_from(&self) -> &Steps {
        self.legs.last().map_or(&self.steps, |last| &last.begin)
    }

    /// Says how good the plan to the goal is.
    #[must_use]
    pub fn guarantee(&self) -> Guarantee {
        match self.legs.last().map(|last| &last.leg) {
            Some(Leg::Plan { route, .. }) => route.guarantee(),
            _ => Guarantee::UpperBound,
        }
    }

    /// Gives the plan to the goal, which is the last leg.
    #[must_use]
    pub fn plan(&self) -> Option<&P::Route> {
        match self.legs.last().map(|last| &last.leg) {
            Some(Leg::Plan { route, .. }) => Some(route),
            _ => None,
        }
    }

    /// Tells whether another timeline goes the same way, wherever its cursor is; so do the clones of a timeline.
    ///
    /// Two timelines that were planned apart are told apart, even where they are alike.
    #[must_use]
    pub fn goes_as(&self, other: &Timeline<P>) -> bool {
        let plan = |timeline: &Timeline<P>| timeline.plan().map(std::ptr::from_ref);
        plan(self) == plan(other) && self.planned_from() == other.planned_from() && self.steps == other.steps
    }

    /// Lists the legs before the last plan, in order.
    pub fn played(&self) -> impl Iterator<Item = &Leg<P>> {
        self.legs.iter().rev().skip(1).rev().map(|placed| &placed.leg)
    }

    /// Gives the state at the cursor.
    #[must_use]
    pub fn state(&self) -> P::State {
        self.state_at(&self.cursor)
    }

    /// Gives the state at a step; beyond the end, the goal.
    #[must_use]
    pub fn state_at(&self, step: &Steps) -> P::State {
        match self.placed_at(step) {
            Some(placed) => placed.leg.state_at(self.puzzle(), &step.saturating_sub(&placed.begin)),
            None => self.setup.start.clone(),
        }
    }

    /// Gives the move from a step to the next; none at the end.
    #[must_use]
    pub fn move_at(&self, step: &Steps) -> Option<P::Move> {
        let placed = self.placed_at(step)?;
        placed.leg.move_at(&step.saturating_sub(&placed.begin))
    }

    /// Lists the moves from one step to a later one, each in constant time on average.
    pub fn moves(&self, from: &Steps, to: &Steps) -> impl Iterator<Item = P::Move> + '_ {
        let (from, to) = (from.clone(), to.clone());
        let ahead = self.legs.iter().skip_while({
            let from = from.clone();
            move |placed| placed.end() <= from
        });
        ahead.flat_map(move |placed| {
            let inside = |step: &Steps| step.saturating_sub(&placed.begin);
            placed.leg.moves(&inside(&from), &inside(&to))
        })
    }

    /// Gives the move that leads from the cursor to the goal by a shortest way; none at the goal.
    ///
    /// It is the next move of the timeline, unless the cursor stands in what was played before.
    #[must_use]
    pub fn best_move(&self) -> Option<P::Move> {
        if &self.cursor >= self.planned_from() {
            return self.move_at(&self.cursor);
        }
        let route = self.puzzle().route(&self.state(), &self.setup.goal).ok()?;
        route.move_at(&Steps::ZERO)
    }

    /// Finds the first step at which a state stands.
    #[must_use]
    pub fn step_of(&self, state: &P::State) -> Option<Steps> {
        self.legs.iter().find_map(|placed| {
            let step = placed.leg.step_of(self.puzzle(), state)?;
            Some(&placed.begin + &step)
        })
    }

    /// Gives the size class of the piece that moves at a step, from 1; 0 at the end.
    #[must_use]
    pub fn rank_at(&self, step: &Steps) -> u32 {
        self.move_at(step).map_or(0, |mv| self.puzzle().rank(&mv))
    }

    /// Finds the step in `first` … `last`, both included, at which the largest piece moves.
    #[must_use]
    pub fn largest_move_in(&self, first: &Steps, last: &Steps) -> Steps {
        let met = self.legs.iter().filter(|placed| placed.begin <= *last && *first < placed.end());
        let largest = met.map(|placed| {
            let low = first.saturating_sub(&placed.begin);
            let high = last.min(&placed.end().saturating_sub(&Steps::ONE)).saturating_sub(&placed.begin);
            &placed.begin + &placed.leg.largest_move_in(self.puzzle(), &low, &high)
        });
        largest.rev().max_by_key(|step| self.rank_at(step)).unwrap_or_else(|| first.clone())
    }

    /// Finds the first step, from `step` on, at which a piece of a size class moves; none if none does any more.
    ///
    /// ```
    /// # use gros_session::spec;
    /// let session = spec::open("rings?play=~123.2.2&step=123", 1000)?.session;
    /// let timeline = session.timeline();
    /// let at = |ring| timeline.next_move_of(ring, timeline.cursor()).map(|step| step.to_string());
    /// assert_eq!([at(2), at(5), at(9)], [Some("123".into()), Some("135".into()), None]);
    /// # Ok::<(), spec::UnknownPuzzle>(())
    /// ```
    #[must_use]
    pub fn next_move_of(&self, rank: u32, step: &Steps) -> Option<Steps> {
        let ahead = self.legs.iter().filter(|placed| placed.end() > *step);
        let mut found = ahead.filter_map(|placed| {
            let inside = step.saturating_sub(&placed.begin);
            let step = placed.leg.next_move_of(self.puzzle(), rank, &inside)?;
            Some(&placed.begin + &step)
        });
        found.next()
    }

    /// Moves the cursor; beyond the end, to the end.
    pub(crate) fn set_cursor(&mut self, step: Steps) {
        self.cursor = step.min(self.steps.clone());
    }

    /// Makes a move by hand at the cursor.
    ///
    /// Taking the last move back and making the planned one only move the cursor; any other move cuts the
    /// timeline, is appended, and a new plan follows. Afterwards nothing but a plan lies ahead.
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

    /// Goes on, at the end of what is kept, with moves made by hand, each leading to the state beside it.
    ///
    /// This is how a written timeline is read: the moves are taken as they are, even where they follow the
    /// plan. The cursor ends behind them.
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

    fn placed_at(&self, step: &Steps) -> Option<&Placed<P>> {
        let after = self.legs.partition_point(|placed| placed.begin <= *step);
        self.legs.get(after.saturating_sub(1))
    }

    /// Drops all that lies behind a step.
    fn cut(&mut self, step: &Steps) {
        while let Some(last) = self.legs.pop_if(|last| last.end() > *step) {
            let length = step.saturating_sub(&last.begin);
            if last.begin <= *step
                && let Some(leg) = last.leg.prefix(&length)
            {
                self.legs.push(Placed { begin: last.begin, leg });
                break;
            }
        }
        // A plan of no moves ends where it begins.
        while self.legs.pop_if(|last| last.leg.length().is_zero()).is_some() {}
        self.steps = step.clone();
    }

    /// Ends the timeline with a plan: the prefix that stands last becomes whole again, or a new one is made.
    fn close(&mut self, state: &P::State) -> Result<(), NoRoute> {
        match self.legs.last_mut() {
            Some(Placed { begin, leg: Leg::Plan { route, length } }) => {
                *length = route.steps().clone();
                self.steps = &*begin + &*length;
                Ok(())
            }
            _ => self.plan_from(state),
        }
    }

    fn plan_from(&mut self, state: &P::State) -> Result<(), NoRoute> {
        let route = self.puzzle().route(state, &self.setup.goal)?;
        let length = route.steps().clone();
        self.push(Leg::Plan { route: Rc::new(route), length });
        Ok(())
    }

    fn push(&mut self, leg: Leg<P>) {
        let begin = self.steps.clone();
        self.steps += &leg.length();
        self.legs.push(Placed { begin, leg });
    }

    fn push_hand(&mut self, before: P::State, mv: P::Move) {
        match self.legs.last_mut() {
            Some(Placed { leg: Leg::Hand(hand), .. }) if hand.moves.len() < HAND_LEG => {
                Rc::make_mut(hand).moves.push(mv);
                self.steps += &Steps::ONE;
            }
            _ => self.push(Leg::Hand(Rc::new(Hand { from: before, moves: vec![mv] }))),
        }
    }
}

impl<P: Puzzle> Placed<P> {
    fn end(&self) -> Steps {
        &self.begin + &self.leg.length()
    }
}
