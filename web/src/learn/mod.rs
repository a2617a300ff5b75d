//! What there is to learn from: the list of lessons and tools.

use gros_session::spec::Learn;
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::Msg;
use crate::ui::component::rendered_by;
use crate::ui::focus;
use crate::ui::lazy::lazy_in;

#[derive(Clone, PartialEq)]
pub struct LearnPage {
    pub lang: Lang,
    pub learn: Learn,
    /// Whether a control of the page opened it.
    pub is_opened: bool,
    pub dispatch: Callback<Msg>,
}

rendered_by!(LearnPage, use_learn);
lazy_in!(LearnPage, panels);

#[hook]
fn use_learn(props: &LearnPage) -> Html {
    let LearnPage { lang, learn, is_opened, dispatch: _ } = props;
    let is_opened = *is_opened;
    use_effect_with(learn.clone(), move |_| {
        if is_opened {
            focus::move_to_first(&[".learn h1"]);
        }
    });
    match learn {
        Learn::All => html! { <div class="learn"><h1 tabindex="-1">{ lang.text(Key::Learn) }</h1></div> },
        // Tools are screens of their own.
        Learn::Tool(_) => html! {},
    }
}
