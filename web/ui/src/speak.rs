//! Speech synthesis with the voices of the device.

use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use gros_text::{Key, Lang};
use js_sys::Array;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::EventTarget;
use yew::prelude::*;

use crate::browser::{call, construct, get, set};
use crate::durations;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    /// Voices may still be loading.
    Unknown,
    Found,
    Missing,
}

fn synthesizer() -> Option<JsValue> {
    get(&web_sys::window()?.into(), "speechSynthesis")
}

/// Speaks silence during a tap: some browsers allow later speech only then.
pub fn prime() {
    if let (Some(synthesizer), Some(silence)) =
        (synthesizer(), construct("SpeechSynthesisUtterance", &["".into()]))
    {
        call(&synthesizer, "speak", &[silence]);
    }
}

/// Finds a voice for the language, or for another with the same pronunciation.
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
    let sounds_alike = |other: Lang| other.is_spoken_like(lang);
    let exact = voices.iter().find(|(other, _)| *other == lang);
    match exact.or_else(|| voices.iter().find(|(other, _)| sounds_alike(*other))) {
        Some((_, voice)) => (Voice::Found, Some(voice.clone())),
        None => (Voice::Unknown, None),
    }
}

/// Speaks an order whenever its number changes, and stops if there is none; `on_end` gets the number.
///
/// Looks for a voice as soon as one is wanted, which may be before the first order.
#[hook]
pub fn use_speech(order: Option<(u32, String)>, is_wanted: bool, lang: Lang, on_end: Callback<u32>) -> Voice {
    let voice = use_voice(is_wanted, lang);
    use_effect_with((order, lang, voice), move |(order, lang, voice)| {
        let spoken = order.as_ref().filter(|_| *voice == Voice::Found);
        let speech = spoken.and_then(|(number, text)| Speech::begin(*number, text, *lang, on_end));
        move || drop(speech)
    });
    voice
}

#[hook]
fn use_voice(wanted: bool, lang: Lang) -> Voice {
    let voice = use_state_eq(|| Voice::Unknown);
    use_effect_with((wanted, lang), {
        let voice = voice.clone();
        move |(wanted, lang)| {
            let (lang, set_voice) = (*lang, voice.setter());
            let waiting = wanted.then(|| {
                let now = voice_of(lang).0;
                set_voice.set(now);
                let target = synthesizer().and_then(|target| target.dyn_into::<EventTarget>().ok());
                let listener = target.filter(|_| now == Voice::Unknown).map(|target| {
                    let set_voice = set_voice.clone();
                    EventListener::new(&target, "voiceschanged", move |_| set_voice.set(voice_of(lang).0))
                });
                let latest = Timeout::new(durations::VOICES, move || {
                    let is_there = voice_of(lang).0 == Voice::Found;
                    set_voice.set(if is_there { Voice::Found } else { Voice::Missing });
                });
                (listener, latest)
            });
            move || drop(waiting)
        }
    });
    *voice
}

/// An utterance; dropping it stops the speech.
struct Speech {
    utterance: JsValue,
    _on_end: Rc<Closure<dyn FnMut()>>,
}

impl Speech {
    fn begin(number: u32, text: &str, lang: Lang, on_end: Callback<u32>) -> Option<Speech> {
        let synthesizer = synthesizer()?;
        let utterance = construct("SpeechSynthesisUtterance", &[text.into()])?;
        set(&utterance, "lang", &lang.text(Key::CoachVoiceTag).into());
        if let Some(voice) = voice_of(lang).1 {
            set(&utterance, "voice", &voice);
        }
        let ended = Rc::new(Closure::<dyn FnMut()>::new(move || on_end.emit(number)));
        set(&utterance, "onend", (*ended).as_ref());
        call(&synthesizer, "cancel", &[]);
        call(&synthesizer, "speak", std::slice::from_ref(&utterance));
        Some(Speech { utterance, _on_end: ended })
    }
}

impl Drop for Speech {
    fn drop(&mut self) {
        // A cancelled utterance fires `end` too, but nobody waits for it any more.
        set(&self.utterance, "onend", &JsValue::NULL);
        if let Some(synthesizer) = synthesizer() {
            call(&synthesizer, "cancel", &[]);
        }
    }
}
