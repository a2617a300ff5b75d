//! The information behind the sign on a card: what it shows, when its method applies, and its sources.

use gros_text::{Key, Lang, Source, say};
use yew::prelude::*;

use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};

/// The links open in another tab, and the text says so.
pub fn about(lang: Lang, title: &str, words: &[&'static str], sources: &[Source]) -> Html {
    let name = say!(lang, ExplainWhatIsThis { title: title.trim_end_matches(['?', '？', '\u{202f}']) });
    let link = |Source { name, address, lang }: &Source| match address {
        Some(address) => {
            html! { <li><a href={*address} target="_blank" rel="noopener" lang={lang.tag()}>{ *name }</a></li> }
        }
        None => html! { <li lang={lang.tag()}>{ *name }</li> },
    };
    html! {
        <details class="about">
            <summary aria-label={name.clone()} title={name}>{ icon(Shape::Info) }</summary>
            { list(words.iter().map(|text| html! { <p>{ *text }</p> })) }
            <p>{ lang.text(Key::SourcesElsewhere) }</p>
            <ul>{ list(sources.iter().map(link)) }</ul>
        </details>
    }
}
