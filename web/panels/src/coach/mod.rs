//! The coach panel, for a user with the real puzzle in hand.

mod beat;
mod enter;
mod keys;
mod run;
mod settings;
#[cfg(test)]
mod tests;

use gros_text::Key;
use yew::prelude::*;

use crate::ctx::Ctx;
use crate::speech;
use crate::state::Tab;
use crate::state::{CoachContext, CoachMsg, Msg, Stage};
use crate::ui::awake::use_awake;
use crate::ui::component::{component, rendered_by};
use crate::ui::focus;
use crate::ui::lazy::lazy_in;
use crate::ui::speak::{Voice, use_speech};
use beat::{use_beat, use_settle};
use enter::EntryForm;
use keys::use_coach_keys;

#[derive(Clone, PartialEq)]
pub struct Coach {
    pub context: CoachContext,
    pub on_tab: Callback<Tab>,
    pub on_close: Callback<()>,
    pub ctx: Ctx,
}

rendered_by!(Coach, use_coach);
lazy_in!(Coach, panels, with later words);

#[hook]
fn use_coach(props: &Coach) -> Html {
    let Coach { context, on_tab, on_close, .. } = props;
    let ctx = props.ctx;
    let (stage, settings) = (context.stage(), context.coach.settings);
    use_effect_with((), move |()| ctx.send(Msg::Coach(CoachMsg::Open)));
    let is_leading = stage != Stage::Enter;
    let is_live = is_leading && !context.coach.is_paused;
    let ended = use_state_eq(|| 0);
    let on_end = {
        let ended = ended.setter();
        use_callback((), move |number: u32, ()| ended.set(number))
    };
    let orders = context.coach.orders;
    let words =
        context.call().filter(|_| is_live && settings.speaks).map(|call| speech::call_words(ctx.lang, &call));
    let voice = use_speech(words.map(|words| (orders, words)), settings.speaks, ctx.lang, on_end);
    let is_mute = settings.speaks && voice == Voice::Missing;
    let has_voice = settings.speaks && voice == Voice::Found;
    use_beat(context, is_live, has_voice.then(|| *ended == orders), ctx);
    use_settle(&context.coach, ctx);
    let is_kept_on = use_awake(is_live && settings.awake);
    let node = use_node_ref();
    use_coach_keys(node.clone(), is_leading.then_some(settings.advance), ctx);
    use_effect_with((stage, context.is_solved()), |(stage, _)| {
        if *stage != Stage::Enter && focus::is_lost_or_within(".coach") {
            focus::move_to_first(&[".coach-next", ".coach-finish"]);
        }
    });
    let content = match stage {
        Stage::Enter => {
            component(EntryForm { context: context.clone(), is_mute, on_tab: on_tab.clone(), ctx })
        }
        Stage::Check | Stage::Run => {
            run::run(context, &run::DeviceSupport { is_kept_on, is_mute }, on_close, ctx)
        }
    };
    html! {
        <div class="coach" ref={node} data-coach={stage_id(stage)} role="group" aria-label={ctx.lang.text(Key::Coach)}>
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
