//! The settings of the coach.

use gros_session::Chunk;
use gros_text::{Key, say};
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Advance, CoachMsg, CoachSettings, Msg};
use crate::ui::component::list;
use crate::ui::select::selected_index;

pub fn switch(ctx: Ctx, key: Key, is_on: bool, toggled: CoachSettings) -> Html {
    let onchange = ctx.on(move |_: Event| Msg::Coach(CoachMsg::Settings(toggled)));
    html! {
        <label>
            <span>{ ctx.lang.text(key) }</span>
            <input class="switch" type="checkbox" checked={is_on} {onchange} />
        </label>
    }
}

pub fn voice_switch(ctx: Ctx, settings: CoachSettings) -> Html {
    let toggled = CoachSettings { speaks: !settings.speaks, ..settings };
    switch(ctx, Key::CoachSpeak, settings.speaks, toggled)
}

pub fn choices(ctx: Ctx, settings: CoachSettings) -> Html {
    let chunks = [Key::CoachOne, Key::CoachTwo, Key::CoachBlock].map(|key| ctx.lang.text(key).to_owned());
    let chunk = Chunk::ALL.iter().position(|chunk| *chunk == settings.chunk);
    let advances =
        [Key::CoachByTap, Key::CoachByTempo, Key::CoachAfterVoice].map(|key| ctx.lang.text(key).to_owned());
    let advance = Advance::ALL.iter().position(|advance| *advance == settings.advance);
    let tempos: Vec<String> =
        (1..=10u32).map(|seconds| say!(ctx.lang, CoachSecondsAMove { seconds })).collect();
    let list = |key: Key,
                options: &[String],
                at: Option<usize>,
                change: fn(CoachSettings, usize) -> CoachSettings| {
        let onchange = ctx.on(move |event: Event| {
            Some(Msg::Coach(CoachMsg::Settings(change(settings, selected_index(&event)?))))
        });
        let option = |(index, text): (usize, &String)| html! { <option selected={Some(index) == at}>{ text }</option> };
        html! {
            <label>
                <span>{ ctx.lang.text(key) }</span>
                <select class="select" aria-label={ctx.lang.text(key)} {onchange}>{ list(options.iter().enumerate().map(option)) }</select>
            </label>
        }
    };
    html! {
        <>
            { list(Key::CoachAtATime, &chunks, chunk, |settings, index| CoachSettings { chunk: *Chunk::ALL.get(index).unwrap_or(&settings.chunk), ..settings }) }
            { list(Key::CoachGoingOn, &advances, advance, |settings, index| CoachSettings { advance: *Advance::ALL.get(index).unwrap_or(&settings.advance), ..settings }) }
            if settings.advance != Advance::ByTap {
                { list(Key::CoachTempo, &tempos, Some(usize::from(settings.seconds) - 1), |settings, index| {
                    CoachSettings { seconds: u8::try_from(index + 1).unwrap_or(10), ..settings }
                }) }
            }
            { switch(ctx, Key::CoachChecks, settings.checks, CoachSettings { checks: !settings.checks, ..settings }) }
            { switch(ctx, Key::CoachAwake, settings.awake, CoachSettings { awake: !settings.awake, ..settings }) }
        </>
    }
}
