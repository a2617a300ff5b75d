//! Suggestions at the goal.

use std::rc::Rc;

use gros_session::{Action, Seek, spec};
use gros_solver::{AnyPuzzle, Puzzle, Route, Setup, Steps};
use gros_text::{Ending, Feat, Key, say};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::hooks::address::link;
use crate::puzzles::new_game;
use crate::state::{Copied, MAX_PIECES, Model, Msg};
use crate::ui::clipboard::{copy, offer};
use crate::ui::component::rendered_by;
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy_in;

#[derive(Clone, PartialEq)]
pub struct WonButtons {
    pub ctx: Ctx,
    pub setup: Rc<Setup<AnyPuzzle>>,
    /// The run, if it counts.
    pub feat: Option<Feat>,
    /// How a game against the computer ended.
    pub ending: Option<Ending>,
}

rendered_by!(WonButtons, use_won_buttons);
lazy_in!(WonButtons, panels, with later words);

impl WonButtons {
    pub fn of(model: &Model, ctx: Ctx) -> WonButtons {
        WonButtons {
            ctx,
            setup: model.session.timeline().shared_setup(),
            feat: Feat::of(&model.session, model.help.summary(), model.help.seconds()),
            ending: model.ending(),
        }
    }
}

#[hook]
fn use_won_buttons(props: &WonButtons) -> Html {
    let WonButtons { setup, feat, ending, .. } = props;
    let (ctx, lang) = (props.ctx, props.ctx.lang);
    let button = |text: &str, shape: Option<Shape>, class: &'static str, msg: Msg| {
        let onclick = ctx.on_last_click(msg);
        html! {
            <button class={classes!("button", class)} type="button" {onclick}>
                if let Some(shape) = shape {
                    { icon(shape) }
                }
                { text.to_owned() }
            </button>
        }
    };
    let set_up = |setup: Setup<AnyPuzzle>| Msg::Act(Action::SetUp(setup));
    let is_decided = ending.is_some();
    let again = if is_decided { Key::GamePlayAgain } else { Key::SamePiles };
    let harder = harder(&setup.puzzle);
    let told = match (feat, ending) {
        (Some(feat), _) => Some((lang.can_you(setup, feat), None)),
        (None, Some(ending)) => Some((lang.dare(setup, *ending), Some("wide"))),
        (None, None) => None,
    };
    html! {
        <div class="line caption-more">
            if let Some((text, class)) = told {
                <button class={classes!("button", class)} type="button" onclick={share(text, setup, ctx)}>{ icon(Shape::Link) }{ lang.text(Key::Share) }</button>
            }
            if let Some((harder, steps)) = harder {
                { button(&lang.harder(&harder.puzzle, &steps), None, "button-primary", set_up(harder)) }
            }
            if let Some(back) = Setup::clone(setup).turned() {
                { button(lang.way_back(setup), None, "", set_up(back)) }
            }
            if let Some(Ending::LostAt(step)) = *ending {
                { button(&say!(lang, GameGoToMove { step: Steps::from(step) }), None, "", Msg::Act(Action::Seek(Seek::At(before(step))))) }
            }
            if let Some(new_game) = new_game(&setup.puzzle, ctx) {
                <button class="button button-primary" type="button" onclick={new_game}>{ lang.text(Key::NewGame) }</button>
                { button(lang.text(again), None, "", set_up(Setup::clone(setup))) }
            }
            if !is_decided {
                { button(lang.text(Key::Replay), Some(Shape::Replay), "button-quiet", Msg::PlayOrPause) }
            }
        </div>
    }
}

/// Returns the step at which a move is made.
fn before(mv: usize) -> Steps {
    Steps::from(mv).saturating_sub(&Steps::ONE)
}

/// Returns the next larger size, and the moves it takes.
pub fn harder(puzzle: &AnyPuzzle) -> Option<(Setup<AnyPuzzle>, Steps)> {
    let pieces = puzzle.pieces() + 1;
    let setup = puzzle.resized(pieces).filter(|_| pieces <= MAX_PIECES).map(Setup::standard)?;
    let route = setup.puzzle.route(&setup.start, &setup.goal).ok()?;
    Some((setup, route.steps().clone()))
}

/// Offers the result, with a link to the same start, to the system's sheet; without one, it is copied.
fn share(text: String, setup: &Setup<AnyPuzzle>, ctx: Ctx) -> Callback<MouseEvent> {
    let link = sent_link(setup);
    Callback::from(move |_: MouseEvent| {
        let (text, link) = (text.clone(), link.clone());
        spawn_local(async move { offer_or_copy(&text, &link, ctx).await });
    })
}

/// Returns the link to a task, to be solved without being shown the next move.
pub fn sent_link(setup: &Setup<AnyPuzzle>) -> String {
    let task = spec::write_task(setup);
    let joint = if task.contains('?') { '&' } else { '?' };
    link(&format!("{task}{joint}mode=solve"))
}

pub async fn offer_or_copy(text: &str, link: &str, ctx: Ctx) {
    if !offer(text, link).await && copy(&format!("{text} {link}")).await {
        ctx.send(Msg::Shared(Copied::Result));
    }
}
