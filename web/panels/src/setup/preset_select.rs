//! The select of well-known tasks, with the length of each.

use gros_session::{Action, spec};
use gros_solver::{AnyPuzzle, Puzzle, Route, Setup, ids};
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{MAX_PIECES, Msg};
use crate::ui::component::{list, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::select::selected_index;

const SIZES: [usize; 5] = [3, 5, 7, 9, 64];

#[derive(PartialEq)]
pub struct PresetSelect {
    pub ctx: Ctx,
    pub setup: Setup<AnyPuzzle>,
}

rendered_by!(PresetSelect, use_preset_select);

/// A current task that is not a preset is added as the first option.
#[hook]
fn use_preset_select(props: &PresetSelect) -> Html {
    let PresetSelect { setup, .. } = props;
    let (ctx, lang) = (props.ctx, props.ctx.lang);
    let presets = use_memo((), |()| ids().iter().map(|id| (*id, presets(id))).collect::<Vec<_>>());
    let is_preset = presets.iter().flat_map(|(_, presets)| presets).any(|preset| preset == setup);
    let option = |preset: &Setup<AnyPuzzle>| {
        html! { <option selected={preset == setup}>{ name(lang, preset) }</option> }
    };
    let group = |(id, presets): &(&'static str, Vec<Setup<AnyPuzzle>>)| {
        html! { <optgroup label={lang.puzzle_name(id).to_owned()}>{ list(presets.iter().map(option)) }</optgroup> }
    };
    let onchange = {
        let (presets, before) = (presets.clone(), usize::from(!is_preset));
        Callback::from(move |event: Event| {
            let mut choices =
                presets.iter().flat_map(|(id, presets)| presets.iter().map(move |it| (*id, it)));
            let index = selected_index(&event).and_then(|index| index.checked_sub(before));
            if let Some((id, preset)) = index.and_then(|index| choices.nth(index)) {
                ctx.send(Msg::Puzzle(id));
                ctx.send(Msg::Act(Action::SetUp(preset.clone())));
            }
        })
    };
    html! {
        <label class="note stack setup-label setup-preset">
            { lang.text(Key::Preset) }
            <span class="select-box">
                <select class="select" aria-label={lang.text(Key::Preset)} {onchange}>
                    if !is_preset {
                        { option(setup) }
                    }
                    { list(presets.iter().map(group)) }
                </select>
                { icon(Shape::Chevron) }
            </span>
        </label>
    }
}

fn presets(id: &str) -> Vec<Setup<AnyPuzzle>> {
    let opened = spec::open(id, MAX_PIECES).ok();
    let puzzle: Option<AnyPuzzle> = opened.map(|opened| opened.session.timeline().puzzle().clone());
    let resized = |pieces: usize| puzzle.as_ref()?.resized(pieces).map(Setup::standard);
    // Some puzzles are sold in another size.
    let mut sizes: Vec<usize> = SIZES.into_iter().chain(puzzle.as_ref().map(Puzzle::pieces)).collect();
    sizes.sort_unstable();
    sizes.dedup();
    let sizes: Vec<_> = sizes.into_iter().filter_map(resized).collect();
    // A puzzle of one size is itself a preset.
    if sizes.is_empty() { puzzle.into_iter().map(Setup::standard).collect() } else { sizes }
}

fn name(lang: Lang, setup: &Setup<AnyPuzzle>) -> String {
    let preset = lang.preset(&setup.puzzle);
    match setup.puzzle.route(&setup.start, &setup.goal) {
        Ok(route) => say!(lang, Phrases { text: preset, phrase: lang.moves(route.steps()) }),
        Err(_) => preset,
    }
}
