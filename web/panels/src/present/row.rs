//! The actions of a presentation's keys; each is also a button, for those without a keyboard.

use gros_session::{Action, Seek};
use gros_text::{Key, Lang};
use yew::prelude::*;

use super::keys::Press;
use crate::state::Msg;
use crate::ui::icons::{Shape, icon};

pub fn key_row(lang: Lang, on_press: &Callback<Press>) -> Html {
    let button = |name: Key, cap: Html, press: fn() -> Press| {
        html! {
            <button type="button" aria-label={lang.text(name)} onclick={on_press.reform(move |_: MouseEvent| press())}><kbd>{ cap }</kbd></button>
        }
    };
    let group = |does: Key, buttons: Html| html! { <span>{ buttons }<span aria-hidden="true">{ lang.text(does) }</span></span> };
    html! {
        <div class="row present-keys" role="group" aria-label={lang.text(Key::PresentKeys)}>
            { group(Key::PresentDoesStep, html! { <>
                { button(Key::Back, icon(Shape::Left), || Press::Send(Msg::Act(Action::Seek(Seek::Back)))) }
                { button(Key::Forward, icon(Shape::Right), || Press::Send(Msg::Act(Action::Seek(Seek::Next)))) }
            </> }) }
            { group(Key::PresentDoesCard, html! { <>
                { button(Key::PresentCardBefore, icon(Shape::Up), || Press::Card(-1)) }
                { button(Key::PresentCardAfter, icon(Shape::Down), || Press::Card(1)) }
            </> }) }
            { group(Key::PresentDoesPlay, button(Key::Play, html! { lang.text(Key::KeySpace) }, || Press::Send(Msg::PlayOrPause))) }
            { group(Key::PresentDoesCues, button(Key::PresentDoesCues, html! { "C" }, || Press::Cues)) }
            { group(Key::PresentDoesLeave, button(Key::PresentDoesLeave, html! { lang.text(Key::KeyEscape) }, || Press::Send(Msg::Present(false)))) }
        </div>
    }
}
