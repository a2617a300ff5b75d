//! Sharing: a link goes to the clipboard; where that is refused, it is shown to be copied. What is on the board can be
//! taken away as a file, or on paper.

use gros_session::spec;
use gros_solver::Puzzle;
use gros_text::{Key, Lang};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::export::{download, exports};
use crate::state::{Model, Msg, Shown, saved};
use crate::ui::clipboard::copy;
use crate::ui::icons::{Shape, icon};
use crate::ui::part::{drawn_by, part};
use crate::ui::popover::Popover;

/// What a link leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    /// This very step, with the moves that were made.
    Step,
    /// The same, in the language and with the looks of this page.
    Look,
    /// The start of the puzzle.
    Puzzle,
}

/// What came of copying.
#[derive(Clone, Debug, PartialEq)]
enum Copied {
    /// The link is on the clipboard.
    Yes(Target),
    /// The browser refused; this is the link.
    Refused(String),
}

/// The share button.
#[derive(PartialEq)]
pub struct Share {
    /// The language.
    pub lang: Lang,
    /// Returns what there is to share.
    pub newest: Callback<(), Shown>,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

drawn_by!(Share, use_share);

/// The share button. It copies the link to this step at once, and offers the other link.
#[hook]
fn use_share(props: &Share) -> Html {
    let Share { lang, newest, dispatch } = props;
    let open = use_state_eq(|| false);
    let copied = use_state_eq(|| None::<Copied>);
    let share = {
        let (newest, dispatch, copied) = (newest.clone(), dispatch.clone(), copied.clone());
        Callback::from(move |target: Target| {
            let link = link(&spec_of(&newest.emit(()), target));
            let (dispatch, copied) = (dispatch.clone(), copied.clone());
            spawn_local(async move {
                if copy(&link).await {
                    copied.set(Some(Copied::Yes(target)));
                    dispatch.emit(Msg::Shared);
                } else {
                    copied.set(Some(Copied::Refused(link)));
                }
            });
        })
    };
    let on_open = {
        let (open, share, copied) = (open.clone(), share.clone(), copied.clone());
        Callback::from(move |is_open: bool| {
            open.set(is_open);
            copied.set(None);
            if is_open {
                share.emit(Target::Step);
            }
        })
    };
    let choice = |target: Target, key| {
        let is_copied = *copied == Some(Copied::Yes(target));
        html! {
            <button class="button button-quiet" type="button" onclick={share.reform(move |_: MouseEvent| target)}>
                { icon(if is_copied { Shape::Check } else { Shape::Link }) }
                { lang.text(key) }
            </button>
        }
    };
    let face = html! {
        <>
            { icon(Shape::Link) }
            <span class="share-word">{ lang.text(Key::Share) }</span>
        </>
    };
    let content = || {
        html! {
            <>
                { choice(Target::Step, Key::CopyStepLink) }
                { choice(Target::Look, Key::CopyLookLink) }
                { choice(Target::Puzzle, Key::CopyPuzzleLink) }
                {
                    match &*copied {
                        Some(Copied::Yes(_)) => html! {
                            <p class="share-done">{ icon(Shape::Check) }{ lang.text(Key::LinkCopied) }</p>
                        },
                        Some(Copied::Refused(link)) => html! {
                            <label class="share-refused">
                                { lang.text(Key::CopyByHand) }
                                { part(LinkField { link: link.clone() }) }
                            </label>
                        },
                        None => html! {},
                    }
                }
                { exports(newest) }
                { session_file(*lang, newest, dispatch) }
            </>
        }
    };
    let children = if *open {
        content()
    } else {
        html! {}
    };
    let name = lang.text(Key::Share);
    part(Popover { class: "share", name, face, open: *open, on_open, children })
}

/// The whole session as a file, and the way back from one.
fn session_file(lang: Lang, newest: &Callback<(), Shown>, dispatch: &Callback<Msg>) -> Html {
    let newest = newest.clone();
    let save = Callback::from(move |_: MouseEvent| {
        let model = newest.emit(());
        let puzzle = model.session.timeline().puzzle();
        download::save(&format!("gros-{}-{}.txt", puzzle.id(), puzzle.pieces()), &saved::file(&model));
    });
    let dispatch = dispatch.clone();
    let onchange = Callback::from(move |event: Event| {
        let file = event.target_dyn_into::<HtmlInputElement>().and_then(|field| field.files()?.get(0));
        let dispatch = dispatch.clone();
        spawn_local(async move {
            let Some(file) = file else { return };
            // A file that cannot be read is no session.
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            dispatch.emit(Msg::File(text.unwrap_or_default()));
        });
    });
    html! {
        <div class="exports" role="group" aria-label={lang.text(Key::Session)}>
            <p class="exports-title">{ lang.text(Key::Session) }</p>
            <button class="button button-quiet" type="button" onclick={save}>{ icon(Shape::Down) }{ lang.text(Key::SaveSession) }</button>
            <label class="button button-quiet file-button">
                <input class="hidden-text" type="file" accept=".txt,text/plain" {onchange} />
                { icon(Shape::Up) }
                { lang.text(Key::OpenSession) }
            </label>
        </div>
    }
}

/// A field with a link.
#[derive(PartialEq)]
struct LinkField {
    link: String,
}

drawn_by!(LinkField, use_link_field);

/// A field with the link, selected.
#[hook]
fn use_link_field(props: &LinkField) -> Html {
    let node = use_node_ref();
    use_effect_with(props.link.clone(), {
        let node = node.clone();
        move |_| {
            if let Some(field) = node.cast::<HtmlInputElement>() {
                // A browser that does not focus here leaves that to the person.
                let _ = field.focus();
                field.select();
            }
        }
    });
    html! { <input ref={node} class="field" type="text" readonly={true} value={props.link.clone()} /> }
}

/// Writes what the link is to open.
fn spec_of(model: &Model, target: Target) -> String {
    let timeline = model.session.timeline();
    match target {
        Target::Step => spec::write(timeline),
        Target::Look => {
            let spec = spec::write(timeline);
            let joint = if spec.contains('?') { '&' } else { '?' };
            format!("{spec}{joint}{}", model.looks())
        }
        Target::Puzzle => spec::write_task(timeline.setup()),
    }
}

/// Returns the whole address of the page with another spec.
fn link(spec: &str) -> String {
    let here = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}#/{spec}")
}
