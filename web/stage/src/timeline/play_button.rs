//! The play button, which offers the speeds when it is held, and on its context menu; on a phone also the landmarks.

use gloo_timers::callback::Timeout;
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::landmarks_menu::landmarks_select;
use crate::speech;
use crate::state::{Msg, Speed, TimelineRef};
use crate::ui::component::{list, rendered_by};
use crate::ui::dismiss::{ELSEWHERE_OR_BACK, use_dismiss};
use crate::ui::durations;
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};

#[derive(PartialEq)]
pub struct PlayButton {
    pub lang: Lang,
    pub key: Key,
    pub shape: Shape,
    pub off: bool,
    pub speed: Speed,
    /// The timeline whose landmarks it offers, too.
    pub marks: Option<TimelineRef>,
    pub dispatch: Callback<Msg>,
}

rendered_by!(PlayButton, use_play_button);

#[hook]
fn use_play_button(props: &PlayButton) -> Html {
    let PlayButton { lang, key, shape, off, speed, marks, dispatch } = props;
    let (node, button, open) = (use_node_ref(), use_node_ref(), use_state_eq(|| false));
    let return_focus = {
        let button = button.clone();
        move || {
            if let Some(button) = button.cast() {
                focus::move_to(&button);
            }
        }
    };
    let hold = use_mut_ref(|| None::<Timeout>);
    let close = {
        let open = open.setter();
        use_callback((), move |(), ()| open.set(false))
    };
    use_dismiss(node.clone(), *open, ELSEWHERE_OR_BACK, close.clone());
    let offer = {
        let (open, return_focus) = (open.setter(), return_focus.clone());
        move || {
            open.set(true);
            return_focus();
        }
    };
    let press = {
        let (hold, offer) = (hold.clone(), offer.clone());
        Callback::from(move |event: PointerEvent| {
            let waits = event.button() == 0;
            let offer = offer.clone();
            *hold.borrow_mut() = waits.then(|| Timeout::new(durations::HOLD, offer));
        })
    };
    let release = {
        let hold = hold.clone();
        Callback::from(move |_: PointerEvent| *hold.borrow_mut() = None)
    };
    let onclick = {
        let (dispatch, open) = (dispatch.clone(), open.clone());
        // The click that ends a hold finds the speeds open.
        Callback::from(move |event: MouseEvent| {
            if *open && event.detail() > 0 {
                return;
            }
            dispatch.emit(Msg::PlayOrPause);
        })
    };
    let oncontextmenu = Callback::from(move |event: MouseEvent| {
        event.prevent_default();
        offer();
    });
    let onkeydown = {
        let (open, return_focus) = (open.clone(), return_focus.clone());
        Callback::from(move |event: KeyboardEvent| {
            if *open && event.key() == "Escape" {
                event.stop_propagation();
                open.set(false);
                return_focus();
            }
        })
    };
    let name = lang.text(*key);
    let choice = |choice: Speed| {
        let (dispatch, close, return_focus) = (dispatch.clone(), close.clone(), return_focus.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            return_focus();
            dispatch.emit(Msg::Speed(choice));
            close.emit(());
        });
        html! {
            <button class="button button-quiet" type="button" {onclick} aria-pressed={(choice == *speed).to_string()}>
                { lang.speed(speech::speed(choice)) }
            </button>
        }
    };
    html! {
        <div class="transport-hold" ref={node} {onkeydown}>
            <button
                ref={button} class={"button button-primary transport-play"} type="button" aria-label={name} aria-disabled={off.then_some("true")}
                {onclick} {oncontextmenu} onpointerdown={press} onpointerup={release.clone()} onpointerleave={release.clone()}
                onpointercancel={release}
            >
                { icon(*shape) }
                <span>{ name }</span>
            </button>
            if *open {
                <div class="popover-box transport-speeds" role="group" aria-label={lang.text(Key::Speed)}>
                    { list(Speed::ALL.into_iter().map(choice)) }
                    if let Some(timeline) = marks {
                        <span class="transport-marks">
                            { icon(Shape::Flag) }
                            { landmarks_select(*lang, timeline, dispatch) }
                        </span>
                    }
                </div>
            }
        </div>
    }
}
