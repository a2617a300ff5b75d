//! The pinch gesture on the tape, as a value: the distance between two fingers and the scale it maps to.

/// Width of a finger in pixels; smaller distances are noise.
const FINGER: f64 = 16.0;

/// The x coordinates of the pointers on an element, by their ids.
#[derive(Debug, Default)]
pub struct Pointers(Vec<(i32, f64)>);

impl Pointers {
    pub fn put(&mut self, id: i32, x: f64) {
        match self.0.iter_mut().find(|(known, _)| *known == id) {
            Some(pointer) => pointer.1 = x,
            None => self.0.push((id, x)),
        }
    }

    pub fn remove(&mut self, id: i32) {
        self.0.retain(|(known, _)| *known != id);
    }

    pub fn count(&self) -> usize {
        self.0.len()
    }

    fn distance(&self) -> Option<f64> {
        let [(_, one), (_, other), ..] = self.0[..] else { return None };
        Some((one - other).abs().max(FINGER))
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pinch {
    /// Distance and scale at the start.
    begin: (f64, usize),
    /// The scale requested last, which may not be rendered yet when the fingers move on.
    requested: usize,
}

impl Pinch {
    /// Begins a pinch at a scale; `None` unless there are two fingers.
    pub fn begin(pointers: &Pointers, scale: usize) -> Option<Pinch> {
        Some(Pinch { begin: (pointers.distance()?, scale), requested: scale })
    }

    /// Returns the change of scale: half the distance is coarser by `step`, up to the coarsest scale.
    pub fn update(&mut self, pointers: &Pointers, step: isize, coarsest: usize) -> isize {
        let Some(now) = pointers.distance() else { return 0 };
        let (begin, scale) = self.begin;
        let by = (begin / now).log2() * step as f64;
        let wanted = scale.saturating_add_signed(by.round() as isize).min(coarsest);
        let requested = std::mem::replace(&mut self.requested, wanted);
        wanted.cast_signed() - requested.cast_signed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fingers(distance: f64) -> Pointers {
        let mut fingers = Pointers::default();
        fingers.put(1, 0.0);
        fingers.put(2, 1.0);
        fingers.put(2, distance);
        fingers
    }

    #[test]
    fn moving_fingers_request_each_scale_once() {
        let mut pinch = Pinch::begin(&fingers(300.0), 3).unwrap();
        let mut by = |distance| pinch.update(&fingers(distance), 1, 9);
        assert_eq!([by(225.0), by(150.0), by(150.0), by(150.0)], [0, 1, 0, 0]);
        assert_eq!([by(75.0), by(600.0)], [1, -3]);
    }

    #[test]
    fn a_pinch_ends_at_the_finest_and_at_the_coarsest_scale() {
        let mut pinch = Pinch::begin(&fingers(160.0), 2).unwrap();
        let mut by = |distance| pinch.update(&fingers(distance), 1, 4);
        // Distances below the width of a finger count as that width.
        assert_eq!([by(1.0), by(20.0), by(160.0)], [2, 0, -2]);
        assert_eq!([by(10_000.0), by(80.0)], [-2, 3]);
        let mut one = fingers(160.0);
        one.remove(1);
        assert_eq!((one.count(), Pinch::begin(&one, 0)), (1, None));
    }
}
