//! Sharing: the address of this step goes to the clipboard; where that is refused, it is shown to be copied.

use gros_text::Key;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::icons::{Icon, Shape};
use crate::app::PartProps;
use crate::state::Msg;

/// The share button, and the link where the clipboard is refused.
#[component]
pub fn Share(props: &PartProps) -> Html {
    let PartProps { model, dispatch } = props;
    let lang = model.prefs.lang;
    let by_hand = use_state_eq(|| None::<String>);
    let onclick = {
        let (model, dispatch, by_hand) = (model.clone(), dispatch.clone(), by_hand.clone());
        Callback::from(move |_: MouseEvent| {
            let link = link(&model.address());
            let (dispatch, by_hand) = (dispatch.clone(), by_hand.clone());
            spawn_local(async move {
                if copy(&link).await {
                    by_hand.set(None);
                    dispatch.emit(Msg::Shared);
                } else {
                    by_hand.set(Some(link));
                }
            });
        })
    };
    let close = {
        let by_hand = by_hand.clone();
        Callback::from(move |_: MouseEvent| by_hand.set(None))
    };
    html! {
        <div class="share">
            <button class="button button-quiet" type="button" {onclick}>
                <Icon shape={Shape::Link} />
                { lang.text(Key::Share) }
            </button>
            if let Some(link) = &*by_hand {
                <div class="share-box">
                    <label>
                        { lang.text(Key::CopyByHand) }
                        <LinkField link={link.clone()} />
                    </label>
                    <button class="button button-small" type="button" onclick={close}>{ lang.text(Key::Close) }</button>
                </div>
            }
        </div>
    }
}

/// What the field is given.
#[derive(Properties, PartialEq)]
struct LinkProps {
    link: String,
}

/// A field with the link, selected.
#[component]
fn LinkField(props: &LinkProps) -> Html {
    let node = use_node_ref();
    use_effect_with(props.link.clone(), {
        let node = node.clone();
        move |_| {
            if let Some(field) = node.cast::<HtmlInputElement>() {
                // A browser that does not focus here leaves that to the person.
                let _ = field.focus();
                field.select();
            }
        }
    });
    html! { <input ref={node} class="field share-link" type="text" readonly={true} value={props.link.clone()} /> }
}

/// Gives the whole address of the page with another spec.
fn link(address: &str) -> String {
    let here = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    let page = here.split('#').next().unwrap_or_default();
    format!("{page}{address}")
}

/// Puts a text on the clipboard; false where the browser has none or refuses.
async fn copy(text: &str) -> bool {
    let navigator = web_sys::window().map(|window| window.navigator());
    let clipboard = navigator.filter(|navigator| {
        js_sys::Reflect::get(navigator, &"clipboard".into()).is_ok_and(|clipboard| clipboard.is_object())
    });
    match clipboard {
        Some(navigator) => JsFuture::from(navigator.clipboard().write_text(text)).await.is_ok(),
        None => false,
    }
}
