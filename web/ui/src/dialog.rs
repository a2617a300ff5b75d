//! A modal dialog. The browser traps the focus in it and restores it afterwards.

use gros_text::{Key, Lang};
use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::component::rendered_by;
use crate::icons::{Shape, icon};

#[derive(PartialEq)]
pub struct Dialog {
    pub lang: Lang,
    /// Prefix of the ids, and the class in style sheets.
    pub name: &'static str,
    pub title: Key,
    pub subtitle: Option<Key>,
    pub open: bool,
    /// Called with whether the dialog should be open.
    pub on_open: Callback<bool>,
    /// Content, rendered only while the dialog is open.
    pub children: Html,
}

rendered_by!(Dialog, use_dialog);

#[hook]
fn use_dialog(props: &Dialog) -> Html {
    let Dialog { lang, name, title, subtitle, open, on_open, children } = props;
    let node = use_node_ref();
    use_effect_with((node.clone(), *open), |(node, open)| show(node, *open));
    let onclose = on_open.reform(|_: Event| false);
    let close = on_open.reform(|_: MouseEvent| false);
    let onclick = {
        let on_open = on_open.clone();
        Callback::from(move |event: MouseEvent| {
            // A click on the backdrop targets the dialog element itself.
            if event.target_dyn_into::<HtmlDialogElement>().is_some() {
                on_open.emit(false);
            }
        })
    };
    let id = format!("{name}-title");
    html! {
        <dialog ref={node} class={classes!("dialog", *name)} aria-labelledby={id.clone()} {onclose} {onclick}>
            <div class="dialog-page">
                <div class="line apart dialog-head">
                    <h2 {id}>{ lang.text(*title) }</h2>
                    if let Some(subtitle) = subtitle {
                        <p>{ lang.text(*subtitle) }</p>
                    }
                    <button class="button button-quiet button-icon" type="button" onclick={close} aria-label={lang.text(Key::Close)}>
                        { icon(Shape::Close) }
                    </button>
                </div>
                if *open {
                    { children.clone() }
                }
            </div>
        </dialog>
    }
}

fn show(node: &NodeRef, open: bool) {
    let Some(dialog) = node.cast::<HtmlDialogElement>() else { return };
    if open && !dialog.open() {
        // Fails only if the dialog is already open.
        let _ = dialog.show_modal();
        dialog.set_scroll_top(0);
    } else if !open && dialog.open() {
        dialog.close();
    }
}
