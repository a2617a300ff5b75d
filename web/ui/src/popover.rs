//! A button with a popup below it, which closes on Escape or when the focus or pointer goes elsewhere.

use gloo_events::EventListener;
use wasm_bindgen::JsCast;
use web_sys::Node;
use yew::prelude::*;

use crate::component::rendered_by;
use crate::focus;

#[derive(PartialEq)]
pub struct Popover {
    pub class: &'static str,
    /// Accessible name of the button.
    pub name: &'static str,
    pub button_content: Html,
    pub open: bool,
    /// Called with whether the popup should be open.
    pub on_open: Callback<bool>,
    pub children: Html,
}

rendered_by!(Popover, use_popover);

#[hook]
fn use_popover(props: &Popover) -> Html {
    let Popover { class, name, button_content, open, on_open, children } = props;
    let (node, button) = (use_node_ref(), use_node_ref());
    let close = use_callback(on_open.clone(), |(), on_open| on_open.emit(false));
    use_dismiss(node.clone(), *open, close);
    let onclick = {
        let (on_open, open) = (on_open.clone(), *open);
        Callback::from(move |_: MouseEvent| on_open.emit(!open))
    };
    let onkeydown = {
        let (on_open, button, open) = (on_open.clone(), button.clone(), *open);
        Callback::from(move |event: KeyboardEvent| {
            if open && event.key() == "Escape" {
                event.stop_propagation();
                on_open.emit(false);
                if let Some(button) = button.cast() {
                    focus::move_to(&button);
                }
            }
        })
    };
    html! {
        <div class={classes!("popover", *class)} ref={node} {onkeydown}>
            <button
                ref={button} class="button button-quiet" type="button" {onclick}
                aria-label={*name} title={*name} aria-expanded={open.to_string()}
            >
                { button_content.clone() }
            </button>
            if *open {
                <div class="popover-box">{ children.clone() }</div>
            }
        </div>
    }
}

/// Calls back when the pointer or the focus goes outside an open element.
#[hook]
fn use_dismiss(node: NodeRef, open: bool, on_dismiss: Callback<()>) {
    use_effect_with((node, open, on_dismiss), |(node, open, on_dismiss)| {
        let events: &[_] = if *open { &["pointerdown", "focusin"] } else { &[] };
        let listeners: Vec<_> =
            events.iter().map(|event| listen(event, node.clone(), on_dismiss.clone())).collect();
        move || drop(listeners)
    });
}

fn listen(event: &'static str, node: NodeRef, on_dismiss: Callback<()>) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, event, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<Node>().ok());
        let is_inside = node.cast::<Node>().is_some_and(|node| node.contains(target.as_ref()));
        if !is_inside {
            on_dismiss.emit(());
        }
    }))
}
