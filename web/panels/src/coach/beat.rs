//! The timers of the coach: it advances after a time for each move, or after the voice has ended; and a new question
//! ignores taps that were meant for the order before it.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::state::{Advance, Coach, CoachContext, CoachMsg, Msg, Stage};
use crate::ui::browser::vibrate;
use crate::ui::durations;

/// If the voice never ends, the coach advances after this multiple of the time for the moves.
const PATIENCE: u32 = 3;

/// Returns the duration of the order in milliseconds; `None` if it waits for a tap. `ended` tells whether the
/// voice has ended; `None` without a voice.
pub fn order_duration(context: &CoachContext, ended: Option<bool>) -> Option<u32> {
    let settings = context.coach.settings;
    let (from, to) = context.order();
    let moves = to.saturating_sub(&from).to_usize().and_then(|moves| u32::try_from(moves).ok())?;
    let (second, all) = (u32::from(settings.seconds) * 1_000, u32::from(settings.seconds) * 1_000 * moves);
    let is_over = context.stage() != Stage::Run || context.is_solved();
    match (settings.advance, ended) {
        _ if is_over => None,
        (Advance::ByTap, _) => None,
        (Advance::AfterVoice, Some(true)) => Some(second),
        (Advance::AfterVoice, Some(false)) => Some(PATIENCE * all),
        (Advance::ByTempo | Advance::AfterVoice, _) => Some(all),
    }
}

#[hook]
pub fn use_beat(context: &CoachContext, is_live: bool, ended: Option<bool>, ctx: Ctx) {
    let time = order_duration(context, ended).filter(|_| is_live);
    use_effect_with((time, context.coach.orders), move |(time, _)| {
        let timer = time.map(|time| {
            Timeout::new(time, move || {
                vibrate(durations::VIBRATION);
                ctx.send(Msg::Coach(CoachMsg::Beat));
            })
        });
        move || drop(timer)
    });
}

#[hook]
pub fn use_settle(coach: &Coach, ctx: Ctx) {
    use_effect_with((coach.is_fresh, coach.orders), move |(is_fresh, _)| {
        let timer = is_fresh.then(|| {
            Timeout::new(durations::QUESTION_SETTLE, move || ctx.send(Msg::Coach(CoachMsg::Settle)))
        });
        move || drop(timer)
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{CoachSettings, Model, ModelRef, Prefs};
    use gros_session::Chunk;

    fn context(advance: Advance) -> CoachContext {
        let settings = CoachSettings { chunk: Chunk::Block, advance, seconds: 2, ..CoachSettings::default() };
        let shown = ModelRef::new(Model::open("#/rings?step=123", &[], Prefs::default()));
        let after = |shown: ModelRef, msg| shown.after(Msg::Coach(msg));
        let shown = [CoachMsg::Settings(settings), CoachMsg::Start].into_iter().fold(shown, after);
        shown.coach_context()
    }

    #[test]
    fn each_move_has_its_time_and_the_voice_may_finish() {
        assert_eq!(order_duration(&context(Advance::ByTap), None), None);
        assert_eq!(order_duration(&context(Advance::ByTempo), Some(false)), Some(6_000));
        let spoken = context(Advance::AfterVoice);
        assert_eq!(
            [None, Some(false), Some(true)].map(|ended| order_duration(&spoken, ended)),
            [Some(6_000), Some(18_000), Some(2_000)]
        );
    }
}
