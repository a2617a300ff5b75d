//! The museum of broken programs: its entrance, and an exhibit with its task and a run, step by step.

use gros_learning::tools::museum::{EXHIBITS, Exhibit, ROOMS, is_smaller, next};
use gros_session::spec::{Learn, Tool};
use gros_text::{Key, Lang, exhibit_texts, say};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::head;
use crate::ctx::Ctx;
use crate::state::Msg;
use crate::ui::component::{component, keyed, list, rendered_by};
use crate::ui::icons::{Shape, icon};

/// The list of all exhibits.
pub fn entrance(ctx: Ctx) -> Html {
    let lang = ctx.lang;
    let card = |number: &usize| {
        let number = *number;
        let texts = exhibit_texts(&EXHIBITS[number - 1]);
        let onclick = ctx.on_click(open(Some(number)));
        html! {
            <li>
                <button class="box museum-card" type="button" {onclick}>
                    <span class="mark mark-bad" aria-hidden="true">{ number }</span>
                    <strong>{ lang.text(texts.name) }</strong>
                    <span class="note">{ lang.text(texts.task) }</span>
                </button>
            </li>
        }
    };
    let room = |(name, numbers): (Key, &[usize; 4])| {
        html! {
            <>
                <h2 class="tool-line">{ lang.text(name) }</h2>
                <ul class="cards tool-line">{ list(numbers.iter().map(card)) }</ul>
            </>
        }
    };
    let names = [Key::MuseumForAll, Key::MuseumForProgrammers];
    html! {
        <div>
            { head(ctx, lang.text(Key::MuseumTitle), html! {}) }
            <p class="tool-line">{ lang.text(Key::MuseumLine) }</p>
            { list(names.into_iter().zip(&ROOMS).map(room)) }
        </div>
    }
}

fn open(number: Option<usize>) -> Msg {
    Msg::learn(Learn::Tool(Tool::Museum(number)))
}

/// An exhibit; the entrance if there is none of that number.
pub fn exhibit(ctx: Ctx, number: usize) -> Html {
    match number.checked_sub(1).filter(|index| *index < EXHIBITS.len()) {
        Some(_) => keyed(number.to_string(), ExhibitPage { ctx, number }),
        None => entrance(ctx),
    }
}

#[derive(PartialEq)]
struct ExhibitPage {
    ctx: Ctx,
    /// Its number, from 1.
    number: usize,
}

rendered_by!(ExhibitPage, use_exhibit);

/// How far a visitor has come.
#[derive(Clone, Debug, Default, PartialEq)]
struct Visit {
    /// The input that was run; none if it could not be.
    ran: Option<Vec<u64>>,
    is_refused: bool,
    has_smallest: bool,
    /// The line that was blamed last.
    blamed: Option<usize>,
}

#[hook]
fn use_exhibit(props: &ExhibitPage) -> Html {
    let (ctx, lang, number) = (props.ctx, props.ctx.lang, props.number);
    let visit = use_state_eq(Visit::default);
    let typed = use_state_eq(Vec::<String>::new);
    let exhibit = &EXHIBITS[number - 1];
    let texts = exhibit_texts(exhibit);
    let is_solved = visit.blamed == Some(exhibit.wrong);
    let go = |number: Option<usize>| ctx.on_click(open(number));
    let onsubmit = {
        let (visit, typed) = (visit.clone(), typed.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let exhibit = &EXHIBITS[number - 1];
            let read = |index: usize| gros_solver::internals::notation::plain(typed.get(index)?).parse().ok();
            let input: Option<Vec<u64>> = (0..exhibit.inputs.len()).map(read).collect();
            let input = input.filter(|input| exhibit.takes(input));
            let is_smallest = input.is_some() && input == exhibit.smallest_failure();
            visit.set(Visit {
                is_refused: input.is_none(),
                ran: input,
                has_smallest: visit.has_smallest || is_smallest,
                blamed: visit.blamed,
            });
        })
    };
    let give_up = {
        let (visit, typed) = (visit.clone(), typed.clone());
        Callback::from(move |_: MouseEvent| {
            let exhibit = &EXHIBITS[number - 1];
            if visit.has_smallest {
                visit.set(Visit { blamed: Some(exhibit.wrong), ..(*visit).clone() });
            } else if let Some(smallest) = exhibit.smallest_failure() {
                typed.set(smallest.iter().map(u64::to_string).collect());
                visit.set(Visit { ran: Some(smallest), is_refused: false, has_smallest: true, blamed: None });
            }
        })
    };
    let blame = {
        let visit = visit.clone();
        Callback::from(move |line: usize| visit.set(Visit { blamed: Some(line), ..(*visit).clone() }))
    };
    let facts = html! {
        <p class="row facts"><span>{ say!(lang, MuseumExhibit { number, count: EXHIBITS.len() }) }</span></p>
    };
    html! {
        <div>
            { head(ctx, lang.text(texts.name), facts) }
            <div class="tool-room">
                <section class="stack" aria-label={lang.text(Key::MuseumProgram)}>
                    <p>{ lang.text(texts.task) }</p>
                    { code(lang, exhibit, &visit, &blame) }
                    if is_solved {
                        <p class="note">{ say!(lang, MuseumFoundIn { source: texts.source }) }</p>
                    }
                </section>
                <section class="stack">
                    <h2>{ lang.museum_find_input(exhibit) }</h2>
                    <form class="row tool-form" {onsubmit} novalidate=true>
                        { list((0..exhibit.inputs.len()).map(|index| field(lang, exhibit, index, &typed, visit.is_refused))) }
                        <button class="button button-primary" type="submit">{ lang.text(Key::MuseumRun) }</button>
                    </form>
                    <div class="stack" role="status">
                        if visit.is_refused {
                            <p id="museum-refused" class="box box-bad">{ lang.museum_not_allowed(exhibit) }</p>
                        }
                        { list(visit.ran.as_ref().map(|input| answers(lang, exhibit, input))) }
                        if visit.has_smallest {
                            <h2>{ lang.text(Key::MuseumFindLine) }</h2>
                        }
                        { list(visit.blamed.map(|line| verdict(lang, exhibit, line))) }
                    </div>
                    <div class="row tool-form">
                        if !is_solved {
                            <button class="button" type="button" onclick={give_up}>{ lang.text(Key::MuseumGiveUp) }</button>
                        }
                        <button class="button" type="button" onclick={go(None)}>{ lang.text(Key::MuseumAll) }</button>
                        <button class="button" type="button" onclick={go(Some(next(number)))}>
                            { lang.text(Key::MuseumNext) }
                            { icon(Shape::Right) }
                        </button>
                    </div>
                    { list(visit.ran.clone().map(|input| component(Run { lang, number, input, is_mended: is_solved }))) }
                </section>
            </div>
        </div>
    }
}

fn field(
    lang: Lang,
    exhibit: &Exhibit,
    index: usize,
    typed: &UseStateHandle<Vec<String>>,
    is_refused: bool,
) -> Html {
    let value = typed.get(index).cloned().unwrap_or_default();
    let oninput = {
        let typed = typed.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                let mut all = (*typed).clone();
                all.resize(all.len().max(index + 1), String::new());
                all[index] = field.value();
                typed.set(all);
            }
        })
    };
    html! {
        <label>
            { lang.museum_input(exhibit.inputs[index]) }
            <input
                class="field" type="text" inputmode="numeric" autocomplete="off" {value} {oninput}
                aria-label={lang.museum_input(exhibit.inputs[index])}
                aria-invalid={is_refused.then_some("true")} aria-describedby={is_refused.then_some("museum-refused")}
            />
        </label>
    }
}

/// The lines; once the smallest input is found, they are buttons.
fn code(lang: Lang, exhibit: &Exhibit, visit: &Visit, blame: &Callback<usize>) -> Html {
    let is_solved = visit.blamed == Some(exhibit.wrong);
    let line = |(line, code): (usize, &&'static str)| {
        let is_wrong = is_solved && line == exhibit.wrong;
        let class = is_wrong.then_some("museum-wrong");
        let onclick = blame.reform(move |_: MouseEvent| line);
        let content = html! { <><i aria-hidden="true">{ line + 1 }</i><code>{ *code }</code></> };
        html! {
            <li {class}>
                if visit.has_smallest && !is_solved {
                    <button type="button" {onclick} aria-label={say!(lang, MuseumLineName { number: line + 1, code: code.trim() })}>{ content }</button>
                } else {
                    <span>{ content }</span>
                }
                if is_wrong {
                    <span class="museum-mended"><i aria-hidden="true" /><code>{ exhibit.mended }</code></span>
                }
            </li>
        }
    };
    html! { <ol class="box box-sunken museum-code" translate="no">{ list(exhibit.code.iter().enumerate().map(line)) }</ol> }
}

/// The answer of the program and the right one, side by side.
fn answers(lang: Lang, exhibit: &Exhibit, input: &[u64]) -> Html {
    let (said, right) = (exhibit.broken(input).0, exhibit.right(input));
    let fails = exhibit.fails(input);
    let smallest = exhibit.smallest_failure();
    let key = match smallest {
        _ if !fails => Key::MuseumAgrees,
        Some(smallest) if is_smaller(&smallest, input) => Key::MuseumFails,
        _ => Key::MuseumSmallest,
    };
    html! {
        <>
            <dl class="museum-answers">
                <div class={classes!("box", fails.then_some("box-bad"))}>
                    <dt>{ lang.text(Key::MuseumItSays) }</dt>
                    <dd>{ icon(if fails { Shape::Cross } else { Shape::Check }) }{ lang.museum_value(said) }</dd>
                </div>
                <div class="box box-good">
                    <dt>{ lang.text(Key::MuseumIsRight) }</dt>
                    <dd>{ list(right.map(|right| lang.museum_value(right))) }</dd>
                </div>
            </dl>
            <p>{ lang.text(key) }</p>
        </>
    }
}

fn verdict(lang: Lang, exhibit: &Exhibit, line: usize) -> Html {
    let is_wrong = line == exhibit.wrong;
    html! {
        <div class={classes!("stack", "box", if is_wrong { "box-good" } else { "box-bad" })}>
            <p>{ lang.museum_blame(line, is_wrong) }</p>
            if is_wrong {
                <p><code>{ exhibit.mended.trim() }</code></p>
                <p>{ lang.text(exhibit_texts(exhibit).why) }</p>
                <p>{ lang.text(Key::MuseumMended) }</p>
            }
        </div>
    }
}

#[derive(PartialEq)]
pub struct Run {
    pub lang: Lang,
    /// The number of the exhibit, from 1.
    pub number: usize,
    pub input: Vec<u64>,
    pub is_mended: bool,
}

rendered_by!(Run, use_run);

#[hook]
fn use_run(props: &Run) -> Html {
    let Run { lang, number, input, is_mended } = props;
    let at = use_state_eq(|| 0usize);
    let trace = use_memo((input.clone(), *is_mended), |(input, is_mended)| {
        let exhibit = &EXHIBITS[*number - 1];
        if *is_mended { exhibit.mended(input).1 } else { exhibit.broken(input).1 }
    });
    let last = trace.steps.len().saturating_sub(1);
    let here = (*at).min(last);
    let oninput = {
        let at = at.clone();
        Callback::from(move |event: InputEvent| {
            let field = event.target_dyn_into::<HtmlInputElement>();
            if let Some(step) = field.and_then(|field| field.value().parse().ok()) {
                at.set(step);
            }
        })
    };
    let mut known: Vec<(&str, &str, bool)> = Vec::new();
    for (index, step) in trace.steps.iter().enumerate().take(here + 1) {
        for (name, value) in &step.set {
            known.retain(|(known, ..)| known != name);
            known.push((name, value, index == here));
        }
    }
    let line = trace.steps.get(here).map_or(0, |step| step.line);
    let text = lang.museum_step(&trace, here);
    let variable = |(name, value, is_new): (&str, &str, bool)| {
        html! {
            <div class={classes!("box", is_new.then_some("box-accent"))}>
                <dt><code>{ name.to_owned() }</code></dt>
                <dd>{ value.to_owned() }</dd>
            </div>
        }
    };
    html! {
        <section class="ruled stack museum-run" aria-label={lang.text(Key::MuseumSteps)}>
            <h2>{ lang.text(Key::MuseumSteps) }</h2>
            <p>{ text.clone() }</p>
            <input
                type="range" min="0" max={last.to_string()} value={here.to_string()} {oninput}
                aria-label={lang.text(Key::MuseumStepSlider)} aria-valuetext={text}
            />
            <p class="museum-now"><code>{ EXHIBITS[*number - 1].code[line].trim() }</code></p>
            if known.is_empty() {
                <p>{ lang.text(Key::MuseumNoVariables) }</p>
            }
            <dl class="row museum-variables">{ list(known.into_iter().map(variable)) }</dl>
        </section>
    }
}
