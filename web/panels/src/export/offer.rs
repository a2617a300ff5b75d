//! The choice of animations.

use gros_text::Key;
use yew::prelude::*;

use super::moving::{Length, Making, Order, has_whole};
use super::theme;
use crate::board::Play;
use crate::ui::component::{list, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy;

#[derive(PartialEq)]
pub struct Offer {
    pub play: Play,
}

rendered_by!(Offer, use_offer);

#[hook]
fn use_offer(props: &Offer) -> Html {
    let Offer { play } = props;
    let (lang, timeline) = (play.ctx.lang, &play.timeline);
    // The play is kept as it was when the file was requested.
    let making = use_state_eq(|| None::<(Play, Order)>);
    let theme = theme(play);
    let button = |length: Length| {
        let (making, play) = (making.clone(), play.clone());
        let name = match length {
            Length::Next => lang.moving_part(&length.stretch(timeline), timeline),
            Length::Whole => lang.text(Key::ExportWhole).to_owned(),
        };
        let onclick = Callback::from(move |_: MouseEvent| {
            let number = making.as_ref().map_or(0, |(_, order)| order.number + 1);
            making.set(Some((play.clone(), Order { number, length, theme })));
        });
        html! {
            <button class="button button-quiet" type="button" {onclick}>{ icon(Shape::Down) }{ name }</button>
        }
    };
    let lengths = [Some(Length::Next), has_whole(timeline).then_some(Length::Whole)];
    let on_cancel = making.setter();
    let on_cancel = Callback::from(move |()| on_cancel.set(None));
    html! {
        <div class="ruled exports" role="group" aria-label={lang.text(Key::ExportMoving)}>
            <p class="note exports-title">{ lang.text(Key::ExportMoving) }</p>
            { list(lengths.into_iter().flatten().map(button)) }
            { list((*making).clone().map(|(play, order)| lazy(lang, Making { play, order, on_cancel }))) }
        </div>
    }
}
