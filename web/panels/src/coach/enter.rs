//! The form for the state of the real puzzle and its goal, with the length of the route.

use std::rc::Rc;

use gros_picture::{Pictured, puzzles::rings};
use gros_solver::{AnyMove, AnyPuzzle, AnyState, Puzzle, Route, Setup, Steps};
use gros_text::{Key, Lang, coach_asks, say};
use yew::prelude::*;

use super::settings;
use crate::board::Thumbnail;
use crate::board::mini_board::MiniBoard;
use crate::board::mini_board::has_mini_board;
use crate::board::move_shape;
use crate::board::picture::Picture;
use crate::ctx::Ctx;
use crate::setup::notation_field::NotationField;
use crate::setup::parameters::switches;
use crate::setup::presets;
use crate::setup::size_stepper::SizeStepper;
use crate::state::{Advance, Coach, CoachContext, CoachMsg, CoachSettings, Msg, Prefs, Tab};
use crate::ui::component::{component, list, rendered_by};
use crate::ui::icons::{Shape, icon, with_arrows};
use crate::ui::setters::change_on_click;
use crate::ui::speak;

/// Estimated duration of a move that is confirmed by a tap, in seconds.
const SECONDS_BY_TAP: f64 = 2.0;

#[derive(PartialEq)]
pub struct EntryForm {
    pub context: CoachContext,
    /// Whether the device has no voice for the language.
    pub is_mute: bool,
    pub on_tab: Callback<Tab>,
    pub ctx: Ctx,
}

rendered_by!(EntryForm, use_entry);

struct Plan {
    steps: Steps,
    first: Option<AnyMove>,
}

impl Plan {
    /// Plans the route, or returns the reason why there is none.
    fn of(draft: &Setup<AnyPuzzle>) -> Result<Plan, Key> {
        let route = draft.puzzle.route(&draft.start, &draft.goal).map_err(|_| Key::NoWay)?;
        let steps = route.steps().clone();
        if steps.is_zero() {
            return Err(Key::StartIsGoal);
        }
        Ok(Plan { steps, first: route.move_at(&Steps::ZERO) })
    }
}

#[hook]
fn use_entry(props: &EntryForm) -> Html {
    let EntryForm { context, is_mute, .. } = props;
    let ctx = props.ctx;
    let (coach, draft) = (&context.coach, &context.draft());
    let lang = ctx.lang;
    let plan = use_memo(draft.clone(), Plan::of);
    let custom_goal = use_state_eq(|| false);
    let more = use_state_eq(|| false);
    if draft.puzzle.is_game() {
        return html! { <p class="nothing">{ lang.text(Key::CoachNoGame) }</p> };
    }
    let enter = |with: fn(Setup<AnyPuzzle>, AnyState) -> Option<Setup<AnyPuzzle>>| {
        let old = draft.clone();
        ctx.on(move |state| Some(Msg::Coach(CoachMsg::Enter(with(old.clone(), state)?))))
    };
    let on_start = enter(|old, start| Some(old.with_start(start)));
    let on_goal = enter(Setup::with_goal);
    let has_free_end = draft.puzzle.has_free_end();
    let goals =
        Goals { lang, draft, is_custom: *custom_goal, on_goal: &on_goal, on_custom: &custom_goal.setter() };
    let editor = |id, title, state: &AnyState, on_state: &Callback<AnyState>| {
        pieces(ctx.prefs, &PiecesProps { id, title, puzzle: &draft.puzzle, state, on_state })
    };
    let on_more = change_on_click(&more, |more| !more);
    let mut number = 0;
    let mut next = || {
        number += 1;
        number
    };
    html! {
        <div class="coach-enter">
            <div class="coach-form">
                { list(coach.place.as_ref().map(|place| {
                    let resume = say!(lang, CoachResume { step: &place.step, when: say!(lang, CoachDaysAgo { days: place.days }) });
                    html! { <div class="row box box-accent coach-resume">
                        { button("button button-primary", resume, CoachMsg::Resume, ctx) }
                        { button("button", lang.text(Key::CoachStartOver).to_owned(), CoachMsg::StartOver, ctx) }
                    </div> }
                })) }
                if has_free_end && !coach.is_lost {
                    { question(next(), lang.text(Key::CoachFreeEnd), html! {}, free_end_choice(ctx)) }
                }
                { question(next(), lang.text(ask(coach, draft)), count(lang, &draft.start), html! {
                    <>
                        { editor("coach-start", ask(coach, draft), &draft.start, &on_start) }
                        <div class="row coach-size">
                            if !coach.is_lost {
                                { component(SizeStepper { ctx, puzzle: draft.puzzle.clone() }) }
                            }
                            { list(presets::named_states(lang, &draft.puzzle).map(|(name, state)| {
                                let onclick = on_start.reform(move |_: MouseEvent| state.clone());
                                html! { <button class="chip" type="button" {onclick}>{ name }</button> }
                            })) }
                        </div>
                    </>
                }) }
                { question(next(), lang.text(Key::CoachGoal), html! {}, html! {
                    <>
                        { goals.draw() }
                        if goals.is_other() {
                            { editor("coach-goal", Key::CoachOtherGoal, &draft.goal, &on_goal) }
                        }
                    </>
                }) }
                <div class="coach-rows">
                    if *is_mute {
                        <p role="status">{ lang.text(Key::CoachNoVoice) }</p>
                    } else {
                        { settings::voice_switch(ctx, coach.settings) }
                    }
                    { switches(ctx, draft) }
                    <button class="coach-more" type="button" aria-expanded={more.to_string()} onclick={on_more}>
                        { lang.text(Key::CoachOptions) }{ icon(Shape::Chevron) }
                    </button>
                    if *more {
                        { settings::choices(ctx, coach.settings) }
                    }
                </div>
            </div>
            <div class="coach-plan">
                { plan_summary(lang, coach.settings, draft, &plan) }
                { start_buttons(props, plan.is_ok()) }
            </div>
        </div>
    }
}

fn ask(coach: &Coach, draft: &Setup<AnyPuzzle>) -> Key {
    match &draft.puzzle {
        _ if coach.is_lost => Key::CoachFix,
        puzzle if !has_mini_board(puzzle) => Key::CoachNotation,
        puzzle => coach_asks(puzzle),
    }
}

fn question(number: usize, title: &str, aside: Html, body: Html) -> Html {
    html! {
        <fieldset class="coach-part" key={number}>
            <legend><span class="mark coach-number" aria-hidden="true">{ number }</span><span>{ title }</span>{ aside }</legend>
            { body }
        </fieldset>
    }
}

struct PiecesProps<'a> {
    /// Prefix for ids, unique on the page.
    id: &'static str,
    title: Key,
    puzzle: &'a AnyPuzzle,
    state: &'a AnyState,
    on_state: &'a Callback<AnyState>,
}

/// A small board, or a notation field with an explanation and a picture.
fn pieces(prefs: Prefs, PiecesProps { id, title, puzzle, state, on_state }: &PiecesProps<'_>) -> Html {
    let lang = prefs.lang;
    let (puzzle, state, on_state) = ((*puzzle).clone(), (*state).clone(), (*on_state).clone());
    if has_mini_board(&puzzle) {
        return component(MiniBoard {
            lang,
            puzzle,
            state,
            is_flipped: prefs.free_end_left,
            is_large: true,
            on_state,
        });
    }
    let hint = format!("{id}-hint");
    let thumbnail = Thumbnail { prefs, puzzle: puzzle.clone(), state: state.clone(), moved: None };
    let explanation = lang.coach_notation(&puzzle);
    html! {
        <>
            <p class="note coach-hint" id={hint.clone()}>{ explanation }</p>
            { component(NotationField { lang, id, title: *title, hint: Some(hint), puzzle, state, on_state }) }
            <div class="coach-written">{ component(thumbnail) }</div>
        </>
    }
}

/// A count to compare with the real puzzle.
fn count(lang: Lang, state: &AnyState) -> Html {
    html! {
        { list(lang.coach_counts(state).map(|counted| html! {
            <span class="line coach-on" role="status">{ icon(Shape::Check) }{ counted }</span>
        })) }
    }
}

fn free_end_choice(ctx: Ctx) -> Html {
    let end = |free_end_left: bool, key: Key| {
        let chosen = Prefs { free_end_left, ..ctx.prefs };
        let onchange = ctx.on(move |_: Event| Msg::Prefs(chosen));
        html! {
            <label class="note box coach-end">
                <input class="hidden-text" type="radio" name="coach-end" checked={ctx.free_end_left == free_end_left} {onchange} />
                { component(Picture { scene: Rc::new(rings::free_end(free_end_left)) }) }
                <span>{ ctx.lang.text(key) }</span>
            </label>
        }
    };
    html! { <div class="stack coach-ends">{ end(false, Key::CoachRight) }{ end(true, Key::CoachLeft) }</div> }
}

struct Goals<'a> {
    lang: Lang,
    draft: &'a Setup<AnyPuzzle>,
    is_custom: bool,
    on_goal: &'a Callback<AnyState>,
    on_custom: &'a UseStateSetter<bool>,
}

impl Goals<'_> {
    fn named(&self) -> Vec<(String, AnyState)> {
        let goals = self.draft.puzzle.named_goals();
        goals.into_iter().map(|goal| (self.lang.coach_goal(&goal), goal)).collect()
    }

    /// Returns whether the goal is to be entered, rather than chosen by name.
    fn is_other(&self) -> bool {
        self.is_custom || self.named().iter().all(|(_, state)| *state != self.draft.goal)
    }

    fn draw(&self) -> Html {
        let is_other = self.is_other();
        let choice = |name: String, is_chosen: bool, onchange: Callback<Event>| {
            html! {
                <label>
                    <input type="radio" name="coach-goal" checked={is_chosen} {onchange} />
                    <span>{ name }</span>
                </label>
            }
        };
        let named = self.named().into_iter().map(|(name, state)| {
            let is_chosen = !is_other && state == self.draft.goal;
            let (on_goal, on_custom) = (self.on_goal.clone(), self.on_custom.clone());
            choice(
                name,
                is_chosen,
                Callback::from(move |_| {
                    on_custom.set(false);
                    on_goal.emit(state.clone());
                }),
            )
        });
        let on_custom = self.on_custom.clone();
        html! {
            <div class="segments coach-goals">
                { list(named) }
                { choice(self.lang.text(Key::CoachOther).to_owned(), is_other, Callback::from(move |_| on_custom.set(true))) }
            </div>
        }
    }
}

fn plan_summary(
    lang: Lang,
    settings: CoachSettings,
    draft: &Setup<AnyPuzzle>,
    plan: &Result<Plan, Key>,
) -> Html {
    let plan = match plan {
        Ok(plan) => plan,
        Err(why) => {
            return html! { <p class="line coach-refused" role="status">{ icon(Shape::Info) }{ lang.text(*why) }</p> };
        }
    };
    let each = if settings.advance == Advance::ByTap { SECONDS_BY_TAP } else { f64::from(settings.seconds) };
    html! {
        <div role="status">
            <p class="row coach-length">
                <strong>{ lang.moves(&plan.steps) }</strong>
                <span>{ lang.coach_about(plan.steps.to_f64() * each) }</span>
            </p>
            { list(plan.first.as_ref().map(|mv| html! {
                <p class="line coach-first">
                    <span class="hinted coach-arrow">{ icon(move_shape(&draft.puzzle, &draft.start, mv)) }</span>
                    <span>{ lang.labelled(Key::CoachFirst) }<strong>{ with_arrows(&lang.move_name(&draft.start, mv)) }</strong></span>
                </p>
            })) }
        </div>
    }
}

fn start_buttons(props: &EntryForm, has_route: bool) -> Html {
    let EntryForm { context, on_tab, .. } = props;
    let (ctx, lang) = (props.ctx, props.ctx.lang);
    let off = (!has_route).then_some("true");
    let on_start = ctx.on(|_: MouseEvent| {
        speak::prime();
        Msg::Coach(CoachMsg::Start)
    });
    let on_rule = {
        let on_tab = on_tab.clone();
        Callback::from(move |_: MouseEvent| {
            ctx.send(Msg::Coach(CoachMsg::Rule));
            if has_route {
                on_tab.emit(Tab::Explain);
            }
        })
    };
    html! {
        <div class="stack coach-go">
            <button class="button button-primary" type="button" onclick={on_start} aria-disabled={off}>
                { icon(Shape::Play) }{ lang.text(Key::CoachStart) }
            </button>
            if context.is_lost_unchanged() {
                { button("button", lang.text(Key::CoachReturn).to_owned(), CoachMsg::Return, ctx) }
            }
            if !context.coach.is_lost {
                <button class="button" type="button" onclick={on_rule} aria-disabled={off}>{ lang.text(Key::CoachRule) }</button>
            }
        </div>
    }
}

fn button(class: &'static str, text: String, msg: CoachMsg, ctx: Ctx) -> Html {
    let onclick = ctx.on(move |_: MouseEvent| {
        speak::prime();
        Msg::Coach(msg.clone())
    });
    html! { <button {class} type="button" {onclick}>{ text }</button> }
}
