//! Asks before a step is shown that was not played.

use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::{Msg, Overlay};
use crate::ui::component::{component, rendered_by};
use crate::ui::dialog::Dialog;

#[derive(PartialEq)]
pub struct GoAhead {
    pub lang: Lang,
    pub open: bool,
    pub dispatch: Callback<Msg>,
}

rendered_by!(GoAhead, use_go_ahead);

#[hook]
fn use_go_ahead(props: &GoAhead) -> Html {
    let GoAhead { lang, open, dispatch } = props;
    let button = |key, class: &'static str, msg: fn() -> Msg| {
        let onclick = dispatch.reform(move |_: MouseEvent| msg());
        html! { <button class={classes!("button", class)} type="button" {onclick}>{ lang.text(key) }</button> }
    };
    let children = html! {
        <>
            <p>{ lang.text(Key::SolveGoAheadWhat) }</p>
            <div class="go-ahead-buttons">
                { button(Key::SolveStay, "button-primary", || Msg::Close(Overlay::GoAhead)) }
                { button(Key::SolveShowMe, "", || Msg::GoAhead) }
            </div>
        </>
    };
    component(Dialog {
        lang: *lang,
        name: Overlay::GoAhead.id(),
        title: Key::SolveGoAhead,
        subtitle: None,
        open: *open,
        on_open: dispatch.reform(|open| Overlay::GoAhead.toggle(open)),
        children,
    })
}
