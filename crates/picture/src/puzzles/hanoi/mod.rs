//! The tower: discs on pegs, coloured by parity, since parity decides which way a disc goes.

mod drawing;
mod layout;
mod mini;
mod strip;
mod styles;
mod triangle;

use gros_solver::{DiscMove, Hanoi, HanoiState, Peg, Puzzle};

use crate::graph::{Graph, Places};
use crate::material::Material;
use crate::mini::Mini;
use crate::note::{Note, Way};
use crate::rules;
use crate::scene::{Rect, Scene, Target};
use crate::subject::{Pictured, Subject, View};
use drawing::Drawing;
use layout::{Block, Frame, Tower};
pub(crate) use styles::STYLES;
pub(crate) use triangle::STYLES as TRIANGLE_STYLES;
use triangle::Triangle;

/// How long a disc takes from peg to peg, in milliseconds.
const MILLISECONDS: u32 = 450;

impl Pictured for Hanoi {
    fn rule_figures(&self, _: bool) -> Vec<Scene> {
        rules::of_towers()
    }

    fn material(&self) -> Material {
        Material::Wood
    }

    fn move_milliseconds(&self) -> u32 {
        MILLISECONDS
    }

    fn milliseconds(&self, from: &HanoiState, to: &HanoiState) -> u32 {
        if disc_that_differs(from, to).is_some() { MILLISECONDS } else { 0 }
    }

    fn way(&self, _: &HanoiState, _: &DiscMove) -> Way {
        Way::Right
    }

    fn note(&self, _: &HanoiState, mv: &DiscMove) -> Note {
        Note::new(mv.disc, Way::Right, mv.to)
    }

    fn scene(subject: &Subject<Hanoi>, view: &View<'_>) -> Scene {
        let frame = Frame::of(view);
        let pegs = subject.puzzle.pegs().count();
        let moved = subject.moving.as_ref().and_then(|way| disc_that_differs(&way.from, &subject.state));
        let held = view.held.map(|(disc, _)| disc);
        let best = subject.best.map(|best| best.disc);
        let mover = moved.or(held).or(subject.moved).or(best);
        let tower = Tower { state: &subject.state, pegs, frame, mover };
        let blocks = tower.blocks();
        let flying = moved.and_then(|disc| flying(subject, disc, tower, &blocks));
        let lifted = view.held.and_then(|(disc, by)| lifted(&blocks, disc, by));
        let drawing = Drawing { subject, view, tower, blocks: &blocks, flying, lifted };
        let above = frame.top(view);
        let tag = drawing.way().map(|(from, to)| ((from.x + to.x) / 2.0, layout::WAY));
        Scene {
            room: Rect::new(0.0, above, layout::WIDTH, frame.height() - above),
            shapes: drawing.shapes(),
            targets: (0..pegs).map(|peg| target(peg, pegs, frame)).collect(),
            tag,
            ..Scene::default()
        }
    }

    fn graph(&self) -> Option<Box<dyn Graph>> {
        let has_plane = self.pegs().count() == 3;
        Some(if has_plane { Box::new(Triangle::new(*self)) } else { Box::new(Places::Steps) })
    }

    fn mini(&self, state: &HanoiState, mini: &Mini<'_>) -> Option<Scene> {
        mini::scene(&self.layout(state, 0..self.pieces()), self.stacks(), mini)
    }

    fn strip(subject: &Subject<Hanoi>, view: &View<'_>) -> Option<Scene> {
        (subject.state.discs() > layout::ALL_ALONE).then(|| strip::scene(subject, view.room.0))
    }
}

fn target(peg: usize, pegs: usize, frame: Frame) -> Target {
    let width = layout::column_width(pegs);
    let left = layout::peg_x(peg_of(peg), pegs) - width / 2.0;
    Target {
        name: "peg",
        pieces: peg..=peg,
        area: Rect::new(left, 0.0, width, frame.height()),
        outlines: Vec::new(),
    }
}

fn peg_of(index: usize) -> Peg {
    Peg(u8::try_from(index).unwrap_or(u8::MAX))
}

/// Finds the only disc whose peg differs between two states, if there is exactly one.
fn disc_that_differs(from: &HanoiState, to: &HanoiState) -> Option<usize> {
    let mut differing = (1..=to.discs()).filter(|disc| from.peg_of(*disc) != to.peg_of(*disc));
    let disc = differing.next()?;
    (from.discs() == to.discs() && differing.next().is_none()).then_some(disc)
}

fn alone(blocks: &[Block], disc: usize) -> Option<&Block> {
    blocks.iter().find(|block| block.low == disc && block.count == 1)
}

/// Returns the disc in motion, where it is now.
fn flying(subject: &Subject<Hanoi>, disc: usize, tower: Tower<'_>, blocks: &[Block]) -> Option<Block> {
    let way = subject.moving.as_ref()?;
    let to = alone(blocks, disc)?;
    let before = Tower { state: &way.from, ..tower }.blocks();
    let (x, top) = layout::on_the_way(alone(&before, disc)?, to, way.part);
    Some(Block { x, top, ..*to })
}

/// Returns the disc in the hand, where it has been carried.
fn lifted(blocks: &[Block], disc: usize, by: Option<(f64, f64)>) -> Option<Block> {
    let block = alone(blocks, disc)?;
    Some(match by {
        Some((x, y)) => Block { x: block.x + x, top: block.top + y, ..*block },
        None => Block { top: layout::HOVER, ..*block },
    })
}
