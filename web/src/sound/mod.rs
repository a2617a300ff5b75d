//! The sound of moves. What makes it is fetched when it is switched on.

mod cue;

use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use crate::state::{Model, TimelineRef};
use crate::ui::lazy::fetched;

/// Sounds what led from one position to the other.
type Player = fn(&TimelineRef, &TimelineRef);

fetched!(player, Player, cue::play, panels);

/// Sounds each move, forward or back, unless moves are too fast or the coach speaks.
#[hook]
pub fn use_sound(model: &Model) {
    let before = use_mut_ref(|| model.timeline());
    use_effect_with((model.timeline(), is_heard(model)), move |(timeline, is_heard)| {
        let (before, after) = (before.replace(timeline.clone()), timeline.clone());
        if *is_heard {
            spawn_local(async move {
                if let Some(play) = player().await {
                    play(&before, &after);
                }
            });
        }
    });
}

fn is_heard(model: &Model) -> bool {
    let is_spoken = model.is_coached() && model.coach.settings.speaks;
    let is_fast = model.is_dragging() || (model.is_playing() && !model.speed.is_audible());
    model.prefs.sound && !is_spoken && !is_fast
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{CoachMsg, Msg, Prefs, Speed};

    fn model() -> Model {
        Model::open("#/rings", &[], Prefs { sound: true, ..Prefs::default() })
    }

    #[test]
    fn silent_unless_switched_on() {
        assert!(is_heard(&model()));
        assert!(!is_heard(&Model::open("#/rings", &[], Prefs::default())));
    }

    #[test]
    fn silent_while_moves_are_too_fast_to_be_told_apart() {
        let playing = |speed| {
            let mut model = model();
            model.take(Msg::Speed(speed));
            model.take(Msg::PlayOrPause);
            is_heard(&model)
        };
        assert!(playing(Speed::Half) && playing(Speed::PerSecond(8)));
        assert!(!playing(Speed::PerSecond(16)) && !playing(Speed::PerSecond(60)));
    }
}
