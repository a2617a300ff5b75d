//! What is known of a game, and what the computer does.

use gros_text::{Key, Lang};
use gros_tools::squares::duel::{Duel, Game};
use yew::prelude::*;

use crate::ui::component::{list, rendered_by};
use crate::ui::icons::{Shape, icon};

#[derive(PartialEq)]
pub struct Known {
    pub lang: Lang,
    pub is_turns: bool,
}

rendered_by!(Known, use_known);

#[hook]
fn use_known(props: &Known) -> Html {
    let Known { lang, is_turns } = props;
    let game = if *is_turns { Game::Turns } else { Game::Places };
    let rows = use_memo((*lang, *is_turns), |(lang, _)| {
        lang.duel_known(game, |letters| Duel::new(game, letters).forced(Duel::BUDGET))
    });
    let [source, computer] = lang.duel_sources(game);
    let row = |[letters, who]: &[String; 2]| html! { <div><dt>{ letters.clone() }</dt><dd>{ who.clone() }</dd></div> };
    html! {
        <details class="squares-card">
            <summary>{ lang.text(Key::DuelKnown) }{ icon(Shape::Chevron) }</summary>
            <dl class="squares-known">{ list(rows.iter().map(row)) }</dl>
            <p class="squares-source">{ source }</p>
            <p class="squares-source">{ computer }</p>
        </details>
    }
}
