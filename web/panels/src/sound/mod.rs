//! The sound of moves. Its code is fetched when sound is switched on.

mod cue;

use yew::prelude::*;

use crate::state::ModelRef;
use crate::ui::component::rendered_by;
use crate::ui::lazy::lazy_in;
use crate::ui::synth::Synth;

/// Plays the sound of each move, forwards or backwards, unless moves are too fast or the coach speaks; renders nothing.
#[derive(Clone, PartialEq)]
pub struct Sound {
    pub model: ModelRef,
}

rendered_by!(Sound, use_sound);
lazy_in!(Sound, panels);

#[hook]
fn use_sound(props: &Sound) -> Html {
    let synth = use_memo((), |()| Synth::new());
    let before = use_mut_ref(|| props.model.timeline());
    use_effect_with(props.model.clone(), move |model| {
        let after = model.timeline();
        let before = before.replace(after.clone());
        if let Some(synth) = Option::as_ref(&synth).filter(|_| is_heard(model)) {
            synth.play(&cue::notes(&before, &after));
        }
    });
    html! {}
}

fn is_heard(model: &ModelRef) -> bool {
    let is_spoken = model.is_coached() && !model.coach.is_paused && model.coach.settings.speaks;
    let is_fast = model.is_dragging() || (model.is_playing() && !model.dock.speed.is_audible());
    !is_spoken && !is_fast
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{CoachMsg, CoachSettings, DockMsg, Model, Msg, Prefs, Speed};

    fn model() -> ModelRef {
        ModelRef::new(Model::open("#/rings", &[], Prefs::default()))
    }

    #[test]
    fn silent_while_moves_are_too_fast() {
        let playing =
            |speed| is_heard(&model().after(Msg::Dock(DockMsg::Speed(speed))).after(Msg::PlayOrPause));
        assert!(playing(Speed::Half) && playing(Speed::PerSecond(8)));
        assert!(!playing(Speed::PerSecond(16)) && !playing(Speed::PerSecond(60)));
    }

    #[test]
    fn silent_while_the_coach_speaks() {
        let coached = model().after(Msg::Coach(CoachMsg::Start));
        assert!(coached.coach.settings.speaks && !is_heard(&coached));
        assert!(is_heard(&coached.after(Msg::Coach(CoachMsg::Pause))));
        let settings = CoachSettings { speaks: false, ..coached.coach.settings };
        assert!(is_heard(&coached.after(Msg::Coach(CoachMsg::Settings(settings)))));
    }
}
