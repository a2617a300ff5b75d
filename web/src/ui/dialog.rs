//! A dialog over the page; the browser keeps the focus in it, and gives it back.

use gros_text::{Key, Lang};
use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::ui::component::rendered_by;
use crate::ui::icons::{Shape, icon};

/// A dialog with a title and a button that closes it.
#[derive(PartialEq)]
pub struct Dialog {
    /// The language.
    pub lang: Lang,
    /// What style sheets call it.
    pub name: &'static str,
    /// Its title.
    pub title: Key,
    /// A line below the title.
    pub line: Option<Key>,
    /// Whether it is shown.
    pub open: bool,
    /// Asks for it, or asks for it to go.
    pub on_open: Callback<bool>,
    /// What is in it while it is shown.
    pub children: Html,
}

rendered_by!(Dialog, use_dialog);

#[hook]
fn use_dialog(props: &Dialog) -> Html {
    let Dialog { lang, name, title, line, open, on_open, children } = props;
    let node = use_node_ref();
    use_effect_with((node.clone(), *open), |(node, open)| show(node, *open));
    let onclose = on_open.reform(|_: Event| false);
    let close = on_open.reform(|_: MouseEvent| false);
    let onclick = {
        let on_open = on_open.clone();
        Callback::from(move |event: MouseEvent| {
            // What surrounds the dialog counts as the dialog itself.
            if event.target_dyn_into::<HtmlDialogElement>().is_some() {
                on_open.emit(false);
            }
        })
    };
    let id = format!("{name}-title");
    html! {
        <dialog ref={node} class={classes!("dialog", *name)} aria-labelledby={id.clone()} {onclose} {onclick}>
            <div class="dialog-page">
                <div class="dialog-head">
                    <h2 {id}>{ lang.text(*title) }</h2>
                    if let Some(line) = line {
                        <p>{ lang.text(*line) }</p>
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
        // Refused only where the dialog is shown already.
        let _ = dialog.show_modal();
        dialog.set_scroll_top(0);
    } else if !open && dialog.open() {
        dialog.close();
    }
}
