//! The cards that stay over the others while a move is refused: why it is, and how the hands come to a halt.

use gros_solver::AnyMove;
use yew::prelude::*;

use crate::puzzles::slow_hands;
use crate::refused::RefusalContext;
use crate::state::{Feedback, Prefs, TimelineRef};
use crate::ui::component::{list, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy_in;
use crate::ui::setters::change_on_click;
use crate::why_not::why_not;

#[derive(Clone, PartialEq)]
pub struct Refused {
    pub prefs: Prefs,
    pub timeline: TimelineRef,
    pub feedback: Feedback,
    pub hides_next: bool,
}

rendered_by!(Refused, use_refused);
lazy_in!(Refused, explain, with later words);

#[hook]
fn use_refused(props: &Refused) -> Html {
    let Refused { prefs, timeline, feedback, hides_next } = props;
    let is_slow = use_state_eq(|| false);
    let context = RefusalContext { lang: prefs.lang, timeline, feedback, hides_next: *hides_next };
    html! {
        <>
            { list(slow_card(props, &is_slow)) }
            // Over the cards, which stay where they are.
            <div class="refused-over">{ why_not(context) }</div>
        </>
    }
}

fn mv(Refused { timeline, feedback, hides_next, .. }: &Refused) -> Option<AnyMove> {
    match feedback {
        Feedback::Refused { mv, .. } => Some(mv.clone()),
        _ if *hides_next => None,
        _ => timeline.best_move(),
    }
}

/// How the hands make the next move, or where they are stuck with the one that was refused.
fn slow_card(props: &Refused, is_open: &UseStateHandle<bool>) -> Option<Html> {
    let Refused { prefs, timeline, hides_next, .. } = props;
    let (title, strip) = slow_hands(*prefs, timeline.puzzle(), &timeline.state(), &mv(props)?)?;
    let onclick = change_on_click(is_open, |is_open| !is_open);
    Some(html! {
        <section key="slow-hands" class={classes!("card", hides_next.then_some("slow-covered"))}>
            <h2>
                <button
                    class="row card-head" type="button" {onclick} aria-expanded={is_open.to_string()} aria-controls="card-slow-hands"
                >
                    <span>{ title }</span>
                    { icon(Shape::Chevron) }
                </button>
            </h2>
            <div class="stack card-body" id="card-slow-hands" hidden={!**is_open}>
                if **is_open {
                    { strip }
                }
            </div>
        </section>
    })
}
