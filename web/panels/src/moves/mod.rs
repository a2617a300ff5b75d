//! The panel with the list of moves around the cursor, which can be copied and saved.

use std::rc::Rc;

use gros_picture::bars;
use gros_session::{Action, Listing, Seek, Timeline, listed};
use gros_solver::{AnyPuzzle, AnyState, Puzzle, Steps};
use gros_text::{Key, Lang, Numbering, say};
use web_sys::Element;
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::ctx::Ctx;
use crate::export::download::save;
use crate::solving::explain_button;
use crate::state::{Msg, TimelineRef};
use crate::timeline::game_line::player;
use crate::timeline::transport::Playback;
use crate::ui::clipboard::copy;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::focus;
use crate::ui::geometry::use_size;
use crate::ui::lazy::lazy_in;

/// Number of rows before and after the cursor.
const ROWS_AROUND: u32 = 60;
/// The same, during a drag.
const ROWS_AROUND_DRAG: u32 = 12;
/// Height of a row in CSS pixels (`moves.css`).
const ROW: f64 = 32.0;
/// Longest timeline that is exported whole.
const MAX_EXPORTED: u32 = 100_000;
/// Number of moves exported before and after the cursor of a longer timeline.
const EXPORTED_AROUND: u32 = 500;
/// Longest state that is shown as text.
const LONGEST_STATE: usize = 20;
/// Longest step shown in full; others are abbreviated.
const LONGEST_STEP: usize = 9;
/// Longest state that has room beside its number, and longest step beside them.
const LONGEST_NUMBERED: usize = 10;
const LONGEST_STEP_BESIDE: usize = 5;

/// The heads of the columns.
const HEADS: [Key; 3] = [Key::StepColumn, Key::MoveColumn, Key::StateAfter];
const HEADS_OF_A_GAME: [Key; 4] = [Key::StepColumn, Key::GameWho, Key::GameTakes, Key::GameLeaves];

#[derive(Clone, PartialEq)]
pub struct Moves {
    pub ctx: Ctx,
    pub timeline: TimelineRef,
    pub is_dragged: bool,
    /// Whether the user finds the moves alone: then only the moves played are listed.
    pub is_alone: bool,
    /// Whether it plays, and how fast.
    pub playing: bool,
}

struct Row {
    step: Steps,
    name: String,
    short: String,
    state: Html,
    /// The place of the state on the line of all states, in digits.
    number: Option<String>,
    is_of_game: bool,
}

rendered_by!(Moves, use_moves);
lazy_in!(Moves, panels, with later words);

/// The row of the cursor is scrolled to the middle.
#[hook]
fn use_moves(props: &Moves) -> Html {
    let Moves { timeline, is_dragged, is_alone, playing, .. } = props;
    let ctx = props.ctx;
    let node = use_node_ref();
    let (_, height) = use_size(node.clone());
    let reach = Steps::from(if *is_dragged { ROWS_AROUND_DRAG } else { ROWS_AROUND });
    let first = timeline.cursor().saturating_sub(&reach);
    let last = (timeline.cursor() + &reach).min(timeline.steps().clone());
    let before = timeline.cursor().saturating_sub(&first).to_f64();
    use_effect_with((timeline.cursor().clone(), height, *is_dragged), {
        let node = node.clone();
        move |(_, height, _)| centre(&node, before, *height)
    });
    // A number tells how far it is, and so the next move.
    let numbering = numbering(timeline).filter(|_| !*is_alone);
    let rows = rows(ctx.lang, timeline, numbering.as_ref(), &first, &last);
    let is_game = timeline.puzzle().is_game();
    let heads: &[Key] = if is_game { &HEADS_OF_A_GAME } else { &HEADS };
    let heads = heads.iter().map(|key| html! { <span>{ ctx.lang.text(*key) }</span> });
    let heads =
        heads.chain(numbering.as_ref().map(|numbering| html! { <span>{ numbering.name(ctx.lang) }</span> }));
    let at_last = timeline.state_at(&last);
    let is_open = is_game && *is_alone && last == *timeline.steps() && at_last != timeline.setup().goal;
    // All rows have a key: else the one with the focus would be replaced.
    let turn = is_open.then(|| {
        html! { <li class="moves-turn" key="turn">{ say!(ctx.lang, GameTurnAt { turn: ctx.lang.turn(ctx.rival.turn(&last)), position: ctx.lang.state_name(&at_last) }) }</li> }
    });
    let onkeydown = keys(ctx);
    let shown = Shown { ctx, is_alone: *is_alone, cursor: timeline.cursor() };
    html! {
        <div class={classes!("moves", is_game.then_some("moves-game"), numbering.is_some().then_some("moves-numbered"))}>
            if is_game {
                { Playback { ctx, timeline, playing: *playing }.buttons() }
            }
            <div class="note moves-head" aria-hidden="true">{ list(heads) }</div>
            <ol class="moves-list" ref={node} aria-label={ctx.lang.text(Key::Moves)} {onkeydown}>
                { list(rows.iter().map(|row| shown.row(row)).chain(turn)) }
            </ol>
            if *is_alone && !is_game {
                <p class="note stack moves-more">{ ctx.lang.text(Key::SolveMovesTell) }{ explain_button(ctx) }</p>
            } else if timeline.steps().is_zero() && !is_game {
                <p class="nothing">{ ctx.lang.text(Key::StartIsGoal) }</p>
            }
            { export_buttons(ctx.lang, timeline) }
        </div>
    }
}

/// Scrolls a list so that the row after `before` others is in the middle.
fn centre(list: &NodeRef, before: f64, height: f64) {
    let Some(list) = list.cast::<Element>() else { return };
    // A few thousand pixels at most, so the cast is safe.
    list.set_scroll_top((before * ROW - (height - ROW) / 2.0) as i32);
    // Keep the focus on the row of the cursor.
    if focus::is_within(".moves-list") {
        focus::move_to_first(&[".moves-row[tabindex='0']"]);
    }
}

/// Returns how the states are numbered; none if they do not form a line, or if there is no room for numbers.
fn numbering(timeline: &Timeline<AnyPuzzle>) -> Option<Numbering> {
    let is_short = timeline.setup().start.to_string().len() <= LONGEST_NUMBERED;
    let has_room = is_short && timeline.steps().to_string().len() <= LONGEST_STEP_BESIDE;
    if has_room { Numbering::of(timeline.puzzle()) } else { None }
}

/// Returns the rows between two steps; the row of step 0 is the start.
fn rows(
    lang: Lang,
    timeline: &Timeline<AnyPuzzle>,
    numbering: Option<&Numbering>,
    first: &Steps,
    last: &Steps,
) -> Vec<Row> {
    let is_of_game = timeline.puzzle().is_game();
    let number = |state: &AnyState| numbering?.number(timeline.puzzle(), state);
    let at_first = timeline.state_at(first);
    let start = Row {
        step: first.clone(),
        name: String::new(),
        short: String::new(),
        state: state_of(lang, timeline.puzzle(), &at_first),
        number: number(&at_first),
        is_of_game,
    };
    // Include the move that leads to the first row, unless that is the start.
    let from = first.saturating_sub(&Steps::ONE);
    let moves = listed(timeline, &from, last).map(|made| Row {
        step: made.step,
        name: lang.move_name(&made.before, &made.mv),
        short: match lang.taken(&made.before, &made.mv) {
            Some([takes, _]) => takes,
            None => lang.move_short(&made.before, &made.mv),
        },
        state: state_of(lang, timeline.puzzle(), &made.after),
        number: number(&made.after),
        is_of_game,
    });
    let start = first.is_zero().then_some(start);
    start.into_iter().chain(moves).collect()
}

fn state_of(lang: Lang, puzzle: &AnyPuzzle, state: &AnyState) -> Html {
    if puzzle.is_game() {
        return html! { <span>{ lang.state_name(state) }</span> };
    }
    let text = state.to_string();
    let is_long = text.len() > LONGEST_STATE || text.contains('*');
    match is_long.then(|| bars::scene(puzzle, state)).flatten() {
        Some(scene) => html! {
            <span class="moves-bars" aria-hidden="true">{ component(Picture { scene: Rc::new(scene) }) }</span>
        },
        None => html! { <code>{ text }</code> },
    }
}

/// The values that all rows share.
struct Shown<'a> {
    ctx: Ctx,
    is_alone: bool,
    cursor: &'a Steps,
}

impl Shown<'_> {
    fn row(&self, Row { step, name, short, state, number: place, is_of_game }: &Row) -> Html {
        let is_here = step == self.cursor;
        let is_next = !self.is_alone && *step == self.cursor + &Steps::ONE;
        let onclick = self.ctx.on_click(Msg::Act(Action::Seek(Seek::At(step.clone()))));
        let number = step.to_string();
        let side =
            step.checked_sub(&Steps::ONE).filter(|_| *is_of_game).map(|made| self.ctx.rival.turn(&made));
        html! {
            <li key={number.clone()}>
                <button
                    class={classes!("note", "moves-row", is_next.then_some("moves-row-next"))} type="button" {onclick}
                    tabindex={if is_here { "0" } else { "-1" }} aria-current={is_here.then_some("step")}
                    title={format!("{number} {name}")}
                >
                    <span>{ abbreviated(&number) }</span>
                    if *is_of_game {
                        <span>{ list(side.map(|side| player(self.ctx.lang, side))) }</span>
                    }
                    <span>{ short }</span>
                    { state.clone() }
                    if let Some(place) = place {
                        <code>{ place }</code>
                    }
                </button>
            </li>
        }
    }
}

fn abbreviated(number: &str) -> String {
    match number.len().checked_sub(LONGEST_STEP) {
        Some(1..) => {
            let tail = &number[number.len() - 6..];
            format!("…{},{}", &tail[..3], &tail[3..])
        }
        _ => number.to_owned(),
    }
}

fn keys(ctx: Ctx) -> Callback<KeyboardEvent> {
    ctx.on(|event: KeyboardEvent| {
        let seek = match event.key().as_str() {
            "ArrowUp" => Seek::Back,
            "ArrowDown" => Seek::Next,
            "PageUp" => Seek::Backward(10u32.into()),
            "PageDown" => Seek::Forward(10u32.into()),
            "Home" => Seek::Start,
            "End" => Seek::End,
            _ => return None,
        };
        event.prevent_default();
        Some(Msg::Act(Action::Seek(seek)))
    })
}

fn export_buttons(lang: Lang, timeline: &TimelineRef) -> Html {
    let steps = timeline.steps();
    let is_whole = *steps <= MAX_EXPORTED;
    let beside = Steps::from(EXPORTED_AROUND);
    let (from, to) = if is_whole {
        (Steps::ZERO, steps.clone())
    } else {
        (timeline.cursor().saturating_sub(&beside), (timeline.cursor() + &beside).min(steps.clone()))
    };
    if to == from {
        return Html::default();
    }
    let button = |key, act: Callback<MouseEvent>| {
        html! { <button class="button" type="button" onclick={act}>{ lang.text(key) }</button> }
    };
    let write = |listing: Listing| {
        let (timeline, from, to) = (timeline.clone(), from.clone(), to.clone());
        move || listing.write(&timeline, &from, &to)
    };
    let on_copy = {
        let text = write(Listing::Text);
        Callback::from(move |_: MouseEvent| {
            let text = text();
            wasm_bindgen_futures::spawn_local(async move {
                // If the clipboard is denied, save a file instead.
                if !copy(&text).await {
                    save("gros-moves.txt", &text);
                }
            });
        })
    };
    let on_save = |name: &'static str, listing| {
        let text = write(listing);
        Callback::from(move |_: MouseEvent| save(name, &text()))
    };
    html! {
        <div class="row moves-take">
            <p>{ lang.moves_taken(&to.saturating_sub(&from), is_whole) }</p>
            { button(Key::CopyMoves, on_copy) }
            { button(Key::SaveCsv, on_save("gros-moves.csv", Listing::Csv)) }
            { button(Key::SaveJson, on_save("gros-moves.jsonl", Listing::Json)) }
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_end_of_a_long_step_is_written() {
        assert_eq!(abbreviated("341"), "341");
        assert_eq!(abbreviated("123456789"), "123456789");
        assert_eq!(abbreviated("6241613783566559914"), "…559,914");
    }

    #[test]
    fn short_states_of_a_line_are_numbered() {
        let is_numbered = |spec| {
            let opened = gros_session::spec::open(spec, 1000).unwrap();
            numbering(opened.session.timeline()).is_some()
        };
        assert!(
            ["rings", "rings?n=10", "spinout", "brain", "chain", "kugellager"].into_iter().all(is_numbered)
        );
        let others = [
            "rings?n=11",
            "rings?n=1000",
            "generation",
            "chain?base=9&n=10",
            "hanoi",
            "elephants",
            "wythoff",
        ];
        assert!(!others.into_iter().any(is_numbered));
    }
}
