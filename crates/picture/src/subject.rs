//! The subject of a picture, and the way it is viewed.

use gros_solver::internals::Wanted;
use gros_solver::{AnyState, Peg, Puzzle, Steps};

use crate::family::Row;
use crate::gesture::{Gesture, Meaning};
use crate::graph::{Graph, Places};
use crate::material::Material;
use crate::mini::{self, Mini};
use crate::note::{Note, Way};
use crate::puzzles::wythoff::Game;
use crate::scene::{Point, Scene};

/// The subject of a picture: a state, the known facts about it, and the move that led to it.
///
/// A picture never consults the rules: everything that can be done is listed here.
#[derive(Clone, Debug, PartialEq)]
pub struct Subject<P: Puzzle> {
    /// The puzzle.
    pub puzzle: P,
    /// Where every piece is.
    pub state: P::State,
    /// The state to reach.
    pub goal: P::State,
    /// The moves that the rules allow.
    pub legal: Vec<P::Move>,
    /// The next move on the route to the goal, if it is known.
    pub best: Option<P::Move>,
    /// Whether to mark what can move, and what moves next.
    pub has_marks: bool,
    /// The piece that moved last, if that is marked.
    pub moved: Option<usize>,
    /// A move that was refused.
    pub refused: Option<P::Move>,
    /// The pieces that blocked it.
    pub blockers: Vec<usize>,
    /// Where those pieces should be, if that is known.
    pub wanted: Vec<Wanted>,
    /// The state that was left, and how far the move from there has come.
    pub moving: Option<Moving<P::State>>,
    /// The piece that was to move next in that state, if that was known.
    pub was_next: Option<usize>,
    /// The piece that is being talked about.
    pub lit: Option<usize>,
}

/// A move in progress.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Moving<S> {
    /// The state that was left.
    pub from: S,
    /// How far the move has come, 0 … 1.
    pub part: f64,
    /// How it is shown.
    pub manner: Manner,
}

/// How a move is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Manner {
    /// In full, with everything that explains it.
    #[default]
    Full,
    /// In short, since there is little time.
    Short,
    /// As a hand does it, with the piece following.
    ByHand,
}

impl<P: Puzzle> Subject<P> {
    /// Returns a state at rest, with nothing known about it.
    pub fn still(puzzle: P, state: P::State) -> Subject<P> {
        let goal = puzzle.goal();
        Subject {
            puzzle,
            state,
            goal,
            legal: Vec::new(),
            best: None,
            has_marks: false,
            moved: None,
            refused: None,
            blockers: Vec::new(),
            wanted: Vec::new(),
            moving: None,
            was_next: None,
            lit: None,
        }
    }

    /// Returns the next move if it is marked.
    pub fn marked(&self) -> Option<&P::Move> {
        self.best.as_ref().filter(|_| self.has_marks)
    }
}

/// A way to draw a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Look {
    /// Realistic, of metal and wood.
    #[default]
    Realistic,
    /// As a vertical diagram.
    Vertical,
    /// As a diagram from left to right, where there is no room for a vertical one.
    Diagram,
    /// As lights that are on or off.
    Lights,
}

impl Look {
    /// The looks that can be chosen.
    pub const ALL: [Look; 3] = [Look::Realistic, Look::Vertical, Look::Lights];

    /// Returns the word for it in links and on the command line.
    ///
    /// ```
    /// assert_eq!(gros_picture::Look::Vertical.id(), "vertical");
    /// ```
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Look::Realistic => "realistic",
            Look::Diagram => "diagram",
            Look::Vertical => "vertical",
            Look::Lights => "lights",
        }
    }
}

/// Something written on a picture that has to be put into a language.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sign<'a> {
    /// The only place where the dials of Spin-Out turn.
    TurnsHere,
    /// The place where they turn inside the case, if they can also turn outside it.
    Gap,
    /// The first line about the gate of Spin-Out: its name.
    LowGate,
    /// The second line about the gate: which dials pass it.
    OnlyFlatPass,
    /// The word on the left of the Kugellager's scale.
    CombLeft,
    /// The word on the right of the Kugellager's scale.
    CombRight,
    /// How far the comb of the Kugellager runs to the left and to the right, in steps.
    CombStops {
        /// To the left.
        left: i32,
        /// To the right.
        right: i32,
        /// The number of balls.
        balls: usize,
    },
    /// Where a route begins.
    Start,
    /// Where a route ends.
    Goal,
    /// The current state on a map.
    Here,
    /// How many moves lead back to the route.
    MovesBack(u64),
    /// The left pile of a game.
    LeftPile,
    /// The right pile of a game.
    RightPile,
    /// How many stones a move takes.
    Take {
        /// From the left pile.
        left: u64,
        /// From the right pile.
        right: u64,
    },
    /// A state that is too long to be written out.
    State(&'a AnyState),
    /// The state with all discs on a peg.
    AllOn(Peg),
    /// How far something is beyond an end of the picture.
    Beyond {
        /// The sign.
        what: &'a Sign<'a>,
        /// How many states away it is.
        distance: &'a Steps,
        /// Whether it is above the picture rather than below.
        is_up: bool,
    },
}

/// How far the slide of Spin-Out is pulled out, in places.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slide {
    /// Where it was, if it is in motion.
    pub from: f64,
    /// Where it is or will be.
    pub to: f64,
    /// Whether a hand holds it there, possibly between two places.
    pub is_held: bool,
}

/// How a picture is viewed.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The width and height of the room for it, in CSS pixels.
    pub room: (f64, f64),
    /// How it is drawn, if there is a choice.
    pub look: Look,
    /// Whether the free end is on the left.
    pub is_flipped: bool,
    /// Whether it is only for show: nothing in it can be found or chosen.
    pub is_still: bool,
    /// The piece around which a long row is shown; none for the piece that moves.
    pub around: Option<usize>,
    /// The first visible column of a long row, counted from the innermost.
    pub start: Option<usize>,
    /// The piece whose destination is shown.
    pub hovered: Option<usize>,
    /// The piece in the hand, and how far it has been carried, in units of the picture; none if it is where it was
    /// lifted.
    pub held: Option<(usize, Option<Point>)>,
    /// The known facts about a game besides the position; without them, only the position is drawn.
    pub game: Option<&'a Game>,
    /// The position of Spin-Out's slide, if a hand pushed it there; none if it moves by itself.
    pub slide: Option<Slide>,
    /// Returns the words for a sign on the picture; they may be empty.
    pub say: &'a dyn Fn(Sign<'_>) -> String,
}

impl View<'_> {
    /// Returns the view of a picture in a room, in CSS pixels, with default settings and no words.
    #[must_use]
    pub fn of(room: (f64, f64)) -> View<'static> {
        View {
            room,
            look: Look::default(),
            is_flipped: false,
            is_still: false,
            around: None,
            start: None,
            hovered: None,
            held: None,
            game: None,
            slide: None,
            say: &|_| String::new(),
        }
    }
}

/// A puzzle that can be drawn.
pub trait Pictured: Puzzle {
    /// Returns the ways to draw it, the default first.
    fn looks(&self) -> &'static [Look] {
        &[Look::Realistic]
    }

    /// Returns whether it has a free end, which can be shown on either side.
    fn has_free_end(&self) -> bool {
        false
    }

    /// Returns the material that its pieces sound like.
    fn material(&self) -> Material {
        Material::default()
    }

    /// Returns how long a move takes if nothing hurries it, in milliseconds.
    fn move_milliseconds(&self) -> u32;

    /// Returns how long it takes to get from one state to another if nothing hurries it, in milliseconds; 0 if no
    /// motion is shown.
    fn milliseconds(&self, from: &Self::State, to: &Self::State) -> u32;

    /// Returns the direction of a move.
    fn way(&self, state: &Self::State, mv: &Self::Move) -> Way {
        Way::rising(self.displacement(state, mv))
    }

    /// Writes a move in a state as a few characters.
    fn note(&self, state: &Self::State, mv: &Self::Move) -> Note {
        Note::numbered(self.displacement(state, mv))
    }

    /// Returns how much room notes need when they are side by side, in CSS pixels.
    fn note_width(&self) -> f64 {
        40.0
    }

    /// Draws a state, at rest or in motion.
    fn scene(subject: &Subject<Self>, view: &View<'_>) -> Scene;

    /// Returns the pieces in the columns of the picture, if it is a row of the n-ary family.
    fn row(_subject: &Subject<Self>, _view: &View<'_>) -> Option<Row> {
        None
    }

    /// Returns the meaning of a gesture on the picture, if it has one.
    fn meaning(_subject: &Subject<Self>, _view: &View<'_>, _gesture: Gesture) -> Option<Meaning<Self::Move>> {
        None
    }

    /// Returns the state graph; none if the picture itself is the graph.
    fn graph(&self) -> Option<Box<dyn Graph>> {
        let places = if self.line_length().is_some() { Places::States } else { Places::Steps };
        Some(Box::new(places))
    }

    /// Draws all pieces as a strip below a picture, in the width of the room; none if the picture shows each piece
    /// separately.
    fn strip(_subject: &Subject<Self>, _view: &View<'_>) -> Option<Scene> {
        None
    }

    /// Draws figures of the rules, in their order; none where a sentence says it best.
    fn rule_figures(&self, _is_flipped: bool) -> Vec<Scene> {
        Vec::new()
    }

    /// Draws a small board on which each piece can be put anywhere; none if the notation is easier to edit.
    fn mini(&self, state: &Self::State, mini: &Mini<'_>) -> Option<Scene> {
        mini::row(&self.layout(state, 0..self.pieces()), mini)
    }
}
