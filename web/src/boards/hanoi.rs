//! The tower: discs on pegs, coloured by parity, since parity decides which way a disc goes.

use std::cell::Cell;

use gros_solver::{AnyPuzzle, DiscMove, HanoiState, Peg};
use gros_text::{Key, Lang, PegCues};
use yew::prelude::*;

use super::hanoi_layout::{self as layout, BASE_HEIGHT, Block, Frame, PEG_TOP, Tower, WIDTH};
use super::hanoi_plan::Plan;
use super::hanoi_pointer::{Drag, Pointer};
use super::hanoi_strip;
use super::pace::Pace;
use super::piece::{Piece, focus};
use super::placed::Placed;
use super::svg::{self, Rect, num};
use crate::controls::icons::{Shape, icon};
use crate::hooks::geometry::use_geometry;
use crate::hooks::transition::{Transition, use_transition};
use crate::part::drawn_by;
use crate::state::Msg;

/// A board narrower than this, in CSS pixels, is drawn taller.
const NARROW: f64 = 600.0;
/// The height of the row of letters below the drawing, in CSS pixels.
const LETTERS: f64 = 32.0;
/// The height of the strip of all discs.
const STRIP: f64 = hanoi_strip::HEIGHT + 8.0;
/// Beside a longer row a phone has no room for a label.
const SHORT_ROW: usize = 10;
/// The longest row that is shown letter by letter.
const LONGEST_ROW: usize = 32;
const PEG_WIDTH: f64 = 10.0;
/// The lowest block that has room for its number.
const LABELLED: f64 = 14.0;
/// The room of the plan below the letters, in CSS pixels.
const PLAN: f64 = 96.0;
/// Seven colours that are told apart whatever one's eyes are like (Okabe and Ito, 2008).
const RAINBOW: [&str; 7] = ["rain-0", "rain-1", "rain-2", "rain-3", "rain-4", "rain-5", "rain-6"];
/// The most discs of which the goal is outlined one by one.
const OUTLINED: usize = 16;

/// What the board is given.
#[derive(PartialEq)]
pub struct HanoiBoardProps {
    /// The language.
    pub lang: Lang,
    /// The puzzle, for its name.
    pub puzzle: AnyPuzzle,
    /// How many pegs there are.
    pub pegs: usize,
    /// Where the discs are.
    pub state: HanoiState,
    /// The moves that the rules allow.
    pub legal: Vec<DiscMove>,
    /// The next move on the way to the goal.
    pub best: Option<DiscMove>,
    /// The discs that stood in the way of a refused move.
    pub blockers: Vec<usize>,
    /// Where the discs should stand in the end.
    pub goal: HanoiState,
    /// Whether discs are told apart by seven colours.
    pub rainbow: bool,
    /// The plan that the timeline follows, on many pegs.
    pub plan: Option<Plan>,
    /// Where all else goes.
    pub dispatch: Callback<Msg>,
    /// The peg whose top disc is lifted.
    pub lifted: Option<Peg>,
    /// How moves are shown.
    pub pace: Pace,
    /// The room, in CSS pixels.
    pub width: f64,
    /// Reports the peg that was chosen.
    pub on_peg: Callback<Peg>,
}

impl HanoiBoardProps {
    fn frame(&self) -> Frame {
        if self.width < NARROW { Frame::Tall } else { Frame::Wide }
    }

    fn tower(&self, mover: Option<usize>) -> Tower<'_> {
        Tower { state: &self.state, pegs: self.pegs, frame: self.frame(), mover }
    }
}

drawn_by!(HanoiBoardProps, use_hanoi_board);

/// Draws the board.
#[hook]
fn use_hanoi_board(props: &HanoiBoardProps) -> Html {
    let focused = use_state_eq(|| Peg(0));
    let plan = props.plan.as_ref().filter(|_| props.frame() == Frame::Wide);
    let has_strip = props.state.discs() > layout::ALL_ALONE;
    let extra = LETTERS + if has_strip { STRIP } else { 0.0 } + if plan.is_some() { PLAN } else { 0.0 };
    let mut geometry = vec![
        ("--ratio", format!("{:.4}", WIDTH / props.frame().height())),
        ("--extra", format!("{extra}px")),
    ];
    geometry.extend(plan.iter().flat_map(|plan| plan.geometry()));
    let board = use_geometry(geometry);
    let pace = props.pace;
    let dropped = use_memo((), |()| Cell::new(false));
    let transition = use_transition(props.state.clone(), {
        let dropped = dropped.clone();
        move |from, to| {
            pace.milliseconds().filter(|_| !dropped.take() && disc_that_differs(from, to).is_some())
        }
    });
    let drag = use_mut_ref(Drag::default);
    let carried = use_state_eq(|| None::<(f64, f64)>);
    let moving = transition.as_ref().and_then(|way| Some((disc_that_differs(&way.from, &props.state)?, way)));
    let lifted = props.lifted.and_then(|peg| props.state.top_of(peg));
    let mover = moving.map(|(disc, _)| disc).or(lifted).or(props.best.map(|best| best.disc));
    let blocks = props.tower(mover).blocks();
    let (base, height) = (props.frame().base(), props.frame().height());
    let flying = moving.and_then(|(disc, way)| flying(props, disc, way, &blocks));
    let pointer = Pointer {
        board: board.clone(),
        drag,
        carried: carried.setter(),
        dropped,
        pegs: props.pegs,
        state: props.state.clone(),
        legal: props.legal.clone(),
        lifted: props.lifted,
        on_peg: props.on_peg.clone(),
    };
    let pegs = || (0..props.pegs).filter_map(|peg| u8::try_from(peg).ok()).map(Peg);
    let on_focus = {
        let focused = focused.setter();
        use_callback((), move |peg: usize, ()| focused.set(peg_of(peg)))
    };
    let on_choose = use_callback(props.on_peg.clone(), |peg: usize, on_peg| on_peg.emit(peg_of(peg)));
    let button = |peg: Peg| {
        let width = layout::column_width(props.pegs);
        html! {
            <Piece
                key={usize::from(peg.0)} id={usize::from(peg.0)} left={(layout::peg_x(peg, props.pegs) - width / 2.0) / WIDTH} width={width / WIDTH}
                name={props.lang.peg_button(peg, &props.state, cues(props, peg))} tab_stop={*focused == peg} stuck={is_stuck(props, peg)}
                peg={peg.to_string()} on_choose={on_choose.clone()} on_focus={on_focus.clone()}
            />
        }
    };
    let onkeydown = on_key(&board, props.pegs, props.on_peg.clone(), *focused);
    let lifted = blocks.iter().find(|block| is_lifted(props, block)).map(|block| match *carried {
        Some((x, y)) => Block { x: block.x + x, top: block.top + y, ..*block },
        None => Block { top: layout::HOVER, ..*block },
    });
    let in_the_air = |block: &Block| flying.iter().chain(&lifted).any(|disc| disc.low == block.low);
    let at_rest = blocks.iter().filter(|block| !in_the_air(block));
    html! {
        <div
            class={classes!("board", "board-hanoi", moving.is_some().then_some("board-moving"))} role="group" ref={board.clone()}
            aria-label={props.lang.board_group(&props.puzzle, false)} {onkeydown} onpointerdown={pointer.down()}
            onpointermove={pointer.over()} onpointerup={pointer.up()} onpointercancel={pointer.cancel()}
        >
            <div class="drawing">
            <svg viewBox={format!("0 0 {WIDTH} {height}")} aria-hidden="true">
                { svg::rect("plank", Rect { x: 20.0, y: base, width: WIDTH - 40.0, height: BASE_HEIGHT }, 4.0) }
                { svg::path("plank-grain", grain_of_plank(base)) }
                { for pegs().map(|peg| draw_peg(peg, props.pegs, base, props.goal.perfect_peg() == Some(peg))) }
                { outline(props) }
                { for at_rest.map(|block| html! { <g key={block.high}>{ draw_block(props, block, moving.is_some()) }</g> }) }
                if moving.is_none() {
                    { landings(props) }
                }
                { for flying.iter().map(|block| draw_block(props, block, true)) }
                { for lifted.iter().map(|block| draw_block(props, block, false)) }
                if moving.is_none() {
                    { way(props, &blocks) }
                }
            </svg>
                if moving.is_none() {
                    { tag(props) }
                }
            </div>
            { letters(props) }
            if has_strip {
                { hanoi_strip::draw(&props.state, props.pegs, props.best.map(|best| best.disc), props.width) }
            }
            { for pegs().map(button) }
            { for plan.map(|plan| plan.draw(props.lang, &props.dispatch)) }
        </div>
    }
}

/// The state as letters, the largest disc first; long rows are shortened.
fn letters(props: &HanoiBoardProps) -> Html {
    let row = props.state.to_string();
    let next = props.best.map(|best| props.state.discs() - best.disc);
    let is_long = row.len() > SHORT_ROW;
    let letters = if row.len() <= LONGEST_ROW {
        let letter = |(place, letter): (usize, char)| {
            html! { <span class={classes!("letter", (Some(place) == next).then_some("digit-next"))}>{ letter }</span> }
        };
        row.chars().enumerate().map(letter).collect()
    } else {
        let short = gros_solver::notation::shorten(&row);
        let cut = short.char_indices().nth(LONGEST_ROW).map_or(short.len(), |(index, _)| index);
        let text = if cut < short.len() { format!("{}…", &short[..cut]) } else { short };
        html! { <span class="letter">{ text }</span> }
    };
    html! {
        <div class={classes!("letters", is_long.then_some("letters-long"))} aria-hidden="true">
            <span class="letters-label">{ props.lang.text(Key::LargestFirst) }</span>
            { letters }
        </div>
    }
}

/// The mark on the way of the next move.
fn tag(props: &HanoiBoardProps) -> Html {
    let Some((best, from)) = props.best.and_then(|best| Some((best, props.state.peg_of(best.disc)?))) else {
        return html! {};
    };
    if props.lifted.is_some() || !props.blockers.is_empty() {
        return html! {};
    }
    let middle = (layout::peg_x(from, props.pegs) + layout::peg_x(best.to, props.pegs)) / 2.0;
    html! {
        <Placed class={classes!("tag", "tag-way")} left={middle / WIDTH} top={40.0 / (props.frame().height())}>
            { best.disc }{ icon(Shape::Right) }{ best.to.to_string() }
        </Placed>
    }
}

/// Finds the one disc in which two states differ, if there is one.
fn disc_that_differs(from: &HanoiState, to: &HanoiState) -> Option<usize> {
    let mut differing = (1..=to.discs()).filter(|disc| from.peg_of(*disc) != to.peg_of(*disc));
    let disc = differing.next()?;
    (from.discs() == to.discs() && differing.next().is_none()).then_some(disc)
}

/// Gives the disc that is on its way, where it is now.
fn flying(
    props: &HanoiBoardProps,
    disc: usize,
    way: &Transition<HanoiState>,
    blocks: &[Block],
) -> Option<Block> {
    let alone = |block: &&Block| block.low == disc && block.count == 1;
    let to = blocks.iter().find(alone)?;
    let before = Tower { state: &way.from, ..props.tower(Some(disc)) }.blocks();
    let from = before.iter().find(alone)?;
    let (x, top) = layout::on_the_way(from, to, way.part);
    Some(Block { x, top, ..*to })
}

fn peg_of(index: usize) -> Peg {
    Peg(u8::try_from(index).unwrap_or(0))
}

fn cues(props: &HanoiBoardProps, peg: Peg) -> PegCues {
    let top = props.state.top_of(peg);
    let lifted = props.lifted.and_then(|from| props.state.top_of(from));
    let moves_top = |mv: &DiscMove| Some(mv.disc) == top;
    PegCues {
        can_move: props.lifted.is_none() && props.legal.iter().any(moves_top),
        best_next: props.lifted.is_none() && props.best.as_ref().is_some_and(moves_top),
        lifted: lifted.filter(|_| props.lifted == Some(peg)),
        can_take: props.legal.iter().any(|mv| mv.to == peg && Some(mv.disc) == lifted),
    }
}

fn is_stuck(props: &HanoiBoardProps, peg: Peg) -> bool {
    let cues = cues(props, peg);
    !(cues.can_move || cues.can_take || cues.lifted.is_some())
}

fn grain_of_plank(base: f64) -> String {
    format!("M24 {}H560M300 {}H974M24 {}H720M520 {}H974", base + 8.0, base + 13.0, base + 22.0, base + 29.0)
}

fn draw_peg(peg: Peg, pegs: usize, base: f64, is_goal: bool) -> Html {
    let x = layout::peg_x(peg, pegs);
    let r = PEG_WIDTH / 2.0;
    let rod = format!("M{} {base}V{}a{r} {r} 0 0 1 {PEG_WIDTH} 0V{base}z", num(x - r), PEG_TOP + r);
    html! {
        <>
            { svg::path("peg", rod) }
            { svg::path("peg-light", format!("M{} {}V{}", num(x - 1.5), PEG_TOP + 7.0, base - 4.0)) }
            { svg::text("peg-letter", x, base + 28.0, peg.to_string()) }
            if is_goal {
                { svg::path("flag", format!("M{} {}v22h2.5v-10h14l-4-6 4-6z", num(x + 24.0), base + 7.0)) }
            }
        </>
    }
}

/// The outline of the tower as it should stand in the end.
fn outline(props: &HanoiBoardProps) -> Html {
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

fn draw_block(props: &HanoiBoardProps, block: &Block, moving: bool) -> Html {
    let is_best = !moving && props.best.is_some_and(|best| best.disc == block.low && block.count == 1);
    let parity = match (block.count, block.low % 2) {
        (1, _) if props.rainbow => RAINBOW[block.low % RAINBOW.len()],
        (1, 1) => "odd",
        (1, _) => "even",
        _ => "mixed",
    };
    let data = if block.count == 1 { block.low.to_string() } else { format!("{}-{}", block.low, block.high) };
    let shape = outline_of(block);
    html! {
        <>
            if is_best {
                for class in ["disc-casing", "disc-halo", "disc-halo-fill", "disc-gap"] {
                    { svg::path(class, shape.clone()) }
                }
            }
            <path class={format!("disc disc-{parity}")} d={shape.clone()} data-disc={data} />
            if props.blockers.iter().any(|disc| (block.low..=block.high).contains(disc)) {
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
    let size = (block.height * 0.54).clamp(11.0, 34.0);
    let (x, y) = (num(block.x), num(block.top + block.height / 2.0 + 1.0));
    html! { <text class={format!("disc-label disc-label-{parity}")} {x} {y} font-size={num(size)}>{ text }</text> }
}

/// Tells whether a block is the lifted disc.
fn is_lifted(props: &HanoiBoardProps, block: &Block) -> bool {
    props.lifted == Some(block.peg) && props.state.top_of(block.peg) == Some(block.low) && block.count == 1
}

/// Outlines where the lifted disc may go; the next move's place is filled.
fn landings(props: &HanoiBoardProps) -> Html {
    let Some(disc) = props.lifted.and_then(|peg| props.state.top_of(peg)) else { return html! {} };
    let place = |mv: &DiscMove| {
        let class = if props.best == Some(*mv) { "landing" } else { "landing landing-other" };
        svg::path(class, outline_of(&props.tower(Some(disc)).landing(disc, mv.to)))
    };
    props.legal.iter().filter(|mv| mv.disc == disc).map(place).collect()
}

/// The way of the next move, from its disc to where it comes to lie.
fn way(props: &HanoiBoardProps, blocks: &[Block]) -> Html {
    let Some(best) = props.best.filter(|_| props.lifted.is_none()) else { return html! {} };
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

/// The keys of the board: letters and arrows choose a peg; Enter is the button's own.
fn on_key(board: &NodeRef, pegs: usize, on_peg: Callback<Peg>, focused: Peg) -> Callback<KeyboardEvent> {
    let board = board.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let last = peg_of(pegs.saturating_sub(1)).0;
        match event.key().as_str() {
            "ArrowLeft" => go(&board, Peg(focused.0.saturating_sub(1))),
            "ArrowRight" => go(&board, Peg(focused.0.saturating_add(1).min(last))),
            key => match letter_of_peg(key, pegs) {
                Some(peg) => on_peg.emit(peg),
                None => return,
            },
        }
        event.prevent_default();
    })
}

/// Reads a key as the letter of a peg.
fn letter_of_peg(key: &str, pegs: usize) -> Option<Peg> {
    let [letter] = key.as_bytes() else { return None };
    let index = letter.to_ascii_uppercase().checked_sub(b'A')?;
    (usize::from(index) < pegs).then_some(Peg(index))
}

fn go(board: &NodeRef, peg: Peg) {
    focus(board, &format!("[data-peg='{peg}']"));
}
