//! Where a part of a card leads: to a step of the timeline, or to a move.

use gros_session::{Action, Seek, Timeline, spec};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Steps};

use crate::message::say;
use crate::{Key, Lang};

/// The tasks to which cards lead are small.
const MOST_PIECES: usize = 64;

/// Where a part of a card leads.
#[derive(Clone, Debug, PartialEq)]
pub enum Target {
    /// To where a piece of this size class moves next.
    Piece(u32),
    /// To where a state is.
    State(AnyState),
    /// As many moves on by the plan.
    Ahead(Steps),
    /// To the position that a move leaves.
    Play(AnyMove),
    /// To another task, by its spec.
    Task(&'static str),
}

impl Target {
    /// To where a piece moves next, by its number.
    pub(crate) fn piece(piece: usize) -> Option<Target> {
        u32::try_from(piece).ok().map(Target::Piece)
    }

    /// This many moves ahead in the plan.
    pub(crate) fn ahead(moves: usize) -> Option<Target> {
        Some(Target::Ahead(Steps::from(moves)))
    }

    /// Finds the step of a timeline to which it leads; none if it leads to none, or to where the cursor is.
    #[must_use]
    pub fn step(&self, timeline: &Timeline<AnyPuzzle>) -> Option<Steps> {
        let cursor = timeline.cursor();
        let step = match self {
            Target::Piece(class) => timeline.next_move_of(*class, cursor)?,
            Target::State(state) => timeline.step_of(state)?,
            Target::Ahead(moves) if cursor >= timeline.planned_from() => cursor + moves,
            Target::Ahead(_) | Target::Play(_) | Target::Task(_) => return None,
        };
        (step != *cursor && step <= *timeline.steps()).then_some(step)
    }
}

impl Lang {
    /// Returns what a part of a card does on a timeline, and says it; none if it does nothing there.
    #[must_use]
    pub fn leads(self, goes: &Target, timeline: &Timeline<AnyPuzzle>) -> Option<(Action<AnyPuzzle>, String)> {
        if let Target::Play(mv) = goes {
            return Some((Action::Hand(mv.clone()), self.move_spoken(&timeline.state(), mv)));
        }
        if let Target::Task(text) = goes {
            let setup = spec::open(text, MOST_PIECES).ok()?.session.timeline().setup().clone();
            let is_other = setup != *timeline.setup();
            return is_other.then(|| (Action::SetUp(setup), self.text(Key::ExplainOpen).to_owned()));
        }
        let step = goes.step(timeline)?;
        let words = self.go_to_step(&step);
        Some((Action::Seek(Seek::At(step)), words))
    }

    /// Puts what a part says before where it leads: `8 must come off: go to step 85`.
    #[must_use]
    pub fn text_and_way(self, text: &str, words: &str) -> String {
        let text = text.trim_end_matches([',', ' ']);
        if text == words {
            return words.to_owned();
        }
        say!(self, ExplainTextAndWay { text, way: words })
    }

    /// Puts a note after what a part says: `8 must come off, not yet`.
    #[must_use]
    pub fn with_note(self, text: &str, note: &str) -> String {
        say!(self, ExplainTextAndNote { text, note })
    }

    /// Names the link to a step: `go to step 133`.
    #[must_use]
    pub fn go_to_step(self, step: &Steps) -> String {
        say!(self, ExplainGoToStep { step })
    }
}
