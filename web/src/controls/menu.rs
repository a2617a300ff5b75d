//! The menu of narrow pages: what stands in the header and beside the title where there is room.

use gros_solver::AnyState;
use gros_text::Key;
use yew::prelude::*;

use super::SpeedSelect;
use super::choices::{LanguageSelect, ThemeSelect};
use super::head::{FlipButton, ViewButton};
use super::icons::{Icon, Shape};
use super::landmarks_menu::LandmarksSelect;
use super::looks::looks;
use super::popover::Popover;
use crate::hooks::focus;
use crate::state::{Msg, Shown};

/// What the menu is given.
#[derive(Properties, PartialEq)]
pub struct MenuProps {
    /// What there is to show.
    pub model: Shown,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
    /// Shows the help.
    pub on_help: Callback<()>,
}

/// Draws the menu button, and the menu while it is open.
#[component]
pub fn Menu(props: &MenuProps) -> Html {
    let MenuProps { model, dispatch, on_help } = props;
    let lang = model.prefs.lang;
    let open = use_state_eq(|| false);
    let on_open = {
        let open = open.clone();
        use_callback((), move |is_open: bool, ()| open.set(is_open))
    };
    let onhelp = {
        let (on_help, on_open) = (on_help.clone(), on_open.clone());
        Callback::from(move |_: MouseEvent| {
            // The dialog gives the focus back to what held it, and the menu's own entry will be gone.
            focus::give_to_first(&[".menu > button"]);
            on_open.emit(false);
            on_help.emit(());
        })
    };
    let row = |key, control: Html| {
        html! {
            <div class="menu-row">
                <span aria-hidden="true">{ lang.text(key) }</span>
                { control }
            </div>
        }
    };
    let (prefs, send) = (model.prefs, dispatch.clone());
    html! {
        <Popover class="menu" name={lang.text(Key::Menu)} face={html! { <Icon shape={Shape::Menu} /> }} open={*open} {on_open}>
            { row(Key::Language, html! { <LanguageSelect {prefs} dispatch={send.clone()} /> }) }
            { row(Key::Theme, html! { <ThemeSelect {prefs} dispatch={send.clone()} /> }) }
            { row(Key::Speed, html! { <SpeedSelect model={model.clone()} dispatch={send.clone()} /> }) }
            { row(Key::Landmarks, html! { <LandmarksSelect model={model.clone()} dispatch={send.clone()} /> }) }
            { looks(model, dispatch) }
            if matches!(model.state(), AnyState::Rings(_)) {
                <FlipButton {prefs} dispatch={send.clone()} />
                <ViewButton {prefs} dispatch={send.clone()} />
            }
            <button class="button button-quiet" type="button" onclick={onhelp}>
                <Icon shape={Shape::Help} />
                { lang.text(Key::Help) }
            </button>
        </Popover>
    }
}
