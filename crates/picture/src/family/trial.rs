//! Pieces for tests.

use super::{Cell, Cues, Row, Spot};

/// Returns a piece at a place, with nothing else known about it; its goal is its last place.
pub(crate) fn cell(piece: usize, value: u16, most: u16) -> Cell {
    Cell {
        piece,
        value,
        most,
        goal: most,
        at: value.into(),
        from: value,
        allowed: Vec::new(),
        next: None,
        ghost: None,
        wanted: None,
        is_refused: false,
    }
}

/// Returns a row of pieces, given their places and last places; the last piece is number 1.
pub(crate) fn row(places: &[(u16, u16)]) -> Row {
    let spot = |(index, (value, most)): (usize, &(u16, u16))| Spot {
        piece: places.len() - index,
        value: *value,
        most: *most,
        goal: *most,
    };
    let spots: Vec<Spot> = places.iter().enumerate().map(spot).collect();
    Row::new(&spots, Cues::default(), None, 1, 60)
}
