//! The choice of animations.

use gros_picture::palette::Theme;
use gros_text::Key;
use yew::prelude::*;

use super::moving::{Length, Making, Order, has_whole};
use super::theme;
use crate::board::Play;
use crate::ui::component::{list, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy;
use crate::ui::select::{select_box, selected_index};

#[derive(PartialEq)]
pub struct Offer {
    pub play: Play,
}

rendered_by!(Offer, use_offer);

#[hook]
fn use_offer(props: &Offer) -> Html {
    let Offer { play } = props;
    let (lang, timeline) = (play.prefs.lang, &play.timeline);
    let chosen = use_state_eq(|| None::<Theme>);
    // The play is kept as it was when the file was requested.
    let making = use_state_eq(|| None::<(Play, Order)>);
    let theme = chosen.unwrap_or_else(|| theme(play));
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
    let onchange = {
        let chosen = chosen.setter();
        Callback::from(move |event: Event| {
            chosen.set(selected_index(&event).and_then(|index| Theme::ALL.get(index).copied()));
        })
    };
    html! {
        <div class="exports" role="group" aria-label={lang.text(Key::ExportMoving)}>
            <p class="exports-title">{ lang.text(Key::ExportMoving) }{ select_box(theme_select(play, theme, onchange)) }</p>
            { list(lengths.into_iter().flatten().map(button)) }
            { list((*making).clone().map(|(play, order)| lazy(lang, Making { play, order, on_cancel }))) }
        </div>
    }
}

fn theme_select(play: &Play, theme: Theme, onchange: Callback<Event>) -> Html {
    let lang = play.prefs.lang;
    let option = |of: Theme| {
        let key = if of == Theme::Dark { Key::ThemeDark } else { Key::ThemeLight };
        html! { <option selected={of == theme}>{ lang.text(key) }</option> }
    };
    html! {
        <select class="select" aria-label={lang.text(Key::Theme)} {onchange}>{ list(Theme::ALL.into_iter().map(option)) }</select>
    }
}
