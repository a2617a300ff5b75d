//! The menu of narrow pages, which replaces parts of the header and the head.

use gros_text::{Key, Lang};
use yew::prelude::*;

use super::choices::{language_select, theme_select};
use super::more::{self, entry};
use crate::ctx::Ctx;
use crate::head::looks::{flip, looks_select, sound_switch, switch_button};
use crate::solving::mode_switch;
use crate::state::{Msg, Overlay, Speed, TimelineRef};
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
    pub ctx: Ctx,
    pub open: bool,
    /// The button for the puzzle of the day.
    pub today: Option<Chip>,
    pub timeline: TimelineRef,
    pub speed: Speed,
    pub is_solving: bool,
}

rendered_by!(Menu, use_menu);

#[hook]
fn use_menu(props: &Menu) -> Html {
    let Menu { open, today, timeline, speed, is_solving, .. } = props;
    let (ctx, lang) = (props.ctx, props.ctx.lang);
    let on_open = use_callback(ctx, |open, ctx| ctx.send(Overlay::Menu.toggle(open)));
    let onhelp = ctx.on(|_: MouseEvent| {
        // The dialog restores the focus later, and the menu item will be gone by then.
        focus::move_to_first(&[".menu > button"]);
        Msg::Overlay(Some(Overlay::Help))
    });
    let content = || {
        html! {
            <>
                { mode_switch(ctx, *is_solving, "menu-mode") }
                { list(today.clone().map(|chip| component(Chip { is_wide: true, ..chip }))) }
                { row(lang, Shape::Globe, Key::Language, language_select(ctx)) }
                { row(lang, Shape::Moon, Key::Theme, theme_select(ctx)) }
                { row(lang, Shape::Gauge, Key::Speed, speed_select(ctx, *speed)) }
                { row(lang, Shape::Flag, Key::Landmarks, landmarks_select(ctx, timeline)) }
                { list(looks_select(ctx, timeline.puzzle()).map(|looks| row(lang, Shape::Eye, Key::View, looks))) }
                { list(flip(ctx.prefs, timeline.puzzle()).map(|switch| switch_button("menu-switch", ctx, switch))) }
                { switch_button("menu-switch", ctx, sound_switch(ctx.prefs)) }
                { list([more::learn(), more::shelf(), more::one_ruler()].map(|of| entry(ctx, ".menu > button", &on_open, of))) }
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
        <div class="line apart menu-row">
            <span class="line menu-name" aria-hidden="true">{ icon(shape) }{ lang.text(key) }</span>
            { select_box(select) }
        </div>
    }
}
