//! The rings and the tower of a model, in a room of some size.

use gros_picture::{Look, Subject};
use gros_session::Refusal;
use gros_solver::{
    AnyMove, AnyPuzzle, AnyState, HanoiState, Peg, RingMove, RingsState, SpinOut, SpinOutState,
};
use gros_text::RingCues;
use yew::prelude::*;

use super::family::family_milliseconds;
use super::hanoi::{self, HanoiBoardProps};
use super::pace::Pace;
use super::rings::RingsBoardProps;
use super::spinout;
use crate::part::part;
use crate::state::{Model, Msg, RingLook, Said, Shown};

/// A ring takes this long when nothing hurries it.
const RING_MILLISECONDS: u32 = 700;
/// The bar, when no ring holds it any more, slides out so long (`.bar-slide`).
const SLIDE_MILLISECONDS: u32 = 900;
/// In less height, in CSS pixels, a row of rings that runs down would be too small: it lies.
const LEAST_UPRIGHT: f64 = 200.0;
/// A disc takes this long.
const DISC_MILLISECONDS: u32 = 450;

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
    pub fn rings(&self, rings: &RingsState, on_move: Callback<AnyMove>) -> Html {
        let (model, (width, height), best) = (self.model, self.size, self.best());
        let timeline = model.session.timeline();
        let AnyPuzzle::Rings(puzzle) = timeline.puzzle() else { return Html::default() };
        let ring = |mv: &AnyMove| if let AnyMove::Rings(mv) = mv { Some(*mv) } else { None };
        let goal = if let AnyState::Rings(goal) = &timeline.setup().goal { goal } else { rings }.clone();
        let subject = Subject {
            goal,
            legal: self.legal.iter().filter_map(ring).collect(),
            best: best.as_ref().and_then(ring),
            has_marks: model.marks_next(),
            refused: if let Said::Refused { mv, .. } = &model.said { ring(mv) } else { None },
            blockers: self.blockers(),
            ..Subject::still(*puzzle, rings.clone())
        };
        let pair = puzzle.has_pair().then(|| RingCues {
            is_on: rings.is_on(1),
            can_move: subject.legal.contains(&RingMove::PAIR),
            best_next: subject.best == Some(RingMove::PAIR),
        });
        let look = match model.prefs.ring_look {
            RingLook::Upright if height < LEAST_UPRIGHT => Look::Diagram,
            look => look.look(),
        };
        part(RingsBoardProps {
            lang: model.prefs.lang,
            puzzle: timeline.puzzle().clone(),
            subject,
            free_end_left: model.prefs.free_end_left,
            look,
            pair,
            pace: Pace::of(model, RING_MILLISECONDS.into()),
            width,
            height,
            on_move,
        })
    }

    /// Gives what there is to draw of the dials of Spin-Out.
    pub fn dials(&self, dials: &SpinOutState) -> Subject<SpinOut> {
        Subject {
            legal: self.legal.iter().filter_map(spinout::dial_move).collect(),
            best: self.best().as_ref().and_then(spinout::dial_move),
            has_marks: self.model.marks_next(),
            refused: spinout::refusal(&self.model.said).map(|(mv, _)| mv),
            blockers: self.blockers(),
            ..Subject::still(*dials.puzzle(), *dials)
        }
    }

    /// Draws the tower.
    pub fn tower(&self, tower: &HanoiState, on_peg: Callback<Peg>, dispatch: &Callback<Msg>) -> Html {
        let model = self.model;
        let timeline = model.session.timeline();
        let AnyPuzzle::Hanoi(puzzle) = timeline.puzzle() else { return Html::default() };
        let disc = |mv: &AnyMove| if let AnyMove::Hanoi(mv) = mv { Some(*mv) } else { None };
        let goal = if let AnyState::Hanoi(goal) = &timeline.setup().goal { goal } else { tower }.clone();
        let subject = Subject {
            goal,
            legal: self.legal.iter().filter_map(disc).collect(),
            best: self.best().as_ref().and_then(disc),
            has_marks: model.marks_next(),
            blockers: self.blockers(),
            ..Subject::still(*puzzle, tower.clone())
        };
        part(HanoiBoardProps {
            lang: model.prefs.lang,
            puzzle: timeline.puzzle().clone(),
            subject,
            rainbow: model.prefs.rainbow,
            plan: hanoi::Plan::of(model),
            dispatch: dispatch.clone(),
            lifted: model.lifted,
            pace: Pace::of(model, DISC_MILLISECONDS.into()),
            width: self.size.0,
            on_peg,
        })
    }
}

/// Gives how long it takes until the move to the goal was seen, in milliseconds.
pub fn arrival_milliseconds(model: &Model) -> u32 {
    match model.state() {
        AnyState::Rings(_) if model.prefs.ring_look != RingLook::Picture => 0,
        AnyState::Rings(rings) if rings.on_count() == 0 => RING_MILLISECONDS + SLIDE_MILLISECONDS,
        AnyState::Rings(_) => RING_MILLISECONDS,
        AnyState::Hanoi(_) => DISC_MILLISECONDS,
        AnyState::SpinOut(_) => spinout::MILLISECONDS,
        // Elsewhere pieces go at once, as stones are taken.
        _ => family_milliseconds(model.session.timeline().puzzle()).unwrap_or(0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Prefs;

    #[test]
    fn the_move_to_the_goal_is_seen_to_its_end() {
        let arrival = |address: &str, ring_look| {
            arrival_milliseconds(&Model::open(address, &[], Prefs { ring_look, ..Prefs::default() }))
        };
        let pictured = |address: &str| arrival(address, RingLook::Picture);
        // A ring, and then the bar, which no ring holds any more.
        assert_eq!(pictured("#/rings?n=3&step=5"), 700 + 900);
        assert_eq!(pictured("#/rings?n=3&from=off&to=on&step=5"), 700);
        assert_eq!(pictured("#/hanoi?n=2&step=3"), 450);
        assert_eq!(pictured("#/hexadecimal"), 700);
        // Nothing moves there.
        assert_eq!((pictured("#/wythoff"), arrival("#/rings?n=3&step=5", RingLook::Lights)), (0, 0));
    }
}
