//! Display options of the board, beside its title or in the menu of narrow pages.

use gros_picture::{Pictured, Setting};
use gros_solver::AnyPuzzle;
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::{Msg, PileLooks, Prefs, RingLook};
use crate::ui::component::list;
use crate::ui::icons::{Shape, icon};
use crate::ui::select::{select_box, selected_index};

/// A toggle, or an action on the board.
pub struct Switch {
    key: Key,
    shape: Shape,
    /// State of a toggle; `None` for an action.
    is_on: Option<bool>,
    msg: Msg,
}

pub fn looks(prefs: Prefs, puzzle: &AnyPuzzle, dispatch: &Callback<Msg>) -> Html {
    html! {
        <>
            { list(looks_select(prefs, puzzle, dispatch).map(|looks| html! { <span class="head-quiet">{ select_box(looks) }</span> })) }
            { list(switches(prefs, puzzle).into_iter().map(|switch| switch_button("head-quiet", prefs.lang, switch, dispatch))) }
        </>
    }
}

/// Lists the toggles, then the actions.
pub fn switches(prefs: Prefs, puzzle: &AnyPuzzle) -> Vec<Switch> {
    puzzle.settings().iter().filter_map(|setting| switch(prefs, *setting)).collect()
}

fn switch(prefs: Prefs, setting: Setting) -> Option<Switch> {
    let (key, shape, is_on, prefs) = match setting {
        // The map is shown with the verdict.
        Setting::ColdPositions | Setting::GoldenLines if !prefs.piles.verdict => return None,
        Setting::ColdPositions => {
            let piles = PileLooks { cold: !prefs.piles.cold, ..prefs.piles };
            (Key::ColdPositions, Shape::Cold, Some(prefs.piles.cold), Prefs { piles, ..prefs })
        }
        Setting::GoldenLines => {
            let piles = PileLooks { golden: !prefs.piles.golden, ..prefs.piles };
            (Key::GoldenLines, Shape::Golden, Some(prefs.piles.golden), Prefs { piles, ..prefs })
        }
        Setting::FreeEnd => {
            (Key::Flip, Shape::Flip, None, Prefs { free_end_left: !prefs.free_end_left, ..prefs })
        }
    };
    Some(Switch { key, shape, is_on, msg: Msg::Prefs(prefs) })
}

pub fn sound_switch(prefs: Prefs) -> Switch {
    let msg = Msg::Prefs(Prefs { sound: !prefs.sound, ..prefs });
    Switch { key: Key::Sound, shape: Shape::Voice, is_on: Some(prefs.sound), msg }
}

pub fn switch_button(class: &'static str, lang: Lang, switch: Switch, dispatch: &Callback<Msg>) -> Html {
    let Switch { key, shape, is_on, msg } = switch;
    let onclick = dispatch.reform(move |_: MouseEvent| msg.clone());
    html! {
        <button class={classes!("button", "button-quiet", class)} type="button" {onclick} aria-pressed={is_on.map(|is_on| is_on.to_string())}>
            { icon(shape) }
            { lang.text(key) }
            if is_on.is_some() {
                <span class="switch-track" />
            }
        </button>
    }
}

/// The select for the look of the puzzle, if it has several.
pub fn looks_select(prefs: Prefs, puzzle: &AnyPuzzle, dispatch: &Callback<Msg>) -> Option<Html> {
    let lang = prefs.lang;
    if puzzle.looks().len() < 2 {
        return None;
    }
    let key = |look| match look {
        RingLook::Picture => Key::Picture,
        RingLook::Schema => Key::Schematic,
        RingLook::Upright => Key::Upright,
        RingLook::Lights => Key::Lights,
    };
    let option = |look: RingLook| {
        html! { <option selected={look == prefs.ring_look}>{ lang.text(key(look)) }</option> }
    };
    let onchange = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            if let Some(ring_look) =
                selected_index(&event).and_then(|index| RingLook::ALL.get(index).copied())
            {
                dispatch.emit(Msg::Prefs(Prefs { ring_look, ..prefs }));
            }
        })
    };
    Some(html! {
        <select class="select" aria-label={lang.text(Key::View)} title={lang.text(Key::View)} {onchange}>
            { list(RingLook::ALL.into_iter().map(option)) }
        </select>
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Model;

    #[test]
    fn no_two_switches_look_alike() {
        for (address, count) in [("#/rings", 1), ("#/hanoi", 0), ("#/wythoff", 0)] {
            let model = Model::open(address, &[], Prefs::default());
            let switches = switches(model.prefs, model.session.timeline().puzzle());
            let mut shapes: Vec<Shape> = Vec::new();
            for switch in &switches {
                assert!(!shapes.contains(&switch.shape), "{address}: {:?}", switch.shape);
                assert!(![Shape::Squares, Shape::Help, Shape::Sliders].contains(&switch.shape), "{address}");
                shapes.push(switch.shape);
            }
            assert_eq!(shapes.len(), count, "{address}");
        }
    }
}
