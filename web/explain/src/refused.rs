//! After a refusal: when the move becomes legal, and how to get there.

use gros_session::{Action, Refusal, Seek, Timeline};
use gros_solver::{AnyMove, AnyPuzzle, IllegalMove, Puzzle, Steps};
use gros_text::{Key, Lang, say};
use yew::prelude::*;

use super::peek::{chip, upcoming};
use crate::ctx::Ctx;
use crate::state::{Feedback, Msg};
use crate::ui::component::list;
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};

/// The maximum number of moves listed.
const MAX_UPCOMING: u64 = 16;

#[derive(Clone, Copy)]
pub struct RefusalContext<'a> {
    pub lang: Lang,
    pub timeline: &'a Timeline<AnyPuzzle>,
    pub feedback: &'a Feedback,
    pub hides_next: bool,
}

/// Returns the line with an alternative and a link to the piece's next turn, if there is either.
pub fn suggestion(refused: RefusalContext<'_>, ctx: Ctx) -> Html {
    let RefusalContext { lang, timeline, feedback, .. } = refused;
    let Feedback::Refused { mv, .. } = feedback else { return html! {} };
    let elsewhere = lang.goes_elsewhere(timeline.puzzle(), &timeline.state(), mv);
    let turn = next_turn(refused).filter(|_| !refused.hides_next);
    if elsewhere.is_none() && turn.is_none() {
        return html! {};
    }
    html! {
        <p class="caption-second caption-possible">
            if let Some(elsewhere) = elsewhere {
                <span>{ elsewhere }</span>
                { lang.text(Key::SentenceGap) }
            }
            if let Some((mv, step)) = turn {
                { go_there(refused, ctx, &mv, step) }
            }
        </p>
    }
}

fn go_there(
    RefusalContext { lang: _, timeline, .. }: RefusalContext<'_>,
    ctx: Ctx,
    mv: &AnyMove,
    step: Steps,
) -> Html {
    let moves = step.saturating_sub(timeline.cursor());
    let words = say!(ctx.lang, OutcomeGoToItsTurn { piece: ctx.lang.piece_of(&timeline.state(), mv), moves });
    let piece = timeline.puzzle().displacement(&timeline.state(), mv).piece;
    let onclick = ctx.on(move |_: MouseEvent| {
        focus_piece(piece);
        Msg::Act(Action::Seek(Seek::At(step.clone())))
    });
    html! {
        <button class="link" type="button" {onclick}>
            { words }
            { icon(Shape::Next) }
        </button>
    }
}

/// Returns the moves until the refused one is legal, unless there are many or they must be hidden.
pub fn moves_until_legal(refused: RefusalContext<'_>) -> Html {
    let RefusalContext { lang, timeline, hides_next, .. } = refused;
    let Some((mv, step)) = next_turn(refused).filter(|_| !hides_next) else { return html! {} };
    let moves = step.saturating_sub(timeline.cursor());
    let Some(count) = moves.to_u64().filter(|count| *count < MAX_UPCOMING) else { return html! {} };
    html! {
        <>
            <p class="card-text">{ say!(lang, OutcomeItsTurn { piece: lang.piece_of(&timeline.state(), &mv), moves }) }</p>
            <p class="row why-not-ahead">{ list(upcoming(timeline, count + 1).iter().map(chip)) }</p>
        </>
    }
}

/// Returns the refused move and the step just before its piece moves next, if waiting helps.
fn next_turn(RefusalContext { timeline, feedback, .. }: RefusalContext<'_>) -> Option<(AnyMove, Steps)> {
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

/// The link disappears, so the focus moves to the piece that can move then.
fn focus_piece(piece: usize) {
    let [ring, other] = ["ring", "piece"].map(|name| format!("[data-{name}='{piece}']"));
    focus::move_to_first(&[&ring, &other, "#board [tabindex='0']"]);
}
