//! The help dialog: rules of the current puzzle, sample links, and keyboard shortcuts.

use gros_solver::AnyPuzzle;
use gros_text::{HelpGroup, KEYBOARD_HELP, Key, Lang, Sample};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::hooks::others::with_others;
use crate::shortcuts::{SHORTCUTS, Shortcut};
use crate::state::{Msg, Overlay, Prefs};
use crate::ui::arrows::with_arrows;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::dialog::Dialog;
use crate::ui::lazy::{lazy, lazy_in};

#[derive(Clone, PartialEq)]
pub struct HelpDialog {
    pub prefs: Prefs,
    pub puzzle: AnyPuzzle,
    pub open: bool,
    pub dispatch: Callback<Msg>,
}

rendered_by!(HelpDialog, use_help_dialog);

#[hook]
fn use_help_dialog(props: &HelpDialog) -> Html {
    let HelpDialog { prefs, puzzle, open, dispatch } = props.clone();
    let lang = prefs.lang;
    let on_open = dispatch.reform(|open| Overlay::Help.toggle(open));
    let children = if open {
        // Some of the examples are of other puzzles.
        with_others(lang, lazy(lang, HelpPage { prefs, puzzle, dispatch }))
    } else {
        html! {}
    };
    component(Dialog {
        lang,
        name: Overlay::Help.id(),
        title: Key::Help,
        subtitle: None,
        open,
        on_open,
        children,
    })
}

#[derive(Clone, PartialEq)]
struct HelpPage {
    prefs: Prefs,
    puzzle: AnyPuzzle,
    dispatch: Callback<Msg>,
}

rendered_by!(HelpPage, use_help_page);
lazy_in!(HelpPage, panels, with later words);

#[hook]
fn use_help_page(props: &HelpPage) -> Html {
    let HelpPage { prefs, puzzle, dispatch } = props;
    let lang = prefs.lang;
    html! {
        <>
            <h3 class="parts">
                <span>{ lang.text(Key::TheRules) }</span>
                <span>{ lang.puzzle_name(puzzle.id()) }</span>
            </h3>
            <ul class="help-rules">{ list(lang.rules(puzzle).into_iter().map(|rule| html! { <li>{ rule }</li> })) }</ul>
            <h3>{ lang.text(Key::Examples) }</h3>
            <ul class="help-samples">{ list(lang.samples().into_iter().map(|sample| link(sample, dispatch))) }</ul>
            <h3>{ lang.text(Key::KeyboardKeys) }</h3>
            { letter_keys(*prefs, dispatch) }
            <div class="help-keys">
                <section>
                    <h4>{ lang.text(Key::Anywhere) }</h4>
                    <dl>{ list(SHORTCUTS.iter().map(|shortcut| shortcut_row(shortcut, lang))) }</dl>
                </section>
                { list(KEYBOARD_HELP.iter().map(|keys| group(keys, lang))) }
            </div>
        </>
    }
}

fn link(sample: Sample, dispatch: &Callback<Msg>) -> Html {
    let href = format!("#/{}", sample.spec);
    let onclick = {
        let (address, dispatch) = (href.clone(), dispatch.clone());
        Callback::from(move |event: MouseEvent| {
            // With a modifier key the browser opens the link elsewhere.
            if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
                event.prevent_default();
                dispatch.emit(Msg::Close(Overlay::Help));
                dispatch.emit(Msg::Follow(address.clone()));
            }
        })
    };
    html! {
        <li>
            <a {href} {onclick}>{ sample.title }</a>
            <span>{ sample.moves }</span>
        </li>
    }
}

fn group(group: &HelpGroup, lang: Lang) -> Html {
    html! {
        <section>
            <h4>{ lang.text(group.title) }</h4>
            <dl>{ list(group.rows.iter().map(|help| row(help.keys.iter().copied(), lang.text(help.does)))) }</dl>
        </section>
    }
}

fn shortcut_row(shortcut: &Shortcut, lang: Lang) -> Html {
    row(shortcut.keys.iter().map(|(key, _)| *key), lang.text(shortcut.does))
}

fn row(keys: impl Iterator<Item = &'static str>, does: &str) -> Html {
    html! {
        <div>
            <dt>{ list(keys.map(|key| html! { <kbd>{ with_arrows(key) }</kbd> })) }</dt>
            <dd>{ does }</dd>
        </div>
    }
}

/// Single-key shortcuts can be turned off, for users of voice control.
fn letter_keys(prefs: Prefs, dispatch: &Callback<Msg>) -> Html {
    let onchange = {
        let dispatch = dispatch.clone();
        Callback::from(move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                dispatch.emit(Msg::Prefs(Prefs { letter_keys: field.checked(), ..prefs }));
            }
        })
    };
    html! {
        <label class="check">
            <input type="checkbox" checked={prefs.letter_keys} {onchange} />
            { prefs.lang.text(Key::LetterKeys) }
        </label>
    }
}
