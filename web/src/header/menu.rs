//! The menu of narrow pages, which replaces parts of the header and the head.

use gros_text::{Key, Lang};
use yew::prelude::*;

use super::choices::{language_select, theme_select};
use super::more::{self, entry};
use crate::head::looks::{flip, looks_select, sound_switch, switch_button};
use crate::mode_switch::mode_switch;
use crate::state::{Msg, Overlay, Prefs, Speed, TimelineRef};
use crate::timeline::landmarks_menu::landmarks_select;
use crate::timeline::transport::speed_select;
use crate::today::chip::Chip;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};
use crate::ui::popover::Popover;
use crate::ui::select::select_box;

#[derive(PartialEq)]
pub struct Menu {
    pub prefs: Prefs,
    pub open: bool,
    /// The button for the puzzle of the day.
    pub today: Option<Chip>,
    pub timeline: TimelineRef,
    pub speed: Speed,
    pub is_solving: bool,
    pub dispatch: Callback<Msg>,
}

rendered_by!(Menu, use_menu);

#[hook]
fn use_menu(props: &Menu) -> Html {
    let Menu { prefs, open, today, timeline, speed, is_solving, dispatch } = props;
    let lang = prefs.lang;
    let on_open = use_callback(dispatch.clone(), |open, dispatch| dispatch.emit(Overlay::Menu.toggle(open)));
    let onhelp = dispatch.reform(|_: MouseEvent| {
        // The dialog restores the focus later, and the menu item will be gone by then.
        focus::move_to_first(&[".menu > button"]);
        Msg::Overlay(Some(Overlay::Help))
    });
    let content = || {
        html! {
            <>
                { mode_switch(lang, *is_solving, "menu-mode", dispatch) }
                { list(today.clone().map(|chip| component(Chip { is_wide: true, ..chip }))) }
                { row(lang, Shape::Globe, Key::Language, language_select(*prefs, dispatch)) }
                { row(lang, Shape::Moon, Key::Theme, theme_select(*prefs, dispatch)) }
                { row(lang, Shape::Gauge, Key::Speed, speed_select(lang, *speed, dispatch)) }
                { row(lang, Shape::Flag, Key::Landmarks, landmarks_select(lang, timeline, dispatch)) }
                { list(looks_select(*prefs, timeline.puzzle(), dispatch).map(|looks| row(lang, Shape::Eye, Key::View, looks))) }
                { list(flip(*prefs, timeline.puzzle()).map(|switch| switch_button("menu-switch", lang, switch, dispatch))) }
                { switch_button("menu-switch", lang, sound_switch(*prefs), dispatch) }
                { list([more::learn(), more::shelf(), more::one_ruler()].map(|of| entry(lang, ".menu > button", &on_open, dispatch, of))) }
                <button class="button button-quiet" type="button" onclick={onhelp}>
                    { icon(Shape::Help) }
                    { lang.text(Key::Help) }
                </button>
            </>
        }
    };
    let children = if *open {
        content()
    } else {
        html! {}
    };
    let name = lang.text(Key::Menu);
    component(Popover {
        class: Overlay::Menu.id(),
        name,
        button_content: icon(Shape::Menu),
        open: *open,
        on_open,
        children,
    })
}

fn row(lang: Lang, shape: Shape, key: Key, select: Html) -> Html {
    html! {
        <div class="line menu-row">
            <span class="menu-name" aria-hidden="true">{ icon(shape) }{ lang.text(key) }</span>
            { select_box(select) }
        </div>
    }
}
