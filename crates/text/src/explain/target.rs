//! Where a part of a card links to: a step of the timeline, or a move.

use gros_session::{Action, Seek, Timeline, spec};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Steps};

use crate::message::say;
use crate::{Key, Lang};

/// The tasks that cards link to are small.
const MOST_PIECES: usize = 64;

/// Where a part of a card links to.
#[derive(Clone, Debug, PartialEq)]
pub enum Target {
    /// The next move of a piece in this size class.
    Piece(u32),
    /// The step of a state.
    State(AnyState),
    /// This many moves further along the plan.
    Ahead(Steps),
    /// The position that a move leaves.
    Play(AnyMove),
    /// Another task, given by its spec.
    Task(&'static str),
}

impl Target {
    /// The next move of a piece, given by its number.
    pub(crate) fn piece(piece: usize) -> Option<Target> {
        u32::try_from(piece).ok().map(Target::Piece)
    }

    /// This many moves ahead in the plan.
    pub(crate) fn ahead(moves: usize) -> Option<Target> {
        Some(Target::Ahead(Steps::from(moves)))
    }

    /// Finds the step of a timeline that it links to; none if there is none, or if the cursor is already there.
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
    /// Returns the action of a part of a card on a timeline, with its name; none if it has no effect there.
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
        let words = say!(self, ExplainGoToStep { step });
        Some((Action::Seek(Seek::At(step)), words))
    }

    /// Joins the text of a part and its link: `8 must come off: go to step 85`.
    #[must_use]
    pub fn text_and_way(self, text: &str, words: &str) -> String {
        let text = text.trim_end_matches([',', ' ']);
        if text == words {
            return words.to_owned();
        }
        say!(self, ExplainTextAndWay { text, way: words })
    }
}
