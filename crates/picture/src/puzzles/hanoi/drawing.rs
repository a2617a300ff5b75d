//! Pegs and discs, and the marks of the next move and the goal.

use gros_solver::internals::sort_short_by_key;
use gros_solver::{DiscMove, Hanoi, Peg};

use super::layout::{self as layout, Block, PEG_TOP, Tower};
use super::{alone, peg_of};
use crate::path::{across, down, num, tip};
use crate::scene::{Place, Rect, Shape};
use crate::subject::{Subject, View};
use crate::within::Within;

const PEG_WIDTH: f64 = 10.0;
/// The lowest block with room for its number.
const LABELLED: f64 = 14.0;
/// Up to this many discs, each is outlined at the goal.
const OUTLINED: usize = 16;
/// The mark around a disc, from its widest stroke to its narrowest.
const HALO: [&str; 4] = ["disc-casing", "disc-halo", "disc-halo-fill", "disc-gap"];

/// A tower to be drawn.
pub(super) struct Drawing<'a> {
    /// The state, and the known facts about it.
    pub subject: &'a Subject<Hanoi>,
    /// How it is viewed.
    pub view: &'a View<'a>,
    /// Where the discs are.
    pub tower: Tower<'a>,
    /// Every disc, or block of several, at its place.
    pub blocks: &'a [Block],
    /// The disc in motion, where it is now.
    pub flying: Option<Block>,
    /// The disc in the hand.
    pub lifted: Option<Block>,
}

impl Drawing<'_> {
    /// Draws everything, from back to front.
    pub fn shapes(&self) -> Vec<Shape> {
        let mut shapes = self.plank();
        shapes.extend((0..self.tower.pegs).map(|peg| self.peg(peg_of(peg)).keyed(peg)));
        shapes.push(Shape::group(self.outline()).keyed("goal"));
        shapes.push(Shape::group(self.at_rest()).keyed("discs"));
        // The mark reaches over its neighbours.
        let marked = self.blocks.iter().filter(|block| self.is_marked(block) && !self.is_up(block));
        shapes.push(Shape::group(marked.map(|block| self.block(block)).collect()).keyed("marked"));
        let is_still = self.flying.is_none();
        let landings = if is_still { self.landings() } else { Vec::new() };
        shapes.push(Shape::group(landings).keyed("landings"));
        let up = self.flying.iter().chain(&self.lifted);
        shapes.extend(up.map(|block| self.block(block)));
        if let Some((from, to)) = self.way() {
            shapes.push(Shape::group(arc(&from, &to)).keyed("way"));
        }
        shapes
    }

    /// Returns the disc that moves next and its destination, if its path is shown.
    pub fn way(&self) -> Option<(Block, Block)> {
        let best = self.subject.marked().filter(|_| self.flying.is_none() && self.view.held.is_none())?;
        let from = alone(self.blocks, best.disc)?;
        Some((*from, self.tower.landing(best.disc, best.to)))
    }

    /// Draws the plank under the pegs.
    fn plank(&self) -> Vec<Shape> {
        let plank = self.tower.frame.plank();
        let grain = [(24.0, 560.0, 0.2), (300.0, 974.0, 0.36), (24.0, 720.0, 0.6), (520.0, 974.0, 0.8)];
        let grain = grain.map(|(left, right, part)| across((left, right), plank.y + plank.height * part));
        vec![Shape::rect("plank", plank, 4.0), Shape::path("plank-grain", grain.concat())]
    }

    /// Draws a peg with its letter, and a flag on the goal peg.
    fn peg(&self, peg: Peg) -> Shape {
        let frame = self.tower.frame;
        let (x, base) = (layout::peg_x(peg, self.tower.pegs), frame.base());
        let r = PEG_WIDTH / 2.0;
        let [left, top, foot, wide, r] = [x - r, PEG_TOP + r, base, PEG_WIDTH, r].map(num);
        let rod = format!("M{left} {foot}V{top}a{r} {r} 0 0 1 {wide} 0V{foot}z");
        let light = down(x - 1.5, (PEG_TOP + 7.0, base - 4.0));
        let mut shapes = vec![
            Shape::path("peg", rod),
            Shape::path("peg-light", light),
            Shape::text("peg-letter", x, frame.letter_line(), frame.letter_size(), peg.to_string()),
        ];
        if !self.view.is_still && self.subject.goal.perfect_peg() == Some(peg) {
            let (x, y) = frame.flag(x);
            shapes.push(Shape::path("flag", format!("M{} {}v22h2.5v-10h14l-4-6 4-6z", num(x), num(y))));
        }
        Shape::group(shapes)
    }

    /// Outlines the tower at its goal.
    fn outline(&self) -> Vec<Shape> {
        let (state, goal) = (&self.subject.state, &self.subject.goal);
        if self.view.is_still || state.discs() > OUTLINED {
            return Vec::new();
        }
        let goal = Tower { state: goal, mover: None, ..self.tower };
        let missing = goal.blocks().into_iter().filter(|block| state.peg_of(block.low) != Some(block.peg));
        let ghost = |Block { x, top, width, height, low, .. }: Block| {
            Shape::rect("ghost", Rect::new(x - width / 2.0, top, width, height), 8.0).keyed(low)
        };
        missing.map(ghost).collect()
    }

    /// Draws what lies on the pegs, in order of size, so that a disc that changes pegs keeps its place among the
    /// others.
    fn at_rest(&self) -> Vec<Shape> {
        let stays = |block: &&Block| !self.is_up(block) && !self.is_marked(block);
        let mut blocks: Vec<&Block> = self.blocks.iter().filter(stays).collect();
        sort_short_by_key(&mut blocks, |block| block.high);
        blocks.into_iter().map(|block| self.block(block)).collect()
    }

    /// Returns whether a block is in motion or in the hand.
    fn is_up(&self, block: &Block) -> bool {
        self.flying.iter().chain(&self.lifted).any(|disc| disc.low == block.low)
    }

    /// Returns whether a block is the disc that moves next, or that moved last.
    fn is_marked(&self, block: &Block) -> bool {
        let is_next =
            self.flying.is_none() && self.subject.marked().is_some_and(|best| best.disc == block.low);
        block.count == 1 && (is_next || self.subject.moved == Some(block.low))
    }

    /// Draws a disc, or a block of several, at the origin and then moves it into place: most steps change only that.
    fn block(&self, block: &Block) -> Shape {
        let drawn = Block { x: 0.0, top: 0.0, ..*block };
        let is_blocker = self.subject.blockers.iter().any(|disc| (block.low..=block.high).contains(disc));
        let mut shapes = Vec::new();
        if self.is_marked(block) {
            let outline = outline_of(&drawn);
            shapes.extend(HALO.map(|role| Shape::path(role, outline.clone()).keyed(role)));
        }
        shapes.extend(self.face(&drawn, is_blocker));
        Shape::placed(Place::at(block.x, block.top), shapes).keyed(block.high)
    }

    fn face(&self, block: &Block, is_blocker: bool) -> Vec<Shape> {
        let (role, label) = match (block.count, block.low % 2) {
            (1, 1) => ("disc-odd", "disc-label-odd"),
            (1, _) => ("disc-even", "disc-label-even"),
            _ => ("disc-mixed", "disc-label"),
        };
        let outline = outline_of(block);
        let mut disc = Shape::path(role, outline.clone());
        if !self.view.is_still {
            disc = disc.marked("disc", data(block));
        }
        let mut shapes = vec![disc];
        if is_blocker {
            shapes.push(Shape::path("disc-blocked", outline));
        } else if self.subject.lit.is_some_and(|disc| (block.low..=block.high).contains(&disc)) {
            shapes.push(Shape::path("disc-lit", outline));
        }
        shapes.extend(shine(block, role == "disc-even"));
        shapes.extend(number(block, self.tower.frame.number_share(), label));
        shapes
    }

    /// Outlines where the disc in the hand can go; the destination of the next move is filled.
    fn landings(&self) -> Vec<Shape> {
        let Some((disc, _)) = self.view.held else { return Vec::new() };
        let place = |mv: &DiscMove| {
            let role = if self.subject.marked() == Some(mv) { "landing" } else { "landing-other" };
            let tower = Tower { mover: Some(disc), ..self.tower };
            Shape::path(role, outline_of(&tower.landing(disc, mv.to)))
        };
        self.subject.legal.iter().filter(|mv| mv.disc == disc).map(place).collect()
    }
}

fn data(block: &Block) -> String {
    if block.count == 1 { block.low.to_string() } else { format!("{}-{}", block.low, block.high) }
}

/// A rounded bar; a block of several discs is wider at the bottom.
fn outline_of(block: &Block) -> String {
    let Block { x, top, height, top_width, width, .. } = *block;
    let r = (height / 2.0).min(8.0);
    let (upper, lower) = (top_width / 2.0, width / 2.0);
    format!(
        "M{x0} {top}H{x1}q{r} 0 {r} {r}L{x2} {y1}q0 {r} -{r} {r}H{x3}q-{r} 0 -{r} -{r}L{x4} {y0}q0 -{r} {r} -{r}z",
        top = num(top),
        r = num(r),
        x0 = num(x - upper + r),
        x1 = num(x + upper - r),
        x2 = num(x + lower),
        y1 = num(top + height - r),
        x3 = num(x - lower + r),
        x4 = num(x - upper),
        y0 = num(top + r),
    )
}

/// The light on a disc's upper edge, and the grain of a wooden one, if there is room.
fn shine(block: &Block, is_wood: bool) -> Vec<Shape> {
    let Block { x, top, height, top_width, count, .. } = *block;
    if height < LABELLED || count > 1 {
        return Vec::new();
    }
    let half = top_width / 2.0;
    let light = across((x - half + 9.0, x + half - 9.0), top + 4.0);
    let grain = |from: f64, to: f64, y: f64| {
        let (left, middle, right) = (x + half * from, x + half * (from + to) / 2.0, x + half * to);
        let y = top + height * y;
        format!("M{} {}Q{} {} {} {}", num(left), num(y), num(middle), num(y - 4.0), num(right), num(y + 1.0))
    };
    let mut shapes = Vec::new();
    if is_wood && height > 2.0 * LABELLED {
        shapes.push(Shape::path("disc-grain", grain(-0.85, -0.2, 0.42) + &grain(0.2, 0.9, 0.62)));
    }
    shapes.push(Shape::path("disc-light", light));
    shapes
}

fn number(block: &Block, share: f64, role: &'static str) -> Option<Shape> {
    let Block { x, top, height, low, high, count, .. } = *block;
    let text = if count == 1 { low.to_string() } else { format!("{low}\u{2013}{high}") };
    let size = (height * share).within(11.0, 41.0);
    (height >= LABELLED).then(|| Shape::text(role, x, top + height / 2.0 + 1.0, size, text))
}

/// Draws the path of the next move, from its disc to its destination.
fn arc(from: &Block, to: &Block) -> Vec<Shape> {
    let (x, end) = (from.x, to.x);
    let side = 0.24 * (end - x);
    let [x0, x1, x2, x3] = [x, x + side, end - side, end].map(num);
    let arc = format!("M{x0} 92Q{x0} 40 {x1} 40H{x2}Q{x3} 40 {x3} 86");
    vec![
        Shape::path("landing", outline_of(to)),
        Shape::path("way", arc),
        Shape::path("arrow", tip((end, 84.0), (end, 99.0), (15.0, 9.0))),
        Shape::circle("arrow", x, 92.0, 5.0),
    ]
}
