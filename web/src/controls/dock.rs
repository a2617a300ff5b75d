//! The dock: all that moves along the timeline.

use std::rc::Rc;

use gros_session::{Landmark, landmarks};
use gros_text::Key;
use yew::prelude::*;

use super::overview::Overview;
use super::step_field::Typed;
use super::tape::TapeRow;
use super::transport::{Around, transport};
use crate::hooks::follow::use_rhythm;
use crate::state::{Msg, Shown};
use crate::ui::geometry::use_size;
use crate::ui::part::{drawn_by, part};

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
    let unhurried = use_rhythm(model.clone(), |given| {
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
