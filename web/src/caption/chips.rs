//! Suggestions on a first visit.

use gros_solver::Puzzle;
use gros_text::Key;
use yew::prelude::*;

use crate::state::Tab;
use crate::state::{Model, Msg};
use crate::ui::focus;

pub fn chips(model: &Model, show: &Callback<Option<Tab>>, dispatch: &Callback<Msg>) -> Html {
    let (lang, puzzle) = (model.prefs.lang, model.session.timeline().puzzle());
    let try_other = |(id, invitation): (&'static str, &'static str)| {
        let onclick = dispatch.reform(move |_: MouseEvent| {
            focus::move_to_board();
            Msg::Puzzle(id)
        });
        html! { <button class="chip" type="button" {onclick}>{ invitation }</button> }
    };
    let lead = show.reform(|_: MouseEvent| Some(Tab::Coach));
    let explain = show.reform(|_: MouseEvent| Some(Tab::Explain));
    html! {
        <div class="caption-more">
            if !puzzle.is_game() {
                <button class="chip" type="button" onclick={lead}>{ lang.text(Key::IHaveARealOne) }</button>
            }
            <button class="chip" type="button" onclick={explain}>{ lang.text(Key::ShowMeWhy) }</button>
            { for lang.invitation(puzzle.id()).map(try_other) }
        </div>
    }
}
