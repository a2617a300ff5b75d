//! The lines of the golden ratio, close to which the cold positions of Wythoff's game lie.

use gros_solver::wythoff::{Rule, cold};
use gros_solver::{AnyState, Steps};

use super::any::position_of;
use crate::explain::card::Plot;
use crate::{Key, Lang};

/// The golden ratio, for drawing only.
const GOLDEN: f64 = 1.618_033_988_749_895;
/// The smallest square.
const LEAST_SIDE: u32 = 21;
/// Approximately how many cold positions are drawn on each line.
const DRAWN: u32 = 24;

impl Lang {
    pub(crate) fn golden_plot(self, here: &AnyState) -> Plot {
        let (left, right) =
            position_of(here).map(|here| (here.left.clone(), here.right.clone())).unwrap_or_default();
        let side = &left.clone().max(right.clone()).max(LEAST_SIDE.into()) + &Steps::ONE;
        // The larger pile of the k-th cold position is about 2.618 k.
        let stride = &side.scale_down(&382u32.into(), &1_000u32.into()).divided_by(DRAWN) + &Steps::ONE;
        let part = |pile: &Steps| pile.fraction_of(&side);
        let cold = (0..=DRAWN).map(|index| cold(Rule::Wythoff, &stride.times(index)));
        let pairs = cold.filter(|cold| cold.right <= side).map(|cold| (part(&cold.left), part(&cold.right)));
        let places = pairs.flat_map(|(low, high)| [(low, high), (high, low)]).collect();
        let words = self.text(Key::WythoffGoldenLines);
        Plot {
            words: words.to_owned(),
            here: (part(&left), part(&right)),
            side: self.number(&side),
            slope: GOLDEN,
            places,
        }
    }
}
