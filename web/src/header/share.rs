//! Sharing: links for the clipboard, shown for copying by hand if the browser refuses, and files and prints
//! of the board.

use std::rc::Rc;

use gros_session::spec::{self, Learn, Screen, Show, View};
use gros_solver::Puzzle;
use gros_solver::methods::Method;
use gros_text::Key;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::board::Play;
use crate::export::{Exports, download};
use crate::hooks::address::link;
use crate::state::{Collection, Copied, Msg, Overlay, saved};
use crate::ui::clipboard::{copy, has_sheet, offer};
use crate::ui::component::{component, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::{lazy, lazy_in};
use crate::ui::media::is_wide;
use crate::ui::popover::Popover;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    /// This step, with the moves played.
    Step,
    /// The same, in this language and with these looks.
    Look,
    /// This step, shown large.
    Present,
    /// The start of the puzzle.
    Puzzle,
    /// The position of a stop.
    Position,
}

#[derive(Clone, Debug, PartialEq)]
enum CopyResult {
    Yes(Target),
    /// The browser refused; holds the link.
    Refused(String),
}

/// Names a screen.
pub fn screen_title(screen: &Screen) -> Key {
    match screen {
        Screen::Shelf(_) => Key::Shelf,
        Screen::Learn(_) => Key::Learn,
        Screen::Quiz(_) => Key::Exercises,
    }
}

#[derive(PartialEq)]
pub struct Share {
    pub play: Play,
    pub open: bool,
    /// The screen shown in place of the board.
    pub screen: Option<Screen>,
    /// The open card, which a link for a projector shows.
    pub card: Option<Method>,
    pub collection: Rc<Collection>,
}

rendered_by!(Share, use_share);

/// Opening the popup copies the link to this step, or to the screen, at once; on a phone, the system's sheet is offered first.
#[hook]
fn use_share(props: &Share) -> Html {
    let Share { play, open, screen, card, collection } = props;
    let (ctx, lang, card) = (play.ctx, play.ctx.lang, *card);
    let copied = use_state_eq(|| None::<CopyResult>);
    let share = {
        let (play, screen) = (play.clone(), screen.clone());
        let copied = copied.clone();
        Callback::from(move |target: Target| {
            let screen = screen.as_ref().filter(|_| target != Target::Position);
            let link = link(&screen.map_or_else(|| spec_of(&play, card, target), Screen::to_string));
            let copied = copied.clone();
            spawn_local(async move {
                if copy(&link).await {
                    copied.set(Some(CopyResult::Yes(target)));
                    ctx.send(Msg::Shared(Copied::Link));
                } else {
                    copied.set(Some(CopyResult::Refused(link)));
                }
            });
        })
    };
    let on_open = {
        let (share, copied) = (share.clone(), copied.clone());
        Callback::from(move |is_open: bool| {
            ctx.send(Overlay::Share.toggle(is_open));
            copied.set(None);
            if is_open && !offers_sheet() {
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
        let (play, copied) = (play.clone(), (*copied).clone());
        lazy(
            lang,
            ShareOptions { play, screen: screen.clone(), collection: collection.clone(), copied, share },
        )
    } else {
        html! {}
    };
    let name = lang.text(Key::Share);
    component(Popover { class: Overlay::Share.id(), name, button_content, open: *open, on_open, children })
}

#[derive(Clone, PartialEq)]
struct ShareOptions {
    play: Play,
    screen: Option<Screen>,
    collection: Rc<Collection>,
    copied: Option<CopyResult>,
    share: Callback<Target>,
}

rendered_by!(ShareOptions, use_share_options);
lazy_in!(ShareOptions, panels, with later words);

#[hook]
fn use_share_options(props: &ShareOptions) -> Html {
    let ShareOptions { play, screen, collection, copied, share } = props;
    let (lang, is_screen) = (play.ctx.lang, screen.is_some());
    let is_stop = matches!(screen, Some(Screen::Learn(Learn::Stop(_))));
    let choice = |target: Target, key| {
        let is_copied = *copied == Some(CopyResult::Yes(target));
        html! {
            <button class="button button-quiet" type="button" onclick={share.reform(move |_: MouseEvent| target)}>
                { icon(if is_copied { Shape::Check } else { Shape::Link }) }
                { lang.text(key) }
            </button>
        }
    };
    html! {
        <>
            if offers_sheet() {
                <button class="button button-quiet" type="button" onclick={send(play, screen.as_ref())}>
                    { icon(Shape::Up) }
                    { lang.text(Key::SendLink) }
                </button>
            }
            if is_stop || is_screen && offers_sheet() {
                { choice(Target::Step, Key::CopyScreenLink) }
            }
            if is_stop {
                { choice(Target::Position, Key::CopyStepLink) }
            }
            if !is_screen {
                { choice(Target::Step, Key::CopyStepLink) }
                { choice(Target::Look, Key::CopyLookLink) }
                { choice(Target::Puzzle, Key::CopyPuzzleLink) }
                { choice(Target::Present, Key::CopyPresentLink) }
            }
            {
                match copied {
                    Some(CopyResult::Yes(_)) => html! {
                        <p class="line share-done">{ icon(Shape::Check) }{ lang.text(Key::LinkCopied) }</p>
                    },
                    Some(CopyResult::Refused(link)) => html! {
                        <label class="line stack share-refused">
                            { lang.text(Key::CopyByHand) }
                            { component(LinkField { link: link.clone() }) }
                        </label>
                    },
                    None => html! {},
                }
            }
            if !is_screen {
                <button class="button button-quiet" type="button" onclick={play.ctx.on_click(Msg::Present(true))}>
                    { icon(Shape::Stands) }
                    { lang.text(Key::PresentOpen) }
                </button>
                { component(Exports { play: play.clone() }) }
            }
            { session_file(play, collection) }
        </>
    }
}

/// Returns whether the page is one of a phone, and the phone can send a link itself.
fn offers_sheet() -> bool {
    has_sheet() && !is_wide()
}

/// Lets the system send the link to this step, or to the screen.
fn send(play: &Play, screen: Option<&Screen>) -> Callback<MouseEvent> {
    let lang = play.ctx.lang;
    let (title, spec) = match screen {
        Some(screen) => (lang.text(screen_title(screen)).to_owned(), screen.to_string()),
        None => (lang.task_title(play.timeline.puzzle()), spec_of(play, None, Target::Step)),
    };
    let link = link(&spec);
    Callback::from(move |_: MouseEvent| {
        let (title, link) = (title.clone(), link.clone());
        spawn_local(async move {
            // Nothing is lost if nothing was sent.
            let _ = offer(&title, &link).await;
        });
    })
}

fn session_file(play: &Play, collection: &Rc<Collection>) -> Html {
    let (ctx, lang) = (play.ctx, play.ctx.lang);
    let (timeline, collection) = (play.timeline.clone(), collection.clone());
    let save = Callback::from(move |_: MouseEvent| {
        let puzzle = timeline.puzzle();
        download::save(
            &format!("gros-{}-{}.txt", puzzle.id(), puzzle.pieces()),
            &saved::file(timeline.session(), &collection),
        );
    });
    let onchange = Callback::from(move |event: Event| {
        let file = event.target_dyn_into::<HtmlInputElement>().and_then(|field| field.files()?.get(0));
        spawn_local(async move {
            let Some(file) = file else { return };
            // A file that cannot be read is reported like one that is not a session.
            let text = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string());
            ctx.send(Msg::File(text.unwrap_or_default()));
        });
    });
    html! {
        <div class="ruled exports" role="group" aria-label={lang.text(Key::Session)}>
            <p class="note exports-title">{ lang.text(Key::Session) }</p>
            <button class="button button-quiet" type="button" onclick={save}>{ icon(Shape::Down) }{ lang.text(Key::SaveSession) }</button>
            <label class="button button-quiet file-button">
                <input class="hidden-text" type="file" accept=".txt,text/plain" {onchange} />
                { icon(Shape::Up) }
                { lang.text(Key::OpenSession) }
            </label>
        </div>
    }
}

#[derive(PartialEq)]
struct LinkField {
    link: String,
}

rendered_by!(LinkField, use_link_field);

/// A field with its link selected.
#[hook]
fn use_link_field(props: &LinkField) -> Html {
    let node = use_node_ref();
    use_effect_with(props.link.clone(), {
        let node = node.clone();
        move |_| {
            if let Some(field) = node.cast::<HtmlInputElement>() {
                // If the browser refuses the focus, the user can still select the link.
                let _ = field.focus();
                field.select();
            }
        }
    });
    html! { <input ref={node} class="field" type="text" readonly={true} value={props.link.clone()} /> }
}

fn spec_of(play: &Play, card: Option<Method>, target: Target) -> String {
    let timeline = &play.timeline;
    let shown = |view: View| {
        let spec = spec::write(timeline);
        let joint = if spec.contains('?') { '&' } else { '?' };
        format!("{spec}{joint}{view}")
    };
    match target {
        Target::Step | Target::Position => spec::write(timeline),
        Target::Look => shown(play.ctx.looks()),
        Target::Present => {
            shown(View { show: card.map(Show::Card), present: Some(true), ..play.ctx.looks() })
        }
        Target::Puzzle => spec::write_task(timeline.setup()),
    }
}
