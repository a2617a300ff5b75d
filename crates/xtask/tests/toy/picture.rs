//! A row of switches: a plate for each, with a 1 while it is on.

use gros_solver::PieceMove;
use gros_solver::switches::{Switches, SwitchesState};

use crate::gesture::{Gesture, Meaning, move_of_piece};
use crate::scene::{Rect, Scene, Shape, Target};
use crate::subject::{Pictured, Subject, View};

/// The side of a plate, and the distance between two.
const SIDE: f64 = 80.0;
const PITCH: f64 = 100.0;

impl Pictured for Switches {
    fn move_milliseconds(&self) -> u32 {
        0
    }

    fn milliseconds(&self, _: &SwitchesState, _: &SwitchesState) -> u32 {
        0
    }

    fn scene(subject: &Subject<Switches>, _: &View<'_>) -> Scene {
        let switches: Vec<(usize, Rect)> = subject
            .state
            .pieces()
            .enumerate()
            .map(|(index, (switch, _))| (switch, Rect::new(PITCH * index as f64, 0.0, PITCH, PITCH)))
            .collect();
        let marked = subject.marked().map(|mv| mv.piece);
        let drawn = switches.iter().flat_map(|(switch, area)| {
            let plate = Rect::new(area.x + 10.0, 10.0, SIDE, SIDE);
            let face = Shape::rect("plate-face", plate, 6.0);
            let digit = u8::from(subject.state.is_on(*switch)).to_string();
            let digit = Shape::text("plate-digit", area.x + PITCH / 2.0, PITCH / 2.0, 40.0, digit);
            let halo =
                (marked == Some(*switch)).then(|| Shape::rect("strip-next-frame", plate.grown(4.0), 8.0));
            [face, digit].into_iter().chain(halo)
        });
        Scene {
            room: Rect::new(0.0, 0.0, PITCH * switches.len() as f64, PITCH),
            shapes: drawn.collect(),
            targets: switches
                .iter()
                .map(|(switch, area)| Target {
                    name: "piece",
                    pieces: *switch..=*switch,
                    area: *area,
                    outlines: Vec::new(),
                })
                .collect(),
            ..Scene::default()
        }
    }

    fn meaning(subject: &Subject<Switches>, _: &View<'_>, gesture: Gesture) -> Option<Meaning<PieceMove>> {
        move_of_piece(subject, gesture)
    }
}
