//! The card of a win: the run as a ruler, the run in numbers, and what comes next. It covers caption and dock until it
//! is closed, and takes no focus.

mod facts;
mod room;
mod send;

use std::rc::Rc;

use gros_picture::run::Run;
use gros_session::Action;
use gros_solver::Steps;
use gros_text::{Feat, Key, say};
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::caption::won::harder;
use crate::ctx::Ctx;
use crate::state::{Msg, Win};
use crate::ui::component::{component, list, rendered_by};
use crate::ui::focus;
use crate::ui::geometry::{use_geometry, use_size};
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy_in;
use facts::{facts, key, sizes};
use room::use_room;
use send::send;

/// The width of the strip before it is measured, in CSS pixels.
const STRIP: f64 = 358.0;

#[derive(Clone, PartialEq)]
pub struct WinCard {
    pub ctx: Ctx,
    pub win: Rc<Win>,
    pub seconds: Option<u64>,
    /// Whether the result was just copied.
    pub is_copied: bool,
}

rendered_by!(WinCard, use_win_card);
lazy_in!(WinCard, panels, with later words);

impl WinCard {
    fn feat(&self) -> Feat {
        Feat { seconds: self.seconds, ..self.win.feat.clone() }
    }
}

#[hook]
fn use_win_card(props: &WinCard) -> Html {
    let WinCard { win, is_copied, .. } = props;
    let ctx = props.ctx;
    let (lang, puzzle) = (ctx.lang, win.timeline.puzzle());
    let feat = props.feat();
    let (place, room) = use_room();
    let card = use_geometry(room.map(|room| ("--win-room", format!("{room}px"))).into_iter().collect());
    let strip = use_node_ref();
    let (measured, _) = use_size(strip.clone());
    let width = if measured > 0.0 { measured } else { STRIP };
    let run = use_memo((win.clone(), width as u32), |_| win.run(Run::capacity(width)));
    let off = run.moves.iter().filter(|made| !made.is_nearer).count();
    let close = move || {
        if focus::is_within(".win") {
            focus::move_to_board();
        }
        ctx.send(Msg::ShowWin(false));
    };
    let onkeydown = Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            event.stop_propagation();
            close();
        }
    });
    let title = say!(lang, WinSolved { puzzle: lang.task_title(puzzle) });
    let second = if *is_copied {
        lang.text(Key::ResultCopied).to_owned()
    } else {
        lang.win_merit(puzzle, &feat, win.merit)
    };
    html! {
        <div class="win-room" ref={place}>
            <section class="win" ref={card} aria-label={title.clone()} {onkeydown}>
                <div class="line win-head">
                    <span class="badge badge-good">{ icon(Shape::Flag) }</span>
                    <div>
                        <h2>{ title }</h2>
                        <p>{ second }</p>
                    </div>
                    <button
                        class="button button-quiet button-icon" type="button" aria-label={lang.text(Key::Close)}
                        onclick={Callback::from(move |_: MouseEvent| close())}
                    >
                        { icon(Shape::Close) }
                    </button>
                </div>
                <div class="win-run">
                    <div class="win-strip" role="img" aria-label={say!(lang, WinRun { moves: lang.moves(&Steps::from(run.moves.len())), off })} ref={strip}>
                        { component(Picture { scene: Rc::new(run.strip(width)) }) }
                    </div>
                    { key(lang, &run, off > 0, feat.made) }
                </div>
                { facts(lang, &feat) }
                { list(sizes(lang, &win.timeline, width)) }
                { buttons(props, &feat) }
            </section>
        </div>
    }
}

fn buttons(props: &WinCard, feat: &Feat) -> Html {
    let (ctx, lang, setup) = (props.ctx, props.ctx.lang, props.win.timeline.setup());
    let set_up = |setup| ctx.on_last_click(Msg::Act(Action::SetUp(setup)));
    html! {
        <div class="row win-buttons">
            <button class="button button-primary" type="button" onclick={send(props, feat)}>
                { icon(Shape::Send) }{ lang.text(Key::Share) }
            </button>
            if let Some((harder, _)) = harder(&setup.puzzle) {
                <button class="button" type="button" onclick={set_up(harder.clone())}>{ say!(lang, SolveHarder { what: lang.invited_to(&harder.puzzle) }) }</button>
            }
            if let Some(back) = setup.clone().turned() {
                <button class="button button-quiet" type="button" onclick={set_up(back)}>{ lang.way_back(setup) }</button>
            }
        </div>
    }
}
