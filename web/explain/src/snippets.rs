//! Programs to be copied.

use gros_text::{Key, Lang, Snippet, Snippets, say};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::ui::clipboard::copy;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::icons::{Shape, icon};

pub fn snippets(lang: Lang, Snippets { title, snippets }: &Snippets) -> Html {
    let one = |snippet: &Snippet| component(Copied { lang, snippet: *snippet });
    html! {
        <details class="card-folded">
            <summary>{ title }{ icon(Shape::Chevron) }</summary>
            { list(snippets.iter().map(one)) }
        </details>
    }
}

#[derive(PartialEq)]
struct Copied {
    lang: Lang,
    snippet: Snippet,
}

rendered_by!(Copied, use_copied);

/// The button has a check mark once the program is on the clipboard; where there is none, the text can be selected.
#[hook]
fn use_copied(props: &Copied) -> Html {
    let Copied { lang, snippet: Snippet { language, text } } = *props;
    let is_copied = use_state_eq(|| false);
    let onclick = {
        let is_copied = is_copied.clone();
        Callback::from(move |_: MouseEvent| {
            let is_copied = is_copied.clone();
            spawn_local(async move { is_copied.set(copy(text).await) });
        })
    };
    let name = lang.text(Key::CopyMoves);
    html! {
        <div class="snippet">
            <p class="line apart snippet-head">
                <b>{ language }</b>
                <button class="link" type="button" {onclick} aria-label={say!(lang, Phrases { text: name, phrase: language })}>
                    { name }
                    if *is_copied {
                        { icon(Shape::Check) }
                    }
                </button>
            </p>
            // Focusable, so that long lines can be scrolled by the keyboard.
            <pre class="box box-sunken" tabindex="0"><code>{ text }</code></pre>
        </div>
    }
}
