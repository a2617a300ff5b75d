//! Parts whose program is lazy_in when they are first shown, so that the first visit need not wait for all of them.
//!
//! `lazy_in!` names the piece of the program in which a part is. A piece is one file; what two of them need is in files
//! of its own. Nothing outside of the piece may name what draws the part, or it would be in the first file after all.
//! Without the feature `pieces` the program is in one file, which is sooner compiled.

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

use crate::ui::part::{Part, drawn_by, keyed, part};

/// Draws a part from what it is given.
pub type Drawer = fn(&dyn Any) -> Html;
/// A drawer on its way; none if it cannot be had.
pub type Coming = Pin<Box<dyn Future<Output = Option<Drawer>>>>;

/// A part whose program is lazy_in.
pub trait Lazy: PartialEq + 'static {
    /// Where its drawer is kept when it is there.
    const DRAWER: &'static LocalKey<Cell<Option<Drawer>>>;

    /// Fetches the drawer.
    fn fetch() -> Coming;
}

/// Says in which piece of the program a part is drawn.
macro_rules! lazy_in {
    ($part:ty, $piece:ident) => {
        const _: () = {
            use $crate::ui::lazy::{Coming, Drawer, Lazy};

            thread_local! {
                static KEPT: std::cell::Cell<Option<Drawer>> = const { std::cell::Cell::new(None) };
            }

            $crate::ui::lazy::drawer!($part, $piece);

            impl Lazy for $part {
                const DRAWER: &'static std::thread::LocalKey<std::cell::Cell<Option<Drawer>>> = &KEPT;

                fn fetch() -> Coming {
                    Box::pin(async { drawer().await })
                }
            }
        };
    };
}
pub(crate) use lazy_in;

/// Fetches the piece with the drawer.
#[cfg(feature = "pieces")]
macro_rules! drawer {
    ($part:ty, $piece:ident) => {
        #[wasm_split_helpers::wasm_split($piece, fallible)]
        fn piece() -> Result<Drawer, wasm_split_helpers::SplitLoaderError> {
            Ok(|given| $crate::ui::lazy::drawn::<$part>(given))
        }

        async fn drawer() -> Option<Drawer> {
            piece().await.ok()
        }
    };
}

/// Names the drawer: the program is in one piece.
#[cfg(not(feature = "pieces"))]
macro_rules! drawer {
    ($part:ty, $piece:ident) => {
        async fn drawer() -> Option<Drawer> {
            Some(|given| $crate::ui::lazy::drawn::<$part>(given))
        }
    };
}
pub(crate) use drawer;

/// Draws a part from what a drawer is given.
pub fn drawn<P: Part + Clone>(given: &dyn Any) -> Html {
    given.downcast_ref::<P>().map_or_else(Html::default, |given| part(given.clone()))
}

/// Puts a part into a view that is there as soon as its program is.
pub fn lazy<P: Lazy>(lang: Lang, part: P) -> Html {
    keyed(type_name::<P>(), View { lang, given: Rc::new(part), drawer: P::DRAWER, fetch: P::fetch })
}

/// What a part is given, without the part.
trait Given {
    fn is(&self, other: &dyn Given) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<P: Lazy> Given for P {
    fn is(&self, other: &dyn Given) -> bool {
        other.as_any().downcast_ref().is_some_and(|other| self == other)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

struct View {
    lang: Lang,
    given: Rc<dyn Given>,
    drawer: &'static LocalKey<Cell<Option<Drawer>>>,
    fetch: fn() -> Coming,
}

impl PartialEq for View {
    fn eq(&self, other: &View) -> bool {
        self.lang == other.lang && self.given.is(&*other.given)
    }
}

drawn_by!(View, use_lazy);

/// How often the program was asked for, and whether it did not come the last time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Asked {
    times: u32,
    in_vain: bool,
}

#[hook]
fn use_lazy(props: &View) -> Html {
    let View { lang, given, drawer, fetch } = props;
    let asked = use_state_eq(Asked::default);
    let (there, arrived) = (drawer.get(), use_force_update());
    use_effect_with(asked.times, {
        let (drawer, fetch, asked) = (*drawer, *fetch, asked.setter());
        move |times| {
            let times = *times;
            if there.is_none() {
                spawn_local(async move {
                    match fetch().await {
                        Some(found) => {
                            drawer.set(Some(found));
                            arrived.force_update();
                        }
                        None => asked.set(Asked { times, in_vain: true }),
                    }
                });
            }
        }
    });
    use_effect_with(*asked, {
        let asked = asked.setter();
        move |Asked { times, in_vain }| {
            let times = *times + 1;
            let ask = in_vain.then(|| on_again(move || asked.set(Asked { times, in_vain: false })));
            move || drop(ask)
        }
    });
    match there {
        Some(draw) => draw(given.as_any()),
        None if asked.in_vain => not_there(*lang),
        None => html! { <div class="lazy" aria-busy="true"></div> },
    }
}

/// What is sent through the window when a person asks once more; all parts that did not come listen, since most often it
/// is the network that was not there.
const AGAIN: &str = "gros-again";

/// Listens until a person asks once more, or the network is back.
fn on_again(ask: impl Fn() + Clone + 'static) -> Option<[EventListener; 2]> {
    let window = web_sys::window()?;
    Some([AGAIN, "online"].map(|name| {
        let ask = ask.clone();
        EventListener::new(&window, name, move |_| ask())
    }))
}

/// Says that a part did not come, and offers to ask once more.
fn not_there(lang: Lang) -> Html {
    let onclick = Callback::from(|_: MouseEvent| {
        if let (Some(window), Ok(event)) = (web_sys::window(), Event::new(AGAIN)) {
            // Nobody can cancel it.
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
