//! The card of a presentation.

use gros_solver::methods::Method;
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::explain::card_links::follow;
use crate::explain::large;
use crate::state::{Msg, TimelineRef};
use crate::ui::component::rendered_by;

#[derive(PartialEq)]
pub struct Large {
    pub lang: Lang,
    pub timeline: TimelineRef,
    pub method: Method,
    /// Whether only its name is shown, since it tells the next move.
    pub is_covered: bool,
    pub dispatch: Callback<Msg>,
}

rendered_by!(Large, use_large);

#[hook]
fn use_large(props: &Large) -> Html {
    let Large { lang, timeline, method, is_covered, dispatch } = props;
    if *is_covered {
        return html! {
            <div class="present-body">
                <h2>{ lang.method_name(*method) }</h2>
                <p class="present-covered">{ lang.text(Key::PresentCovered) }</p>
            </div>
        };
    }
    let (title, body) = large(*lang, timeline, *method, dispatch);
    html! {
        // Focusable, so that a long card can be scrolled by the keyboard.
        <div class="present-body" tabindex="0" key={method.id()} onclick={follow(timeline, dispatch)}>
            <h2>{ title }</h2>
            { body }
        </div>
    }
}
