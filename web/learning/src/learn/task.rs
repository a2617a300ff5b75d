//! The tasks of a stop, in order: the questions, the entries, and the link onwards.

use gros_explain::proofs::ProofView;
use gros_learning::lessons::{Kind, Lesson, Played, Stop, Task};
use gros_session::spec::Learn;
use gros_text::{Key, Lang, Theorem, say};
use yew::prelude::*;

use super::LearnPage;
use super::check::{Draft, Wrong, answer, said};
use super::drawings::figure;
use super::fold::Fold;
use super::marks::{Marks, OverBoard};
use super::place::{Found, keep, progress};
use super::run::{Act, Run, TRIES};
use super::sieve::{Squares, sieved};
use super::widgets::{choices, fields, filled_in, ladder};
use crate::ctx::Ctx;
use crate::state::{Feedback, Msg};
use crate::ui::component::{component, keyed, list, rendered_by};
use crate::ui::focus;
use crate::ui::icons::{Shape, icon};

/// The tasks of a stop; another stop starts afresh.
pub fn tasks(found: Found, props: LearnPage) -> Html {
    keyed(format!("{}/{}", found.lesson.id, found.number), Work { found, props })
}

#[derive(PartialEq)]
struct Work {
    found: Found,
    props: LearnPage,
}

rendered_by!(Work, use_work);

/// Where the focus goes when a task is done: to the next one, the next stop, or the board that the task is on.
const WAYS_ON: [&str; 4] = [".stop-ask input", ".stop-ask [tabindex]", ".stop-next", "#board [tabindex='0']"];

#[hook]
fn use_work(props: &Work) -> Html {
    let Work { found, props: LearnPage { ctx, board, timeline, feedback, .. } } = props;
    let (found, ctx, lang) = (*found, *ctx, ctx.lang);
    let run = use_reducer_eq(|| Run::new(found.stop));
    let act = {
        let dispatcher = run.dispatcher();
        use_callback((), move |act: Act, ()| dispatcher.dispatch(act))
    };
    let (index, task) = (run.done.len(), run.task());
    let is_here = board.is_some_and(|board| board.place == (found.lesson.id, found.number, index));
    use_effect_with(index, {
        let run = run.clone();
        move |index| {
            // The position of the first task may have uncovered the board.
            if !is_here {
                ctx.send(found.begin(*index));
            }
            if let Some(guess) = run.guess() {
                keep(progress().with_guess(found.lesson, &guess));
            }
            if *index == found.stop.tasks.len() {
                keep(progress().with(found.lesson, found.number));
            }
        }
    });
    use_effect_with((index, is_here || task.is_none()), |(index, is_ready)| {
        if *index > 0 && *is_ready && focus::is_lost_or_within(".stop-task") {
            focus::move_to_first(&WAYS_ON);
        }
    });
    let is_refused = matches!(feedback, Feedback::Refused { .. });
    let is_reached = task.is_some_and(|task| is_here && task.kind.is_reached(timeline, is_refused));
    use_effect_with((is_reached, index), {
        let act = act.clone();
        move |(is_reached, index)| {
            if *is_reached {
                act.emit(Act::Reached(*index));
            }
        }
    });
    let missed = task.filter(|task| is_here && task.kind.is_missed(timeline));
    use_effect_with((missed.is_some(), index), {
        let (act, piles) = (act.clone(), timeline.state().to_string());
        move |(is_missed, index)| {
            if let Some(again) = found.again(*index).filter(|_| *is_missed) {
                act.emit(Act::Missed(*index, piles));
                ctx.send(again);
            }
        }
    });
    use_effect_with((run.tries, run.wrong.is_some()), |(_, is_wrong)| {
        if *is_wrong {
            focus::move_to_first(&[".stop-ask [aria-invalid='true']"]);
            focus::select();
            focus::show(".stop-wrong");
        }
    });
    let onsubmit = act.reform(|event: SubmitEvent| {
        event.prevent_default();
        Act::Check
    });
    let onhint = act.reform(|_: MouseEvent| Act::Hint);
    let onshow = act.reform(|_: MouseEvent| Act::Show);
    let to_play = run.to_play();
    let onplay = to_play.and_then(|(index, _)| found.play(index)).map(|msg| {
        let act = act.clone();
        Callback::from(move |_: MouseEvent| {
            focus::move_to_board();
            ctx.send(msg.clone());
            act.emit(Act::Play);
        })
    });
    let played = to_play.filter(|_| run.is_playing).and_then(|(_, task)| task.played(timeline));
    let played = played.zip(run.said.as_ref()).map(|(played, (_, said))| told_of(lang, &played, said));
    let hint = task.filter(|_| run.is_hinted).map(|task| lang.lesson(&task.hint));
    let looks = (ctx.ring_look.look(), ctx.free_end_left);
    let state = timeline.state().to_string();
    let marks = task.filter(|_| is_here).and_then(|task| Marks::of(task, run.wrong.as_ref(), &state));
    html! {
        <section class="stop-work" aria-label={lang.text(Key::LearnYourTask)}>
            <form class="stop-body" {onsubmit}>
                { list(run.done.iter().zip(&found.stop.tasks).map(|((draft, is_shown), task)| done(lang, task, draft, *is_shown))) }
                if let Some(task) = task {
                    <div class="stack box box-accent stop-ask" key={index}>
                        <p class="stop-question" id="stop-question">
                            <b>{ lang.labelled(Key::LearnYourTask) }</b>
                            { lang.lesson(&task.ask) }
                        </p>
                        if found.reads_a_ladder(task) {
                            { filled_in(lang, task.spec) }
                        }
                        { list(task.drawing.map(|drawing| figure(lang, drawing, task))) }
                        { widget(lang, task, &run, &act) }
                        if let Some(beside) = task.kind.beside(timeline).filter(|_| is_here) {
                            <p class="line box">{ lang.learn_beside(timeline.cursor(), beside) }</p>
                        }
                        if let Some(hint) = hint {
                            <p class="line box" id="stop-hint">{ icon(Shape::Hint) }<span>{ hint }</span></p>
                        }
                    </div>
                    <div class="row stop-check">
                        if !task.kind.is_on_board() && !matches!(task.kind, Kind::Fold | Kind::Sieve) {
                            <button class="button button-primary" type="submit">
                                { lang.text(hand_in(task, run.tries)) }
                            </button>
                        }
                        <button class="button" type="button" onclick={onhint} aria-expanded={run.is_hinted.to_string()}>
                            { icon(Shape::Hint) }
                            { lang.text(Key::Hint) }
                        </button>
                        { list(onplay.filter(|_| !run.is_playing).map(|onclick| play(lang, Key::LearnTry, onclick))) }
                        if run.tries >= TRIES && !matches!(task.kind, Kind::Guess(_)) {
                            <button class="button button-quiet" type="button" onclick={onshow}>{ lang.text(Key::AnswerShow) }</button>
                        }
                    </div>
                } else {
                    <p class="line box box-good">{ icon(Shape::Check) }<span>{ lang.lesson(&found.stop.done) }</span></p>
                    if found.is_last() {
                        <div class="stack box box-sunken">
                            { list(learnt(lang, found.lesson).into_iter().map(|said| html! { <p>{ said }</p> })) }
                        </div>
                    }
                    { list(onplay.filter(|_| !run.is_playing).map(|onclick| play(lang, Key::LearnPlay, onclick))) }
                    { list(why(lang, found.stop)) }
                }
                if let Some(played) = played {
                    <p class="line box" role="status">{ played }</p>
                }
            </form>
            <p class={if *feedback == Feedback::Waits { "stop-waits" } else { "hidden-text" }} role="status">
                { status(lang, found, &run, feedback) }
            </p>
            { foot(ctx, found, task.is_none()) }
            { list(marks.map(|marks| component(OverBoard { lang, looks, marks }))) }
        </section>
    }
}

/// The words that are heard: the finding, or why the board waits. A wrong answer is read with its field.
fn status(lang: Lang, found: Found, run: &Run, feedback: &Feedback) -> String {
    if *feedback == Feedback::Waits {
        return lang.text(Key::LearnWaits).to_owned();
    }
    if let Feedback::Shared(what) = feedback {
        return lang.text(what.key()).to_owned();
    }
    if let Some((task, wrong @ (Wrong::Left(_) | Wrong::Hot(..)))) = run.task().zip(run.wrong.as_ref()) {
        return lang.sentences(said(lang, task, &run.questions, &run.draft, wrong));
    }
    let last = run.done.last().zip(run.done.len().checked_sub(1).and_then(|last| found.stop.tasks.get(last)));
    let Some(((draft, is_shown), task)) = last else { return String::new() };
    let is_done = run.done.len() == found.stop.tasks.len();
    let end = is_done.then(|| lang.lesson(&found.stop.done).to_owned());
    let learnt = (is_done && found.is_last()).then(|| lang.sentences(learnt(lang, found.lesson)));
    lang.sentences([result(lang, task, draft, *is_shown)].into_iter().chain(end).chain(learnt))
}

fn play(lang: Lang, key: Key, onclick: Callback<MouseEvent>) -> Html {
    html! { <button class="button" type="button" {onclick}>{ icon(Shape::Play) }{ lang.text(key) }</button> }
}

/// Compares the moves that were made with the number that was said.
fn told_of(lang: Lang, played: &Played, said: &str) -> String {
    let Played { made, is_over, is_longer } = played;
    match is_over {
        true => {
            let shorter = is_longer.then(|| lang.text(Key::LearnPlayedLonger).to_owned());
            lang.sentences([lang.learn_played(made, said)].into_iter().chain(shorter))
        }
        false => say!(lang, LearnPlaying { made, said }),
    }
}

/// Returns the words on the button that hands an answer in.
fn hand_in(task: &Task, tries: usize) -> Key {
    match &task.kind {
        Kind::Guess(_) => Key::LearnKeepGuess,
        _ if tries > 0 => Key::AnswerCheckAgain,
        _ => Key::AnswerCheck,
    }
}

/// Says at the end of a lesson what it teaches, and how good the guess at its beginning was.
fn learnt(lang: Lang, lesson: &Lesson) -> Vec<String> {
    let kept = progress();
    let answer = lesson.guessed().map(|question| question.answer.to_string());
    let recalled = kept.guess(lesson).zip(answer).map(|(guess, answer)| lang.learn_recalled(guess, &answer));
    [lang.lesson(&lesson.learnt).to_owned()].into_iter().chain(recalled).collect()
}

fn result(lang: Lang, task: &Task, draft: &Draft, is_shown: bool) -> String {
    match (answer(lang, task, draft), is_shown) {
        (Some(guess), _) if matches!(task.kind, Kind::Guess(_)) => lang.learn_guess(&guess),
        (Some(answer), true) => say!(lang, AnswerShown { answer }),
        (Some(answer), false) => say!(lang, AnswerRight { answer }),
        (None, true) => lang.text(Key::LearnShown).to_owned(),
        (None, false) => lang.text(Key::LearnRight).to_owned(),
    }
}

/// A task that is done, in a line.
fn done(lang: Lang, task: &'static Task, draft: &Draft, is_shown: bool) -> Html {
    html! {
        <div class="stack note">
            <p class="stop-question">{ lang.lesson(&task.ask) }</p>
            <p class="line good">{ icon(Shape::Check) }{ result(lang, task, draft, is_shown) }</p>
            if task.kind == Kind::Fold {
                <p>{ lang.text(Key::FoldStates) }</p>
            }
            if task.kind == Kind::Sieve {
                { sieved(&draft.sieve) }
            }
            if task.kind == Kind::Ladder {
                { filled_in(lang, task.spec) }
            }
        </div>
    }
}

fn widget(lang: Lang, task: &'static Task, run: &Run, act: &Callback<Act>) -> Html {
    let Run { draft, questions, .. } = run;
    let wrong = run.wrong.as_ref();
    let is_box = wrong.map(|wrong| wrong_box(lang, said(lang, task, questions, draft, wrong)));
    // Always there, so that the fields stay when it goes.
    let below = is_box.clone().unwrap_or_default();
    match &task.kind {
        Kind::Guess(_) | Kind::Answer(_) | Kind::Row(_) => {
            html! { <>{ fields(lang, task, questions, draft, wrong, act) }{ below }</> }
        }
        Kind::Choose(answers) => {
            html! { <>{ choices(lang, answers, draft, wrong, act) }{ below }</> }
        }
        Kind::Ladder => ladder(lang, task, draft, wrong, is_box.as_ref(), act),
        Kind::Sieve => {
            let wrong = if let Some(Wrong::Hot(here, _)) = wrong { Some(here.clone()) } else { None };
            let board = Squares { lang, sieve: draft.sieve.clone(), wrong, act: act.clone() };
            html! { <>{ component(board) }{ below }</> }
        }
        Kind::Fold => component(Fold { lang, angle: draft.angle, act: act.clone() }),
        Kind::Goal | Kind::State(_) | Kind::Cold | Kind::Blocked | Kind::Seek(_) => below,
    }
}

fn wrong_box(lang: Lang, [first, why]: [String; 2]) -> Html {
    html! {
        <p class="box box-bad stop-wrong" id="stop-wrong"><b>{ first }</b>{ lang.text(Key::SentenceGap) }{ why }</p>
    }
}

/// The proof of the finding, for those who ask.
fn why(lang: Lang, stop: &Stop) -> Option<Html> {
    let (theorem, question) = stop.why()?;
    let theorem = Theorem::find(theorem)?;
    let title = lang.theorem(theorem, &question.here);
    Some(html! {
        <details class="card-folded">
            <summary>{ say!(lang, ProofWhyOf { title }) }{ icon(Shape::Chevron) }</summary>
            { component(ProofView { lang, question, theorem }) }
        </details>
    })
}

fn foot(ctx: Ctx, found: Found, is_done: bool) -> Html {
    let (lang, number) = (ctx.lang, found.number);
    let next = found.lesson.stop(number + 1);
    let on = ctx.on_click(match next {
        Some(_) => found.go(number + 1),
        None => Msg::learn(Learn::All),
    });
    let back = ctx.on_click(match number {
        1 => Msg::learn(Learn::All),
        _ => found.go(number - 1),
    });
    html! {
        <div class="line apart foot">
            <button class="button button-quiet" type="button" onclick={back}>
                { icon(Shape::Left) }
                { lang.text(if number == 1 { Key::LearnAllStops } else { Key::LearnBack }) }
            </button>
            if is_done {
                <button class="button button-primary stop-next" type="button" onclick={on}>
                    <span class="ellipsis stop-next-title">
                        { next.map_or_else(|| lang.text(Key::LearnFinish).to_owned(), |next| say!(lang, LearnNext { title: lang.lesson(&next.title) })) }
                    </span>
                    { icon(Shape::Right) }
                </button>
            } else {
                <button class="button button-quiet" type="button" onclick={on}>
                    { lang.text(Key::LearnSkip) }
                    { icon(Shape::Right) }
                </button>
            }
        </div>
    }
}
