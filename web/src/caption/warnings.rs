//! Warnings, mostly about parts of the address that were not understood.

use gros_text::{Count, Key, Lang, say};
use yew::prelude::*;

use crate::state::{Model, Msg, TimelineRef, Warning};
use crate::ui::component::{list, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::{lazy, lazy_in};

/// The live region must exist before the warnings for them to be announced.
pub fn warnings(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let lang = model.prefs.lang;
    let list = || WarningList {
        lang,
        timeline: model.timeline(),
        warnings: model.warnings.clone(),
        dispatch: dispatch.clone(),
    };
    html! {
        <div class="troubles" role="alert" aria-label={lang.text(Key::Notices)}>
            if !model.warnings.is_empty() {
                { lazy(lang, list()) }
            }
        </div>
    }
}

/// Lazy, since few visits have warnings.
#[derive(Clone, PartialEq)]
struct WarningList {
    lang: Lang,
    timeline: TimelineRef,
    warnings: Vec<Warning>,
    dispatch: Callback<Msg>,
}

rendered_by!(WarningList, use_list);
lazy_in!(WarningList, panels);

#[hook]
fn use_list(props: &WarningList) -> Html {
    let WarningList { lang, timeline, warnings, dispatch } = props;
    let waiting = |index: usize| -> usize {
        let behind = warnings.iter().skip(index + 1);
        behind.map(|warning| if let Warning::More(count) = warning { *count } else { 1 }).sum()
    };
    let notice = |(index, warning): (usize, &Warning)| {
        let text = match warning {
            Warning::Key(notice) => lang.notice(notice, timeline),
            Warning::More(count) => say!(*lang, NoticeBeyond { count: Count(*count) }),
            Warning::Gone(gone) => say!(*lang, NoticeGone { tool: gone.id() }),
            Warning::Puzzle(unknown) => lang.unknown_puzzle(&unknown.id),
            Warning::File => lang.text(Key::NoSessionFile).to_owned(),
            Warning::NotKept => lang.text(Key::PlaceNotKept).to_owned(),
            Warning::NoWords => lang.text(Key::NoWords).to_owned(),
        };
        let onclick = dispatch.reform(move |_: MouseEvent| Msg::Dismiss(index));
        html! {
            <div class="trouble">
                { icon(Shape::Info) }
                <p>
                    { text }
                    if waiting(index) > 0 {
                        <span class="trouble-more">{ " " }{ say!(*lang, NoticeMoreNotices { waiting: waiting(index) }) }</span>
                    }
                </p>
                <button class="button button-quiet button-small" type="button" {onclick} aria-label={lang.text(Key::Dismiss)}>
                    { icon(Shape::Close) }
                </button>
            </div>
        }
    };
    list(warnings.iter().enumerate().map(notice))
}
