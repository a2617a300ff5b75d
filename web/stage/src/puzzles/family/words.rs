//! Text of the default board: the tag on the next move, digits, names of places, and requirements of a move.

use gros_picture::family::{Cell, Column, Figure, Row};
use gros_picture::{Scene, Target};
use gros_solver::internals::{Displacement, Wanted, sort_short_by_key};
use gros_text::Lang;
use yew::prelude::*;

use super::position::Position;
use crate::board::overlay::Overlay;
use crate::ui::component::{component, keyed, list};
use crate::ui::icons::{Shape, icon};

/// Heights of the rows, in CSS pixels.
const DIGITS: f64 = 28.0;
const PLACES: f64 = 22.0;
const BRACKETS: f64 = 40.0;
/// Space for the tag above the drawing.
pub const HEAD: f64 = 20.0;
/// Boards up to this height have no rows (`family.css`).
const LOW: f64 = 190.0;
/// Minimum width of a column with a place name, in CSS pixels.
const ROOMY: f64 = 62.0;
/// Minimum width of a column between others that has words below it, in CSS pixels.
const WORDY: f64 = 130.0;
/// Narrower columns get small digits.
const DENSE: f64 = 26.0;

/// Returns the height to reserve for text on a board of some height, in CSS pixels.
pub fn reserved_height(height: f64) -> f64 {
    if height > LOW { HEAD + DIGITS + PLACES + BRACKETS } else { HEAD }
}

pub struct Text<'a> {
    pub lang: Lang,
    pub position: &'a Position,
    pub figure: Figure,
    pub row: &'a Row,
    pub scene: &'a Scene,
    /// In CSS pixels.
    pub column_width: f64,
    /// Whether to omit the requirements to save space.
    pub is_short: bool,
}

impl Text<'_> {
    pub fn height(&self) -> f64 {
        HEAD + DIGITS
            + if self.has_names() { PLACES } else { 0.0 }
            + if self.is_short { 0.0 } else { BRACKETS }
    }

    fn has_names(&self) -> bool {
        self.column_width >= ROOMY
    }

    pub fn tag(&self) -> Html {
        let (Some(best), Some((x, y))) = (self.position.best(), self.scene.tag) else { return html! {} };
        let (room, mut cells) = (self.scene.room, self.row.cells().map(|(_, cell)| cell));
        let from = cells.find(|cell| cell.piece == best.piece).map_or(0, |cell| cell.value);
        let way = self.figure.way(Displacement::of(best.piece, from, best.to));
        component(Overlay {
            class: classes!("tag", "tag-next", "tag-family"),
            left: x / room.width,
            top: (y - room.y) / room.height,
            content: html! { <>{ icon(way.into()) }{ self.lang.piece_place(&self.position.subject.state, best.piece, best.to) }</> },
            ..Overlay::default()
        })
    }

    pub fn footer(&self) -> Html {
        html! { <>{ self.digits() }{ self.brackets() }</> }
    }

    fn digits(&self) -> Html {
        let dense = (self.column_width < DENSE).then_some("digits-dense");
        html! {
            <>
                <div class={classes!("digits", dense)} aria-hidden="true">
                    { list(self.columns().map(|(column, left)| self.digit(column, left))) }
                </div>
                if self.has_names() {
                    <div class="place-names" aria-hidden="true">
                        { list(self.columns().map(|(column, left)| self.place_name(column, left))) }
                    </div>
                }
            </>
        }
    }

    /// Returns each column with its centre as a fraction of the width.
    fn columns(&self) -> impl Iterator<Item = (&Column, f64)> {
        let middles = self.scene.targets.iter().map(|target| self.fraction(target, 0.5));
        self.row.columns.iter().zip(middles)
    }

    /// Converts a fraction of a column's width to one of the picture's width.
    fn fraction(&self, Target { area, .. }: &Target, part: f64) -> f64 {
        (area.x + part * area.width) / self.scene.room.width
    }

    /// Returns whether a column is the comb between its balls. A digit there would not read as the last one;
    /// the picture has a scale instead.
    fn is_comb_between(&self, column: &Column, left: f64) -> bool {
        let is_comb = matches!(column, Column::Piece(cell) if cell.piece == 0);
        let is_last = self.scene.targets.iter().all(|target| self.fraction(target, 0.5) <= left);
        is_comb && self.figure.has_comb && !is_last
    }

    fn comb_between(&self) -> Option<usize> {
        self.columns().position(|(column, left)| self.is_comb_between(column, left))
    }

    fn digit(&self, column: &Column, left: f64) -> Html {
        if self.is_comb_between(column, left) {
            return html! {};
        }
        let (key, text, on, next) = match column {
            Column::Piece(cell) => (cell.piece, cell.value.to_string(), cell.value > 0, cell.next.is_some()),
            Column::Gap { first, last, value: Some(value), .. } => {
                (*first, format!("{value}×{}", first.abs_diff(*last) + 1), *value > 0, false)
            }
            Column::Gap { first, .. } => (*first, "\u{2026}".to_owned(), false, false),
        };
        let class =
            classes!("digit", on.then_some("digit-on"), (next && self.row.has_marks).then_some("digit-next"));
        keyed(key, Overlay { class, left, content: text.into(), ..Overlay::default() })
    }

    fn place_name(&self, column: &Column, left: f64) -> Html {
        let Column::Piece(Cell { piece, value, next, .. }) = column else { return html! {} };
        if self.is_comb_between(column, left) {
            return html! {};
        }
        let name = self.lang.piece_place(&self.position.subject.state, *piece, *value);
        let next = next.filter(|_| self.row.has_marks);
        let class = classes!("note", "place-name", next.map(|_| "place-name-next"));
        let travel = self.position.travels.iter().find(|(traveller, _)| traveller == piece);
        let arrow = travel.map(|(_, rises)| icon(if *rises { Shape::Up } else { Shape::Down }));
        // A name that is a number is the digit above it.
        let name = Some(name).filter(|name| !name.contains(|letter: char| letter.is_ascii_digit()));
        let content = html! { <>{ list(name) }{ list(arrow) }</> };
        keyed(*piece, Overlay { class, left, content, ..Overlay::default() })
    }

    /// The requirements: met, for the next move, or violated, for a refused one.
    fn brackets(&self) -> Html {
        if self.is_short {
            return html! {};
        }
        let is_refusal = !self.position.subject.wanted.is_empty();
        let is_calm = self.row.is_calm();
        let groups = if is_refusal {
            self.groups(&self.position.subject.wanted)
        } else {
            self.groups(&self.position.needs)
        };
        let (class, shape) =
            if is_refusal { ("need-bad", Shape::Cross) } else { ("need-good", Shape::Check) };
        let group = |(index, Group { left, right, text }): (usize, Group)| {
            let content = html! { <span class="line need-words">{ icon(shape) }{ text }</span> };
            let (class, width) = (classes!("need", class), right - left);
            keyed(index, Overlay { class, left, width, content, ..Overlay::default() })
        };
        let groups = groups.into_iter().filter(|_| is_calm).enumerate().map(group);
        html! { <div class="needs" aria-hidden="true">{ list(groups) }</div> }
    }

    fn groups(&self, wanted: &[Wanted]) -> Vec<Group> {
        let place = |wanted: &Wanted| Some((self.row.column_of(wanted.piece)?, *wanted));
        let mut places: Vec<(usize, Wanted)> = wanted.iter().filter_map(place).collect();
        sort_short_by_key(&mut places, |(column, _)| *column);
        // Words below a comb between its balls would lie on theirs; the caption has them, too.
        let comb = self.comb_between().filter(|_| self.column_width < WORDY && places.len() > 1);
        places.retain(|(column, _)| Some(*column) != comb);
        let alike = |one: &(usize, Wanted), next: &(usize, Wanted)| {
            // The driver is not grouped with other pieces.
            let is_driver = (one.1.piece == 0) != (next.1.piece == 0);
            let passed = usize::from(comb.is_some_and(|comb| (one.0..next.0).contains(&comb)));
            one.1.value == next.1.value && next.0 - one.0 <= 1 + passed && !is_driver
        };
        places.chunk_by(alike).filter_map(|group| self.group(group)).collect()
    }

    fn group(&self, group: &[(usize, Wanted)]) -> Option<Group> {
        let (first, last) = (group.first()?, group.last()?);
        let edge = |column: usize, part: f64| Some(self.fraction(self.scene.targets.get(column)?, part));
        let several = group.len() > 1;
        let text = if self.has_names() {
            self.lang.must_stand_so(&self.position.subject.state, first.1, several)
        } else {
            self.lang.piece_place(&self.position.subject.state, first.1.piece, first.1.value)
        };
        Some(Group { left: edge(first.0, 0.14)?, right: edge(last.0, 0.86)?, text })
    }
}

/// Neighbours with the same requirement; edges as fractions of the width.
struct Group {
    left: f64,
    right: f64,
    text: String,
}
