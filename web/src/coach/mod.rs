//! The coach: for a person with the real puzzle in hand.

mod beat;
mod enter;
mod haste;
mod keys;
mod run;
mod settings;

use gros_text::Key;
use yew::prelude::*;

use crate::speech;
use crate::state::Tab;
use crate::state::{CoachContext, CoachMsg, Msg, Stage};
use crate::ui::awake::use_awake;
use crate::ui::component::{component, rendered_by};
use crate::ui::focus;
use crate::ui::lazy::lazy_in;
use crate::ui::speak::{Voice, use_speech};
use beat::use_beat;
use enter::Entry;
use haste::use_haste;
use keys::use_coach_keys;

/// The coach.
#[derive(Clone, PartialEq)]
pub struct Coach {
    /// What there is to show.
    pub led: CoachContext,
    /// Shows another panel.
    pub on_tab: Callback<Tab>,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

rendered_by!(Coach, use_coach);
lazy_in!(Coach, panels);

/// Draws what the coach does now.
#[hook]
fn use_coach(props: &Coach) -> Html {
    let Coach { led, on_tab, dispatch } = props;
    let (stage, settings, lang) = (led.stage(), led.coach.settings, led.prefs.lang);
    use_effect_with((), {
        let dispatch = dispatch.clone();
        move |()| dispatch.emit(Msg::Coach(CoachMsg::Open))
    });
    let is_leading = stage != Stage::Enter;
    let is_live = is_leading && !led.coach.is_paused;
    let ended = use_state_eq(|| 0);
    let on_end = {
        let ended = ended.setter();
        use_callback((), move |number: u32, ()| ended.set(number))
    };
    let orders = led.coach.orders;
    let words = led.call().filter(|_| is_live && settings.speaks).map(|call| speech::called(lang, &call));
    let voice = use_speech(words.map(|words| (orders, words)), lang, on_end);
    let has_voice = settings.speaks && voice == Voice::Found;
    use_beat(led, is_live, has_voice.then(|| *ended == orders), dispatch);
    use_haste(&led.coach, dispatch);
    let is_kept_on = use_awake(is_live && settings.awake);
    let node = use_node_ref();
    use_coach_keys(node.clone(), is_leading.then_some(settings.advance), dispatch.clone());
    use_effect_with((stage, led.is_solved()), |(stage, _)| {
        if *stage != Stage::Enter && focus::is_lost_or_within(".coach") {
            focus::move_to_first(&[".coach-next", ".coach-again"]);
        }
    });
    let content = match stage {
        Stage::Enter => {
            component(Entry { led: led.clone(), on_tab: on_tab.clone(), dispatch: dispatch.clone() })
        }
        Stage::Check | Stage::Run => {
            let is_mute = settings.speaks && voice == Voice::Missing;
            run::run(led, &run::Means { is_kept_on, is_mute }, dispatch)
        }
    };
    html! {
        <div class="coach" ref={node} data-coach={stage_id(stage)} role="group" aria-label={lang.text(Key::Coach)}>
            { content }
        </div>
    }
}

fn stage_id(stage: Stage) -> &'static str {
    match stage {
        Stage::Enter => "enter",
        Stage::Check => "check",
        Stage::Run => "run",
    }
}
