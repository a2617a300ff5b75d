//! Lazy components: their code is fetched when they are first shown, and again on request if that fails.
//!
//! `lazy_in!` names the chunk of a component. What counts is the call graph: code outside the chunk must
//! not name what renders the component, or it is linked into the main file. Without the feature `pieces` the
//! program is one file, which compiles faster.

use std::any::{Any, type_name};
use std::cell::Cell;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;
use std::thread::LocalKey;

use gloo_events::EventListener;
use gros_text::{Key, Lang};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::component::{Component, component, keyed, rendered_by};
use crate::words::load_later;

pub type Renderer = fn(&dyn Any) -> Html;
/// A renderer being fetched; `None` if it fails.
pub type Fetching = Pin<Box<dyn Future<Output = Option<Renderer>>>>;

pub trait Lazy: PartialEq + 'static {
    /// Cache of the fetched renderer.
    const RENDERER: &'static LocalKey<Cell<Option<Renderer>>>;
    /// Whether it needs the later words of the language.
    const HAS_LATER_WORDS: bool;

    fn fetch() -> Fetching;
}

/// Assigns a component to a chunk; `with later words` if it says any of them.
#[macro_export]
macro_rules! lazy_in {
    ($component:ty, $piece:ident) => {
        $crate::lazy::lazy_in!($component, $piece, false);
    };
    ($component:ty, $piece:ident, with later words) => {
        $crate::lazy::lazy_in!($component, $piece, true);
    };
    ($component:ty, $piece:ident, $has_later_words:literal) => {
        const _: () = {
            use $crate::lazy::{Fetching, Lazy, Renderer};

            thread_local! {
                static CACHE: std::cell::Cell<Option<Renderer>> = const { std::cell::Cell::new(None) };
            }

            $crate::lazy::renderer!($component, $piece);

            impl Lazy for $component {
                const RENDERER: &'static std::thread::LocalKey<std::cell::Cell<Option<Renderer>>> = &CACHE;
                const HAS_LATER_WORDS: bool = $has_later_words;

                fn fetch() -> Fetching {
                    Box::pin(async { renderer().await })
                }
            }
        };
    };
}
pub use lazy_in;

/// Fetches the chunk that holds the renderer.
#[cfg(feature = "pieces")]
#[macro_export]
macro_rules! renderer {
    ($component:ty, $piece:ident) => {
        #[wasm_split_helpers::wasm_split($piece, fallible)]
        fn piece() -> Result<Renderer, wasm_split_helpers::SplitLoaderError> {
            Ok(|props| $crate::lazy::render_erased::<$component>(props))
        }

        async fn renderer() -> Option<Renderer> {
            piece().await.ok()
        }
    };
}

/// Names the renderer, which is linked into the main file.
#[cfg(not(feature = "pieces"))]
#[macro_export]
macro_rules! renderer {
    ($component:ty, $piece:ident) => {
        async fn renderer() -> Option<Renderer> {
            Some(|props| $crate::lazy::render_erased::<$component>(props))
        }
    };
}
pub use renderer;

/// Renders a component from untyped props.
pub fn render_erased<P: Component + Clone>(props: &dyn Any) -> Html {
    props.downcast_ref::<P>().map_or_else(Html::default, |props| component(props.clone()))
}

/// Returns a component as a node that shows a placeholder until its code is fetched.
pub fn lazy<P: Lazy>(lang: Lang, component: P) -> Html {
    let (props, has_later_words) = (Rc::new(component), P::HAS_LATER_WORDS);
    keyed(type_name::<P>(), View { lang, has_later_words, props, renderer: P::RENDERER, fetch: P::fetch })
}

trait AnyProps {
    fn equals(&self, other: &dyn AnyProps) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<P: Lazy> AnyProps for P {
    fn equals(&self, other: &dyn AnyProps) -> bool {
        other.as_any().downcast_ref().is_some_and(|other| self == other)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

struct View {
    lang: Lang,
    has_later_words: bool,
    props: Rc<dyn AnyProps>,
    renderer: &'static LocalKey<Cell<Option<Renderer>>>,
    fetch: fn() -> Fetching,
}

impl PartialEq for View {
    fn eq(&self, other: &View) -> bool {
        self.lang == other.lang && self.props.equals(&*other.props)
    }
}

rendered_by!(View, use_lazy);

/// Number of load attempts, and whether the last one failed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Attempts {
    times: u32,
    has_failed: bool,
    /// Whether another one follows if this one fails: it may have waited for what was lost before it began.
    has_another: bool,
}

impl Attempts {
    /// Returns them after a request to try again.
    fn again(self) -> Attempts {
        Attempts { times: self.times + 1, has_failed: false, has_another: true }
    }

    /// Returns them after the failure of the attempt with this number: one requested meanwhile is still ahead.
    fn failed(self, attempt: u32) -> Attempts {
        match self.times == attempt && self.has_another {
            true => Attempts { has_another: false, ..self.again() },
            false => Attempts { has_failed: self.times == attempt, ..self },
        }
    }
}

#[hook]
fn use_lazy(props: &View) -> Html {
    let View { lang, has_later_words, props, renderer, fetch } = props;
    let attempts = use_state_eq(Attempts::default);
    // Ahead of the state, which changes when the browser has time to render: the network may return before that.
    let latest = use_mut_ref(Attempts::default);
    let awaited = has_later_words.then_some(*lang).filter(|lang| !lang.has_later());
    let (loaded, update) = (renderer.get().filter(|_| awaited.is_none()), use_force_update());
    // While the words of another language are fetched, all stays as it is.
    let shown = use_mut_ref(|| None::<Rc<dyn AnyProps>>);
    if loaded.is_some() {
        *shown.borrow_mut() = Some(props.clone());
    }
    use_effect_with((attempts.times, awaited), {
        let (renderer, fetch) = (*renderer, *fetch);
        let (attempts, latest) = (attempts.setter(), latest.clone());
        move |(_, awaited)| {
            let awaited = *awaited;
            if loaded.is_none() {
                spawn_local(async move {
                    let before = latest.borrow().times;
                    if let Some(found) = both(fetch, awaited).await {
                        renderer.set(Some(found));
                        update.force_update();
                    } else {
                        let failed = latest.borrow().failed(before);
                        *latest.borrow_mut() = failed;
                        attempts.set(failed);
                    }
                });
            }
        }
    });
    use_effect_with(loaded.is_some(), {
        let attempts = attempts.setter();
        move |is_loaded| {
            let ask = (!is_loaded).then(|| {
                on_retry(move || {
                    let before = latest.replace_with(|attempts| attempts.again());
                    if before.has_failed {
                        attempts.set(before.again());
                    }
                })
            });
            move || drop(ask)
        }
    });
    let drawn = renderer.get().zip(shown.borrow().clone());
    match drawn {
        Some((draw, props)) => draw(props.as_any()),
        None if attempts.has_failed => load_error(*lang),
        None => html! { <div class="lazy" aria-busy="true"></div> },
    }
}

/// Fetches a chunk, and the later words of a language.
async fn both(fetch: fn() -> Fetching, words: Option<Lang>) -> Option<Renderer> {
    if let Some(lang) = words {
        load_later(lang).await?;
    }
    fetch().await
}

/// The event that asks for missing chunks again. All components that are not loaded listen, since most often
/// the network was to blame.
const RETRY: &str = "gros-again";

/// Listens for a retry by the user and for the network to return.
fn on_retry(ask: impl Fn() + Clone + 'static) -> Option<[EventListener; 2]> {
    let window = web_sys::window()?;
    Some([RETRY, "online"].map(|name| {
        let ask = ask.clone();
        EventListener::new(&window, name, move |_| ask())
    }))
}

fn load_error(lang: Lang) -> Html {
    let onclick = Callback::from(|_: MouseEvent| {
        if let (Some(window), Ok(event)) = (web_sys::window(), Event::new(RETRY)) {
            // The event cannot be cancelled.
            let _ = window.dispatch_event(&event);
        }
    });
    html! {
        <div class="lazy" role="alert">
            <p>{ lang.text(Key::PartNotThere) }</p>
            <button class="button" type="button" {onclick}>{ lang.text(Key::TryAgain) }</button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_during_an_attempt_is_not_lost() {
        let asked = Attempts::default().again();
        let ahead = asked.failed(0);
        assert_eq!((ahead.times, ahead.has_failed), (1, false));
    }

    #[test]
    fn a_request_after_a_failure_tries_twice() {
        let failed = Attempts::default().failed(0);
        assert!(failed.has_failed);
        let first = failed.again();
        assert_eq!((first.times, first.has_failed), (1, false));
        let second = first.failed(1);
        assert_eq!((second.times, second.has_failed), (2, false));
        assert_eq!((second.failed(2).times, second.failed(2).has_failed), (2, true));
    }
}
