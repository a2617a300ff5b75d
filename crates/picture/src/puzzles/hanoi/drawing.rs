//! Pegs and discs, and the marks of the next move and of the goal.

use gros_solver::{DiscMove, Peg};
use yew::prelude::*;

use super::HanoiBoardProps;
use super::layout::{self as layout, Block, Frame, PEG_TOP, Tower};
use crate::boards::svg::{self, Rect, num};
use crate::markup::html;

const PEG_WIDTH: f64 = 10.0;
/// The lowest block that has room for its number.
const LABELLED: f64 = 14.0;
/// Seven colours that are told apart whatever one's eyes are like (Okabe and Ito, 2008).
const RAINBOW: [&str; 7] = ["rain-0", "rain-1", "rain-2", "rain-3", "rain-4", "rain-5", "rain-6"];
/// The most discs of which the goal is outlined one by one.
const OUTLINED: usize = 16;

/// Draws the plank on which the pegs stand.
pub fn plank(frame: Frame) -> Html {
    let plank = frame.plank();
    let at = |part: f64| num(plank.y + plank.height * part);
    let grain = format!("M24 {}H560M300 {}H974M24 {}H720M520 {}H974", at(0.2), at(0.36), at(0.6), at(0.8));
    html! { <>{ svg::rect("plank", plank, 4.0) }{ svg::path("plank-grain", grain) }</> }
}

/// Draws a peg with its letter, and a flag where the tower should stand in the end.
pub fn draw_peg(peg: Peg, pegs: usize, frame: Frame, is_goal: bool) -> Html {
    let (x, base) = (layout::peg_x(peg, pegs), frame.base());
    let r = PEG_WIDTH / 2.0;
    let rod = format!("M{} {base}V{}a{r} {r} 0 0 1 {PEG_WIDTH} 0V{base}z", num(x - r), PEG_TOP + r);
    html! {
        <>
            { svg::path("peg", rod) }
            { svg::path("peg-light", format!("M{} {}V{}", num(x - 1.5), PEG_TOP + 7.0, base - 4.0)) }
            { letter(peg, pegs, frame) }
            if is_goal {
                { flag(frame.flag(x)) }
            }
        </>
    }
}

fn letter(peg: Peg, pegs: usize, frame: Frame) -> Html {
    let (x, y) = (num(layout::peg_x(peg, pegs)), num(frame.letter_line()));
    html! { <text class="peg-letter" {x} {y} font-size={num(frame.letter_size())}>{ peg.to_string() }</text> }
}

fn flag((x, y): (f64, f64)) -> Html {
    svg::path("flag", format!("M{} {}v22h2.5v-10h14l-4-6 4-6z", num(x), num(y)))
}

/// The outline of the tower as it should stand in the end.
pub fn outline(props: &HanoiBoardProps) -> Html {
    let discs = props.state.discs();
    if discs > OUTLINED {
        return html! {};
    }
    let goal = Tower { state: &props.goal, ..props.tower(None) };
    let missing = goal.blocks().into_iter().filter(|block| props.state.peg_of(block.low) != Some(block.peg));
    let ghost = |Block { x, top, width, height, .. }: Block| {
        svg::rect("ghost", Rect { x: x - width / 2.0, y: top, width, height }, 8.0)
    };
    missing.map(ghost).collect()
}

/// Draws a block at the origin and puts it where it lies: of most blocks a step changes nothing but the place.
pub fn at_its_place(props: &HanoiBoardProps, block: &Block, moving: bool) -> Html {
    let drawn = draw_block(props, &Block { x: 0.0, top: 0.0, ..*block }, moving);
    let transform = format!("translate({} {})", num(block.x), num(block.top));
    html! { <g key={block.high} {transform}>{ drawn }</g> }
}

/// Draws a disc, or a block of several.
pub fn draw_block(props: &HanoiBoardProps, block: &Block, moving: bool) -> Html {
    let is_best = !moving && props.marked().is_some_and(|best| best.disc == block.low && block.count == 1);
    let data = if block.count == 1 { block.low.to_string() } else { format!("{}-{}", block.low, block.high) };
    let is_blocker = props.blockers.iter().any(|disc| (block.low..=block.high).contains(disc));
    html! {
        <>
            if is_best {
                { halo(block) }
            }
            { face(block, props.rainbow, Some((data, is_blocker))) }
        </>
    }
}

/// The mark round a disc.
pub fn halo(block: &Block) -> Html {
    let shape = outline_of(block);
    let strokes = ["disc-casing", "disc-halo", "disc-halo-fill", "disc-gap"];
    strokes.into_iter().map(|class| svg::path(class, shape.clone())).collect()
}

/// The disc itself; on a board it has a name, and may stand in the way of a move.
pub fn face(block: &Block, rainbow: bool, named: Option<(String, bool)>) -> Html {
    let parity = match (block.count, block.low % 2) {
        (1, _) if rainbow => RAINBOW[block.low % RAINBOW.len()],
        (1, 1) => "odd",
        (1, _) => "even",
        _ => "mixed",
    };
    let shape = outline_of(block);
    let (data, is_blocker) = named.unzip();
    html! {
        <>
            <path class={format!("disc disc-{parity}")} d={shape.clone()} data-disc={data} />
            if is_blocker == Some(true) {
                <path class="blocker" d={shape} />
            }
            { shine(block, parity) }
            { label(block, parity) }
        </>
    }
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

/// The light on a disc's upper edge, and the grain of a wooden one, where there is room.
fn shine(block: &Block, parity: &str) -> Html {
    let Block { x, top, height, top_width, count, .. } = *block;
    if height < LABELLED || count > 1 {
        return html! {};
    }
    let half = top_width / 2.0;
    let light = format!("M{} {}H{}", num(x - half + 9.0), num(top + 4.0), num(x + half - 9.0));
    let grain = |from: f64, to: f64, y: f64| {
        let (left, middle, right) = (x + half * from, x + half * (from + to) / 2.0, x + half * to);
        let y = top + height * y;
        format!("M{} {}Q{} {} {} {}", num(left), num(y), num(middle), num(y - 4.0), num(right), num(y + 1.0))
    };
    html! {
        <>
            if parity == "even" && height > 2.0 * LABELLED {
                { svg::path("disc-grain", grain(-0.85, -0.2, 0.42) + &grain(0.2, 0.9, 0.62)) }
            }
            { svg::path("disc-light", light) }
        </>
    }
}

fn label(block: &Block, parity: &str) -> Html {
    if block.height < LABELLED {
        return html! {};
    }
    let text =
        if block.count == 1 { block.low.to_string() } else { format!("{}\u{2013}{}", block.low, block.high) };
    let size = (block.height * 0.68).clamp(11.0, 41.0);
    let (x, y) = (num(block.x), num(block.top + block.height / 2.0 + 1.0));
    html! { <text class={format!("disc-label disc-label-{parity}")} {x} {y} font-size={num(size)}>{ text }</text> }
}

/// Tells whether a block is the lifted disc.
pub fn is_lifted(props: &HanoiBoardProps, block: &Block) -> bool {
    props.lifted == Some(block.peg) && props.state.top_of(block.peg) == Some(block.low) && block.count == 1
}

/// Outlines where the lifted disc may go; the next move's place is filled.
pub fn landings(props: &HanoiBoardProps) -> Html {
    let Some(disc) = props.lifted.and_then(|peg| props.state.top_of(peg)) else { return html! {} };
    let place = |mv: &DiscMove| {
        let class = if props.marked() == Some(*mv) { "landing" } else { "landing landing-other" };
        svg::path(class, outline_of(&props.tower(Some(disc)).landing(disc, mv.to)))
    };
    props.legal.iter().filter(|mv| mv.disc == disc).map(place).collect()
}

/// The way of the next move, from its disc to where it comes to lie.
pub fn way(props: &HanoiBoardProps, blocks: &[Block]) -> Html {
    let Some(best) = props.marked().filter(|_| props.lifted.is_none()) else { return html! {} };
    let Some(from) = blocks.iter().find(|block| block.low == best.disc && block.count == 1) else {
        return html! {};
    };
    let place = props.tower(Some(best.disc)).landing(best.disc, best.to);
    let (x0, x1) = (from.x, place.x);
    let side = 0.24 * (x1 - x0);
    let arc = format!("M{x0} 92Q{x0} 40 {} 40H{}Q{x1} 40 {x1} 86", x0 + side, x1 - side);
    html! {
        <>
            { svg::path("landing", outline_of(&place)) }
            { svg::path("way", arc) }
            { svg::path("arrow", format!("M{} 84h18l-9 15z", x1 - 9.0)) }
            { svg::circle("arrow", x0, 92.0, 5.0) }
        </>
    }
}
