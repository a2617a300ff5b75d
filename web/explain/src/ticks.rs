//! The ticks of one disc, as blocks on a small tape.

use std::rc::Rc;

use gros_picture::blocks::Blocks;
use gros_text::{Key, Lang, Ticks};
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::ui::component::{component, rendered_by};
use crate::ui::geometry::use_size;
use crate::ui::icons::{Shape, icon_button};
use crate::ui::lazy::lazy_in;
use crate::ui::setters::change_on_click;

#[derive(Clone, PartialEq)]
pub struct Counted {
    pub lang: Lang,
    pub ticks: Ticks,
}

rendered_by!(Counted, use_counted);
lazy_in!(Counted, panels, with later words);

#[hook]
fn use_counted(props: &Counted) -> Html {
    let Counted { lang, ticks: Ticks { made, discs, disc } } = props;
    let lang = *lang;
    // Until a disc is chosen, the one that moves next is shown.
    let chosen = use_state_eq(|| None::<usize>);
    let (first, discs) = (*disc, *discs);
    let disc = chosen.unwrap_or(first).clamp(1, discs);
    let node = use_node_ref();
    let (width, _) = use_size(node.clone());
    let other = |name: Key, shape: Shape, by: isize| {
        let beside = move |disc: usize| disc.saturating_add_signed(by).clamp(1, discs);
        let onclick = change_on_click(&chosen, move |chosen| Some(beside(chosen.unwrap_or(first))));
        icon_button(lang.text(name), shape, beside(disc) == disc, onclick)
    };
    let scene = || {
        let (number, here) = (|number: &_| lang.number(number), lang.ticks_here(made));
        Blocks { width, power: disc, made, number: &number, here: &here }.scene()
    };
    html! {
        <div class="stack ticks" role="group" aria-label={lang.text(Key::TicksName)}>
            <div class="row">
                { other(Key::TicksSmaller, Shape::Minus, -1) }
                <b>{ lang.disc_name(disc) }</b>
                { other(Key::TicksLarger, Shape::Plus, 1) }
            </div>
            <p class="card-text">{ lang.ticks_when(disc) }</p>
            <div class="ticks-picture" ref={node} aria-hidden="true">
                if width > 0.0 {
                    { component(Picture { scene: Rc::new(scene()) }) }
                }
            </div>
            <p class="card-text" role="status">{ lang.ticks_count(made, disc) }</p>
        </div>
    }
}
