//! After a refusal: when the move becomes possible, and the way there.

use gros_session::{Action, Refusal, Seek, Timeline};
use gros_solver::{AnyMove, AnyPuzzle, IllegalMove, Puzzle, Steps};
use gros_text::Lang;
use yew::prelude::*;

use super::peek::{ahead, chip};
use crate::state::{Feedback, Msg};
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};

/// The most moves that are listed up to the refused one.
const MOST_COMING: u64 = 16;

/// What was refused, and where.
#[derive(Clone, Copy)]
pub struct Refused<'a> {
    /// The language.
    pub lang: Lang,
    /// The timeline.
    pub timeline: &'a Timeline<AnyPuzzle>,
    /// What the last action came to.
    pub feedback: &'a Feedback,
    /// Whether the next move is kept secret.
    pub is_secret: bool,
}

/// Draws the line that says what can be done instead and when the piece has its turn; nothing where neither can be said.
pub fn possible(refused: Refused<'_>, dispatch: &Callback<Msg>) -> Html {
    let Refused { lang, timeline, feedback, .. } = refused;
    let Feedback::Refused { mv, .. } = feedback else { return html! {} };
    let elsewhere = lang.goes_elsewhere(timeline.puzzle(), &timeline.state(), mv);
    let chance = next_chance(refused);
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
                { go_there(refused, dispatch, &mv, step) }
            }
        </p>
    }
}

fn go_there(
    Refused { lang, timeline, .. }: Refused<'_>,
    dispatch: &Callback<Msg>,
    mv: &AnyMove,
    step: Steps,
) -> Html {
    let moves = step.saturating_sub(timeline.cursor());
    let words = lang.go_to_its_turn(&timeline.state(), mv, &moves);
    let dispatch = dispatch.clone();
    let piece = timeline.puzzle().displacement(&timeline.state(), mv).piece;
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
pub fn coming(refused: Refused<'_>) -> Html {
    let Refused { lang, timeline, is_secret, .. } = refused;
    let Some((mv, step)) = next_chance(refused).filter(|_| !is_secret) else { return html! {} };
    let moves = step.saturating_sub(timeline.cursor());
    let Some(count) = moves.to_u64().filter(|count| *count < MOST_COMING) else { return html! {} };
    html! {
        <>
            <p class="card-text">{ lang.its_turn(&timeline.state(), &mv, &moves) }</p>
            <p class="why-not-ahead">{ for ahead(timeline, count + 1).iter().map(chip) }</p>
        </>
    }
}

/// Finds the refused move, and the step just before its piece moves next; none where that is no help.
fn next_chance(Refused { timeline, feedback, .. }: Refused<'_>) -> Option<(AnyMove, Steps)> {
    let Feedback::Refused { mv, why: Refusal::Illegal(why) } = feedback else { return None };
    let waits = matches!(
        why,
        IllegalMove::RingHeld { .. }
            | IllegalMove::PieceHeld { .. }
            | IllegalMove::DiscCovered { .. }
            | IllegalMove::DiscTooLarge { .. }
    );
    let step = timeline.next_move_of(timeline.puzzle().size_class(mv), timeline.cursor())?;
    (waits && step > *timeline.cursor()).then(|| (mv.clone(), step))
}

/// The button is about to go: the piece that can move then takes the focus.
fn give_focus_to(piece: usize) {
    let [ring, other] = ["ring", "piece"].map(|name| format!("[data-{name}='{piece}']"));
    focus::move_to_first(&[&ring, &other, "#board [tabindex='0']"]);
}
