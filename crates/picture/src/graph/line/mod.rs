//! A line of states, from top to bottom: all of them if they form one line, else those of the route.

mod drawing;
mod layout;

use std::iter;
use std::rc::Rc;

use gros_solver::{AnyState, Puzzle, Steps};

use super::{Camera, Course, Direction, Extent, Grain, Graph, Hit, Marks, Viewport};
use crate::scene::{Point, Scene};
use drawing::{AXIS, Drawing};
use layout::{Line, LineLayout};

/// The kind of places on a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Places {
    /// The states on the line that all states form.
    States,
    /// The steps of the course.
    Steps,
}

/// The visible part of a line.
struct LineView {
    places: Places,
    course: Rc<dyn Course>,
    last: Steps,
    room: (f64, f64),
    zoom: usize,
    layout: LineLayout,
}

impl Graph for Places {
    fn viewport(&self, course: Rc<dyn Course>, room: (f64, f64), camera: &Camera) -> Rc<dyn Viewport> {
        let line = Rc::new(self.line(&*course));
        let layout = LineLayout::new(&line, room.1, camera, &self.here(&*course));
        Rc::new(LineView { places: *self, course, last: line.last.clone(), room, zoom: camera.zoom, layout })
    }
}

impl Places {
    /// Measures the line.
    fn line(self, course: &dyn Course) -> Line {
        let puzzle = course.puzzle();
        match (self, puzzle.line_length()) {
            (Places::States, Some(length)) => {
                let place = |state: &AnyState| puzzle.place_on_line(state).unwrap_or_default();
                let last_on_top = place(course.start()) > place(course.goal());
                let weights = (0..).map_while(|pieces| puzzle.line_weight(pieces));
                Line::new(length.saturating_sub(&Steps::ONE), weights, last_on_top)
            }
            _ => Line::new(course.steps().clone(), iter::once(Steps::ONE), false),
        }
    }

    /// Finds your place.
    fn here(self, course: &dyn Course) -> Steps {
        match self {
            Places::States => course.puzzle().place_on_line(course.state()).unwrap_or_default(),
            Places::Steps => course.cursor().clone(),
        }
    }

    /// Finds the places of the start and the goal.
    fn ends(self, course: &dyn Course) -> [Option<Steps>; 2] {
        match self {
            Places::States => [course.start(), course.goal()].map(|end| course.puzzle().place_on_line(end)),
            Places::Steps => [Steps::ZERO, course.steps().clone()].map(Some),
        }
    }
}

impl LineView {
    fn place_of(&self, state: &AnyState) -> Option<Steps> {
        match self.places {
            Places::States => self.course.puzzle().place_on_line(state),
            Places::Steps => self.course.step_of(state),
        }
    }

    fn state_at(&self, place: &Steps) -> AnyState {
        let on_line = self.course.puzzle().state_on_line(place).filter(|_| self.places == Places::States);
        on_line.unwrap_or_else(|| self.course.state_at(place))
    }
}

impl Viewport for LineView {
    fn extent(&self) -> Extent {
        match self.places {
            Places::Steps => Extent::Way,
            Places::States if self.layout.ends().1 => Extent::Whole(&self.last + &Steps::ONE),
            Places::States => Extent::Part(None),
        }
    }

    fn grain(&self) -> Grain {
        Grain::Row(self.layout.weight())
    }

    fn ends(&self) -> (bool, bool) {
        self.layout.ends()
    }

    fn dragged(&self, (_, dy): Point) -> Camera {
        self.layout.dragged(dy)
    }

    fn zoomed(&self, by: isize, at: Option<Point>) -> Camera {
        self.layout.zoomed(by, at.map(|(_, y)| y))
    }

    fn place(&self, state: &AnyState) -> Option<Point> {
        let y = self.layout.y(&self.place_of(state)?);
        self.layout.shows(y).then_some((AXIS, y))
    }

    fn hit(&self, (_, y): Point) -> Option<Hit> {
        Some(Hit::State(self.state_at(&self.layout.hit(y)?)))
    }

    fn seeing(&self, state: &AnyState) -> Camera {
        self.layout.seeing(self.place_of(state).as_ref())
    }

    fn next(&self, from: &AnyState, direction: Direction) -> Option<AnyState> {
        let rows = match direction {
            Direction::Up | Direction::Left => -1,
            Direction::Down | Direction::Right => 1,
        };
        Some(self.state_at(&self.layout.below(&self.place_of(from)?, rows)))
    }

    fn scene(&self, marks: &Marks<'_>) -> Scene {
        Drawing::new(self, marks).scene()
    }
}
