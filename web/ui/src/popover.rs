//! A button with a popup below it, which closes on Escape or when the focus or pointer goes elsewhere.

use yew::prelude::*;

use crate::component::rendered_by;
use crate::dismiss::{ELSEWHERE, use_dismiss};
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
    use_dismiss(node.clone(), *open, ELSEWHERE, close);
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
