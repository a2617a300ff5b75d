//! Advance on by itself: after a time for each move, or when the voice has ended.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::state::{Advance, CoachContext, CoachMsg, Msg, Stage};
use crate::ui::browser::vibrate;
use crate::ui::durations;

/// A voice that never ends is waited for so many times as long as the moves take.
const PATIENCE: u32 = 3;

/// Returns how long the order stands, in milliseconds; none where it waits for a tap. `ended` tells whether a voice has
/// ended; none where there is no voice.
pub fn rest(led: &CoachContext, ended: Option<bool>) -> Option<u32> {
    let settings = led.coach.settings;
    let (from, to) = led.order();
    let moves = to.saturating_sub(&from).to_usize().and_then(|moves| u32::try_from(moves).ok())?;
    let (second, all) = (u32::from(settings.seconds) * 1_000, u32::from(settings.seconds) * 1_000 * moves);
    let is_over = led.stage() != Stage::Run || led.is_solved();
    match (settings.advance, ended) {
        _ if is_over => None,
        (Advance::ByTap, _) => None,
        (Advance::AfterVoice, Some(true)) => Some(second),
        (Advance::AfterVoice, Some(false)) => Some(PATIENCE * all),
        (Advance::ByTempo | Advance::AfterVoice, _) => Some(all),
    }
}

/// Ends each order when its time is over.
#[hook]
pub fn use_beat(led: &CoachContext, is_live: bool, ended: Option<bool>, dispatch: &Callback<Msg>) {
    let time = rest(led, ended).filter(|_| is_live);
    let dispatch = dispatch.clone();
    use_effect_with((time, led.coach.orders), move |(time, _)| {
        let wait = time.map(|time| {
            Timeout::new(time, move || {
                vibrate(durations::VIBRATION);
                dispatch.emit(Msg::Coach(CoachMsg::Beat));
            })
        });
        move || drop(wait)
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{CoachSettings, Model, ModelRef, Prefs};
    use gros_session::Chunk;
    use std::rc::Rc;
    use yew::Reducible;

    fn led(advance: Advance) -> CoachContext {
        let settings = CoachSettings { chunk: Chunk::Block, advance, seconds: 2, ..CoachSettings::default() };
        let shown = ModelRef::new(Model::open("#/rings?step=123", &[], Prefs::default()));
        let after = |shown: ModelRef, msg| ModelRef::clone(&Rc::new(shown).reduce(Msg::Coach(msg)));
        let shown = [CoachMsg::Settings(settings), CoachMsg::Start].into_iter().fold(shown, after);
        shown.coach_context()
    }

    #[test]
    fn each_move_has_its_time_and_a_voice_is_waited_for() {
        assert_eq!(rest(&led(Advance::ByTap), None), None);
        assert_eq!(rest(&led(Advance::ByTempo), Some(false)), Some(6_000));
        let spoken = led(Advance::AfterVoice);
        assert_eq!(
            [None, Some(false), Some(true)].map(|ended| rest(&spoken, ended)),
            [Some(6_000), Some(18_000), Some(2_000)]
        );
    }
}
