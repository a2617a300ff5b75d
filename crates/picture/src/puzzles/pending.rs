//! Puzzles whose pictures are still to come: they are drawn as nothing.

use gros_solver::{Chain, Hexadecimal, Puzzle, Rings, SlideOut, SpinOut};

use crate::scene::Scene;
use crate::subject::{Pictured, Subject, View};

macro_rules! pending {
    ($($puzzle:ty),+) => {$(
        impl Pictured for $puzzle {
            fn milliseconds(&self, _: &<$puzzle as Puzzle>::State, _: &<$puzzle as Puzzle>::State) -> u32 {
                0
            }

            fn scene(_: &Subject<$puzzle>, _: &View<'_>) -> Scene {
                Scene::default()
            }
        }
    )+};
}

pending!(Rings, Chain, SlideOut, Hexadecimal, SpinOut);
