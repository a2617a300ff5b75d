//! What a picture shows, and how it is looked at.

use gros_solver::{AnyState, Peg, Puzzle, Steps, Wanted};

use crate::family::Row;
use crate::gesture::{Gesture, Meaning};
use crate::graph::{Graph, Places};
use crate::material::Material;
use crate::mini::{self, Mini};
use crate::note::{Note, Way};
use crate::puzzles::wythoff::Game;
use crate::scene::{Point, Scene};
use crate::setting::Setting;

/// What a picture shows: a position, what is known of it, and how it came there.
///
/// A picture asks the rules nothing: what can be done is said here.
#[derive(Clone, Debug, PartialEq)]
pub struct Subject<P: Puzzle> {
    /// The puzzle.
    pub puzzle: P,
    /// Where every piece is.
    pub state: P::State,
    /// Where it should end up.
    pub goal: P::State,
    /// The moves that the rules allow.
    pub legal: Vec<P::Move>,
    /// The next move on the route to the goal, if it is known.
    pub best: Option<P::Move>,
    /// Whether it is marked what can move, and what moves next.
    pub has_marks: bool,
    /// The piece that moved last, where that is marked.
    pub moved: Option<usize>,
    /// A move that was refused.
    pub refused: Option<P::Move>,
    /// The pieces that were in its way,
    pub blockers: Vec<usize>,
    /// and where they should be, where that is known.
    pub wanted: Vec<Wanted>,
    /// The state that was left, and how much of the route from there is done.
    pub moving: Option<Moving<P::State>>,
    /// The piece that was to move next in the state that was left, if that was known.
    pub was_next: Option<usize>,
}

/// A move on its way.
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
    /// With all that explains it.
    #[default]
    Full,
    /// Without, since there is little time.
    Short,
    /// As a hand does it, which the piece follows.
    ByHand,
}

impl<P: Puzzle> Subject<P> {
    /// Returns a position at rest of which nothing is known.
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
    /// As a thing of metal and wood.
    #[default]
    Realistic,
    /// As a diagram.
    Diagram,
    /// As a diagram that runs down.
    Vertical,
    /// As lights that burn or do not.
    Lights,
}

impl Look {
    /// All looks.
    pub const ALL: [Look; 4] = [Look::Realistic, Look::Diagram, Look::Vertical, Look::Lights];

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

/// Something that is written on a picture and has to be said in a language.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Sign<'a> {
    /// Where alone the dials of Spin-Out turn.
    TurnsHere,
    /// Where they turn within the case, if they may turn outside it too.
    Gap,
    /// The gate of Spin-Out, in two lines: what it is,
    LowGate,
    /// and what passes it.
    OnlyFlatPass,
    /// What lies to the left of the scale of Kugellager,
    CombLeft,
    /// and to the right.
    CombRight,
    /// How far the comb of Kugellager runs to the left and to the right, in steps.
    CombStops {
        /// To the left.
        left: i32,
        /// To the right.
        right: i32,
        /// The number of balls.
        balls: usize,
    },
    /// Where a route begins,
    Start,
    /// and ends.
    Goal,
    /// The current state on a map.
    Here,
    /// How many moves it takes back to the route.
    MovesBack(u64),
    /// The left pile of a game,
    LeftPile,
    /// and the right one.
    RightPile,
    /// How many stones a move takes.
    Take {
        /// From the left pile.
        left: u64,
        /// From the right pile.
        right: u64,
    },
    /// A state that is too long to be written.
    State(&'a AnyState),
    /// The state with all discs on a peg.
    AllOn(Peg),
    /// How far something lies beyond an end of the picture.
    Beyond {
        /// What it is.
        what: &'a Sign<'a>,
        /// How many positions away it is.
        distance: &'a Steps,
        /// Whether it is above the picture, not below.
        is_up: bool,
    },
}

/// Where the slide of Spin-Out is, in places that it is pulled out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Slide {
    /// Where it was, if something is on its way,
    pub from: f64,
    /// and where it is, or comes to.
    pub to: f64,
    /// Whether a hand holds it there, be it between two places.
    pub is_held: bool,
}

/// How a picture is looked at.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The width and the height of the room for it, in CSS pixels.
    pub room: (f64, f64),
    /// How it is drawn, where there is a choice.
    pub look: Look,
    /// Whether the free end is on the left.
    pub is_flipped: bool,
    /// Whether it only shows: nothing on it is found or chosen.
    pub is_still: bool,
    /// Whether discs are told apart by seven colours.
    pub is_rainbow: bool,
    /// Around which piece a long row is shown; none is where something happens.
    pub around: Option<usize>,
    /// The first column of a long row that is shown, counted from the innermost.
    pub start: Option<usize>,
    /// The piece of which to show where it would go.
    pub hovered: Option<usize>,
    /// The piece in the hand, and how far it is carried, in units of the picture; none is where it was lifted.
    pub held: Option<(usize, Option<Point>)>,
    /// What is known of a game beside its position; without it, only the position is drawn.
    pub game: Option<&'a Game>,
    /// Where the slide of Spin-Out is, if a hand pushed it there; none is where it goes by itself.
    pub slide: Option<Slide>,
    /// Says what is written on the picture; it may leave it empty.
    pub say: &'a dyn Fn(Sign<'_>) -> String,
}

impl View<'_> {
    /// Returns the view of a picture in a room, in CSS pixels, with everything else as usual and nothing written on it.
    #[must_use]
    pub fn of(room: (f64, f64)) -> View<'static> {
        View {
            room,
            look: Look::default(),
            is_flipped: false,
            is_still: false,
            is_rainbow: false,
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
    /// Returns the ways to draw it, the usual one first.
    fn looks(&self) -> &'static [Look] {
        &[Look::Realistic]
    }

    /// Returns what can be chosen about its picture besides the look.
    fn settings(&self) -> &'static [Setting] {
        &[]
    }

    /// Returns what its pieces are made of, as far as they can be heard.
    fn material(&self) -> Material {
        Material::default()
    }

    /// Returns how long a move takes when nothing hurries it, in milliseconds.
    fn move_milliseconds(&self) -> u32;

    /// Returns how long it takes from one state to another when nothing hurries it, in milliseconds; 0 where nothing is
    /// seen to move.
    fn milliseconds(&self, from: &Self::State, to: &Self::State) -> u32;

    /// Returns which way a move goes.
    fn way(&self, state: &Self::State, mv: &Self::Move) -> Way {
        Way::rising(self.displacement(state, mv))
    }

    /// Writes a move that is made in a state in a few signs.
    fn note(&self, state: &Self::State, mv: &Self::Move) -> Note {
        Note::numbered(self.displacement(state, mv))
    }

    /// Returns how much room notes need side by side, in CSS pixels.
    fn note_width(&self) -> f64 {
        40.0
    }

    /// Draws a position, at rest or on its way.
    fn scene(subject: &Subject<Self>, view: &View<'_>) -> Scene;

    /// Returns the pieces in the columns of the picture, where it is a row of the n-ary family.
    fn row(_subject: &Subject<Self>, _view: &View<'_>) -> Option<Row> {
        None
    }

    /// Returns what a gesture on the picture means; none where it means nothing.
    fn meaning(_subject: &Subject<Self>, _view: &View<'_>, _gesture: Gesture) -> Option<Meaning<Self::Move>> {
        None
    }

    /// Returns the graph of all positions; none where the picture itself is that.
    fn graph(&self) -> Option<Box<dyn Graph>> {
        let places = if self.line_length().is_some() { Places::States } else { Places::Steps };
        Some(Box::new(places))
    }

    /// Draws all pieces as a strip below a picture, as wide as its room; none where the picture shows each by itself.
    fn strip(_subject: &Subject<Self>, _view: &View<'_>) -> Option<Scene> {
        None
    }
    /// Draws a small board on which each piece is put anywhere by itself; none where the notation is easier to change.
    fn mini(&self, state: &Self::State, mini: &Mini<'_>) -> Option<Scene> {
        mini::row(&self.layout(state, 0..self.pieces()), mini)
    }
}
