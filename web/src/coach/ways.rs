//! How one is led: switches and choices.

use gros_session::Chunk;
use gros_text::{Key, Lang};
use yew::prelude::*;

use crate::state::{CoachMsg, Going, Msg, Ways};
use crate::ui::select::chosen;

/// Draws a switch.
pub fn switch(lang: Lang, key: Key, is_on: bool, turned: Ways, dispatch: &Callback<Msg>) -> Html {
    let onchange = dispatch.reform(move |_: Event| Msg::Coach(CoachMsg::Ways(turned)));
    html! {
        <label class="coach-row">
            <span>{ lang.text(key) }</span>
            <input class="coach-switch" type="checkbox" checked={is_on} {onchange} />
        </label>
    }
}

/// Draws the switch of the voice.
pub fn voice_switch(lang: Lang, ways: Ways, dispatch: &Callback<Msg>) -> Html {
    let turned = Ways { speaks: !ways.speaks, ..ways };
    switch(lang, Key::CoachSpeak, ways.speaks, turned, dispatch)
}

/// Draws all else that can be chosen.
pub fn choices(lang: Lang, ways: Ways, dispatch: &Callback<Msg>) -> Html {
    let chunks = [Key::CoachOne, Key::CoachTwo, Key::CoachBlock].map(|key| lang.text(key).to_owned());
    let chunk = Chunk::ALL.iter().position(|chunk| *chunk == ways.chunk);
    let goings =
        [Key::CoachByTap, Key::CoachByTempo, Key::CoachAfterVoice].map(|key| lang.text(key).to_owned());
    let going = Going::ALL.iter().position(|going| *going == ways.going);
    let tempos: Vec<String> = (1..=10).map(|seconds| lang.coach_tempo(seconds)).collect();
    let list = |key: Key, options: &[String], at: Option<usize>, change: fn(Ways, usize) -> Ways| {
        let dispatch = dispatch.clone();
        let onchange = Callback::from(move |event: Event| {
            if let Some(index) = chosen(&event) {
                dispatch.emit(Msg::Coach(CoachMsg::Ways(change(ways, index))));
            }
        });
        let option = |(index, text): (usize, &String)| html! { <option selected={Some(index) == at}>{ text }</option> };
        html! {
            <label class="coach-row">
                <span>{ lang.text(key) }</span>
                <select class="select" {onchange}>{ for options.iter().enumerate().map(option) }</select>
            </label>
        }
    };
    html! {
        <>
            { list(Key::CoachAtATime, &chunks, chunk, |ways, index| Ways { chunk: *Chunk::ALL.get(index).unwrap_or(&ways.chunk), ..ways }) }
            { list(Key::CoachGoingOn, &goings, going, |ways, index| Ways { going: *Going::ALL.get(index).unwrap_or(&ways.going), ..ways }) }
            if ways.going != Going::ByTap {
                { list(Key::CoachTempo, &tempos, Some(usize::from(ways.seconds) - 1), |ways, index| {
                    Ways { seconds: u8::try_from(index + 1).unwrap_or(10), ..ways }
                }) }
            }
            { switch(lang, Key::CoachChecks, ways.checks, Ways { checks: !ways.checks, ..ways }, dispatch) }
            { switch(lang, Key::CoachAwake, ways.awake, Ways { awake: !ways.awake, ..ways }, dispatch) }
        </>
    }
}
