//! The board in exported files: as on the page, without hover effects.

use gros_picture::sheet::{Sheet, Words};
use gros_picture::svg::About;
use gros_picture::{Game, Look, Pictured, Scene, Subject, View};
use gros_session::Timeline;
use gros_solver::{AnyPuzzle, AnyState, Steps};

use super::print::position_text;
use crate::state::Prefs;

/// Size of the board in CSS pixels; transposed for a vertical row.
const ROOM: (f64, f64) = (992.0, 560.0);

pub struct Board {
    prefs: Prefs,
    look: Look,
    room: (f64, f64),
}

impl Board {
    pub fn new(prefs: Prefs, puzzle: &AnyPuzzle) -> Board {
        Board::within(ROOM, prefs, puzzle)
    }

    /// Returns a board of another size in CSS pixels; transposed for a vertical row.
    pub fn within((width, height): (f64, f64), prefs: Prefs, puzzle: &AnyPuzzle) -> Board {
        let wanted = prefs.ring_look.look();
        let look = puzzle.looks().iter().copied().find(|look| *look == wanted).unwrap_or_default();
        let room = if look == Look::Vertical { (height, width) } else { (width, height) };
        Board { prefs, look, room }
    }

    /// Draws a position; a long row is centred on `around`.
    pub fn scene(&self, subject: &Subject<AnyPuzzle>, around: Option<usize>) -> Scene {
        let (lang, room) = (self.prefs.lang, self.room);
        let game = Game::around(&subject.puzzle, &subject.state, room, self.prefs.verdict);
        let view = View {
            look: self.look,
            is_flipped: self.prefs.free_end_left,
            game: game.as_ref(),
            around,
            say: &|sign| lang.sign(&subject.state, sign),
            ..View::of(room)
        };
        AnyPuzzle::scene(subject, &view)
    }

    pub fn sheet<'a>(&self, scenes: impl IntoIterator<Item = &'a Scene>) -> Sheet {
        Sheet::of(scenes, self.room)
    }

    pub fn about<'a>(&self, words: &'a Words) -> About<'a> {
        About { lang: self.prefs.lang.tag(), title: &words.title, description: &words.place }
    }

    pub fn words(&self, timeline: &Timeline<AnyPuzzle>, step: &Steps, state: &AnyState) -> Words {
        let (lang, setup) = (self.prefs.lang, timeline.setup());
        Words {
            title: lang.variant_name(&setup.puzzle),
            facts: lang.task_facts(setup).into_iter().take(2).collect::<Vec<_>>().join(" · "),
            place: position_text(lang, timeline, step, state),
        }
    }
}
