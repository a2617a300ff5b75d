//! Synthesized notes.

use gloo_events::EventListener;
use wasm_bindgen::JsValue;

use crate::browser::{call, construct, get, set};

/// The attack in seconds, and an inaudible volume: an exponential decay cannot reach zero.
const ATTACK: f64 = 0.004;
const SILENCE: f64 = 0.0001;

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Note {
    /// The waveform, as named by Web Audio.
    pub wave: &'static str,
    /// The pitch at the beginning and at the end.
    pub hertz: (f64, f64),
    pub loudness: f64,
    /// When it begins, and how long it lasts.
    pub after: f64,
    pub seconds: f64,
}

pub struct Synth {
    context: JsValue,
    /// Some browsers allow sound only after the first tap or key press.
    _unlock: Vec<EventListener>,
}

impl Synth {
    /// Returns none if the browser cannot make sounds.
    pub fn new() -> Option<Synth> {
        let context = construct("AudioContext", &[])?;
        let window = web_sys::window()?;
        let unlock = ["pointerup", "keydown"].map(|event| {
            let context = context.clone();
            EventListener::new(&window, event, move |_| resume(&context))
        });
        Some(Synth { context, _unlock: unlock.into() })
    }

    pub fn play(&self, notes: &[Note]) {
        resume(&self.context);
        let now = get(&self.context, "currentTime").and_then(|now| now.as_f64()).unwrap_or_default();
        for note in notes {
            // A browser without some of the features stays silent.
            let _ = self.sound(note, now + note.after);
        }
    }

    fn sound(&self, note: &Note, begin: f64) -> Option<()> {
        let Note { wave, hertz: (first, last), loudness, seconds, .. } = *note;
        let end = begin + seconds;
        let [oscillator, gain] =
            ["createOscillator", "createGain"].map(|part| call(&self.context, part, &[]));
        let (oscillator, gain) = (oscillator?, gain?);
        set(&oscillator, "type", &wave.into());
        follow(&get(&oscillator, "frequency")?, &[(first, begin), (last, end)])?;
        follow(&get(&gain, "gain")?, &[(SILENCE, begin), (loudness, begin + ATTACK), (SILENCE, end)])?;
        call(&oscillator, "connect", std::slice::from_ref(&gain))?;
        call(&gain, "connect", &[get(&self.context, "destination")?])?;
        call(&oscillator, "start", &[begin.into()]);
        call(&oscillator, "stop", &[end.into()]);
        Some(())
    }
}

fn resume(context: &JsValue) {
    if get(context, "state").is_some_and(|state| state == "suspended") {
        call(context, "resume", &[]);
    }
}

/// Ramps a parameter through values at given times.
fn follow(parameter: &JsValue, points: &[(f64, f64)]) -> Option<()> {
    for (index, (value, time)) in points.iter().enumerate() {
        let how = if index == 0 { "setValueAtTime" } else { "exponentialRampToValueAtTime" };
        call(parameter, how, &[(*value).into(), (*time).into()])?;
    }
    Some(())
}
