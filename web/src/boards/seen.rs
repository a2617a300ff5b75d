//! The rings and the tower of a model, in a room of some size.

use gros_session::Refusal;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, HanoiState, Peg, RingsState};
use gros_text::RingCues;
use yew::prelude::*;

use super::hanoi::{self, HanoiBoardProps};
use super::pace::Pace;
use super::rings::RingsBoardProps;
use crate::part::part;
use crate::state::{Msg, RingLook, Said, Shown};

/// A ring takes this long when nothing hurries it.
const RING_MILLISECONDS: f64 = 700.0;
/// In less height, in CSS pixels, a row of rings that runs down would be too small: it lies.
const LEAST_UPRIGHT: f64 = 200.0;
/// A disc takes this long.
const DISC_MILLISECONDS: f64 = 450.0;

/// A model, the moves that its rules allow, and the room for it.
pub struct Seen<'a> {
    /// What there is to show.
    pub model: &'a Shown,
    /// The moves that the rules allow.
    pub legal: &'a [AnyMove],
    /// Width and height, in CSS pixels.
    pub size: (f64, f64),
}

impl Seen<'_> {
    /// Gives the next move on the way to the goal, if it is told.
    pub fn best(&self) -> Option<AnyMove> {
        self.model.session.timeline().best_move().filter(|_| !self.model.is_secret())
    }

    fn blockers(&self) -> Vec<usize> {
        match &self.model.said {
            Said::Refused { why: Refusal::Illegal(why), .. } => why.blockers(),
            _ => Vec::new(),
        }
    }

    /// Draws the rings.
    pub fn rings(&self, rings: &RingsState, on_ring: Callback<usize>, on_move: Callback<AnyMove>) -> Html {
        let (model, (width, height), best) = (self.model, self.size, self.best());
        let refused =
            if let Said::Refused { mv: AnyMove::Rings(mv), .. } = &model.said { Some(mv.ring) } else { None };
        let single =
            |mv: &AnyMove| if let AnyMove::Rings(mv) = mv { Some(*mv).filter(|mv| !mv.pair) } else { None };
        let ring = |mv: &AnyMove| single(mv).map(|mv| mv.ring);
        let is_pair = |mv: &AnyMove| matches!(mv, AnyMove::Rings(mv) if mv.pair);
        let puzzle = model.session.timeline().puzzle();
        let pair = has_pair(puzzle).then(|| RingCues {
            is_on: rings.is_on(1),
            can_move: self.legal.iter().any(is_pair),
            best_next: best.as_ref().is_some_and(is_pair),
        });
        let is_upright = model.prefs.ring_look == RingLook::Upright && height >= LEAST_UPRIGHT;
        let look = match model.prefs.ring_look {
            RingLook::Upright if !is_upright => RingLook::Schema,
            look => look,
        };
        part(RingsBoardProps {
            lang: model.prefs.lang,
            puzzle: puzzle.clone(),
            state: rings.clone(),
            legal: self.legal.iter().filter_map(ring).collect(),
            best: best.as_ref().and_then(ring),
            refused,
            blockers: self.blockers(),
            free_end_left: model.prefs.free_end_left,
            look,
            pair,
            pace: Pace::of(model, RING_MILLISECONDS),
            width,
            along: if is_upright { height } else { width },
            on_ring,
            on_move,
        })
    }

    /// Draws the tower.
    pub fn tower(&self, tower: &HanoiState, on_peg: Callback<Peg>, dispatch: &Callback<Msg>) -> Html {
        let model = self.model;
        let timeline = model.session.timeline();
        let disc = |mv: &AnyMove| if let AnyMove::Hanoi(mv) = mv { Some(*mv) } else { None };
        let goal = if let AnyState::Hanoi(goal) = &timeline.setup().goal { goal } else { tower }.clone();
        let pegs = if let AnyPuzzle::Hanoi(hanoi) = timeline.puzzle() { hanoi.pegs().count() } else { 0 };
        part(HanoiBoardProps {
            lang: model.prefs.lang,
            puzzle: timeline.puzzle().clone(),
            pegs,
            state: tower.clone(),
            legal: self.legal.iter().filter_map(disc).collect(),
            best: self.best().as_ref().and_then(disc),
            blockers: self.blockers(),
            goal,
            rainbow: model.prefs.rainbow,
            plan: hanoi::Plan::of(model),
            dispatch: dispatch.clone(),
            lifted: model.lifted,
            pace: Pace::of(model, DISC_MILLISECONDS),
            width: self.size.0,
            on_peg,
        })
    }
}

/// Tells whether a ring may have more than one move, which the drawing cannot offer.
fn has_pair(puzzle: &AnyPuzzle) -> bool {
    matches!(puzzle, AnyPuzzle::Rings(rings) if rings.has_pair())
}
