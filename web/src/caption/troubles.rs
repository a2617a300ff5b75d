//! Notices: what of the address was not understood.

use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::{Model, Msg, TimelineRef, Trouble};
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::{lazy, lazy_in};
use crate::ui::part::drawn_by;

/// Draws the room of the notices, which is there before they are, so that they are heard.
pub fn troubles(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let lang = model.prefs.lang;
    let list = || TroubleList {
        lang,
        timeline: model.timeline(),
        troubles: model.troubles.clone(),
        dispatch: dispatch.clone(),
    };
    html! {
        <div class="troubles" role="alert" aria-label={lang.text(Key::Notices)}>
            if !model.troubles.is_empty() {
                { lazy(lang, list()) }
            }
        </div>
    }
}

/// The notices. Few visits have one, so that the sentences are fetched with the panels.
#[derive(Clone, PartialEq)]
struct TroubleList {
    lang: Lang,
    timeline: TimelineRef,
    troubles: Vec<Trouble>,
    dispatch: Callback<Msg>,
}

drawn_by!(TroubleList, use_list);
lazy_in!(TroubleList, panels);

/// Draws a notice for each part that was not understood, until it is dismissed.
#[hook]
fn use_list(props: &TroubleList) -> Html {
    let TroubleList { lang, timeline, troubles, dispatch } = props;
    let waiting = |index: usize| -> usize {
        let behind = troubles.iter().skip(index + 1);
        behind.map(|trouble| if let Trouble::More(count) = trouble { *count } else { 1 }).sum()
    };
    let notice = |(index, trouble): (usize, &Trouble)| {
        let text = match trouble {
            Trouble::Key(notice) => lang.notice(notice, timeline),
            Trouble::More(count) => lang.notices_beyond(*count),
            Trouble::Puzzle(unknown) => lang.unknown_puzzle(&unknown.id),
            Trouble::File => lang.text(Key::NoSessionFile).to_owned(),
            Trouble::NotKept => lang.text(Key::PlaceNotKept).to_owned(),
        };
        let onclick = dispatch.reform(move |_: MouseEvent| Msg::Dismiss(index));
        html! {
            <div class="trouble">
                { icon(Shape::Info) }
                <p>
                    { text }
                    if waiting(index) > 0 {
                        <span class="trouble-more">{ " " }{ lang.more_notices(waiting(index)) }</span>
                    }
                </p>
                <button class="button button-quiet button-small" type="button" {onclick} aria-label={lang.text(Key::Dismiss)}>
                    { icon(Shape::Close) }
                </button>
            </div>
        }
    };
    html! { <>{ for troubles.iter().enumerate().map(notice) }</> }
}
