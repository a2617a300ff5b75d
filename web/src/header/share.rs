//! Sharing: a link goes to the clipboard; where that is refused, it is shown to be copied. What is on the board can be
//! taken away as a file, or on paper.

use gros_session::spec;
use gros_solver::Puzzle;
use gros_text::Key;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::board::Play;
use crate::export::{Exports, download};
use crate::state::{Msg, saved};
use crate::ui::clipboard::copy;
use crate::ui::component::{component, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::{lazy, lazy_in};
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
    /// What there is to share.
    pub play: Play,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

rendered_by!(Share, use_share);

/// The share button. It copies the link to this step at once, and offers the other link.
#[hook]
fn use_share(props: &Share) -> Html {
    let Share { play, dispatch } = props;
    let lang = play.prefs.lang;
    let open = use_state_eq(|| false);
    let copied = use_state_eq(|| None::<Copied>);
    let share = {
        let (play, dispatch, copied) = (play.clone(), dispatch.clone(), copied.clone());
        Callback::from(move |target: Target| {
            let link = link(&spec_of(&play, target));
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
    let button_content = html! {
        <>
            { icon(Shape::Link) }
            <span class="share-word">{ lang.text(Key::Share) }</span>
        </>
    };
    let children = if *open {
        let (play, copied, dispatch) = (play.clone(), (*copied).clone(), dispatch.clone());
        lazy(lang, Offers { play, copied, share, dispatch })
    } else {
        html! {}
    };
    let name = lang.text(Key::Share);
    component(Popover { class: "share", name, button_content, open: *open, on_open, children })
}

/// What can be shared and taken away.
#[derive(Clone, PartialEq)]
struct Offers {
    play: Play,
    /// What came of copying.
    copied: Option<Copied>,
    /// Copies a link.
    share: Callback<Target>,
    dispatch: Callback<Msg>,
}

rendered_by!(Offers, use_offers);
lazy_in!(Offers, panels);

/// Draws the links to copy, what can be saved, and what became of copying.
#[hook]
fn use_offers(props: &Offers) -> Html {
    let Offers { play, copied, share, dispatch } = props;
    let lang = play.prefs.lang;
    let choice = |target: Target, key| {
        let is_copied = *copied == Some(Copied::Yes(target));
        html! {
            <button class="button button-quiet" type="button" onclick={share.reform(move |_: MouseEvent| target)}>
                { icon(if is_copied { Shape::Check } else { Shape::Link }) }
                { lang.text(key) }
            </button>
        }
    };
    html! {
        <>
            { choice(Target::Step, Key::CopyStepLink) }
            { choice(Target::Look, Key::CopyLookLink) }
            { choice(Target::Puzzle, Key::CopyPuzzleLink) }
            {
                match copied {
                    Some(Copied::Yes(_)) => html! {
                        <p class="share-done">{ icon(Shape::Check) }{ lang.text(Key::LinkCopied) }</p>
                    },
                    Some(Copied::Refused(link)) => html! {
                        <label class="share-refused">
                            { lang.text(Key::CopyByHand) }
                            { component(LinkField { link: link.clone() }) }
                        </label>
                    },
                    None => html! {},
                }
            }
            { component(Exports { play: play.clone() }) }
            { session_file(play, dispatch) }
        </>
    }
}

/// The whole session as a file, and the way back from one.
fn session_file(play: &Play, dispatch: &Callback<Msg>) -> Html {
    let (lang, timeline) = (play.prefs.lang, play.timeline.clone());
    let save = Callback::from(move |_: MouseEvent| {
        let puzzle = timeline.puzzle();
        download::save(
            &format!("gros-{}-{}.txt", puzzle.id(), puzzle.pieces()),
            &saved::file(timeline.session()),
        );
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

rendered_by!(LinkField, use_link_field);

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
fn spec_of(play: &Play, target: Target) -> String {
    let timeline = &play.timeline;
    match target {
        Target::Step => spec::write(timeline),
        Target::Look => {
            let spec = spec::write(timeline);
            let joint = if spec.contains('?') { '&' } else { '?' };
            format!("{spec}{joint}{}", play.prefs.looks())
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
