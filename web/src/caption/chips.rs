//! Suggestions on a first visit.

use gros_session::{Action, Timeline};
use gros_solver::{AnyPuzzle, Puzzle, Route, Setup};
use gros_text::{Key, say};
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::Tab;
use crate::state::{Model, Msg};
use crate::ui::component::list;
use crate::ui::media::is_wide;

/// The size of a first try, which is solved in a few moves.
const FIRST_SIZE: usize = 3;

/// Returns a first try of that size, unless the current task takes as few moves.
fn first_size(timeline: &Timeline<AnyPuzzle>) -> Option<Setup<AnyPuzzle>> {
    let puzzle = timeline.puzzle();
    let is_large = puzzle.pieces() > FIRST_SIZE && !puzzle.is_game();
    let small = Setup::standard(puzzle.resized(FIRST_SIZE).filter(|_| is_large)?);
    let route = small.puzzle.route(&small.start, &small.goal).ok()?;
    (route.steps() < timeline.par()).then_some(small)
}

pub fn chips(model: &Model, show: &Callback<Option<Tab>>, ctx: Ctx) -> Html {
    let (lang, puzzle) = (model.prefs.lang, model.session.timeline().puzzle());
    let try_other = |(id, invitation): (&'static str, &'static str)| {
        html! { <button class="chip" type="button" onclick={ctx.on_last_click(Msg::Puzzle(id))}>{ invitation }</button> }
    };
    let lead = show.reform(|_: MouseEvent| Some(Tab::Coach));
    let explain = {
        let (show, is_game) = (show.clone(), puzzle.is_game());
        ctx.on(move |_: MouseEvent| {
            // On a phone the panel would cover the board, on which the pieces are lit.
            if is_game || is_wide() {
                show.emit(Some(Tab::Explain));
            }
            Msg::ShowWhy
        })
    };
    let explore = ctx.on_last_click(Msg::Begin);
    let small = first_size(&model.timeline()).filter(|_| model.is_solving());
    html! {
        <div class="line caption-more">
            if let Some(small) = small {
                <button class="chip chip-main" type="button" onclick={ctx.on_last_click(Msg::Act(Action::SetUp(small.clone())))}>{ say!(lang, BeginTry { pieces: lang.invited_to(&small.puzzle) }) }</button>
            }
            if !puzzle.is_game() {
                <button class="chip" type="button" onclick={lead}>{ lang.text(Key::IHaveARealOne) }</button>
            }
            <button class="chip" type="button" onclick={explain}>{ lang.text(Key::ShowMeWhy) }</button>
            if model.is_solving() {
                <button class="chip chip-quiet" type="button" onclick={explore}>{ say!(lang, BeginExplore { pieces: lang.invited_to(puzzle) }) }</button>
            } else {
                { list(lang.invitation(puzzle.id()).map(try_other)) }
            }
        </div>
    }
}
