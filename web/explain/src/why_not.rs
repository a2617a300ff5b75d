//! The card that explains a refusal: the requirements of the move, piece by piece, and the moves until it is
//! legal.

use gros_session::Refusal;
use gros_text::{Unmet, WhyNot};
use yew::prelude::*;

use super::refused::{RefusalContext, moves_until_legal};
use crate::state::Feedback;
use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};

/// Renders nothing unless a refused move waits for pieces.
pub fn why_not(context: RefusalContext<'_>) -> Html {
    let RefusalContext { lang, timeline, feedback, .. } = context;
    let Feedback::Refused { why: Refusal::Illegal(why), .. } = feedback else { return html! {} };
    let Some(WhyNot { title, unmet, more }) = lang.why_not(&timeline.state(), why) else { return html! {} };
    let rule = lang.illegal(timeline.puzzle(), why).rule;
    html! {
        <section key="why-not" class="card stack why-not">
            <h2 class="line bad">{ icon(Shape::Cross) }<span>{ title }</span></h2>
            <p class="card-text">{ rule }</p>
            <ul class="ladder">
                { list(unmet.iter().map(row)) }
                if let Some(more) = more {
                    <li class="rung">{ more }</li>
                }
            </ul>
            { moves_until_legal(context) }
        </section>
    }
}

fn row(Unmet { piece, is_on, must, is }: &Unmet) -> Html {
    html! {
        <li class="rung">
            <b class={classes!("mark", is_on.then_some("mark-on"))}>{ *piece }</b>
            <span>{ must }</span>
            <span class="note rung-note why-not-is">{ *is }{ icon(Shape::Cross) }</span>
        </li>
    }
}
