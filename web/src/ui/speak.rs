//! Speaking by the voices of the device, where it has one for the language.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use gros_text::Lang;
use js_sys::Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::EventTarget;
use yew::prelude::*;

use crate::ui::browser::{call, get, make, set};
use crate::ui::durations;

/// Whether there is a voice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    /// It may still come.
    Unknown,
    /// There is one.
    Found,
    /// There is none.
    Missing,
}

fn synthesizer() -> Option<JsValue> {
    get(&web_sys::window()?.into(), "speechSynthesis")
}

/// Speaks nothing, while a tap allows it: some browsers allow later words only then.
pub fn prime() {
    if let (Some(synthesizer), Some(silence)) =
        (synthesizer(), make("SpeechSynthesisUtterance", &["".into()]))
    {
        call(&synthesizer, "speak", &[silence]);
    }
}

/// Finds the voice of a language, or else of another one that is written otherwise and sounds alike.
fn voice_of(lang: Lang) -> (Voice, Option<JsValue>) {
    let Some(voices) = synthesizer().and_then(|synthesizer| call(&synthesizer, "getVoices", &[])) else {
        return (Voice::Missing, None);
    };
    let voices: Vec<(Lang, JsValue)> = Array::from(&voices)
        .iter()
        .filter_map(|voice| {
            Some((Lang::from_tag(&get(&voice, "lang")?.as_string()?.replace('_', "-"))?, voice))
        })
        .collect();
    let sounds_alike = |other: Lang| (other == Lang::English) == (lang == Lang::English);
    let exact = voices.iter().find(|(other, _)| *other == lang);
    match exact.or_else(|| voices.iter().find(|(other, _)| sounds_alike(*other))) {
        Some((_, voice)) => (Voice::Found, Some(voice.clone())),
        None => (Voice::Unknown, None),
    }
}

/// Speaks an order whenever its number changes, and stops when there is none; `on_end` is given the number.
#[hook]
pub fn use_speech(order: Option<(u32, String)>, lang: Lang, on_end: Callback<u32>) -> Voice {
    let voice = use_voice(order.is_some(), lang);
    use_effect_with((order, lang, voice), move |(order, lang, voice)| {
        let said = order.as_ref().filter(|_| *voice == Voice::Found);
        let speech = said.and_then(|(number, text)| Speech::begin(*number, text, *lang, on_end));
        move || drop(speech)
    });
    voice
}

/// Looks for a voice, and waits a little for one.
#[hook]
fn use_voice(wanted: bool, lang: Lang) -> Voice {
    let voice = use_state_eq(|| Voice::Unknown);
    use_effect_with((wanted, lang), {
        let voice = voice.clone();
        move |(wanted, lang)| {
            let (lang, found) = (*lang, voice.setter());
            let waiting = wanted.then(|| {
                let now = voice_of(lang).0;
                found.set(now);
                let target = synthesizer().and_then(|target| target.dyn_into::<EventTarget>().ok());
                let listener = target.filter(|_| now == Voice::Unknown).map(|target| {
                    let found = found.clone();
                    EventListener::new(&target, "voiceschanged", move |_| found.set(voice_of(lang).0))
                });
                let latest = Timeout::new(durations::VOICES, move || {
                    let is_there = voice_of(lang).0 == Voice::Found;
                    found.set(if is_there { Voice::Found } else { Voice::Missing });
                });
                (listener, latest)
            });
            move || drop(waiting)
        }
    });
    *voice
}

/// Words that are being spoken; they stop when this is dropped.
struct Speech {
    words: JsValue,
    _on_end: Rc<Closure<dyn FnMut()>>,
}

impl Speech {
    fn begin(number: u32, text: &str, lang: Lang, on_end: Callback<u32>) -> Option<Speech> {
        let synthesizer = synthesizer()?;
        let words = make("SpeechSynthesisUtterance", &[text.into()])?;
        set(&words, "lang", &lang.voice_tag().into());
        if let Some(voice) = voice_of(lang).1 {
            set(&words, "voice", &voice);
        }
        let ended = Rc::new(Closure::<dyn FnMut()>::new(move || on_end.emit(number)));
        set(&words, "onend", (*ended).as_ref());
        call(&synthesizer, "cancel", &[]);
        call(&synthesizer, "speak", std::slice::from_ref(&words));
        Some(Speech { words, _on_end: ended })
    }
}

impl Drop for Speech {
    fn drop(&mut self) {
        // Words that are cut short end too, but nobody waits for them any more.
        set(&self.words, "onend", &JsValue::NULL);
        if let Some(synthesizer) = synthesizer() {
            call(&synthesizer, "cancel", &[]);
        }
    }
}
