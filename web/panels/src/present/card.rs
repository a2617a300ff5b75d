//! The card of a presentation.

use gros_solver::methods::Method;
use gros_text::Key;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::explain::card_links::follow;
use crate::explain::large;
use crate::state::TimelineRef;
use crate::ui::component::rendered_by;

#[derive(PartialEq)]
pub struct Large {
    pub ctx: Ctx,
    pub timeline: TimelineRef,
    pub method: Method,
    /// Whether only its name is shown, since it tells the next move.
    pub is_covered: bool,
}

rendered_by!(Large, use_large);

#[hook]
fn use_large(props: &Large) -> Html {
    let Large { timeline, method, is_covered, .. } = props;
    let ctx = props.ctx;
    if *is_covered {
        return html! {
            <div class="present-body">
                <h2>{ ctx.lang.method_name(*method) }</h2>
                <p class="present-covered">{ ctx.lang.text(Key::PresentCovered) }</p>
            </div>
        };
    }
    let (title, body) = large(ctx, timeline, *method);
    html! {
        // Focusable, so that a long card can be scrolled by the keyboard.
        <div class="present-body" tabindex="0" key={method.id()} onclick={follow(timeline, ctx)}>
            <h2>{ title }</h2>
            { body }
        </div>
    }
}
