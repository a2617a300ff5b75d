//! Finds the target that a point belongs to.

use crate::scene::{Point, Scene, Target};

impl Scene {
    /// Finds the target that a point belongs to, in units of the picture.
    ///
    /// It is the target with a spot near the point, or else the frontmost one with an outline near it, or else the target
    /// with the only outline around the point, or else the target of the nearest column. If nothing has an outline, it is the target whose area contains
    /// the point; a point beside the picture counts as one on its edge.
    ///
    /// ```
    /// use gros_picture::{Rect, Scene, Target};
    /// let peg = |peg: usize| Target { name: "peg", pieces: peg..=peg, area: Rect::new(30.0 * peg as f64, 0.0, 30.0, 50.0), outlines: Vec::new() };
    /// let scene = Scene { room: Rect::sized(90.0, 50.0), targets: vec![peg(0), peg(1)], ..Scene::default() };
    /// let found = |x, y| scene.target_at((x, y)).map(|target| *target.pieces.start());
    /// assert_eq!((found(40.0, 20.0), found(40.0, 70.0), found(80.0, 20.0)), (Some(1), Some(1), None));
    /// ```
    #[must_use]
    pub fn target_at(&self, point: Point) -> Option<&Target> {
        if self.targets.iter().all(|target| target.outlines.is_empty()) {
            let point = self.on_picture(point);
            return self.targets.iter().find(|target| target.area.holds(point));
        }
        let near = self.targets.iter().filter(|target| target.is_near(point));
        let mut around = self.targets.iter().filter(|target| target.goes_round(point));
        near.max_by_key(|target| (target.has_spot_near(point), *target.pieces.end()))
            .or_else(|| around.next().filter(|_| around.next().is_none()))
            .or_else(|| self.nearest_column(point))
    }

    fn on_picture(&self, (x, y): Point) -> Point {
        let room = self.room;
        (x.max(room.x).min(room.x + room.width), y.max(room.y).min(room.y + room.height))
    }

    fn nearest_column(&self, (x, _): Point) -> Option<&Target> {
        let distance = |target: &Target| (target.area.x + target.area.width / 2.0 - x).abs();
        self.targets.iter().min_by(|one, other| distance(one).total_cmp(&distance(other)))
    }
}

impl Target {
    /// Returns whether a point is near one of its outlines.
    fn is_near(&self, point: Point) -> bool {
        self.outlines.iter().any(|(outline, near)| is_near(outline, *near, point))
    }

    /// Returns whether a point is near an outline of a single point.
    fn has_spot_near(&self, point: Point) -> bool {
        self.outlines.iter().any(|(outline, near)| outline.len() == 1 && is_near(outline, *near, point))
    }

    /// Returns whether one of its outlines encloses a point.
    fn goes_round(&self, point: Point) -> bool {
        self.outlines.iter().any(|(outline, _)| is_inside(outline, point))
    }
}

fn is_near(outline: &[Point], near: f64, (x, y): Point) -> bool {
    outline.iter().any(|at| (at.0 - x).hypot(at.1 - y) <= near)
}

/// Returns whether a point is inside a closed outline: a line from the point to the right crosses it an odd number of
/// times.
fn is_inside(outline: &[Point], (x, y): Point) -> bool {
    let ends = outline.iter().zip(outline.iter().cycle().skip(1));
    let crosses = |(from, to): &(&Point, &Point)| {
        (from.1 > y) != (to.1 > y) && x < from.0 + (to.0 - from.0) * (y - from.1) / (to.1 - from.1)
    };
    ends.filter(crosses).count() % 2 == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Pictured, Rect, Subject, View};
    use gros_solver::{Puzzle, Rings};

    const EYES: [f64; 2] = [152.0, 86.0];

    fn nine(is_flipped: bool) -> Scene {
        let rings = Rings::new(9).unwrap();
        let state = rings.parse_state("101010101").unwrap();
        let view = View { is_flipped, ..View::of((992.0, 400.0)) };
        Rings::scene(&Subject::still(rings, state), &view)
    }

    #[test]
    fn a_point_finds_its_ring() {
        for is_flipped in [false, true] {
            let scene = nine(is_flipped);
            for ring in 1..=9_usize {
                let x = 70.0 + 80.0 * (9 - ring) as f64;
                let eye = EYES[ring % 2];
                let found = |x: f64, y| {
                    let x = if is_flipped { scene.room.width - x } else { x };
                    scene.target_at((x, y)).map(|target| *target.pieces.end())
                };
                if ring % 2 == 1 {
                    assert_eq!(found(x, eye), Some(ring), "the eye of ring {ring}");
                }
                assert_eq!(found(x + 92.1, eye + 83.0), Some(ring), "the far end of ring {ring}");
                assert_eq!(found(x, 258.0), Some(ring), "the middle of column {ring}");
                assert_eq!(found(x, 440.0), Some(ring), "the bead of ring {ring}");
            }
        }
    }

    #[test]
    fn the_mark_around_an_eye_is_its_ring() {
        const MARK: f64 = 0.8 * 17.0;
        let rings = Rings::new(5).unwrap();
        for word in 0..1 << 5 {
            let state = rings.parse_state(&format!("{word:05b}")).unwrap();
            for is_flipped in [false, true] {
                let view = View { is_flipped, ..View::of((992.0, 400.0)) };
                let scene = Rings::scene(&Subject::still(rings, state.clone()), &view);
                for ring in 1..=5_usize {
                    let x = 70.0 + 80.0 * (5 - ring) as f64;
                    let x = if is_flipped { scene.room.width - x } else { x };
                    let y = EYES[usize::from(state.is_on(ring))];
                    for (right, down) in [(0.0, 0.0), (MARK, 0.0), (-MARK, 0.0), (0.0, MARK), (0.0, -MARK)] {
                        let found = scene.target_at((x + right, y + down));
                        assert_eq!(found.map(|target| *target.pieces.end()), Some(ring), "{state}");
                    }
                }
            }
        }
    }

    #[test]
    fn the_only_outline_around_a_point_is_found_or_the_frontmost_of_several_nearby() {
        let square = |x: f64, piece: usize| Target {
            name: "ring",
            pieces: piece..=piece,
            area: Rect::new(x + 100.0, 0.0, 10.0, 100.0),
            outlines: vec![(vec![(x, 0.0), (x + 60.0, 0.0), (x + 60.0, 60.0), (x, 60.0)], 5.0)],
        };
        let scene = Scene { targets: vec![square(0.0, 2), square(40.0, 1)], ..Scene::default() };
        let found = |x, y| scene.target_at((x, y)).map(|target| *target.pieces.start());
        assert_eq!((found(20.0, 30.0), found(80.0, 30.0)), (Some(2), Some(1)));
        // Both enclose it, and the column of the first one is nearer.
        assert_eq!(found(50.0, 30.0), Some(2));
        let overlapping = Scene { targets: vec![square(0.0, 2), square(0.0, 3)], ..Scene::default() };
        assert_eq!(overlapping.target_at((1.0, 1.0)).map(|target| *target.pieces.start()), Some(3));
    }

    /// A touch in the middle of a ring's column is for that ring, also under a neighbour that hangs from its rod.
    #[test]
    fn a_rod_below_the_bar_is_its_own_ring() {
        let rings = Rings::new(3).unwrap();
        for room in [(366.0, 194.0), (992.0, 400.0)] {
            let state = rings.parse_state("011").unwrap();
            let scene = Rings::scene(&Subject::still(rings, state), &View::of(room));
            let found = |point| scene.target_at(point).map(|target| *target.pieces.start());
            let ring = |ring| scene.targets.iter().find(|target| *target.pieces.start() == ring).unwrap();
            let middle = |target: &Target| target.area.x + target.area.width / 2.0;
            let rod = middle(ring(2));
            for y in (186..260).map(f64::from) {
                assert_eq!(found((rod, y)), Some(2), "{room:?} {y}");
            }
            let body = ring(3).outlines.last().unwrap().0.iter().filter(|(x, _)| (x - rod).abs() > 11.0);
            for point in body {
                assert_eq!(found(*point), Some(3), "{room:?} {point:?}");
            }
        }
    }
}
