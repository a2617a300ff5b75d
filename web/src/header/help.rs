//! The help dialog: rules of the current puzzle, sample links, and keyboard shortcuts.

use gros_solver::AnyPuzzle;
use gros_text::{HelpGroup, KEYBOARD_HELP, Key, Lang, Sample};
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::hooks::others::with_others;
use crate::shortcuts::{SHORTCUTS, Shortcut};
use crate::state::{Msg, Overlay, Prefs};
use crate::ui::component::{component, list, rendered_by};
use crate::ui::dialog::Dialog;
use crate::ui::icons::with_arrows;
use crate::ui::lazy::{lazy, lazy_in};

#[derive(Clone, PartialEq)]
pub struct HelpDialog {
    pub ctx: Ctx,
    pub puzzle: AnyPuzzle,
    pub open: bool,
}

rendered_by!(HelpDialog, use_help_dialog);

#[hook]
fn use_help_dialog(props: &HelpDialog) -> Html {
    let HelpDialog { puzzle, open, .. } = props.clone();
    let (ctx, lang) = (props.ctx, props.ctx.lang);
    let on_open = ctx.on(|open| Overlay::Help.toggle(open));
    let children = if open {
        // Some of the examples are of other puzzles.
        with_others(lang, lazy(lang, HelpPage { ctx, puzzle }))
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
    ctx: Ctx,
    puzzle: AnyPuzzle,
}

rendered_by!(HelpPage, use_help_page);
lazy_in!(HelpPage, panels, with later words);

#[hook]
fn use_help_page(props: &HelpPage) -> Html {
    let HelpPage { puzzle, .. } = props;
    let (ctx, lang) = (props.ctx, props.ctx.lang);
    html! {
        <>
            <h3 class="parts">
                <span>{ lang.text(Key::TheRules) }</span>
                <span>{ lang.puzzle_name(puzzle.id()) }</span>
            </h3>
            <ul class="help-rules">{ list(lang.rules(puzzle).into_iter().map(|rule| html! { <li>{ rule }</li> })) }</ul>
            <h3>{ lang.text(Key::Examples) }</h3>
            <ul class="help-samples">{ list(lang.samples().into_iter().map(|sample| link(sample, ctx))) }</ul>
            <h3>{ lang.text(Key::KeyboardKeys) }</h3>
            { letter_keys(ctx) }
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

fn link(sample: Sample, ctx: Ctx) -> Html {
    let href = format!("#/{}", sample.spec);
    let onclick = {
        let address = href.clone();
        Callback::from(move |event: MouseEvent| {
            // With a modifier key the browser opens the link elsewhere.
            if !(event.ctrl_key() || event.meta_key() || event.shift_key()) {
                event.prevent_default();
                ctx.send(Msg::Close(Overlay::Help));
                ctx.send(Msg::Follow(address.clone()));
            }
        })
    };
    html! {
        <li class="row apart">
            <a {href} {onclick}>{ sample.title }</a>
            <span>{ sample.moves }</span>
        </li>
    }
}

fn group(group: &HelpGroup, lang: Lang) -> Html {
    html! {
        <section>
            <h4>{ lang.text(group.title) }</h4>
            <dl>{ list(group.rows.iter().map(|help| row(help.keys.iter().copied(), lang, help.does))) }</dl>
        </section>
    }
}

fn shortcut_row(shortcut: &Shortcut, lang: Lang) -> Html {
    row(shortcut.keys.iter().map(|(key, _)| *key), lang, shortcut.does)
}

fn row(keys: impl Iterator<Item = &'static str>, lang: Lang, does: Key) -> Html {
    html! {
        <div class="row apart">
            <dt>{ list(keys.map(|key| html! { <kbd>{ with_arrows(&lang.key_names(key)) }</kbd> })) }</dt>
            <dd>{ lang.text(does) }</dd>
        </div>
    }
}

/// Single-key shortcuts can be turned off, for users of voice control.
fn letter_keys(ctx: Ctx) -> Html {
    let onchange = ctx.on(move |_: Event| Msg::Prefs(Prefs { letter_keys: !ctx.letter_keys, ..ctx.prefs }));
    html! {
        <label class="line check">
            <input type="checkbox" checked={ctx.letter_keys} {onchange} />
            { ctx.lang.text(Key::LetterKeys) }
        </label>
    }
}
