//! Why the move that was refused cannot be made: what it waits for, piece by piece, and the moves until then.

use gros_session::Refusal;
use gros_text::{Unmet, WhyNot};
use yew::prelude::*;

use super::refused::{Refused, coming};
use crate::state::Feedback;
use crate::ui::icons::{Shape, icon};

/// Draws the card above the others; nothing where no move was refused, or where it waits for no piece.
pub fn why_not(refused: Refused<'_>) -> Html {
    let Refused { lang, timeline, feedback, .. } = refused;
    let Feedback::Refused { why: Refusal::Illegal(why), .. } = feedback else { return html! {} };
    let Some(WhyNot { title, unmet, more }) = lang.why_not(&timeline.state(), why) else { return html! {} };
    let rule = lang.illegal(timeline.puzzle(), why).rule;
    html! {
        <section key="why-not" class="card why-not">
            <h2>{ icon(Shape::Cross) }<span>{ title }</span></h2>
            <p class="card-text">{ rule }</p>
            <ul class="ladder">
                { for unmet.iter().map(row) }
                if let Some(more) = more {
                    <li class="rung">{ more }</li>
                }
            </ul>
            { coming(refused) }
        </section>
    }
}

fn row(Unmet { piece, is_on, must, is }: &Unmet) -> Html {
    html! {
        <li class="rung">
            <b class={classes!("rung-piece", is_on.then_some("peek-on"))}>{ *piece }</b>
            <span>{ must }</span>
            <span class="rung-note why-not-is">{ *is }{ icon(Shape::Cross) }</span>
        </li>
    }
}
