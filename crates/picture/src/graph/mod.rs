//! The state graph of a puzzle, however large it is.
//!
//! A puzzle says which [`Graph`] it has. A [`Camera`] looks at it through a [`Viewport`], which finds out what a
//! pointer or a key means and draws what is visible, with a [`Course`] through it.

mod camera;
pub mod growth;
mod line;
pub(crate) mod marks;
pub(crate) mod styles;

use std::rc::Rc;

use gros_solver::internals::Branch;
use gros_solver::{AnyMove, AnyPuzzle, AnyRoute, AnyState, Steps};

use crate::scene::{Point, Scene};
use crate::subject::Sign;
pub use camera::Camera;
pub(crate) use camera::{FINE, offset, part_below, shifted};
pub(crate) use line::Places;
pub(crate) use styles::STYLES;

/// A timeline through the states of a puzzle.
pub trait Course {
    /// Returns the puzzle.
    fn puzzle(&self) -> &AnyPuzzle;

    /// Returns the state where it begins.
    fn start(&self) -> &AnyState;

    /// Returns the state where it should end.
    fn goal(&self) -> &AnyState;

    /// Returns the state at the cursor.
    fn state(&self) -> &AnyState;

    /// Returns the step at the cursor.
    fn cursor(&self) -> &Steps;

    /// Counts its moves.
    fn steps(&self) -> &Steps;

    /// Lists the stretches to draw, in order; the last one is the plan.
    ///
    /// As long as this is the same value, nothing is computed again.
    fn legs(&self) -> &Rc<[Leg]>;

    /// Lists the dead ends beside it.
    fn dead_ends(&self) -> Vec<Branch>;

    /// Returns the state at a step.
    fn state_at(&self, step: &Steps) -> AnyState;

    /// Finds the step of a state.
    fn step_of(&self, state: &AnyState) -> Option<Steps>;
}

/// A stretch of a course.
#[derive(Clone, Debug)]
pub enum Leg {
    /// Moves made by hand.
    Hand {
        /// The step at which it begins.
        begin: Steps,
        /// The state in which it begins.
        from: AnyState,
        /// The moves.
        moves: Vec<AnyMove>,
    },
    /// The first moves of a route.
    Plan {
        /// The step at which it begins.
        begin: Steps,
        /// The whole route.
        route: AnyRoute,
        /// How many of its moves belong to the course.
        length: Steps,
    },
}

/// The states of a puzzle as a graph.
pub trait Graph {
    /// Returns the initial camera.
    fn first_camera(&self) -> Camera {
        Camera::default()
    }

    /// Looks at the graph through a camera, in a room measured in CSS pixels.
    fn viewport(&self, course: Rc<dyn Course>, room: (f64, f64), camera: &Camera) -> Rc<dyn Viewport>;
}

/// The visible part of a graph: where its states are, and how it looks from elsewhere.
pub trait Viewport {
    /// Returns how much of the graph is visible.
    fn extent(&self) -> Extent;

    /// Returns how a state is drawn.
    fn grain(&self) -> Grain;

    /// Returns whether it is impossible to zoom in, or out, any further.
    fn ends(&self) -> (bool, bool);

    /// Returns the camera after the picture was dragged by some pixels.
    fn dragged(&self, by: Point) -> Camera;

    /// Returns the camera zoomed out by `by` (in, if negative), keeping a given point fixed.
    fn zoomed(&self, by: isize, at: Option<Point>) -> Camera;

    /// Returns the camera that an arrow key moves, if the key chooses no state.
    fn panned(&self, _: Direction) -> Option<Camera> {
        None
    }

    /// Returns where a state is drawn, if it is visible.
    fn place(&self, state: &AnyState) -> Option<Point>;

    /// Finds what a click at a point means.
    fn hit(&self, at: Point) -> Option<Hit>;

    /// Returns a camera that sees a state: the same one if the state is already visible.
    fn seeing(&self, state: &AnyState) -> Camera;

    /// Returns the state next to another one, if there is one.
    fn next(&self, from: &AnyState, direction: Direction) -> Option<AnyState>;

    /// Returns the route not taken, if there are two.
    fn other_way(&self) -> Option<OtherWay> {
        None
    }

    /// Lists small pictures that lead into a large graph.
    fn crumbs(&self) -> Vec<Crumb> {
        Vec::new()
    }

    /// Draws the visible part.
    fn scene(&self, marks: &Marks<'_>) -> Scene;
}

/// How much of a graph is visible.
#[derive(Clone, Debug, PartialEq)]
pub enum Extent {
    /// All states, this many.
    Whole(Steps),
    /// A part, with the number of fastest pieces that differ within it, if they determine the part.
    Part(Option<usize>),
    /// The course alone.
    Way,
}

/// The mark that stands for a state.
#[derive(Clone, Debug, PartialEq)]
pub enum Grain {
    /// A dot.
    Dot,
    /// A row, this many states from the next.
    Row(Steps),
    /// Nothing: only areas of many states are drawn.
    Area,
}

/// The meaning of a click.
#[derive(Clone, Debug, PartialEq)]
pub enum Hit {
    /// A state.
    State(AnyState),
    /// A closer view of a part in which single states cannot be told apart.
    Closer(Camera),
}

/// A direction in a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

/// One of two routes between the same states, which differ in how often the largest piece moves.
#[derive(Clone, Debug, PartialEq)]
pub struct OtherWay {
    /// How many moves it has.
    pub steps: Steps,
    /// Whether the largest piece moves once rather than twice.
    pub is_once: bool,
}

/// A small picture of a part of a large graph, with your place in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Crumb {
    /// How many of the fastest pieces vary in it.
    pub pieces: usize,
    /// Whether it is closest to the visible part.
    pub is_current: bool,
    /// The camera that sees it.
    pub camera: Camera,
    /// The picture.
    pub scene: Scene,
}

/// The marks on a graph, with their words.
#[derive(Clone, Copy)]
pub struct Marks<'a> {
    /// The chosen state.
    pub chosen: Option<&'a AnyState>,
    /// The state that the next move leads to.
    pub next: Option<&'a AnyState>,
    /// Returns the words for a sign on the picture.
    pub say: &'a dyn Fn(Sign<'_>) -> String,
}
