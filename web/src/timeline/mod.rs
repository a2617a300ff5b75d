//! The timeline: all that moves along the timeline.

pub mod game_nodes;
pub mod landmarks_menu;
pub mod overview;
pub mod ruler;
pub mod step_field;
pub mod tape;
pub mod tape_layout;
pub mod transport;

use std::rc::Rc;

use gros_session::{Landmark, landmarks};
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::{Bookmarks, Msg, Speed, TimelineRef};
use crate::ui::component::{component, rendered_by};
use crate::ui::geometry::use_size;
use crate::ui::throttle::use_throttled;
use overview::Overview;
use step_field::Typed;
use tape::TapeRow;
use transport::{Around, transport};

/// The dock.
#[derive(PartialEq)]
pub struct Dock {
    /// The language.
    pub lang: Lang,
    /// The timeline.
    pub timeline: TimelineRef,
    /// Whether the next move is kept secret.
    pub is_secret: bool,
    /// Whether the timeline runs by itself,
    pub playing: bool,
    /// and how fast.
    pub speed: Speed,
    /// A tick of the tape stands for two to this many steps.
    pub scale: usize,
    /// The steps that were marked.
    pub bookmarks: Rc<Bookmarks>,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

rendered_by!(Dock, use_dock);

/// Draws the dock.
#[hook]
fn use_dock(props: &Dock) -> Html {
    let Dock { lang, timeline, is_secret, playing, speed, scale, bookmarks, dispatch } = props;
    let (dock, line) = (use_node_ref(), use_node_ref());
    let (room, _) = use_size(dock.clone());
    let (width, _) = use_size(line.clone());
    let strip = use_node_ref();
    let size = use_size(strip.clone());
    let landmarks = use_landmarks(timeline);
    let unhurried = use_throttled(timeline.clone(), |given| !given.has_setup_of(timeline));
    let typed = use_state_eq(Typed::default);
    let on_digit = {
        let typed = typed.clone();
        Callback::from(move |digit| typed.set(typed.next(digit)))
    };
    html! {
        <section class="dock" ref={dock} aria-label={lang.text(Key::Timeline)}>
            { transport(&Around {
                lang: *lang,
                timeline,
                unhurried: &unhurried,
                is_secret: *is_secret,
                playing: *playing,
                speed: *speed,
                bookmarks,
                landmarks: &landmarks,
                room,
                typed: *typed,
                dispatch,
            }) }
            <div class="dock-line" ref={line}>
                { component(Overview {
                    lang: *lang,
                    timeline: timeline.clone(),
                    scale: *scale,
                    bookmarks: bookmarks.clone(),
                    landmarks,
                    width,
                    strip_width: size.0,
                    on_digit,
                    dispatch: dispatch.clone(),
                }) }
                { component(TapeRow { lang: *lang, timeline: timeline.clone(), is_secret: *is_secret, scale: *scale, strip, size, dispatch: dispatch.clone() }) }
            </div>
        </section>
    }
}

/// A timeline, equal to others that go the same way.
struct Way(TimelineRef);

impl PartialEq for Way {
    fn eq(&self, other: &Way) -> bool {
        self.0.goes_as(&other.0)
    }
}

/// Finds the landmarks of the timeline, anew only where it goes another way.
#[hook]
fn use_landmarks(timeline: &TimelineRef) -> Rc<Vec<Landmark>> {
    use_memo(Way(timeline.clone()), |Way(timeline)| landmarks(timeline))
}
