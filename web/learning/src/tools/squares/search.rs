//! Taking numbers back where greed is stuck, and Thue's method, which never has to.

use gros_learning::tools::squares::builder::{Search, thue as thues_word};
use gros_learning::tools::squares::{Letter, sign};
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use super::word::Word;
use crate::ui::component::{list, rendered_by};
use crate::ui::icons::{Shape, icon};

/// How far a search goes.
const LONGEST: usize = 127;

#[derive(PartialEq)]
pub struct SearchView {
    pub lang: Lang,
    pub search: Search,
    pub most: Letter,
    pub on_search: Callback<Search>,
    pub on_clear: Callback<()>,
}

rendered_by!(SearchView, use_search);

#[hook]
fn use_search(props: &SearchView) -> Html {
    let SearchView { lang, search, most, on_search, on_clear } = props;
    let (lang, most) = (*lang, *most);
    let length = search.word.len();
    let is_over = length == 0 && search.above >= most;
    let is_full = is_over || length >= LONGEST;
    let target = [15, 31, 63].into_iter().find(|target| *target > length).unwrap_or(LONGEST);
    let go = |run: fn(&mut Search, usize, Letter)| {
        let (search, on_search) = (search.clone(), on_search.clone());
        Callback::from(move |_: MouseEvent| {
            let mut search = search.clone();
            run(&mut search, target, most);
            on_search.emit(search);
        })
    };
    let step = go(|search, _, most| {
        search.step(most);
    });
    let run = go(Search::run);
    let newest = (search.above == 0).then(|| length.saturating_sub(1));
    let name = lang.greedy_word(&search.word);
    let said = if is_over { lang.text(Key::GreedySearchEnd).to_owned() } else { lang.greedy_search(search) };
    html! {
        <div class="tool-room">
            <div class="stack">
                { Word { letters: &search.word, newest, ..Word::default() }.view(name) }
                <p>{ lang.text(Key::GreedySearchSay) }</p>
                <div role="status"><p class="line box">{ icon(Shape::Info) }<span>{ said }</span></p></div>
                <div class="row">
                    <button
                        id="squares-step" class="button button-primary" type="button" onclick={(!is_full).then_some(step)}
                        aria-disabled={is_full.then_some("true")}
                    >
                        { lang.text(Key::GreedySearchStep) }
                    </button>
                    if most > 2 {
                        <button class="button" type="button" onclick={(!is_full).then_some(run)} aria-disabled={is_full.then_some("true")}>
                            { say!(lang, GreedySearchRun { length: target }) }
                        </button>
                    }
                    <button class="button" type="button" onclick={on_clear.reform(|_: MouseEvent| ())}>
                        { lang.text(Key::GreedyClear) }
                    </button>
                </div>
            </div>
            <aside class="stack">
                if most > 2 {
                    { thue(lang) }
                }
            </aside>
        </div>
    }
}

/// Thue's word, in rows that each start with the one above.
pub fn thue(lang: Lang) -> Html {
    // The rows are 1, 3, 6, 12 and 24 long.
    let lengths = [1, 3, 6, 12, 24];
    let row = |length: usize| {
        let signs: Vec<String> =
            thues_word(length).into_iter().map(|letter| sign(letter).to_string()).collect();
        html! { <li>{ signs.join(" ") }</li> }
    };
    html! {
        <section class="stack box">
            <h2>{ lang.text(Key::GreedyThue) }</h2>
            <p>{ lang.text(Key::GreedyThueSay) }</p>
            <ol class="squares-rows">{ list(lengths.into_iter().map(row)) }</ol>
            <p class="note">{ lang.text(Key::GreedySourceThue) }</p>
        </section>
    }
}
