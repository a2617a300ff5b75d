//! The state of the pointer on a board: pressed, carrying, or neither.

use gros_picture::{Gesture, Point};

/// How far a pointer must go for something to be carried, in CSS pixels.
const DRAG: f64 = 8.0;
/// Something that was carried this far and is let go closer than that to where it was is put back, in CSS pixels.
const FAR: f64 = 24.0;

/// The state of the pointer.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Press {
    from: Option<Held>,
    is_answered: bool,
}

/// Where it was pressed.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Held {
    target: usize,
    at: Point,
    /// The farthest distance that it reached, in CSS pixels.
    furthest: f64,
    is_back: bool,
}

impl Held {
    fn is_carried(&self) -> bool {
        self.furthest >= DRAG
    }
}

impl Press {
    /// Returns a pointer that was pressed on a target, at a point of the picture.
    pub fn on(target: Option<usize>, at: Point) -> Press {
        let held = |target| Held { target, at, furthest: 0.0, is_back: false };
        Press { from: target.map(held), is_answered: false }
    }

    /// Returns whether something is being carried.
    pub fn is_carrying(&self) -> bool {
        self.from.is_some_and(|held| held.is_carried())
    }

    /// Moves the pointer to a point of the picture, where a CSS pixel is `unit` units.
    pub fn go(&mut self, to: Point, unit: f64) -> Option<Gesture> {
        let held = self.from.as_mut()?;
        let by = (to.0 - held.at.0, to.1 - held.at.1);
        let far = by.0.hypot(by.1) / unit;
        held.furthest = held.furthest.max(far);
        held.is_back = held.furthest >= FAR && far < DRAG;
        held.is_carried().then_some(Gesture::Carry { target: held.target, from: held.at, by })
    }

    /// Releases the pointer at a point of the picture, over a target or beside the board.
    pub fn end(&mut self, to: Point, over: Option<usize>) -> Option<Gesture> {
        let held = self.from.take().filter(Held::is_carried)?;
        self.is_answered = true;
        if held.is_back {
            return Some(Gesture::Cancel);
        }
        let by = (to.0 - held.at.0, to.1 - held.at.1);
        Some(Gesture::Drop { target: held.target, from: held.at, by, over })
    }

    /// Cancels the press.
    pub fn cancel(&mut self) -> Option<Gesture> {
        self.from.take().filter(Held::is_carried).map(|_| Gesture::Cancel)
    }

    /// Handles the click that follows: it is ignored after something was dropped.
    pub fn click(&mut self, target: Option<usize>, at: Option<Point>) -> Option<Gesture> {
        let is_answered = std::mem::take(&mut self.is_answered) && at.is_some();
        target.filter(|_| !is_answered).map(|target| Gesture::Choose { target, at })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_press_that_stays_is_a_click() {
        let mut press = Press::on(Some(2), (10.0, 10.0));
        assert_eq!(press.go((12.0, 12.0), 1.0), None);
        assert_eq!(press.end((12.0, 12.0), Some(2)), None);
        let at = Some((12.0, 12.0));
        assert_eq!(press.click(Some(2), at), Some(Gesture::Choose { target: 2, at }));
    }

    #[test]
    fn a_drop_ignores_the_click_that_follows() {
        let mut press = Press::on(Some(2), (10.0, 10.0));
        let carried = Gesture::Carry { target: 2, from: (10.0, 10.0), by: (20.0, 0.0) };
        assert_eq!(press.go((30.0, 10.0), 1.0), Some(carried));
        assert!(press.is_carrying());
        // Even back at the start, it is still in the hand.
        assert!(press.go((10.0, 10.0), 1.0).is_some());
        let dropped = Gesture::Drop { target: 2, from: (10.0, 10.0), by: (40.0, 0.0), over: Some(1) };
        assert_eq!(press.end((50.0, 10.0), Some(1)), Some(dropped));
        assert_eq!(press.click(Some(1), Some((50.0, 10.0))), None);
        // A drag by finger is not followed by a click: the next one counts, and so does one by keyboard.
        assert!(press.click(Some(1), Some((50.0, 10.0))).is_some());
    }

    #[test]
    fn what_is_carried_back_is_put_back() {
        let released_after = |ways: &[f64]| {
            let mut press = Press::on(Some(2), (0.0, 0.0));
            for way in ways {
                press.go((0.0, *way), 2.0);
            }
            press.end((0.0, *ways.last().unwrap()), Some(2))
        };
        let dropped =
            |way| Some(Gesture::Drop { target: 2, from: (0.0, 0.0), by: (0.0, way), over: Some(2) });
        assert_eq!(released_after(&[90.0, 4.0]), Some(Gesture::Cancel));
        assert_eq!(released_after(&[90.0, 4.0, 60.0]), dropped(60.0));
        // A trembling finger was not far away.
        assert_eq!(released_after(&[20.0, 4.0]), dropped(4.0));
    }

    #[test]
    fn the_distance_is_measured_on_the_screen() {
        let mut press = Press::on(Some(0), (0.0, 0.0));
        assert_eq!(press.go((15.0, 0.0), 2.0), None);
        assert!(press.go((17.0, 0.0), 2.0).is_some());
    }

    #[test]
    fn a_press_beside_all_targets_does_nothing() {
        let mut press = Press::on(None, (0.0, 0.0));
        assert_eq!(press.go((90.0, 0.0), 1.0), None);
        assert_eq!((press.end((90.0, 0.0), None), press.cancel()), (None, None));
    }

    #[test]
    fn a_carried_piece_goes_back_when_the_pointer_is_cancelled() {
        let mut press = Press::on(Some(0), (0.0, 0.0));
        assert!(press.go((90.0, 0.0), 1.0).is_some());
        assert_eq!(press.cancel(), Some(Gesture::Cancel));
        assert_eq!(press.cancel(), None);
    }
}
