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
use gros_text::Key;
use yew::prelude::*;

use crate::state::{Msg, Shown};
use crate::ui::geometry::use_size;
use crate::ui::part::{drawn_by, part};
use crate::ui::throttle::use_throttled;
use overview::Overview;
use step_field::Typed;
use tape::TapeRow;
use transport::{Around, transport};

/// The dock.
#[derive(PartialEq)]
pub struct Dock {
    /// What there is to show.
    pub model: Shown,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

drawn_by!(Dock, use_dock);

/// Draws the dock.
#[hook]
fn use_dock(props: &Dock) -> Html {
    let Dock { model, dispatch } = props;
    let (dock, line) = (use_node_ref(), use_node_ref());
    let (room, _) = use_size(dock.clone());
    let (width, _) = use_size(line.clone());
    let strip = use_node_ref();
    let size = use_size(strip.clone());
    let landmarks = use_landmarks(model);
    let unhurried = use_throttled(model.clone(), |given| {
        let setup = |model: &Shown| model.session.timeline().setup().clone();
        given.speed != model.speed || given.prefs != model.prefs || setup(given) != setup(model)
    });
    let typed = use_state_eq(Typed::default);
    let on_digit = {
        let typed = typed.clone();
        Callback::from(move |digit| typed.set(typed.next(digit)))
    };
    html! {
        <section class="dock" ref={dock} aria-label={model.prefs.lang.text(Key::Timeline)}>
            { transport(&Around { model, unhurried: &unhurried, landmarks: &landmarks, room, typed: *typed, dispatch }) }
            <div class="dock-line" ref={line}>
                { part(Overview {
                    model: model.clone(), landmarks, width, strip_width: size.0, on_digit, dispatch: dispatch.clone(),
                }) }
                { part(TapeRow { model: model.clone(), strip, size, dispatch: dispatch.clone() }) }
            </div>
        </section>
    }
}

/// A model, equal to others whose timeline goes the same way.
struct Way(Shown);

impl PartialEq for Way {
    fn eq(&self, other: &Way) -> bool {
        self.0.session.timeline().goes_as(other.0.session.timeline())
    }
}

/// Finds the landmarks of the timeline, anew only where it goes another way.
#[hook]
fn use_landmarks(model: &Shown) -> Rc<Vec<Landmark>> {
    use_memo(Way(model.clone()), |Way(model)| landmarks(model.session.timeline()))
}
