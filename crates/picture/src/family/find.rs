//! Finds the piece at a point of the picture, and which way it should go.

use crate::family::{Column, Row};
use crate::scene::{Point, Rect, Scene, Target};

/// A piece, and whether it should go to a larger or a smaller place; none for its best place.
pub type Choice = (usize, Option<bool>);

/// Returns the piece whose column holds a point; a point above or below the piece itself also says which way it should
/// go.
///
/// `rises` says that larger places are drawn higher. A point below the picture gives no direction.
#[must_use]
pub fn find(row: &Row, scene: &Scene, (x, y): Point, rises: bool) -> Option<Choice> {
    let on = |target: &Target| frame(target).is_some_and(|frame| frame.holds((x, y)));
    let inside = |target: &Target| (target.area.x..=target.area.x + target.area.width).contains(&x);
    let targets = &scene.targets;
    // A piece that leaves its column is drawn over the others and comes last in the row.
    let index = targets.iter().rposition(on).or_else(|| targets.iter().position(inside))?;
    let Column::Piece(cell) = row.columns.get(index)? else { return None };
    let piece = targets.get(index).and_then(frame)?;
    let (top, foot) = (piece.y, piece.y + piece.height);
    let more = (y < (top + foot) / 2.0) == rises;
    let has_place = if more { cell.value < cell.most } else { cell.value > 0 };
    let is_beside = !(top..=foot).contains(&y) && y < scene.room.y + scene.room.height && has_place;
    Some((cell.piece, is_beside.then_some(more)))
}

/// Returns the rectangle around the drawn part of a target.
fn frame(target: &Target) -> Option<Rect> {
    let (points, near) = target.outlines.last()?;
    let (first, last) = (points.first()?, points.get(2)?);
    Some(Rect::new(first.0, first.1, last.0 - first.0, last.1 - first.1).grown(*near))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::trial::cell;
    use crate::family::{Drawn, Span, scene};

    #[test]
    fn a_point_finds_its_piece_and_which_way_it_should_go() {
        let gap = Column::Gap { first: 7, last: 3, value: None, is_blocker: false };
        let piece = |piece, value, most| Column::Piece(cell(piece, value, most));
        let columns = vec![piece(2, 1, 2), gap, piece(1, 1, 1)];
        let row = Row { columns, ..Row::default() };
        let spans =
            [50.0, 150.0, 250.0].map(|x| Span { x, width: 100.0, y: 200.0, r: 20.0, found: None }).into();
        let drawn = Drawn { shapes: Vec::new(), room: Rect::sized(300.0, 400.0), spans, tag: None };
        let scene = scene(&row, drawn);
        let at = |x, y| find(&row, &scene, (x, y), true);
        assert_eq!(
            [at(40.0, 190.0), at(40.0, 90.0), at(40.0, 290.0)],
            [Some((2, None)), Some((2, Some(true))), Some((2, Some(false)))]
        );
        // There is no direction below the picture, nor for a piece that has nowhere to go.
        assert_eq!([at(260.0, 450.0), at(260.0, 90.0)], [Some((1, None)), Some((1, None))]);
        assert_eq!([at(150.0, 200.0), at(900.0, 200.0)], [None, None]);
        assert_eq!(find(&row, &scene, (40.0, 90.0), false), Some((2, Some(false))));
        assert_eq!(scene.targets.iter().map(Target::value).collect::<Vec<_>>(), ["2", "3-7", "1"]);
    }
}
