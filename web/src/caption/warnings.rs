//! Warnings, mostly about parts of the address that were not understood.

use gros_text::{Count, Key, say};
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Model, Msg, TimelineRef, Warning};
use crate::ui::component::{list, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::{lazy, lazy_in};

/// The live region must exist before the warnings for them to be announced.
pub fn warnings(model: &Model, ctx: Ctx) -> Html {
    let lang = model.prefs.lang;
    let list = || WarningList { ctx, timeline: model.timeline(), warnings: model.warnings.clone() };
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
    ctx: Ctx,
    timeline: TimelineRef,
    warnings: Vec<Warning>,
}

rendered_by!(WarningList, use_list);
lazy_in!(WarningList, panels);

#[hook]
fn use_list(props: &WarningList) -> Html {
    let WarningList { timeline, warnings, .. } = props;
    let ctx = props.ctx;
    let waiting = |index: usize| -> usize {
        let behind = warnings.iter().skip(index + 1);
        behind.map(|warning| if let Warning::More(count) = warning { *count } else { 1 }).sum()
    };
    let notice = |(index, warning): (usize, &Warning)| {
        let text = match warning {
            Warning::Key(notice) => ctx.lang.notice(notice, timeline),
            Warning::More(count) => say!(ctx.lang, NoticeBeyond { count: Count(*count) }),
            Warning::Gone(gone) => say!(ctx.lang, NoticeGone { tool: gone.id() }),
            Warning::Puzzle(unknown) => ctx.lang.unknown_puzzle(&unknown.id),
            Warning::File => ctx.lang.text(Key::NoSessionFile).to_owned(),
            Warning::NotKept => ctx.lang.text(Key::PlaceNotKept).to_owned(),
            Warning::NoWords => ctx.lang.text(Key::NoWords).to_owned(),
        };
        let onclick = ctx.on_click(Msg::Dismiss(index));
        html! {
            <div class="line trouble">
                { icon(Shape::Info) }
                <p>
                    { text }
                    if waiting(index) > 0 {
                        <span class="trouble-more">{ " " }{ say!(ctx.lang, NoticeMoreNotices { waiting: waiting(index) }) }</span>
                    }
                </p>
                <button class="button button-quiet button-small" type="button" {onclick} aria-label={ctx.lang.text(Key::Dismiss)}>
                    { icon(Shape::Close) }
                </button>
            </div>
        }
    };
    list(warnings.iter().enumerate().map(notice))
}
