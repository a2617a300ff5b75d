//! The row of pieces behind a picture of the family: columns, each with a piece at rest or in motion.

use std::ops::RangeInclusive;

use gros_solver::PieceMove;
use gros_solver::internals::{Placed, Wanted};

use super::Kin;
use super::slots::{self, Slot};
use crate::subject::{Subject, View};

/// The minimum number of columns, however narrow the room.
const FEWEST: usize = 6;

/// A piece of the puzzle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Spot {
    /// Its number.
    pub piece: usize,
    /// Where it is.
    pub value: u16,
    /// Its last place.
    pub most: u16,
    /// Where it should end up.
    pub goal: u16,
}

/// The route from another state: where the pieces were, which one was to move next, and how far it has come.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Way {
    /// The places, in the order of the row.
    pub places: Vec<u16>,
    /// The piece that was to move next.
    pub next: Option<usize>,
    /// How far the move has come, 0 … 1.
    pub part: f64,
}

/// Finds the index of the only piece that differs; none if no piece differs, or more than one.
pub(crate) fn one_that_differs(from: &[u16], to: &[u16]) -> Option<usize> {
    let mut differing = from.iter().zip(to).enumerate().filter(|(_, (one, two))| one != two);
    let (place, _) = differing.next()?;
    (from.len() == to.len() && differing.next().is_none()).then_some(place)
}

/// Lists the places of the pieces, in the order of the row.
pub(crate) fn places<P: Kin>(puzzle: &P, state: &P::State) -> Vec<u16> {
    puzzle.layout(state, 0..puzzle.pieces()).into_iter().map(|placed| placed.place).collect()
}

fn spots<P: Kin>(puzzle: &P, state: &P::State, goal: &P::State) -> Vec<Spot> {
    let all = puzzle.layout(state, 0..puzzle.pieces());
    let spot = |(Placed { piece, place, places }, goal): (Placed, u16)| Spot {
        piece,
        value: place,
        most: places.saturating_sub(1),
        goal,
    };
    all.into_iter().zip(places(puzzle, goal)).map(spot).collect()
}

/// A piece as drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Cell {
    /// Its number.
    pub piece: usize,
    /// Where it is.
    pub value: u16,
    /// Its last place.
    pub most: u16,
    /// Where it should end up.
    pub goal: u16,
    /// Where it is drawn: at its place, or between two places.
    pub at: f64,
    /// The place that it left: its current place, unless it is moving.
    pub from: u16,
    /// Where the rules let it go.
    pub allowed: Vec<u16>,
    /// Where it goes if it moves next.
    pub next: Option<u16>,
    /// Where it would go if it is being pointed at.
    pub ghost: Option<u16>,
    /// Where it should be if it blocked a refused move.
    pub wanted: Option<u16>,
    /// Whether its move was refused.
    pub is_refused: bool,
}

impl Cell {
    /// Returns the place where the result of a move is shown: the next move, or the one being pointed at.
    #[must_use]
    pub fn outcome(&self) -> Option<u16> {
        self.next.or(self.ghost)
    }

    /// Returns the place meant when the piece is chosen: one up, one down, or its best place.
    #[must_use]
    pub fn target(&self, more: Option<bool>) -> u16 {
        let toward = if self.value < self.goal { self.value + 1 } else { self.value.saturating_sub(1) };
        let target = match (more, self.next, &self.allowed[..]) {
            _ if self.most == 1 => 1 - self.value.min(1),
            (Some(true), ..) => self.value + 1,
            // Nothing is below the lowest place, so the piece is asked to go up, which is refused if something holds
            // it.
            (Some(false), ..) if self.value > 0 => self.value - 1,
            (Some(false), ..) => 1,
            (None, Some(next), _) => next,
            (None, None, [only]) => *only,
            (None, None, _) if self.value == self.goal && self.value == 0 => 1,
            (None, None, _) => toward,
        };
        target.min(self.most)
    }
}

/// A column of the drawing.
#[derive(Clone, Debug, PartialEq)]
pub enum Column {
    /// A piece.
    Piece(Cell),
    /// Pieces left out: the first and last number, and their place if they share one.
    Gap {
        /// The number of the leftmost.
        first: usize,
        /// The number of the rightmost.
        last: usize,
        /// The place that they share.
        value: Option<u16>,
        /// Whether one of them was in the way of a refused move.
        is_blocker: bool,
    },
}

impl Column {
    /// Returns its pieces, from the lowest number to the highest.
    #[must_use]
    pub fn pieces(&self) -> RangeInclusive<usize> {
        match self {
            Column::Piece(cell) => cell.piece..=cell.piece,
            Column::Gap { first, last, .. } => *first.min(last)..=*first.max(last),
        }
    }
}

/// The marks on the pieces.
#[derive(Clone, Copy, Default)]
pub(crate) struct Cues<'a> {
    /// The moves that the rules allow.
    pub legal: &'a [PieceMove],
    /// The next move on the route to the goal.
    pub best: Option<PieceMove>,
    /// The refused move.
    pub refused: Option<PieceMove>,
    /// Where the pieces that blocked it should be.
    pub wanted: &'a [Wanted],
}

/// All pieces, in columns.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Row {
    /// The columns, from the left.
    pub columns: Vec<Column>,
    /// The piece in motion, and how far it has come.
    pub moving: Option<(usize, f64)>,
    /// Whether to mark what can move and what moves next.
    pub has_marks: bool,
    /// Whether to show where the pieces that blocked a refused move should be.
    pub is_refusing: bool,
    /// The piece that moves next, before and after the move.
    pub next: (Option<usize>, Option<usize>),
}

impl Row {
    /// Returns the pieces of a state in as many columns as there is room for.
    #[must_use]
    pub fn of<P: Kin>(subject: &Subject<P>, view: &View<'_>) -> Row {
        let Subject { puzzle, state, goal, legal, refused, wanted, .. } = subject;
        let goal = if view.is_still { state } else { goal };
        let way = subject.moving.as_ref().map(|moving| Way {
            places: places(puzzle, &moving.from),
            next: subject.was_next,
            part: moving.part,
        });
        let cues = Cues { legal, best: subject.marked().copied(), refused: *refused, wanted };
        // The piece at the free end moves every other time; the row stays around the other one.
        let slow = legal.iter().map(|mv| mv.piece).max().unwrap_or(1);
        let most = ((view.room.0 / puzzle.figure().narrowest) as usize).max(FEWEST);
        let spots = spots(puzzle, state, goal);
        let row = Row::new(&spots, cues, way.as_ref(), view.around.unwrap_or(slow), most);
        Row { has_marks: subject.has_marks, ..row.with_ghost(view.hovered) }
    }

    /// Lays out a row in at most `most` columns, keeping the piece `centre` in view.
    pub(crate) fn new(spots: &[Spot], cues: Cues<'_>, way: Option<&Way>, centre: usize, most: usize) -> Row {
        let next = cues.best.map(|best| best.piece);
        let here: Vec<u16> = spots.iter().map(|spot| spot.value).collect();
        let differing = way.and_then(|way| Some((way, one_that_differs(&way.places, &here)?)));
        let at = |place: usize, spot: &Spot| match differing {
            Some((way, moved)) if moved == place => {
                let from = way.places.get(place).copied().unwrap_or(spot.value);
                (from, f64::from(from) + (f64::from(spot.value) - f64::from(from)) * way.part)
            }
            _ => (spot.value, f64::from(spot.value)),
        };
        let focus = spots.iter().position(|spot| spot.piece == centre).unwrap_or(0);
        let column = |slot: Slot| match slot {
            Slot::Piece(place) => {
                spots.get(place).map(|spot| Column::Piece(cell(*spot, at(place, spot), cues)))
            }
            Slot::Gap(first, last) => gap(spots.get(first..=last)?, cues.wanted),
        };
        let moving = differing.and_then(|(way, place)| spots.get(place).map(|spot| (spot.piece, way.part)));
        Row {
            columns: slots::lay_out(spots.len(), focus, most).into_iter().filter_map(column).collect(),
            moving,
            has_marks: true,
            is_refusing: !cues.wanted.is_empty(),
            next: (way.map_or(next, |way| way.next), next),
        }
    }

    /// Shows where the piece being pointed at would go, if it can move.
    fn with_ghost(mut self, piece: Option<usize>) -> Row {
        for column in &mut self.columns {
            if let Column::Piece(cell) = column {
                let target = Some(cell.target(None)).filter(|target| cell.allowed.contains(target));
                cell.ghost = target.filter(|_| Some(cell.piece) == piece);
            }
        }
        self
    }

    /// Returns the row as it is drawn: where nothing is marked, only the piece that one points at is.
    pub(crate) fn pointed_at(&self, hovered: Option<usize>) -> Row {
        let mut row = self.clone();
        if !self.has_marks {
            row.has_marks = true;
            for column in &mut row.columns {
                if let Column::Piece(cell) = column {
                    cell.next = None;
                    cell.allowed.retain(|_| Some(cell.piece) == hovered);
                }
            }
        }
        row
    }

    /// Returns the visible pieces, each with its column.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = (usize, &Cell)> {
        self.columns.iter().enumerate().filter_map(|(index, column)| match column {
            Column::Piece(cell) => Some((index, cell)),
            Column::Gap { .. } => None,
        })
    }

    /// Returns the column of a piece, whether it is shown or left out.
    #[must_use]
    pub fn column_of(&self, piece: usize) -> Option<usize> {
        self.columns.iter().position(|column| column.pieces().contains(&piece))
    }

    /// Returns whether nothing is in motion.
    #[must_use]
    pub fn is_still(&self) -> bool {
        self.moving.is_none()
    }

    /// Returns whether marks can be shown: nothing is in motion or about to be.
    #[must_use]
    pub fn is_calm(&self) -> bool {
        self.is_still() && self.has_marks
    }
}

fn cell(spot: Spot, (from, at): (u16, f64), cues: Cues<'_>) -> Cell {
    let Spot { piece, value, most, goal } = spot;
    let mine = |mv: &&PieceMove| mv.piece == piece;
    Cell {
        piece,
        value,
        most,
        goal,
        at,
        from,
        allowed: cues.legal.iter().filter(mine).map(|mv| mv.to).collect(),
        next: cues.best.as_ref().filter(mine).map(|mv| mv.to),
        ghost: None,
        wanted: cues.wanted.iter().find(|wanted| wanted.piece == piece).map(|wanted| wanted.value),
        is_refused: cues.refused.as_ref().is_some_and(|mv| mv.piece == piece),
    }
}

fn gap(spots: &[Spot], wanted: &[Wanted]) -> Option<Column> {
    let (first, last) = (spots.first()?, spots.last()?);
    let alike = spots.iter().all(|spot| spot.value == first.value);
    let range = first.piece.min(last.piece)..=first.piece.max(last.piece);
    Some(Column::Gap {
        first: first.piece,
        last: last.piece,
        value: alike.then_some(first.value),
        is_blocker: wanted.iter().any(|wanted| range.contains(&wanted.piece)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::trial;

    fn cell(value: u16, most: u16, allowed: &[u16], next: Option<u16>) -> Cell {
        Cell { allowed: allowed.to_vec(), next, ..trial::cell(1, value, most) }
    }

    #[test]
    fn a_piece_with_two_places_goes_to_the_other() {
        for more in [None, Some(true), Some(false)] {
            assert_eq!(cell(0, 1, &[1], None).target(more), 1);
            assert_eq!(cell(1, 1, &[], None).target(more), 0);
        }
    }

    #[test]
    fn a_piece_goes_where_it_is_pushed_or_where_it_should() {
        let middle = cell(2, 4, &[1, 3], Some(1));
        let pushed = [Some(true), Some(false), None].map(|more| middle.target(more));
        assert_eq!(pushed, [3, 1, 1]);
        assert_eq!(cell(2, 4, &[1], None).target(None), 1);
        assert_eq!(cell(2, 4, &[], None).target(None), 3);
        assert_eq!(cell(4, 4, &[], None).target(None), 3);
        assert_eq!(cell(0, 4, &[], None).target(Some(false)), 1);
        assert_eq!(cell(4, 4, &[], None).target(Some(true)), 4);
    }

    #[test]
    fn a_piece_is_on_its_way_alone() {
        let spots: Vec<Spot> =
            [(3, 0), (2, 1), (1, 2)].map(|(piece, value)| Spot { piece, value, most: 2, goal: 2 }).into();
        let way = |places: [u16; 3]| Way { places: places.into(), next: Some(1), part: 0.25 };
        let row = Row::new(&spots, Cues::default(), Some(&way([0, 1, 1])), 1, 9);
        let at: Vec<f64> = row.cells().map(|(_, cell)| cell.at).collect();
        assert_eq!((at, row.moving), (vec![0.0, 1.0, 1.25], Some((1, 0.25))));
        assert!(Row::new(&spots, Cues::default(), Some(&way([1, 1, 1])), 1, 9).is_still());
    }
}
