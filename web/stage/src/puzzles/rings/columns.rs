//! Positions of the columns of a picture, for the digits and tags beside them.

use std::ops::RangeInclusive;

use gros_picture::{Look, Scene, Target};

use super::RingsBoardProps;

/// A column with a ring or a run of rings. Lengths are fractions of the picture's length.
#[derive(Clone, Debug, PartialEq)]
pub struct Column {
    pub rings: RangeInclusive<usize>,
    pub middle: f64,
    pub width: f64,
}

impl Column {
    /// Lists the columns of a scene, innermost first.
    pub fn all(props: &RingsBoardProps, scene: &Scene) -> Vec<Column> {
        let (room, is_upright) = (scene.room, props.look == Look::Vertical);
        let column = |target: &Target| {
            let area = target.area;
            let (at, width, length) = if is_upright {
                (area.y - room.y, area.height, room.height)
            } else {
                (area.x - room.x, area.width, room.width)
            };
            Column {
                rings: target.pieces.clone(),
                middle: (at + width / 2.0) / length,
                width: width / length,
            }
        };
        let mut columns: Vec<Column> = scene.targets.iter().map(column).collect();
        if props.free_end_left {
            columns.reverse();
        }
        columns
    }

    pub fn span(columns: &[Column]) -> (f64, f64) {
        let edges =
            |column: &Column| (column.middle - column.width / 2.0, column.middle + column.width / 2.0);
        let around = |all: (f64, f64), one: (f64, f64)| (all.0.min(one.0), all.1.max(one.1));
        let (left, right) = columns.iter().map(edges).reduce(around).unwrap_or((0.0, 1.0));
        (left, right - left)
    }

    pub fn low(&self) -> usize {
        *self.rings.start()
    }

    pub fn count(&self) -> usize {
        self.rings.end() - self.rings.start() + 1
    }
}
