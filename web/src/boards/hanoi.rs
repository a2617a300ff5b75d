//! The tower: discs on pegs, coloured by parity, since parity decides which way a disc goes.

use gros_solver::{AnyPuzzle, DiscMove, HanoiState, Peg};
use gros_text::{Lang, PegCues};
use yew::prelude::*;

use super::hanoi_layout::{self as layout, BASE, BASE_HEIGHT, Block, HEIGHT, PEG_TOP, WIDTH};
use super::piece::{Piece, focus};
use super::svg::{self, Rect, num};
use crate::hooks::geometry::use_geometry;

const PEGS: usize = 3;
const PEG_WIDTH: f64 = 10.0;
/// The height at which a lifted disc hovers.
const LIFTED: f64 = 44.0;
/// The lowest block that has room for its number.
const LABELLED: f64 = 14.0;
/// The most discs of which the goal is outlined one by one.
const OUTLINED: usize = 16;

/// What the board is given.
#[derive(Properties, PartialEq)]
pub struct HanoiBoardProps {
    /// The language.
    pub lang: Lang,
    /// The puzzle, for its name.
    pub puzzle: AnyPuzzle,
    /// Where the discs are.
    pub state: HanoiState,
    /// The moves that the rules allow.
    pub legal: Vec<DiscMove>,
    /// The next move on the way to the goal.
    pub best: Option<DiscMove>,
    /// The discs that stood in the way of a refused move.
    pub blockers: Vec<usize>,
    /// The peg on which all discs should stand in the end, if there is one.
    pub goal: Option<Peg>,
    /// The peg whose top disc is lifted.
    pub lifted: Option<Peg>,
    /// Reports the peg that was chosen.
    pub on_peg: Callback<Peg>,
}

/// Draws the board.
#[component]
pub fn HanoiBoard(props: &HanoiBoardProps) -> Html {
    let focused = use_state_eq(|| Peg(0));
    let board = use_geometry(vec![("--ratio", format!("{:.4}", WIDTH / HEIGHT))]);
    let mover = props.best.map(|best| best.disc);
    let blocks = layout::lay_out(&props.state, PEGS, mover);
    let pegs = || (0..PEGS).filter_map(|peg| u8::try_from(peg).ok()).map(Peg);
    let button = |peg: Peg| {
        let (on_peg, focused) = (props.on_peg.clone(), focused.clone());
        let width = layout::column_width(PEGS);
        html! {
            <Piece
                key={usize::from(peg.0)} left={(layout::peg_x(peg, PEGS) - width / 2.0) / WIDTH} width={width / WIDTH}
                name={props.lang.peg_button(peg, &props.state, cues(props, peg))} tab_stop={*focused == peg} stuck={is_stuck(props, peg)}
                peg={peg.to_string()} on_choose={Callback::from({ let on_peg = on_peg.clone(); move |()| on_peg.emit(peg) })}
                on_focus={Callback::from({ let focused = focused.clone(); move |()| focused.set(peg) })}
            />
        }
    };
    let onkeydown = on_key(&board, props.on_peg.clone(), *focused);
    html! {
        <div class="board board-hanoi" role="group" ref={board.clone()} aria-label={props.lang.board_group(&props.puzzle, false)} {onkeydown}>
            <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} aria-hidden="true">
                { svg::rect("plank", Rect { x: 20.0, y: BASE, width: WIDTH - 40.0, height: BASE_HEIGHT }, 4.0) }
                { for pegs().map(|peg| draw_peg(peg, props.goal == Some(peg))) }
                { outline(props) }
                { for blocks.iter().map(|block| html! { <g key={block.high}>{ draw_block(props, block) }</g> }) }
                { way(props, &blocks) }
            </svg>
            { for pegs().map(button) }
        </div>
    }
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

fn draw_peg(peg: Peg, is_goal: bool) -> Html {
    let x = layout::peg_x(peg, PEGS);
    let r = PEG_WIDTH / 2.0;
    let rod = format!("M{} {BASE}V{}a{r} {r} 0 0 1 {PEG_WIDTH} 0V{BASE}z", num(x - r), PEG_TOP + r);
    html! {
        <>
            { svg::path("peg", rod) }
            { svg::text("peg-letter", x, BASE + 28.0, peg.to_string()) }
            if is_goal {
                { svg::path("flag", format!("M{} {}v22h2.5v-10h14l-4-6 4-6z", num(x + 20.0), BASE + 7.0)) }
            }
        </>
    }
}

/// The outline of the tower as it should stand in the end.
fn outline(props: &HanoiBoardProps) -> Html {
    let discs = props.state.discs();
    let Some(goal) = props.goal.filter(|_| discs <= OUTLINED) else { return html! {} };
    let height = layout::disc_height(discs);
    let missing = (1..=discs).filter(|disc| props.state.peg_of(*disc) != Some(goal));
    let ghost = |disc: usize| {
        let width = layout::disc_width(disc, discs, PEGS);
        let y = BASE - height * (discs - disc + 1) as f64;
        svg::rect("ghost", Rect { x: layout::peg_x(goal, PEGS) - width / 2.0, y, width, height }, 8.0)
    };
    missing.map(ghost).collect()
}

fn draw_block(props: &HanoiBoardProps, block: &Block) -> Html {
    let is_lifted = props.lifted == Some(block.peg)
        && props.state.top_of(block.peg) == Some(block.low)
        && block.count == 1;
    let block = if is_lifted { Block { top: LIFTED, ..*block } } else { *block };
    let is_best = props.best.is_some_and(|best| best.disc == block.low && block.count == 1);
    let parity = match (block.count, block.low % 2) {
        (1, 1) => "odd",
        (1, _) => "even",
        _ => "mixed",
    };
    let data = if block.count == 1 { block.low.to_string() } else { format!("{}-{}", block.low, block.high) };
    let shape = outline_of(&block);
    html! {
        <>
            if is_best {
                <path class="halo-casing" d={shape.clone()} />
                <path class="halo" d={shape.clone()} />
                <path class="halo-fill" d={shape.clone()} />
            }
            <path class={format!("disc disc-{parity}")} d={shape.clone()} data-disc={data} />
            if props.blockers.iter().any(|disc| (block.low..=block.high).contains(disc)) {
                <path class="blocker" d={shape} />
            }
            { label(&block, parity) }
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

fn label(block: &Block, parity: &str) -> Html {
    if block.height < LABELLED {
        return html! {};
    }
    let text =
        if block.count == 1 { block.low.to_string() } else { format!("{}\u{2013}{}", block.low, block.high) };
    let size = (block.height * 0.62).clamp(11.0, 26.0);
    let (x, y) = (num(block.x), num(block.top + block.height / 2.0 + 1.0));
    html! { <text class={format!("disc-label disc-label-{parity}")} {x} {y} font-size={num(size)}>{ text }</text> }
}

/// The way of the next move, from its disc to where it comes to lie.
fn way(props: &HanoiBoardProps, blocks: &[Block]) -> Html {
    let Some(best) = props.best.filter(|_| props.lifted.is_none()) else { return html! {} };
    let Some(from) = blocks.iter().find(|block| block.low == best.disc && block.count == 1) else {
        return html! {};
    };
    let place = layout::landing(&props.state, best.disc, best.to, PEGS, Some(best.disc));
    let (x0, x1) = (from.x, place.x);
    let side = if x1 > x0 { 46.0 } else { -46.0 };
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
fn on_key(board: &NodeRef, on_peg: Callback<Peg>, focused: Peg) -> Callback<KeyboardEvent> {
    let board = board.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let last = u8::try_from(PEGS - 1).unwrap_or(0);
        match event.key().as_str() {
            "ArrowLeft" => go(&board, Peg(focused.0.saturating_sub(1))),
            "ArrowRight" => go(&board, Peg(focused.0.saturating_add(1).min(last))),
            "a" | "A" => on_peg.emit(Peg(0)),
            "b" | "B" => on_peg.emit(Peg(1)),
            "c" | "C" => on_peg.emit(Peg(2)),
            _ => return,
        }
        event.prevent_default();
    })
}

fn go(board: &NodeRef, peg: Peg) {
    focus(board, &format!("[data-peg='{peg}']"));
}
