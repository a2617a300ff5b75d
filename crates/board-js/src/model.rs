//! The model of a board, without a browser: its session, the wishes of the element's host, and a gesture in
//! progress.

use gros_picture::{Look, Point};
use gros_session::spec::{self, Controls, Hands, Mode, View};
use gros_session::{Action, Event, Refusal, Seek, Session, Sought, Timeline};
use gros_solver::gray::Digit;
use gros_solver::internals::keys::Notices;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Puzzle};
use gros_text::Lang;

use crate::draft::Draft;

/// The largest number of pieces, as on the page.
pub const MOST_PIECES: usize = 1_000;

/// How many moves that the rules allow are listed.
const MOST_ALLOWED: usize = 1_000;

/// The wishes of the element's host besides a position.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Wishes {
    pub lang: Lang,
    pub look: Look,
    pub is_flipped: bool,
    /// Whether the next move is hidden.
    pub is_solving: bool,
    /// Whether only the timeline moves pieces.
    pub is_locked: bool,
}

/// A gesture in progress on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Begun {
    /// The piece under the pointer.
    pub hovered: Option<usize>,
    /// A move, and how much of it is done.
    pub carried: Option<(AnyMove, f64)>,
    /// The place whose top piece was lifted, and how far that has been carried.
    pub lifted: Option<(Digit, Option<Point>)>,
    /// The piece around which a long row is shown.
    pub around: Option<usize>,
    /// Where the slide of Spin-Out was pushed, in places.
    pub pushed: Option<usize>,
    /// Where a hand holds it, possibly between two places.
    pub slid: Option<f64>,
    /// The stones about to be taken.
    pub draft: Option<Draft>,
}

#[derive(Debug)]
pub struct Model {
    pub session: Session<AnyPuzzle>,
    pub wishes: Wishes,
    pub begun: Begun,
    pub refused: Option<(AnyMove, Refusal)>,
    /// How fast moves follow each other by themselves, in milliseconds; none while they do not.
    pub playing: Option<f64>,
    /// Where a hand had left the slide when the last move began.
    pub left: Option<usize>,
}

/// The content of an address besides its position.
pub struct Opened {
    pub notices: Notices,
    pub view: View,
}

impl Model {
    /// Begins with the first puzzle of the list.
    pub fn new() -> Option<Model> {
        let session = spec::open("", MOST_PIECES).ok()?.session;
        let (wishes, begun) = (Wishes::default(), Begun::default());
        Some(Model { session, wishes, begun, refused: None, playing: None, left: None })
    }

    /// Opens a spec; the session stays if no puzzle has its id.
    pub fn open(&mut self, text: &str) -> Result<Opened, spec::UnknownPuzzle> {
        let spec::Opened { session, notices, view, view_notices } = spec::open(text, MOST_PIECES)?;
        self.session = session;
        self.forget();
        self.settle();
        Ok(Opened { notices: notices.and(view_notices), view })
    }

    pub fn timeline(&self) -> &Timeline<AnyPuzzle> {
        self.session.timeline()
    }

    /// Returns the timeline as shown: in *Solve* a game shows only the moves played.
    pub fn told(&self) -> Timeline<AnyPuzzle> {
        if self.hides_plan() { self.timeline().as_played() } else { self.timeline().clone() }
    }

    /// Returns whether the board is ahead of the moves that were made in *Solve*.
    pub fn is_looking(&self) -> bool {
        self.wishes.is_solving && self.timeline().is_ahead()
    }

    /// The plan of a game tells who wins.
    fn hides_plan(&self) -> bool {
        self.wishes.is_solving && self.puzzle().is_game()
    }

    pub fn puzzle(&self) -> &AnyPuzzle {
        self.timeline().puzzle()
    }

    pub fn state(&self) -> AnyState {
        self.timeline().state()
    }

    pub fn best(&self) -> Option<AnyMove> {
        self.timeline().best_move().filter(|_| !self.wishes.is_solving)
    }

    pub fn allowed(&self) -> Vec<AnyMove> {
        self.puzzle().legal_moves(&self.state()).take(MOST_ALLOWED).collect()
    }

    pub fn is_at_end(&self) -> bool {
        let told = self.told();
        told.cursor() >= told.steps()
    }

    /// Makes a move by hand.
    pub fn play(&mut self, mv: AnyMove) -> Event<AnyPuzzle> {
        let action = if self.wishes.is_solving { Action::Alone(mv) } else { Action::Hand(mv) };
        self.act(action)
    }

    pub fn act(&mut self, action: Action<AnyPuzzle>) -> Event<AnyPuzzle> {
        self.forget();
        let event = self.session.act(action);
        if let Event::Refused { mv, why } = &event {
            self.refused = Some((mv.clone(), why.clone()));
        }
        self.settle();
        event
    }

    /// Goes to a step; none if the text is not one.
    pub fn seek(&mut self, text: &str) -> Option<()> {
        let seek = match text {
            "start" => Seek::Start,
            "end" => Seek::End,
            "next" => Seek::Next,
            "back" => Seek::Back,
            text => Seek::At(Sought::written(text, &self.told()).ok()?.step),
        };
        self.go(&seek);
        Some(())
    }

    pub fn go(&mut self, seek: &Seek) {
        let sought = seek.resolve(&self.told());
        let action =
            if self.wishes.is_solving { Action::Look(sought) } else { Action::Seek(Seek::At(sought.step)) };
        self.act(action);
    }

    /// Restarts the same task.
    pub fn reset(&mut self) {
        self.act(Action::SetUp(self.timeline().setup().clone()));
    }

    /// Writes the position as a spec.
    pub fn spec(&self) -> String {
        spec::write(self.timeline())
    }

    fn forget(&mut self) {
        self.left = self.begun.pushed;
        self.begun = Begun { hovered: self.begun.hovered, ..Begun::default() };
        self.refused = None;
    }

    /// Counts the moves that were passed over in a game as played.
    fn settle(&mut self) {
        if self.hides_plan() {
            self.session.settle();
        }
    }
}

/// Writes the view keys that an element knows, each with its value; empty where the spec says nothing.
pub fn words_of(view: &View) -> [(&'static str, String); 7] {
    let word = |word: Option<&str>| word.unwrap_or_default().to_owned();
    [
        ("mode", word(view.mode.map(Mode::id))),
        ("lang", word(view.lang.as_deref())),
        ("theme", word(view.theme.map(spec::Theme::id))),
        ("controls", word(view.controls.map(Controls::id))),
        ("look", word(view.look.map(spec::Look::id))),
        ("hands", word(view.hands.map(Hands::id))),
        ("flip", word(view.flip.map(|flip| if flip { "1" } else { "0" }))),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn opened(text: &str) -> Model {
        let mut model = Model::new().unwrap();
        model.open(text).unwrap_or_else(|error| panic!("{error}"));
        model
    }

    #[test]
    fn a_board_is_played_sought_and_reset() {
        let mut model = opened("rings?n=5");
        let first = model.best().unwrap();
        assert!(matches!(model.play(first), Event::Played { .. }));
        assert_eq!(model.spec(), "rings?n=5&step=1");
        assert_eq!((model.seek("50%"), model.spec().as_str()), (Some(()), "rings?n=5&step=10"));
        assert_eq!((model.seek("end"), model.is_at_end()), (Some(()), true));
        assert_eq!(model.seek("soon"), None);
        model.reset();
        assert_eq!(model.spec(), "rings?n=5");
        model.act(Action::Undo);
        assert_eq!(model.spec(), "rings?n=5&step=21");
    }

    #[test]
    fn a_refused_move_is_kept_until_something_else_happens() {
        let mut model = opened("rings?n=5");
        let third = model.puzzle().parse_move("5").unwrap();
        assert!(matches!(model.play(third), Event::Refused { .. }));
        assert!(model.refused.is_some());
        model.seek("next");
        assert!(model.refused.is_none());
    }

    #[test]
    fn who_solves_is_told_nothing_of_the_route() {
        let mut model = opened("rings?n=5");
        model.wishes.is_solving = true;
        assert_eq!((model.best(), model.told().steps().to_u64()), (None, Some(21)));
        let first = model.puzzle().parse_move("1").unwrap();
        model.play(first.clone());
        model.seek("9");
        assert_eq!((model.spec().as_str(), model.is_looking()), ("rings?n=5&play=1&step=9", true));
        model.play(first);
        assert_eq!((model.spec().as_str(), model.is_looking()), ("rings?n=5&play=1.~8.1&step=10", false));
    }
}
