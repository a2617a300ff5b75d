//! The caption of the board: status, toast and actions.

pub mod actions;
pub mod chips;
pub mod toast;
mod topic;
pub mod warnings;
pub mod won;

use gloo_timers::callback::Timeout;
use gros_solver::{AnyMove, Steps};
use gros_text::{Ending, Grade, Key, Lang, Pointing, Side, say};
use yew::prelude::*;

use crate::board::move_shape;
use crate::ctx::Ctx;
use crate::explain::refused::{RefusalContext, suggestion};
use crate::speech;
use crate::state::Tab;
use crate::state::{Copied, Feedback, Model, ModelRef, Msg, StopBoard, Wait, last_answer};
use crate::ui::component::{component, list, rendered_by};
use crate::ui::durations;
use crate::ui::icons::{Shape, icon, with_arrows};
use crate::ui::lazy::lazy;
use crate::ui::media::match_media;
use crate::ui::throttle::use_throttled;
use actions::{actions, looking_actions};
use chips::chips;
use toast::{Toast, ToastContent};
use topic::Topic;
use won::WonButtons;

struct Lines {
    badge: &'static str,
    shape: Shape,
    first: Html,
    second: Html,
}

#[derive(PartialEq)]
pub struct Caption {
    pub model: ModelRef,
    pub toast: Option<ToastContent>,
    pub show: Callback<Option<Tab>>,
    pub ctx: Ctx,
}

rendered_by!(Caption, use_caption);

fn only_counters_differ(one: &Model, other: &Model) -> bool {
    let topics = [one, other].map(Topic::of);
    matches!(topics, [Topic::Next, Topic::Next] | [Topic::Looking, Topic::Looking])
        && ![one, other].iter().any(|model| model.described)
        && one.prefs == other.prefs
        && one.session.timeline().has_setup_of(other.session.timeline())
}

#[hook]
fn use_caption(props: &Caption) -> Html {
    let Caption { toast, show, .. } = props;
    let ctx = props.ctx;
    let newest = &props.model;
    // Nobody reads counters while they change.
    let model = &use_throttled(newest.clone(), |shown| !only_counters_differ(shown, newest));
    let topic = Topic::of(model);
    use_reading(model, ctx);
    let toast = toast.clone().filter(|_| topic == Topic::Next && !model.described);
    let Lines { badge, shape, first, second } =
        if model.described { described(model) } else { lines(model, topic) };
    let is_refused = topic == Topic::Refused && !model.described;
    let described = model.described.then_some("caption-described");
    let toast_class = toast.as_ref().map(|_| "caption-told");
    let invites = invites(model, topic).then_some("caption-invites");
    html! {
        <div class={classes!("row", "caption", topic.class(), described, toast_class, invites)}>
            <div class="caption-text">
                <span class={classes!("badge", badge)}>{ icon(shape) }</span>
                <div class="caption-lines">
                    <p class="caption-first">{ first }</p>
                    if is_refused {
                        <div class="caption-rest">{ second }{ suggestion(refused_by(model), ctx) }</div>
                    } else {
                        { second }
                    }
                </div>
                if topic == Topic::Won && model.shown_win().is_none() {
                    { lazy(model.prefs.lang, WonButtons::of(model, ctx)) }
                }
                if topic == Topic::FirstVisit {
                    { chips(model, show, ctx) }
                }
                { component(Toast { content: toast, ctx }) }
            </div>
            { if topic == Topic::Looking { looking_actions(model, ctx) } else { actions(model, ctx) } }
        </div>
    }
}

/// Returns whether the caption greets with invitations, which take the place of the peek card.
pub fn greets(model: &Model) -> bool {
    invites(model, Topic::of(model))
}

fn invites(model: &Model, topic: Topic) -> bool {
    topic == Topic::FirstVisit && model.is_solving() && !model.is_game()
}

fn lines(model: &Model, topic: Topic) -> Lines {
    match topic {
        Topic::Next => next(model),
        Topic::Game => game(model),
        Topic::Hint(grade) => hint(model, grade),
        Topic::Refused => refused(model),
        Topic::Thinking => thinking(model),
        Topic::Running => running(model),
        Topic::Arriving => arriving(model),
        Topic::FirstVisit => first_visit(model),
        Topic::Alone => alone(model),
        Topic::Looking => looking(model),
        Topic::Won => won(model),
        Topic::Done => {
            let (lang, timeline) = (model.prefs.lang, model.session.timeline());
            let at_once = timeline.steps().is_zero();
            let text = if at_once { lang.text(Key::StartIsGoal) } else { lang.reached(timeline) };
            Lines { second: parts(counters(model)), ..reached(text) }
        }
    }
}

fn refused_by(model: &Model) -> RefusalContext<'_> {
    let (lang, timeline) = (model.prefs.lang, model.session.timeline());
    RefusalContext { lang, timeline, feedback: &model.feedback, hides_next: model.hides_next() }
}

#[hook]
fn use_reading(model: &ModelRef, ctx: Ctx) {
    use_effect_with((model.described, model.announcements.count), move |(described, _)| {
        let timer = described
            .then(|| Timeout::new(durations::DESCRIPTION, move || ctx.send(Msg::Over(Wait::Description))));
        move || drop(timer)
    });
}

fn described(model: &Model) -> Lines {
    let text = model.prefs.lang.describe(model.session.timeline().puzzle(), &model.state());
    Lines { badge: "badge-plain", shape: Shape::Info, first: text.into(), second: html! {} }
}

fn thinking(model: &Model) -> Lines {
    let lang = model.prefs.lang;
    let first = html! { <strong>{ format!("{} …", lang.text(Key::ComputerThinks)) }</strong> };
    Lines {
        badge: "badge-computer",
        shape: Shape::Computer,
        first,
        second: second(&lang.stones(&model.state())),
    }
}

/// Tells whose turn it is in a game; on narrow pages also the computer's move, which elsewhere the board shows.
fn game(model: &Model) -> Lines {
    let (lang, timeline) = (model.prefs.lang, model.session.timeline());
    let (turn, stones) = (lang.turn(model.turn()), lang.stones(&model.state()));
    let told = last_answer(timeline, model.prefs.rival).map(|(before, mv)| lang.computer_took(&before, &mv));
    let number = say!(lang, GameMoveNumber { step: timeline.cursor() + &Steps::ONE });
    let first = html! {
        <strong>
            <span class="wide">{ turn }</span>
            <span class="narrow">{ told.clone().unwrap_or_else(|| turn.to_owned()) }</span>
        </strong>
    };
    let below =
        if told.is_some() { lang.sentences([lang.sentence(turn), stones.clone()]) } else { stones.clone() };
    let second = html! {
        <>
            <p class="caption-second wide">{ lang.sentences([number, stones]) }</p>
            <p class="caption-second narrow">{ below }</p>
        </>
    };
    let is_computers = model.turn() == Side::Computer;
    let (badge, shape) =
        if is_computers { ("badge-computer", Shape::Computer) } else { ("badge-you", Shape::You) };
    Lines { badge, shape, first, second }
}

fn running(model: &Model) -> Lines {
    let (lang, timeline) = (model.prefs.lang, model.session.timeline());
    let first =
        html! { <strong>{ say!(lang, StatusPlaying { speed: speech::speed(model.dock.speed) }) }</strong> };
    let second = parts(vec![say!(lang, StatusStep { step: timeline.cursor(), steps: timeline.steps() })]);
    Lines { badge: "badge-plain", shape: Shape::Play, first, second }
}

fn arriving(model: &Model) -> Lines {
    let (lang, timeline) = (model.prefs.lang, model.session.timeline());
    let last = timeline.cursor().saturating_sub(&Steps::ONE);
    let before = timeline.state_at(&last);
    let Some(mv) = timeline.move_at(&last) else { return reached(lang.reached(timeline)) };
    if model.is_solving() {
        return made(model, &last, &mv);
    }
    let first = html! { <strong>{ with_arrows(&lang.move_done(&before, &mv)) }</strong> };
    let shape = move_shape(timeline.puzzle(), &before, &mv);
    Lines { badge: "", shape, first, second: parts(counters(model)) }
}

/// Returns the counters, or a note that a seek went beyond the timeline.
fn counters(model: &Model) -> Vec<String> {
    let (lang, timeline) = (model.prefs.lang, model.session.timeline());
    match model.feedback {
        Feedback::Clamped if !model.is_solving() => {
            vec![say!(lang, StatusClamped { steps: timeline.steps(), step: timeline.cursor() })]
        }
        _ if model.is_solving() => lang.counter_alone(&model.session, &model.help.summary()),
        _ => lang.counter(&model.session),
    }
}

fn parts(phrases: Vec<String>) -> Html {
    let phrases = phrases.into_iter().map(|phrase| html! { <span>{ phrase }</span> });
    html! { <p class="caption-second parts">{ list(phrases) }</p> }
}

fn second(text: &str) -> Html {
    if text.is_empty() {
        html! {}
    } else {
        html! { <p class="caption-second">{ with_arrows(text) }</p> }
    }
}

/// Tells the next move; on narrow pages nothing else shows the step.
fn next(model: &Model) -> Lines {
    let lang = model.prefs.lang;
    let timeline = model.session.timeline();
    let state = model.state();
    let Some(mv) = timeline.move_at(timeline.cursor()) else { return reached(lang.reached(timeline)) };
    let to_go = say!(lang, StatusToGo { moves: timeline.to_go() });
    let first = html! {
        <span class="parts">
            <span>{ lang.labelled(Key::Next) }<strong>{ with_arrows(&lang.move_name(&state, &mv)) }</strong></span>
            <span class="wide">{ to_go.clone() }</span>
        </span>
    };
    let wide = counters(model).into_iter().map(|phrase| html! { <span>{ phrase }</span> });
    // Nobody reads what a move is for before the next one is there.
    let purpose = lang.purpose(timeline, timeline.cursor()).filter(|_| !model.is_playing());
    let second = html! {
        <>
            if let Some(purpose) = purpose {
                <p class="caption-purpose">{ with_arrows(&purpose) }</p>
            }
            <p class="caption-second parts wide">{ list(wide) }</p>
            <p class="caption-second parts narrow">
                <span>{ say!(lang, StatusStep { step: timeline.cursor(), steps: timeline.steps() }) }</span>
                <span>{ to_go }</span>
            </p>
        </>
    };
    let second = if model.feedback == Feedback::Clamped { parts(counters(model)) } else { second };
    Lines { badge: "", shape: move_shape(timeline.puzzle(), &state, &mv), first, second }
}

/// Tells the last move and what the puzzle or a stop asks for, and nothing of the route.
fn alone(model: &Model) -> Lines {
    let (lang, timeline) = (model.prefs.lang, model.session.timeline());
    if let Some(board) = model.stop_asks() {
        return asked(lang, board);
    }
    let last = timeline.cursor().checked_sub(&Steps::ONE);
    let Some((last, mv)) = last.and_then(|last| Some((last.clone(), timeline.move_at(&last)?))) else {
        let first = html! { <strong>{ lang.task(timeline.setup()) }</strong> };
        let second = ways_in(model).unwrap_or_default();
        return Lines { badge: "badge-plain", shape: Shape::Flag, first, second };
    };
    made(model, &last, &mv)
}

/// Tells the move of a step, and how many were made by whom.
fn made(model: &Model, step: &Steps, mv: &AnyMove) -> Lines {
    let (lang, timeline) = (model.prefs.lang, model.session.timeline());
    let help = model.help.summary();
    let all_made = !help.is_unknown && !model.session.has_jumps();
    let second = match all_made {
        true => html! {
            <p class="caption-second parts">
                <span>{ lang.your_move(timeline.cursor()) }</span>
                { list(lang.helped(&help).into_iter().map(|part| html! { <span class="narrow">{ part }</span> })) }
            </p>
        },
        false => parts(counters(model)),
    };
    let before = timeline.state_at(step);
    let first = html! { <strong>{ with_arrows(&lang.move_done(&before, mv)) }</strong> };
    Lines { badge: "badge-quiet", shape: move_shape(timeline.puzzle(), &before, mv), first, second }
}

/// Tells how many steps the cursor is ahead of the user's own moves.
fn looking(model: &Model) -> Lines {
    let (lang, timeline) = (model.prefs.lang, model.session.timeline());
    let first = html! {
        <span><strong>{ lang.labelled(Key::SolveLooking) }</strong>{ say!(lang, StepNumber { step: timeline.cursor() }) }</span>
    };
    let second = second(&lang.looking_from(timeline.played_to()));
    Lines { badge: "badge-plain", shape: Shape::Eye, first, second }
}

/// Says what the board of a stop waits for, or that the user may play on it. The question stands beside the board.
fn asked(lang: Lang, StopBoard { caption, waits, .. }: StopBoard) -> Lines {
    let first = html! { <strong>{ lang.text(caption) }</strong> };
    let shape = if waits { Shape::Help } else { Shape::Flag };
    Lines { badge: "badge-plain", shape, first, second: html! {} }
}

fn hint(model: &Model, grade: Grade) -> Lines {
    let (lang, timeline) = (model.prefs.lang, model.session.timeline());
    let state = model.state();
    let hint = lang.hint(timeline.puzzle(), &state, &timeline.setup().goal, grade);
    let (Some(hint), Some(best)) = (hint, timeline.best_move()) else { return next(model) };
    let (badge, shape) = match grade {
        Grade::Move => ("", move_shape(timeline.puzzle(), &state, &best)),
        Grade::Look | Grade::Reason => ("badge-plain", Shape::Hint),
    };
    let first = html! { <strong>{ with_arrows(&hint.first) }</strong> };
    Lines { badge, shape, first, second: second(&hint.second) }
}

fn refused(model: &Model) -> Lines {
    let lang = model.prefs.lang;
    let text = match &model.feedback {
        Feedback::Refused { why, .. } => lang.refusal(model.session.timeline().puzzle(), why),
        Feedback::EmptyPeg(peg) => lang.empty_peg(*peg),
        _ => return next(model),
    };
    let first =
        html! { <><strong>{ text.headline }</strong>{ lang.text(Key::SentenceGap) }{ text.reason }</> };
    Lines { badge: "badge-bad", shape: Shape::Cross, first, second: second(&text.rule) }
}

fn won(model: &Model) -> Lines {
    let lang = model.prefs.lang;
    if let Some(ending) = model.ending() {
        let has_won = matches!(ending, Ending::WonAllAlong | Ending::WonAt(_));
        let (badge, shape) = if has_won { ("badge-good", Shape::Check) } else { ("badge-bad", Shape::Cross) };
        let first = html! { <strong>{ lang.game_ending(ending) }</strong> };
        let second = parts(lang.game_facts(&model.session, ending, &model.help.summary()));
        return Lines { badge, shape, first, second };
    }
    if let Some(winner) = model.winner() {
        return Lines { second: parts(counters(model)), ..reached(lang.winner(winner)) };
    }
    match lang.praise(&model.session, &model.help.summary()) {
        Some(praise) => Lines {
            badge: "badge-good",
            shape: Shape::Check,
            first: html! { <strong>{ praise.title }</strong> },
            second: parts(
                praise
                    .details
                    .into_iter()
                    .chain(model.personal_best().map(|best| {
                        say!(lang, OutcomePersonalBest { moves: lang.moves(&Steps::from(best)) })
                    }))
                    .chain(copied(model).map(|what| lang.text(what.key()).to_owned()))
                    .collect(),
            ),
        },
        None => Lines { second: parts(counters(model)), ..reached(lang.reached(model.session.timeline())) },
    }
}

fn copied(model: &Model) -> Option<Copied> {
    if let Feedback::Shared(what) = model.feedback { Some(what) } else { None }
}

fn reached(text: &str) -> Lines {
    let first = html! { <strong>{ text }</strong> };
    Lines { badge: "badge-good", shape: Shape::Flag, first, second: html! {} }
}

fn first_visit(model: &Model) -> Lines {
    let lang = model.prefs.lang;
    if let Some(lines) = walking_down(model) {
        return lines;
    }
    let (timeline, state) = (model.session.timeline(), model.state());
    let Some(best) = timeline.best_move() else { return reached(lang.reached(timeline)) };
    let told = || lang.first_visit(&state, &best, pointing());
    let first = if model.hides_next() { lang.task(timeline.setup()) } else { told() };
    let first = html! { <strong>{ first }</strong> };
    let told = ways_in(model).unwrap_or_else(|| second(&lang.first_fact(timeline.setup())));
    Lines { badge: "badge-plain", shape: Shape::Info, first, second: told }
}

/// Offers both ways in, where no move is told.
fn ways_in(model: &Model) -> Option<Html> {
    let (lang, timeline) = (model.prefs.lang, model.session.timeline());
    let ways = model.hides_next().then(|| lang.ways_in(timeline, pointing())).flatten()?;
    Some(second(&ways))
}

fn pointing() -> Pointing {
    let is_coarse = match_media("(pointer: coarse)").is_some_and(|query| query.matches());
    if is_coarse { Pointing::Finger } else { Pointing::Mouse }
}

/// Tells piece by piece why the next move comes first.
fn walking_down(model: &Model) -> Option<Lines> {
    let way = model.way_down();
    let at = model.rung()?;
    let first = html! { <strong>{ with_arrows(&way.get(at)?.text) }</strong> };
    let place = say!(model.prefs.lang, BeginRung { rung: at + 1, rungs: way.len() });
    Some(Lines { badge: "badge-plain", shape: Shape::Hint, first, second: second(&place) })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::{DockMsg, Prefs, Rival, Speed};
    use gros_session::{Action, Seek};

    fn topic(address: &str, messages: &[Msg]) -> Topic {
        let prefs = Prefs { rival: Rival::First, ..Prefs::default() };
        let shown = ModelRef::new(Model::open(address, &[], prefs));
        let after = |shown: ModelRef, msg: &Msg| shown.after(msg.clone());
        let shown = messages.iter().fold(shown, after);
        Topic::of(&shown)
    }

    #[test]
    fn running_moves_are_not_named() {
        let play = |speed| topic("#/rings?step=83", &[Msg::Dock(DockMsg::Speed(speed)), Msg::PlayOrPause]);
        let topics = Speed::ALL.map(play);
        assert_eq!(topics[..3], [Topic::Next; 3]);
        assert_eq!(topics[3..], [Topic::Running; 4]);
    }

    #[test]
    fn the_win_is_announced_after_the_arrival() {
        assert_eq!(topic("#/wythoff", &[]), Topic::Thinking);
        let last = Msg::Act(Action::Seek(Seek::Next));
        assert_eq!(topic("#/rings?n=3&step=4", std::slice::from_ref(&last)), Topic::Arriving);
        assert_eq!(topic("#/rings?n=3&step=4", &[last, Msg::Over(Wait::Arrival)]), Topic::Won);
    }
}
