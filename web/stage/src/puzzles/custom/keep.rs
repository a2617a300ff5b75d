//! Keeps a puzzle that a user makes up on the shelf, under a name.

use gros_session::spec;
use gros_solver::{AnyPuzzle, AnyState, Custom, Setup};
use gros_text::Key;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Kept, Msg};
use crate::ui::component::rendered_by;

#[derive(PartialEq)]
pub struct Keep {
    pub ctx: Ctx,
    pub setup: Setup<Custom>,
}

rendered_by!(Keep, use_keep);

#[hook]
fn use_keep(props: &Keep) -> Html {
    let Keep { ctx, setup } = props;
    let (ctx, lang) = (*ctx, ctx.lang);
    let field = use_node_ref();
    // What was kept last; once the puzzle changes, it is another one.
    let kept = use_state_eq(|| None::<String>);
    let spec = spec_of(setup);
    let is_kept = spec.is_some() && *kept == spec;
    let onsubmit = {
        let (field, spec) = (field.clone(), spec.clone());
        ctx.on(move |event: SubmitEvent| {
            event.prevent_default();
            let typed = field.cast::<HtmlInputElement>()?.value();
            let typed = typed.trim();
            let name = if typed.is_empty() { lang.text(Key::Custom) } else { typed }.to_owned();
            let spec = spec.clone()?;
            kept.set(Some(spec.clone()));
            Some(Msg::Collect(Kept { spec, name }.line(), true))
        })
    };
    html! {
        <form class="row" {onsubmit}>
            <input
                ref={field} class="field" type="text" autocomplete="off" maxlength={Kept::LONGEST.to_string()}
                placeholder={lang.text(Key::Custom)} aria-label={lang.text(Key::CustomKeepName)}
            />
            <button class="button" type="submit">{ lang.text(Key::CustomKeep) }</button>
            <span class="note" role="status">{ if is_kept { lang.text(Key::CustomKept) } else { "" } }</span>
        </form>
    }
}

fn spec_of(setup: &Setup<Custom>) -> Option<String> {
    let Setup { puzzle, start, goal, .. } = setup.clone();
    let setup = Setup::standard(AnyPuzzle::Custom(puzzle)).with_start(AnyState::Custom(start));
    Some(spec::write_task(&setup.with_goal(AnyState::Custom(goal))?))
}
