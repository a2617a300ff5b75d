//! The board's caption: what comes next or what just happened, and the actions.

use gros_solver::{AnyMove, AnyPuzzle, AnyState};
use gros_text::Key;
use yew::prelude::*;

use super::actions::actions;
use super::drawn::drawn;
use super::icons::{Shape, icon};
use super::refused::possible;
use super::won::won_buttons;
use crate::boards::family_icon;
use crate::hooks::focus;
use crate::markup::{classes, html};
use crate::panels::Tab;
use crate::part::drawn_by;
use crate::state::{Model, Msg, Said, Shown};

/// What the caption is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Topic {
    /// The move that comes next.
    Next,
    /// The best move, and why.
    Hint,
    /// Why a move was refused.
    Refused,
    /// How one can begin.
    FirstVisit,
    /// Which move comes next, as a question.
    Predict,
    /// That the goal is reached.
    Won,
    /// That there is nothing to do.
    Done,
}

impl Topic {
    fn of(model: &Model) -> Topic {
        match &model.said {
            Said::Refused { .. } | Said::EmptyPeg(_) => Topic::Refused,
            Said::Clamped if model.is_solved() => Topic::Done,
            _ if model.is_solved() && !model.session.timeline().steps().is_zero() && !model.dragging => {
                Topic::Won
            }
            _ if model.is_solved() => Topic::Done,
            _ if !model.touched && !model.is_secret() => Topic::FirstVisit,
            Said::Hint => Topic::Hint,
            _ if model.is_secret() => Topic::Predict,
            _ => Topic::Next,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Topic::Next => "caption-next",
            Topic::Hint => "caption-hint",
            Topic::Refused => "caption-refused",
            Topic::FirstVisit => "caption-first-visit",
            Topic::Predict => "caption-predict",
            Topic::Won => "caption-won",
            Topic::Done => "caption-done",
        }
    }
}

/// A badge, and the lines beside it.
struct Lines {
    badge: &'static str,
    shape: Shape,
    first: Html,
    second: Html,
}

/// The caption.
#[derive(PartialEq)]
pub struct Caption {
    /// What there is to show.
    pub model: Shown,
    /// Shows a tab.
    pub show: Callback<Option<Tab>>,
    /// Where input goes.
    pub dispatch: Callback<Msg>,
}

drawn_by!(Caption, use_caption);

/// Tells whether two models differ in no more than what comes next and how far it is.
pub fn is_alike(one: &Model, other: &Model) -> bool {
    [one, other].into_iter().all(|model| Topic::of(model) == Topic::Next)
}

/// Draws the caption.
#[hook]
fn use_caption(props: &Caption) -> Html {
    let Caption { model, show, dispatch } = props;
    let topic = Topic::of(model);
    let Lines { badge, shape, first, second } = lines(model, topic);
    html! {
        <div class={classes!("caption", topic.class())}>
            <div class="caption-text">
                <span class={classes!("badge", badge)}>{ icon(shape) }</span>
                <div class="caption-lines">
                    <p class="caption-first">{ first }</p>
                    { second }
                    if topic == Topic::Refused {
                        { possible(model, dispatch) }
                    }
                </div>
                if topic == Topic::Won {
                    { won_buttons(model, dispatch) }
                }
                if topic == Topic::FirstVisit {
                    { chips(model, show, dispatch) }
                }
            </div>
            { actions(model, dispatch) }
        </div>
    }
}

fn lines(model: &Model, topic: Topic) -> Lines {
    match topic {
        Topic::Next => next(model),
        Topic::Hint => hint(model),
        Topic::Refused => refused(model),
        Topic::FirstVisit => first_visit(model),
        Topic::Predict => predict(model),
        Topic::Won => won(model),
        Topic::Done => {
            let (lang, timeline) = (model.prefs.lang, model.session.timeline());
            let at_once = timeline.steps().is_zero();
            let text = if at_once { lang.text(Key::StartIsGoal) } else { lang.reached(timeline) };
            Lines { second: parts(beside(model)), ..reached(text) }
        }
    }
}

/// Gives the counter, or what there is to say of the step that was asked for.
fn beside(model: &Model) -> Vec<String> {
    let (lang, timeline) = (model.prefs.lang, model.session.timeline());
    match model.said {
        Said::Clamped => vec![lang.clamped(timeline.cursor(), timeline.steps())],
        _ => lang.counter(&model.session),
    }
}

/// Puts phrases in a row as the second line.
fn parts(phrases: Vec<String>) -> Html {
    let phrases = phrases.into_iter().map(|phrase| html! { <span>{ phrase }</span> });
    html! { <p class="caption-second parts">{ for phrases }</p> }
}

fn second(text: &str) -> Html {
    if text.is_empty() {
        html! {}
    } else {
        html! { <p class="caption-second">{ drawn(text) }</p> }
    }
}

/// What the timeline does next, and how far the goal is; a narrow page has no other place for the step.
fn next(model: &Model) -> Lines {
    let lang = model.prefs.lang;
    let timeline = model.session.timeline();
    let state = model.state();
    let Some(mv) = timeline.move_at(timeline.cursor()) else { return reached(lang.reached(timeline)) };
    let to_go = lang.to_go(&timeline.to_go());
    let first = html! {
        <span class="parts">
            <span>{ lang.labelled(Key::Next) }<strong>{ drawn(&lang.move_name(&state, &mv)) }</strong></span>
            <span class="wide">{ to_go.clone() }</span>
        </span>
    };
    let wide = beside(model).into_iter().map(|phrase| html! { <span>{ phrase }</span> });
    let second = html! {
        <>
            <p class="caption-second parts wide">{ for wide }</p>
            <p class="caption-second parts narrow">
                <span>{ lang.step_of(timeline.cursor(), timeline.steps()) }</span>
                <span>{ to_go }</span>
            </p>
        </>
    };
    let second = if model.said == Said::Clamped { parts(beside(model)) } else { second };
    Lines { badge: "", shape: move_shape(timeline.puzzle(), &state, &mv), first, second }
}

fn predict(model: &Model) -> Lines {
    let (lang, prediction) = (model.prefs.lang, model.prediction.unwrap_or_default());
    let question = lang.which_next(model.session.timeline().puzzle());
    let mut said = Vec::new();
    said.extend((model.said == Said::Right).then(|| lang.right_in_a_row(prediction.streak)));
    said.extend((prediction.longest > 0).then(|| lang.longest_row(prediction.longest)));
    said.extend(beside(model));
    let first = html! { <strong>{ question }</strong> };
    Lines { badge: "badge-plain", shape: Shape::Help, first, second: parts(said) }
}

fn hint(model: &Model) -> Lines {
    let lang = model.prefs.lang;
    let timeline = model.session.timeline();
    let state = model.state();
    let name = timeline.best_move().map(|mv| lang.move_name(&state, &mv)).unwrap_or_default();
    let reason = lang.hint_reason(timeline.puzzle(), &state, &timeline.setup().goal).unwrap_or_default();
    let first = html! { <>{ lang.labelled(Key::Hint) }<strong>{ drawn(&name) }</strong></> };
    Lines { badge: "", shape: Shape::Hint, first, second: second(&reason) }
}

fn refused(model: &Model) -> Lines {
    let lang = model.prefs.lang;
    let text = match &model.said {
        Said::Refused { why, .. } => lang.refusal(model.session.timeline().puzzle(), why),
        Said::EmptyPeg(peg) => lang.empty_peg(*peg),
        _ => return next(model),
    };
    let first = html! { <><strong>{ text.headline }</strong>{ " " }{ text.reason }</> };
    Lines { badge: "badge-bad", shape: Shape::Cross, first, second: second(&text.rule) }
}

fn won(model: &Model) -> Lines {
    let lang = model.prefs.lang;
    if let Some(winner) = model.winner() {
        return Lines { second: parts(beside(model)), ..reached(lang.winner(winner)) };
    }
    match lang.praise(&model.session) {
        Some(praise) => Lines {
            badge: "badge-good",
            shape: Shape::Check,
            first: html! { <strong>{ praise.title }</strong> },
            second: parts(
                praise
                    .details
                    .into_iter()
                    .chain(model.personal_best().map(|best| lang.personal_best(best)))
                    .collect(),
            ),
        },
        None => Lines { second: parts(beside(model)), ..reached(lang.reached(model.session.timeline())) },
    }
}

fn reached(text: &str) -> Lines {
    let first = html! { <strong>{ text }</strong> };
    Lines { badge: "badge-good", shape: Shape::Flag, first, second: html! {} }
}

fn first_visit(model: &Model) -> Lines {
    let lang = model.prefs.lang;
    let (click, tap) = match model.state() {
        AnyState::Rings(_) => (Key::FirstVisitRings, Key::FirstVisitRingsTap),
        AnyState::Hanoi(_) => (Key::FirstVisitHanoi, Key::FirstVisitHanoiTap),
        AnyState::Chain(_) | AnyState::SlideOut(_) | AnyState::Hexadecimal(_) | AnyState::SpinOut(_) => {
            (Key::FirstVisitFamily, Key::FirstVisitFamily)
        }
        AnyState::Wythoff(_) => (Key::FirstVisitWythoff, Key::FirstVisitWythoff),
    };
    let first = html! {
        <strong>
            <span class="for-mouse">{ lang.text(click) }</span>
            <span class="for-touch">{ lang.text(tap) }</span>
        </strong>
    };
    let fact = lang.first_fact(model.session.timeline().setup());
    Lines { badge: "badge-plain", shape: Shape::Info, first, second: second(&fact) }
}

/// What else one can begin with.
fn chips(model: &Model, show: &Callback<Option<Tab>>, dispatch: &Callback<Msg>) -> Html {
    let (key, id) = match model.state() {
        AnyState::Rings(_) => (Key::TryHanoi, "hanoi"),
        AnyState::Hanoi(_)
        | AnyState::Wythoff(_)
        | AnyState::Chain(_)
        | AnyState::SlideOut(_)
        | AnyState::Hexadecimal(_)
        | AnyState::SpinOut(_) => (Key::TryRings, "rings"),
    };
    let onclick = {
        let dispatch = dispatch.clone();
        Callback::from(move |_: MouseEvent| {
            focus::give_to_board();
            dispatch.emit(Msg::Puzzle(id));
        })
    };
    let lead = show.reform(|_: MouseEvent| Some(Tab::Coach));
    let explain = show.reform(|_: MouseEvent| Some(Tab::Explain));
    let is_game = matches!(model.state(), AnyState::Wythoff(_));
    html! {
        <div class="caption-more">
            if !is_game {
                <button class="chip" type="button" onclick={lead}>{ model.prefs.lang.text(Key::IHaveARealOne) }</button>
            }
            <button class="chip" type="button" onclick={explain}>{ model.prefs.lang.text(Key::ShowMeWhy) }</button>
            <button class="chip" type="button" {onclick}>{ model.prefs.lang.text(key) }</button>
        </div>
    }
}

/// Gives the icon of a move.
pub fn move_shape(puzzle: &AnyPuzzle, state: &AnyState, mv: &AnyMove) -> Shape {
    match (state, mv) {
        (AnyState::Rings(state), AnyMove::Rings(mv)) if state.is_on(mv.ring) => Shape::Down,
        (AnyState::Rings(_), _) => Shape::Up,
        _ => family_icon(puzzle, state, mv).unwrap_or(Shape::Right),
    }
}
