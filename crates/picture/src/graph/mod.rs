//! The graph of all positions of a puzzle, however many there are.
//!
//! A puzzle says which [`Graph`] it has. A [`Camera`] looks at it through a [`Viewport`], which finds what a pointer or a
//! key means and draws what is visible, with a [`Course`] through it.

mod camera;
pub mod growth;
mod line;
pub(crate) mod marks;
pub(crate) mod pen;
pub(crate) mod styles;

use std::rc::Rc;

use gros_solver::{AnyMove, AnyPuzzle, AnyRoute, AnyState, Branch, Steps};

use crate::scene::{Point, Scene};
use crate::subject::Sign;
pub use camera::Camera;
pub(crate) use camera::{FINE, offset, part_below, shifted};
pub(crate) use line::Places;
pub(crate) use styles::STYLES;

/// A timeline through the positions of a puzzle.
pub trait Course {
    /// Returns the puzzle.
    fn puzzle(&self) -> &AnyPuzzle;

    /// Returns where it begins.
    fn start(&self) -> &AnyState;

    /// Returns where it should end.
    fn goal(&self) -> &AnyState;

    /// Returns the position at the cursor.
    fn state(&self) -> &AnyState;

    /// Returns the step at the cursor.
    fn cursor(&self) -> &Steps;

    /// Counts its moves.
    fn steps(&self) -> &Steps;

    /// Lists the stretches that are drawn, in order; the last one is the plan.
    ///
    /// As long as they are the same value, nothing of them is found again.
    fn legs(&self) -> &Rc<[Leg]>;

    /// Lists the dead ends beside it.
    fn dead_ends(&self) -> Vec<Branch>;

    /// Returns the position at a step.
    fn state_at(&self, step: &Steps) -> AnyState;

    /// Finds the step of a position.
    fn step_of(&self, state: &AnyState) -> Option<Steps>;
}

/// A stretch of a course.
#[derive(Clone, Debug)]
pub enum Leg {
    /// Moves made by hand.
    Hand {
        /// The step at which it begins,
        begin: Steps,
        /// and the position there.
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

/// All positions of one puzzle.
pub trait Graph {
    /// Returns where one looks first.
    fn first_camera(&self) -> Camera {
        Camera::default()
    }

    /// Looks at it through a camera, in a room in CSS pixels.
    fn viewport(&self, course: Rc<dyn Course>, room: (f64, f64), camera: &Camera) -> Rc<dyn Viewport>;
}

/// The visible part of a graph: where its states are, and how it looks from elsewhere.
pub trait Viewport {
    /// Returns how much of the graph is seen.
    fn extent(&self) -> Extent;

    /// Returns what stands for a position.
    fn grain(&self) -> Grain;

    /// Tells whether nothing closer, or nothing farther, is to be seen.
    fn ends(&self) -> (bool, bool);

    /// Returns the camera for which the picture was dragged by some pixels.
    fn dragged(&self, by: Point) -> Camera;

    /// Returns the camera that shows this many times more, or less; what is at a point stays there, if one is given.
    fn zoomed(&self, by: isize, at: Option<Point>) -> Camera;

    /// Returns the camera that an arrow key moves, where it chooses no position.
    fn panned(&self, _: Direction) -> Option<Camera> {
        None
    }

    /// Returns where a position is drawn, if it is seen.
    fn place(&self, state: &AnyState) -> Option<Point>;

    /// Finds what a click at a point is meant for.
    fn hit(&self, at: Point) -> Option<Hit>;

    /// Returns a camera that sees a position: the same one, if it is seen already.
    fn seeing(&self, state: &AnyState) -> Camera;

    /// Returns the position beside another one; none where there is none.
    fn next(&self, from: &AnyState, direction: Direction) -> Option<AnyState>;

    /// Returns the route that is not followed, if there are two.
    fn other_way(&self) -> Option<OtherWay> {
        None
    }

    /// Lists small pictures of the route into a large graph.
    fn crumbs(&self) -> Vec<Crumb> {
        Vec::new()
    }

    /// Draws it.
    fn scene(&self, marks: &Marks<'_>) -> Scene;
}

/// How much of a graph is seen.
#[derive(Clone, Debug, PartialEq)]
pub enum Extent {
    /// All of so many positions.
    Whole(Steps),
    /// A part, with the number of fastest pieces that differ within it, if that is what it shows.
    Part(Option<usize>),
    /// The course alone.
    Way,
}

/// What stands for a position.
#[derive(Clone, Debug, PartialEq)]
pub enum Grain {
    /// A dot.
    Dot,
    /// A row, so many positions from the next.
    Row(Steps),
    /// Nothing: only areas of many positions are seen.
    Area,
}

/// What is meant by a click.
#[derive(Clone, Debug, PartialEq)]
pub enum Hit {
    /// A position.
    State(AnyState),
    /// A part in which single positions are not told apart, seen from nearer.
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

/// One of two routes between the same positions, which differ in how often the largest piece moves.
#[derive(Clone, Debug, PartialEq)]
pub struct OtherWay {
    /// How many moves it has.
    pub steps: Steps,
    /// Whether the largest piece moves once on it, not twice.
    pub is_once: bool,
}

/// A small picture of a part of a large graph, with the place where you are.
#[derive(Clone, Debug, PartialEq)]
pub struct Crumb {
    /// How many of the fastest pieces are told apart in it.
    pub pieces: usize,
    /// Whether it is nearest to what is visible.
    pub is_current: bool,
    /// The camera that sees it.
    pub camera: Camera,
    /// The picture.
    pub scene: Scene,
}

/// What is marked on a graph, and how it is said.
#[derive(Clone, Copy)]
pub struct Marks<'a> {
    /// The position that is chosen.
    pub chosen: Option<&'a AnyState>,
    /// The position to which the next move leads, if that is told.
    pub next: Option<&'a AnyState>,
    /// Whether what comes is told.
    pub tells: bool,
    /// Says what is written on the picture.
    pub say: &'a dyn Fn(Sign<'_>) -> String,
}
