//! A small tower with a row for each disc, which shows the disc on its peg.

use gros_solver::internals::Placed;

use crate::marks::framed;
use crate::mini::{Mini, target};
use crate::scene::{Rect, Scene, Shape};

/// With more discs than this, it is easier to type the notation.
const MOST_DISCS: usize = 12;
/// The widths of the smallest and the largest disc, as fractions of the room for it.
const WIDTHS: [f64; 2] = [0.26, 0.92];
/// The width of a peg.
const PEG: f64 = 4.0;

/// Draws discs, the largest first, on this many pegs; none if there are too many discs.
pub(super) fn scene(discs: &[Placed], pegs: usize, mini: &Mini<'_>) -> Option<Scene> {
    if discs.is_empty() || discs.len() > MOST_DISCS {
        return None;
    }
    let tower = Tower { discs: discs.len(), column: mini.width / pegs as f64, mini };
    let (foot, plate) = (tower.row() * discs.len() as f64, mini.pick(32.0, 20.0));
    let mut rows: Vec<&Placed> = discs.iter().collect();
    rows.sort_by_key(|disc| disc.piece);
    let mut shapes: Vec<Shape> = (0..pegs).map(|peg| tower.peg(peg, foot)).collect();
    shapes.extend(rows.iter().enumerate().flat_map(|(row, disc)| tower.disc(row, disc)));
    shapes.push(Shape::rect("mini-plate", Rect::new(0.5, foot + 0.5, mini.width - 1.0, plate - 1.0), 2.0));
    shapes.extend((0..pegs).map(|peg| {
        let letter = super::peg_of(peg).to_string();
        Shape::text("mini-letter", tower.middle(peg), foot + plate / 2.0, mini.pick(16.0, 13.0), letter)
    }));
    let area = |row: usize| Rect::new(0.0, tower.row() * row as f64, mini.width, tower.row());
    let targets = rows.iter().enumerate().map(|(row, disc)| target(disc.piece, area(row))).collect();
    Some(Scene { room: Rect::sized(mini.width, foot + plate), shapes, targets, ..Scene::default() })
}

struct Tower<'a> {
    discs: usize,
    /// The width of a peg's column.
    column: f64,
    mini: &'a Mini<'a>,
}

impl Tower<'_> {
    fn row(&self) -> f64 {
        self.mini.pick(44.0, 32.0)
    }

    fn middle(&self, peg: usize) -> f64 {
        self.column * (peg as f64 + 0.5)
    }

    fn peg(&self, peg: usize, foot: f64) -> Shape {
        Shape::rect("mini-peg", Rect::new(self.middle(peg) - PEG / 2.0, 0.0, PEG, foot), PEG / 2.0)
    }

    fn disc(&self, row: usize, disc: &Placed) -> [Shape; 2] {
        let [least, most] = WIDTHS;
        let width = self.column * (least + (most - least) * disc.piece as f64 / self.discs as f64);
        let height = self.row() - self.mini.pick(8.0, 4.0);
        let (x, y) = (self.middle(disc.place.into()), self.row() * (row as f64 + 0.5));
        let area = Rect::around((x, y), width, height);
        let roles = if disc.piece % 2 == 1 {
            ["mini-disc-odd", "disc-label-odd"]
        } else {
            ["mini-disc-even", "disc-label-even"]
        };
        framed(roles, area, 5.0, self.mini.pick(17.0, 13.0), disc.piece.to_string())
    }
}
