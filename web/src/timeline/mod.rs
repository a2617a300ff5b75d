//! The dock below the board: transport row, overview and tape.

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
use gros_text::{Help, Key, Lang};
use yew::prelude::*;

use crate::state::{Bookmarks, Msg, Speed, TimelineRef};
use crate::ui::component::{component, rendered_by};
use crate::ui::geometry::use_size;
use crate::ui::throttle::use_throttled;
use overview::Overview;
use step_field::TypedDigit;
use tape::TapeRow;
use transport::{TransportProps, transport};

#[derive(PartialEq)]
pub struct Dock {
    pub lang: Lang,
    pub timeline: TimelineRef,
    /// What helped so far, while nothing of the route is shown.
    pub solving: Option<Help>,
    pub playing: bool,
    pub speed: Speed,
    pub scale: usize,
    pub bookmarks: Rc<Bookmarks>,
    pub dispatch: Callback<Msg>,
}

rendered_by!(Dock, use_dock);

#[hook]
fn use_dock(props: &Dock) -> Html {
    let Dock { lang, timeline, solving, playing, speed, scale, bookmarks, dispatch } = props;
    let (dock, line) = (use_node_ref(), use_node_ref());
    let (room, _) = use_size(dock.clone());
    let (width, _) = use_size(line.clone());
    let strip = use_node_ref();
    let size = use_size(strip.clone());
    let landmarks = use_landmarks(timeline, solving.is_some());
    let throttled = use_throttled(timeline.clone(), |shown| !shown.has_setup_of(timeline));
    let typed = use_state_eq(TypedDigit::default);
    let on_digit = {
        let typed = typed.clone();
        Callback::from(move |digit| typed.set(typed.next(digit)))
    };
    html! {
        <section class="dock" ref={dock} aria-label={lang.text(Key::Timeline)}>
            { transport(&TransportProps {
                lang: *lang,
                timeline,
                throttled: &throttled,
                solving: *solving,
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
                    is_solving: solving.is_some(),
                    scale: *scale,
                    bookmarks: bookmarks.clone(),
                    landmarks,
                    width,
                    strip_width: size.0,
                    on_digit,
                    dispatch: dispatch.clone(),
                }) }
                { component(TapeRow { lang: *lang, timeline: timeline.clone(), is_solving: solving.is_some(), scale: *scale, strip, size, dispatch: dispatch.clone() }) }
            </div>
        </section>
    }
}

/// A timeline compared by its route, wherever the cursor is.
struct RouteOf(TimelineRef);

impl PartialEq for RouteOf {
    fn eq(&self, other: &RouteOf) -> bool {
        self.0.goes_as(&other.0)
    }
}

/// Returns the landmarks, recomputed only when the route changes.
#[hook]
fn use_landmarks(timeline: &TimelineRef, is_solving: bool) -> Rc<Vec<Landmark>> {
    use_memo((RouteOf(timeline.clone()), is_solving), |(RouteOf(timeline), is_solving)| {
        if *is_solving { Vec::new() } else { landmarks(timeline) }
    })
}
