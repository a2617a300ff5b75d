//! After a refusal: when the move becomes possible, and the way there.

use gros_session::{Action, Refusal, Seek};
use gros_solver::{AnyMove, IllegalMove, Puzzle, Steps};
use yew::prelude::*;

use super::peek::{ahead, chip};
use crate::state::{Model, Msg, Said};
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};

/// The most moves that are listed up to the refused one.
const MOST_COMING: u64 = 16;

/// Draws the line that says what can be done instead and when the piece has its turn; nothing where neither can be said.
pub fn possible(model: &Model, dispatch: &Callback<Msg>) -> Html {
    let Said::Refused { mv, .. } = &model.said else { return html! {} };
    let (lang, state) = (model.prefs.lang, model.state());
    let elsewhere = lang.goes_elsewhere(model.session.timeline().puzzle(), &state, mv);
    let chance = next_chance(model);
    if elsewhere.is_none() && chance.is_none() {
        return html! {};
    }
    html! {
        <p class="caption-second caption-possible">
            if let Some(elsewhere) = elsewhere {
                <span>{ elsewhere }</span>
                { " " }
            }
            if let Some((mv, step)) = chance {
                { go_there(model, dispatch, &mv, step) }
            }
        </p>
    }
}

fn go_there(model: &Model, dispatch: &Callback<Msg>, mv: &AnyMove, step: Steps) -> Html {
    let moves = step.saturating_sub(model.session.timeline().cursor());
    let words = model.prefs.lang.go_to_its_turn(&model.state(), mv, &moves);
    let dispatch = dispatch.clone();
    let piece = model.session.timeline().puzzle().displacement(&model.state(), mv).piece;
    let onclick = Callback::from(move |_: MouseEvent| {
        give_focus_to(piece);
        dispatch.emit(Msg::Act(Action::Seek(Seek::At(step.clone()))));
    });
    html! {
        <button class="link" type="button" {onclick}>
            { words }
            { icon(Shape::Next) }
        </button>
    }
}

/// Draws the moves up to the refused one; nothing where they are many, or to be predicted.
pub fn coming(model: &Model) -> Html {
    let Some((mv, step)) = next_chance(model).filter(|_| !model.is_secret()) else { return html! {} };
    let (lang, timeline) = (model.prefs.lang, model.session.timeline());
    let moves = step.saturating_sub(timeline.cursor());
    let Some(count) = moves.to_u64().filter(|count| *count < MOST_COMING) else { return html! {} };
    html! {
        <>
            <p class="card-text">{ lang.its_turn(&model.state(), &mv, &moves) }</p>
            <p class="why-not-ahead">{ for ahead(timeline, count + 1).iter().map(chip) }</p>
        </>
    }
}

/// Finds the refused move, and the step just before its piece moves next; none where that is no help.
fn next_chance(model: &Model) -> Option<(AnyMove, Steps)> {
    let Said::Refused { mv, why: Refusal::Illegal(why) } = &model.said else { return None };
    let waits = matches!(
        why,
        IllegalMove::RingHeld { .. }
            | IllegalMove::PieceHeld { .. }
            | IllegalMove::DiscCovered { .. }
            | IllegalMove::DiscTooLarge { .. }
    );
    let timeline = model.session.timeline();
    let step = timeline.next_move_of(timeline.puzzle().size_class(mv), timeline.cursor())?;
    (waits && step > *timeline.cursor()).then(|| (mv.clone(), step))
}

/// The button is about to go: the piece that can move then takes the focus.
fn give_focus_to(piece: usize) {
    let [ring, other] = ["ring", "piece"].map(|name| format!("[data-{name}='{piece}']"));
    focus::give_to_first(&[&ring, &other, "#board [tabindex='0']"]);
}
