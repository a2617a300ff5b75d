//! The rows of text under the drawing, and the mark of the next move: digits, places, and what must stand how.

use gros_picture::family::{Cell, Column, Figure, Row};
use gros_picture::{Scene, Target};
use gros_solver::{Displacement, Wanted, sort_short_by_key};
use gros_text::Lang;
use yew::prelude::*;

use super::position::Position;
use crate::board::overlay::Overlay;
use crate::ui::component::{component, keyed};
use crate::ui::icons::{Shape, icon};

/// The heights of the rows, in CSS pixels.
const DIGITS: f64 = 28.0;
const PLACES: f64 = 22.0;
const BRACKETS: f64 = 40.0;
/// Above the drawing there is so much room for the mark of the next move.
const HEAD: f64 = 20.0;
/// A board no higher than this, in CSS pixels, has no rows (`family.css`).
const LOW: f64 = 190.0;
/// A column narrower than this, in CSS pixels, has no room for the name of a place,
const ROOMY: f64 = 62.0;
/// and one narrower than this only for a small digit.
const DENSE: f64 = 26.0;

/// Returns how much of a board so high, in CSS pixels, is for rows of text at most.
pub fn most(height: f64) -> f64 {
    if height > LOW { HEAD + DIGITS + PLACES + BRACKETS } else { HEAD }
}

/// The rows of text of a board.
pub struct Rows<'a> {
    /// The language.
    pub lang: Lang,
    /// What the board is given.
    pub given: &'a Position,
    /// What the drawing differs in from others.
    pub figure: Figure,
    /// The columns.
    pub row: &'a Row,
    /// Their picture.
    pub scene: &'a Scene,
    /// The width of a column, in CSS pixels.
    pub column_width: f64,
    /// Whether there is no room for brackets.
    pub is_short: bool,
}

impl Rows<'_> {
    /// Returns the height of all rows, in CSS pixels.
    pub fn height(&self) -> f64 {
        HEAD + DIGITS
            + if self.has_names() { PLACES } else { 0.0 }
            + if self.is_short { 0.0 } else { BRACKETS }
    }

    fn has_names(&self) -> bool {
        self.column_width >= ROOMY
    }

    /// The mark of the next move: which way, and where to.
    pub fn tag(&self) -> Html {
        let (Some(best), Some((x, y))) = (self.given.best(), self.scene.tag) else { return html! {} };
        let (room, mut cells) = (self.scene.room, self.row.cells().map(|(_, cell)| cell));
        let from = cells.find(|cell| cell.piece == best.piece).map_or(0, |cell| cell.value);
        let way = self.figure.way(Displacement::of(best.piece, from, best.to));
        component(Overlay {
            class: classes!("tag", "tag-next", "tag-family"),
            left: x / room.width,
            top: (y - room.y) / room.height,
            inside: html! { <>{ icon(way.into()) }{ self.lang.place_of(&self.given.subject.state, best) }</> },
            ..Overlay::default()
        })
    }

    /// The rows below the picture.
    pub fn below(&self) -> Html {
        html! { <>{ self.digits() }{ self.brackets() }</> }
    }

    /// The digit of each piece, and the name of its place where there is room.
    fn digits(&self) -> Html {
        let dense = (self.column_width < DENSE).then_some("digits-dense");
        html! {
            <>
                <div class={classes!("digits", dense)} aria-hidden="true">
                    { for self.each().map(|(column, left)| self.digit(column, left)) }
                </div>
                if self.has_names() {
                    <div class="place-names" aria-hidden="true">
                        { for self.each().map(|(column, left)| self.place_name(column, left)) }
                    </div>
                }
            </>
        }
    }

    /// Returns each column with its middle, as a part of the width.
    fn each(&self) -> impl Iterator<Item = (&Column, f64)> {
        let middles = self.scene.targets.iter().map(|target| self.across(target, 0.5));
        self.row.columns.iter().zip(middles)
    }

    /// Returns a part of a column's width, as a part of the width of the picture.
    fn across(&self, Target { area, .. }: &Target, part: f64) -> f64 {
        (area.x + part * area.width) / self.scene.room.width
    }

    /// Tells whether a column is that of a comb that stands between its balls: there a digit would not be read as the
    /// last one, and the picture has a scale for it.
    fn is_comb_between(&self, column: &Column, left: f64) -> bool {
        let is_comb = matches!(column, Column::Piece(cell) if cell.piece == 0);
        let is_last = self.scene.targets.iter().all(|target| self.across(target, 0.5) <= left);
        is_comb && self.figure.has_comb && !is_last
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
        keyed(key, Overlay { class, left, inside: text.into(), ..Overlay::default() })
    }

    fn place_name(&self, column: &Column, left: f64) -> Html {
        let Column::Piece(Cell { piece, value, next, .. }) = column else { return html! {} };
        if self.is_comb_between(column, left) {
            return html! {};
        }
        let name = self.lang.piece_place(&self.given.subject.state, *piece, *value);
        let next = next.filter(|_| self.row.has_marks);
        let class = classes!("place-name", next.map(|_| "place-name-next"));
        let travel = self.given.travels.iter().find(|(traveller, _)| traveller == piece);
        let arrow = travel.map(|(_, rises)| icon(if *rises { Shape::Up } else { Shape::Down }));
        let inside = html! { <>{ name }{ for arrow }</> };
        keyed(*piece, Overlay { class, left, inside, ..Overlay::default() })
    }

    /// What must stand how: for the next move, and it does; or for a refused one, and it does not.
    fn brackets(&self) -> Html {
        if self.is_short {
            return html! {};
        }
        let is_refusal = !self.given.subject.wanted.is_empty();
        let still = self.row.is_calm();
        let groups =
            if is_refusal { self.groups(&self.given.subject.wanted) } else { self.groups(&self.given.needs) };
        let (class, shape) =
            if is_refusal { ("need-bad", Shape::Cross) } else { ("need-good", Shape::Check) };
        let group = |(index, Group { left, right, text }): (usize, Group)| {
            let inside = html! { <span class="need-words">{ icon(shape) }{ text }</span> };
            let (class, width) = (classes!("need", class), right - left);
            keyed(index, Overlay { class, left, width, inside, ..Overlay::default() })
        };
        let groups = groups.into_iter().filter(|_| still).enumerate().map(group);
        html! { <div class="needs" aria-hidden="true">{ for groups }</div> }
    }

    /// Puts neighbours that must stand alike together.
    fn groups(&self, wanted: &[Wanted]) -> Vec<Group> {
        let place = |wanted: &Wanted| Some((self.row.column_of(wanted.piece)?, *wanted));
        let mut places: Vec<(usize, Wanted)> = wanted.iter().filter_map(place).collect();
        sort_short_by_key(&mut places, |(column, _)| *column);
        let alike = |one: &(usize, Wanted), next: &(usize, Wanted)| {
            // The driver is no piece among others.
            let is_driver = (one.1.piece == 0) != (next.1.piece == 0);
            one.1.value == next.1.value && next.0 - one.0 <= 1 && !is_driver
        };
        places.chunk_by(alike).filter_map(|group| self.group(group)).collect()
    }

    fn group(&self, group: &[(usize, Wanted)]) -> Option<Group> {
        let (first, last) = (group.first()?, group.last()?);
        let edge = |column: usize, part: f64| Some(self.across(self.scene.targets.get(column)?, part));
        let several = group.len() > 1;
        let text = if self.has_names() {
            self.lang.must_stand_so(&self.given.subject.state, first.1, several)
        } else {
            self.lang.piece_place(&self.given.subject.state, first.1.piece, first.1.value)
        };
        Some(Group { left: edge(first.0, 0.14)?, right: edge(last.0, 0.86)?, text })
    }
}

/// Neighbours that must stand alike: from where to where, and how.
struct Group {
    left: f64,
    right: f64,
    text: String,
}
