//! The overview while one solves: its range grows with each move, and what was on it glides to its new place.

use gros_picture::decimal::hundredths;
use gros_solver::Steps;
use yew::prelude::*;

use crate::ui::geometry::use_geometry;

/// A change of the range, and the class that animates it.
#[derive(Clone, Debug, PartialEq)]
struct Rescale {
    steps: Steps,
    /// How many times as wide the old range makes the picture of the new one.
    from: f64,
    class: Option<&'static str>,
}

impl Rescale {
    fn to(&self, steps: &Steps) -> Rescale {
        let from = steps.to_f64() / self.steps.to_f64();
        let is_shown = from.is_normal() && from <= 2.0;
        // An animation with another name starts again.
        let name =
            if self.class == Some("ruler-rescales") { "ruler-rescales-again" } else { "ruler-rescales" };
        Rescale { steps: steps.clone(), from, class: is_shown.then_some(name) }
    }
}

/// Returns the class of the ruler, and a reference for its element.
#[hook]
pub fn use_rescale(steps: &Steps, is_solving: bool) -> (Option<&'static str>, NodeRef) {
    let last = use_mut_ref(|| Rescale { steps: steps.clone(), from: 1.0, class: None });
    let mut last = last.borrow_mut();
    if last.steps != *steps {
        *last = last.to(steps);
    }
    let node = use_geometry(vec![("--rescale", hundredths(last.from).to_string())]);
    (last.class.filter(|_| is_solving), node)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_change_is_animated_anew() {
        let start = Rescale { steps: 4u32.into(), from: 1.0, class: None };
        let grown = start.to(&5u32.into());
        assert_eq!((grown.from, grown.class), (1.25, Some("ruler-rescales")));
        assert_eq!(grown.to(&4u32.into()).class, Some("ruler-rescales-again"));
        for empty in [grown.to(&Steps::ZERO), start.to(&Steps::ZERO).to(&1u32.into())] {
            assert_eq!(empty.class, None);
        }
        assert_eq!(start.to(&341u32.into()).class, None, "another timeline");
    }
}
