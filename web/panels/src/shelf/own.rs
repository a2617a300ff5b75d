//! The puzzles of one's own that were kept, on a plank of the shelf.

use gros_session::spec;
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use super::item::ON_A_PLANK;
use super::still::Still;
use super::stock::subject;
use super::ticks::Ticks;
use crate::state::{Kept, MAX_PIECES, Msg};
use crate::ui::component::{component, list};
use crate::ui::icons::{Shape, icon_button};

pub fn own(ticks: &Ticks) -> Html {
    let kept: Vec<Kept> = ticks.collection.kept().collect();
    if kept.is_empty() {
        return html! {};
    }
    html! {
        <section aria-labelledby="shelf-made">
            <h2 class="shelf-heading" id="shelf-made">{ ticks.ctx.lang.text(Key::ShelfMade) }</h2>
            <ul class="shelf-group">{ list(kept.iter().filter_map(|kept| item(kept, ticks))) }</ul>
        </section>
    }
}

fn item(kept: &Kept, ticks: &Ticks) -> Option<Html> {
    let (ctx, lang): (_, Lang) = (ticks.ctx, ticks.ctx.lang);
    let timeline = spec::open(&kept.spec, MAX_PIECES).ok()?.session.timeline().clone();
    let address = format!("#/{}", kept.spec);
    let onclick = ctx.on_link(Msg::Follow(address.clone()));
    let name: String = kept.name.chars().take(Kept::LONGEST).collect();
    let remove = say!(lang, ShelfRemove { name: &name });
    let still = component(Still { subject: subject(&timeline), most: ON_A_PLANK });
    Some(html! {
        <li class="shelf-item" key={kept.line()}>
            <div class="shelf-stand">{ still }</div>
            <h3 class="shelf-name"><a href={address} {onclick}>{ name }</a></h3>
            <p class="shelf-pieces">{ lang.pieces_in(timeline.puzzle()) }</p>
            <p class="shelf-moves">{ lang.moves(timeline.steps()) }</p>
            <div class="row shelf-ticks">
                { icon_button(&remove, Shape::Cross, false, ctx.on_click(Msg::Collect(kept.line(), false))) }
            </div>
        </li>
    })
}
