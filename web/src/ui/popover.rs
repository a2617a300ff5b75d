//! A button with a box that opens below it, and closes by Escape or when one turns to something else.

use yew::prelude::*;

use crate::ui::component::rendered_by;
use crate::ui::dismiss::use_dismiss;
use crate::ui::focus;

/// A button with a box that opens below it.
#[derive(PartialEq)]
pub struct Popover {
    /// The class of both together.
    pub class: &'static str,
    /// What the button is called.
    pub name: &'static str,
    /// What the button shows.
    pub face: Html,
    /// Whether the box is there.
    pub open: bool,
    /// Asks for the box, or asks for it to go.
    pub on_open: Callback<bool>,
    /// What is in the box.
    pub children: Html,
}

rendered_by!(Popover, use_popover);

/// Draws the button, and its box while it is open.
#[hook]
fn use_popover(props: &Popover) -> Html {
    let Popover { class, name, face, open, on_open, children } = props;
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
                    focus::give_to(&button);
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
                { face.clone() }
            </button>
            if *open {
                <div class="popover-box">{ children.clone() }</div>
            }
        </div>
    }
}
