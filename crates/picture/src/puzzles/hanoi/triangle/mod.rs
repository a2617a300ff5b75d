//! The state graph of three pegs: the Sierpiński triangle, for any number of discs.

mod crumbs;
mod drawing;
mod ground;
mod layout;
mod styles;
mod track;

use std::rc::Rc;

use gros_solver::hanoi::{TrianglePoint, Window};
use gros_solver::{AnyState, Hanoi, HanoiState, Route, Steps};

use crate::graph::{
    Camera, Course, Crumb, Direction, Extent, Grain, Graph, Hit, Leg, Marks, OtherWay, Viewport,
};
use crate::kept::Kept;
use crate::scene::{Point, Scene};
use drawing::Drawing;
use ground::Ground;
use layout::{TriangleLayout, first_camera};
pub(crate) use styles::STYLES;
use track::{Stretch, other_way, track};

/// How far an arrow key moves a picture in which no single state is visible, in CSS pixels.
const KEY_PAN: f64 = 48.0;

/// The triangle of a tower. It draws its ground again only when the view changes, and traces a course again only when
/// its route changes.
pub(super) struct Triangle {
    hanoi: Hanoi,
    ground: Kept<TriangleLayout, Ground>,
    track: Kept<(Legs, Window), Track>,
}

/// The stretches of a course; equal if they are the same allocation.
struct Legs(Rc<[Leg]>);

impl PartialEq for Legs {
    fn eq(&self, other: &Legs) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// Where a route runs, and the alternative, if there is one.
struct Track {
    stretches: Vec<Stretch>,
    other: Option<(OtherWay, Vec<Stretch>)>,
}

/// The visible part of a triangle.
struct TriangleView {
    hanoi: Hanoi,
    course: Rc<dyn Course>,
    /// Your place.
    here: TrianglePoint,
    layout: TriangleLayout,
    ground: Rc<Ground>,
    track: Rc<Track>,
}

impl Triangle {
    pub(super) fn new(hanoi: Hanoi) -> Triangle {
        Triangle { hanoi, ground: Kept::default(), track: Kept::default() }
    }
}

impl Graph for Triangle {
    fn first_camera(&self) -> Camera {
        first_camera(self.hanoi.discs())
    }

    fn viewport(&self, course: Rc<dyn Course>, room: (f64, f64), camera: &Camera) -> Rc<dyn Viewport> {
        let hanoi = self.hanoi;
        let here = tower(course.state()).and_then(|state| hanoi.place_of(state)).unwrap_or_default();
        let layout = TriangleLayout::new(hanoi.discs(), room, camera, &here);
        let ground = self.ground.get(layout.clone(), |layout| Ground::new(&hanoi, layout));
        let seen = (Legs(course.legs().clone()), ground.window.clone());
        let track = self.track.get(seen, |(legs, window)| Track::new(&legs.0, &hanoi, window));
        Rc::new(TriangleView { hanoi, course, here, layout, ground, track })
    }
}

impl Track {
    fn new(legs: &[Leg], hanoi: &Hanoi, window: &Window) -> Track {
        let other = other_way(legs, hanoi, window).map(|(route, stretches)| {
            (OtherWay { steps: route.steps().clone(), is_once: route.largest_disc_moves() == 1 }, stretches)
        });
        Track { stretches: track(legs, hanoi, window), other }
    }
}

impl TriangleView {
    fn place_of(&self, state: &AnyState) -> Option<TrianglePoint> {
        self.hanoi.place_of(tower(state)?)
    }

    fn state_at(&self, place: &TrianglePoint) -> Option<AnyState> {
        self.hanoi.state_at_place(place).map(AnyState::Hanoi)
    }
}

impl Viewport for TriangleView {
    fn extent(&self) -> Extent {
        if self.layout.ends().1 {
            Extent::Whole(Steps::power(3, self.hanoi.discs()))
        } else {
            Extent::Part(Some(self.layout.discs_shown()))
        }
    }

    fn grain(&self) -> Grain {
        if self.layout.level() == 0 { Grain::Dot } else { Grain::Area }
    }

    fn ends(&self) -> (bool, bool) {
        self.layout.ends()
    }

    fn dragged(&self, by: Point) -> Camera {
        self.layout.dragged(by)
    }

    fn zoomed(&self, by: isize, at: Option<Point>) -> Camera {
        self.layout.zoomed(by, at)
    }

    fn panned(&self, direction: Direction) -> Option<Camera> {
        let by = match direction {
            Direction::Left => (KEY_PAN, 0.0),
            Direction::Right => (-KEY_PAN, 0.0),
            Direction::Up => (0.0, KEY_PAN),
            Direction::Down => (0.0, -KEY_PAN),
        };
        (self.layout.level() > 0).then(|| self.layout.dragged(by))
    }

    fn place(&self, state: &AnyState) -> Option<Point> {
        let point = self.layout.point(&self.place_of(state)?);
        self.layout.shows(point, 0.0).then_some(point)
    }

    fn hit(&self, at: Point) -> Option<Hit> {
        let part = self.layout.hit(&self.ground.window, &self.ground.parts, at)?;
        let (part, level) = (self.ground.place(part), self.layout.level());
        if level == 0 {
            return self.state_at(&part).map(Hit::State);
        }
        let place = TrianglePoint { right: part.right << level, up: part.up << level };
        Some(Hit::Closer(self.layout.looking_into(&place)))
    }

    fn seeing(&self, state: &AnyState) -> Camera {
        self.layout.seeing(self.place_of(state).as_ref())
    }

    fn next(&self, from: &AnyState, direction: Direction) -> Option<AnyState> {
        let place = self.place_of(from).filter(|_| self.layout.level() == 0)?;
        let near = neighbours(&place, direction);
        self.state_at(&near.into_iter().flatten().find(|near| self.hanoi.joins_places(&place, near))?)
    }

    fn other_way(&self) -> Option<OtherWay> {
        self.track.other.as_ref().map(|(other, _)| other.clone())
    }

    fn crumbs(&self) -> Vec<Crumb> {
        crumbs::crumbs(self.hanoi.discs(), &self.layout, &self.here)
    }

    fn scene(&self, marks: &Marks<'_>) -> Scene {
        Drawing { view: self, marks }.scene()
    }
}

/// Returns a state of any puzzle as one of the tower.
fn tower(state: &AnyState) -> Option<&HanoiState> {
    if let AnyState::Hanoi(state) = state { Some(state) } else { None }
}

/// Returns the neighbours of a place in a direction, the preferred one first.
fn neighbours(
    TrianglePoint { right, up }: &TrianglePoint,
    direction: Direction,
) -> [Option<TrianglePoint>; 2] {
    let more = |number: &Steps| Some(number + &Steps::ONE);
    let less = |number: &Steps| number.checked_sub(&Steps::ONE);
    let place = |right: Option<Steps>, up: Option<Steps>| Some(TrianglePoint { right: right?, up: up? });
    let (same_right, same_up) = (Some(right.clone()), Some(up.clone()));
    match direction {
        Direction::Left => [place(less(right), same_up), None],
        Direction::Right => [place(more(right), same_up), None],
        Direction::Up => [place(same_right, more(up)), place(less(right), more(up))],
        Direction::Down => [place(same_right, less(up)), place(more(right), less(up))],
    }
}
