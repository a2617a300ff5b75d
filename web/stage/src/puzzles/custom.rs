//! The editor of a puzzle that a user makes up: its pieces, and what each of their steps waits for.

mod keep;
mod paper;

use std::ops::RangeInclusive;

use gros_session::{Action, spec};
use gros_solver::custom::{DesignError, Guard, Rule};
use gros_solver::gray::Digit;
use gros_solver::{AnyPuzzle, AnyState, Custom, Puzzle, Setup};
use gros_text::{Key, Lang, say};
use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use crate::board::mini_board::MiniBoard;
use crate::ctx::Ctx;
use crate::state::{MAX_PIECES, Msg};
use crate::ui::component::{component, keyed, list, rendered_by};
use crate::ui::icons::{Shape, icon, icon_button};
use crate::ui::lazy::lazy_in;
use crate::ui::select::{select_box, take_index};
use keep::Keep;

pub use paper::paper;

/// Puzzles to begin with, after the two rules, with their names.
const READY: [(&str, Key); 4] = [
    ("custom?places=3,2", Key::CustomTwo),
    ("custom?places=2,3,2,3&waits=,10,021", Key::CustomFour),
    ("custom?places=3,3,3,3&waits=2.0,2-.0-,2--.0--", Key::CustomNeighbours),
    ("custom?places=3,3,3&waits=-.-,--.--", Key::CustomNobody),
];

/// The editor of the pieces.
#[derive(Clone, PartialEq)]
pub struct Design {
    pub ctx: Ctx,
    pub setup: Setup<Custom>,
}

rendered_by!(Design, use_design);
lazy_in!(Design, panels, with later words);

#[hook]
fn use_design(props: &Design) -> Html {
    let Design { ctx, setup } = props;
    let (ctx, lang, puzzle) = (*ctx, ctx.lang, &setup.puzzle);
    let count = puzzle.pieces().len();
    let made = lang.made(setup);
    let pieces = Stepper {
        names: [Key::Smaller, Key::Larger].map(|key| lang.text(key).to_owned()),
        shown: lang.pieces_in(&AnyPuzzle::Custom(puzzle.clone())),
        number: count,
        range: 1..=Custom::MOST_PIECES,
        with: Custom::with_pieces,
    };
    html! {
        <fieldset class="stack design">
            <legend class="setup-title">{ lang.text(Key::CustomDesign) }</legend>
            <div class="row">
                { begin_with(ctx, setup) }
                { pieces.view(ctx, setup) }
            </div>
            <ol class="stack">{ list((1..=count).map(|piece| keyed(piece.to_string(), Piece { ctx, setup: setup.clone(), piece }))) }</ol>
            <p class="note">{ made.facts }</p>
            { component(Keep { ctx, setup: setup.clone() }) }
            <h3 class="setup-title">{ lang.text(Key::CustomTasks) }</h3>
            <ul class="stack">{ list(made.tasks.into_iter().map(|task| task_row(lang, task))) }</ul>
        </fieldset>
    }
}

/// Sends another puzzle, if there is one: pieces stay where they are.
fn change(setup: &Setup<Custom>, puzzle: Option<Custom>) -> Option<Msg> {
    let Setup { puzzle, start, goal, .. } = puzzle?.adopt(setup)?;
    let setup = Setup::standard(AnyPuzzle::Custom(puzzle)).with_start(AnyState::Custom(start));
    Some(Msg::Act(Action::SetUp(setup.with_goal(AnyState::Custom(goal))?)))
}

/// A select of rules and puzzles to begin with.
fn begin_with(ctx: Ctx, setup: &Setup<Custom>) -> Html {
    let lang = ctx.lang;
    let names = [Key::CustomAsRings, Key::CustomAsElephants].into_iter().chain(READY.map(|(_, name)| name));
    let onchange = {
        let setup = setup.clone();
        ctx.on(move |event: Event| {
            let index = take_index(&event)?.checked_sub(1)?;
            match Rule::ALL.get(index) {
                Some(rule) => change(&setup, Custom::of_rule(*rule, &setup.puzzle.places()).ok()),
                None => {
                    let (text, _) = READY.get(index - Rule::ALL.len())?;
                    let opened = spec::open(text, MAX_PIECES).ok()?;
                    Some(Msg::Act(Action::SetUp(opened.session.timeline().setup().clone())))
                }
            }
        })
    };
    html! {
        <label class="note stack setup-label">
            { lang.text(Key::CustomBegin) }
            { select_box(html! {
                <select class="select" {onchange}>
                    <option selected=true>{ lang.text(Key::CustomChoose) }</option>
                    { list(names.map(|name| html! { <option>{ lang.text(name) }</option> })) }
                </select>
            }) }
        </label>
    }
}

/// Two buttons for a number that is one smaller or larger.
struct Stepper<F> {
    names: [String; 2],
    shown: String,
    number: usize,
    range: RangeInclusive<usize>,
    with: F,
}

impl<F: Fn(&Custom, usize) -> Option<Custom> + Clone + 'static> Stepper<F> {
    fn view(&self, ctx: Ctx, setup: &Setup<Custom>) -> Html {
        let [fewer, more] = &self.names;
        let button = |name, shape, number: usize| {
            let is_off = !self.range.contains(&number) || number > self.number && is_full(&setup.puzzle);
            let (setup, with) = (setup.clone(), self.with.clone());
            icon_button(name, shape, is_off, ctx.on(move |_| change(&setup, with(&setup.puzzle, number))))
        };
        html! {
            <span class="line">
                { button(fewer, Shape::Minus, self.number.saturating_sub(1)) }
                <span class="design-number">{ self.shown.clone() }</span>
                { button(more, Shape::Plus, self.number + 1) }
            </span>
        }
    }
}

/// Returns whether a puzzle whose routes are searched has as many states as it may have, or more than half of them.
fn is_full(puzzle: &Custom) -> bool {
    puzzle.has_loops() && puzzle.states().times(2) > Custom::MOST_STATES_WITH_LOOPS
}

/// A piece: its number of places, and the guards of its steps.
#[derive(PartialEq)]
struct Piece {
    ctx: Ctx,
    setup: Setup<Custom>,
    piece: usize,
}

rendered_by!(Piece, use_piece);

#[hook]
fn use_piece(props: &Piece) -> Html {
    let Piece { ctx, setup, piece } = props;
    let (ctx, lang, piece) = (*ctx, ctx.lang, *piece);
    let is_open = use_state_eq(|| false);
    let Some(own) = setup.puzzle.pieces().get(piece - 1) else { return html! {} };
    let places = Stepper {
        names: [say!(lang, CustomFewerPlaces { piece }), say!(lang, CustomMorePlaces { piece })],
        shown: say!(lang, CustomPlaces { places: own.places }),
        number: own.places.into(),
        range: 2..=Custom::MOST_PLACES.into(),
        with: move |puzzle: &Custom, places| puzzle.with_places(piece, Digit::try_from(places).ok()?),
    };
    let guards = || own.guards.iter().map(Custom::write_guard).collect::<Vec<_>>().join(" · ");
    let ontoggle = {
        let is_open = is_open.clone();
        Callback::from(move |event: Event| {
            let details = event.target_dyn_into::<Element>();
            is_open.set(details.is_some_and(|details| details.has_attribute("open")));
        })
    };
    html! {
        <li class="stack">
            <div class="row">
                <b>{ say!(lang, PieceName { number: piece }) }</b>
                { places.view(ctx, setup) }
            </div>
            if piece == 1 {
                <p class="note">{ lang.text(Key::CustomFree) }</p>
            } else {
                <details {ontoggle}>
                    <summary>{ lang.text(Key::CustomWaitsFor) }{ " " }<code>{ guards() }</code></summary>
                    if *is_open {
                        <div class="stack">
                            { list((0..own.places - 1).map(|place| component(Step { ctx, setup: setup.clone(), piece, place }))) }
                        </div>
                    }
                </details>
            }
        </li>
    }
}

/// What a step of a piece waits for, to be typed or clicked.
#[derive(PartialEq)]
struct Step {
    ctx: Ctx,
    setup: Setup<Custom>,
    piece: usize,
    place: Digit,
}

rendered_by!(Step, use_step);

#[hook]
fn use_step(props: &Step) -> Html {
    let Step { ctx, setup, piece, place } = props;
    let (ctx, lang, piece, place) = (*ctx, ctx.lang, *piece, *place);
    // What was written last, and why there is no such puzzle.
    let draft = use_state_eq(|| None::<(String, DesignError)>);
    let guard = setup.puzzle.guard(piece, place);
    use_effect_with(guard.cloned(), {
        let draft = draft.setter();
        move |_| draft.set(None)
    });
    let Some(guard) = guard else { return html! {} };
    let write = {
        let (setup, draft) = (setup.clone(), draft.setter());
        ctx.on(move |written: String| {
            let changed = setup.puzzle.with_guard(piece, place, &written);
            draft.set(changed.as_ref().err().map(|error| (written, *error)));
            change(&setup, changed.ok())
        })
    };
    let faster = setup.puzzle.places().into_iter().take(piece - 1).collect::<Vec<Digit>>();
    let places = setup.puzzle.pieces().get(piece - 1).map_or(2, |piece| piece.places);
    let shown = draft.as_ref().map_or_else(|| Custom::write_guard(guard), |(written, _)| written.clone());
    let name = say!(lang, CustomStep { piece, from: place, to: place + 1 });
    let choose = |key: Key, guard: &Guard| {
        let onclick = write_on_click(&write, guard);
        html! { <button class="link" type="button" {onclick}>{ lang.text(key) }</button> }
    };
    let oninput = write.reform(|event: InputEvent| {
        event.target_dyn_into::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default()
    });
    html! {
        <div class="stack box" role="group" aria-label={name.clone()}>
            <label class="row">
                { name }
                <input
                    class="field" type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
                    value={shown} {oninput} aria-invalid={draft.is_some().then_some("true")}
                />
            </label>
            if let Some((_, error)) = *draft {
                <p class="error">{ icon(Shape::Cross) }{ lang.sentence(&lang.design_problem(error)) }</p>
            }
            { list(small_picture(ctx, &setup.puzzle, guard, &write)) }
            { open_places(lang, guard, &write) }
            <div class="row setup-presets">
                { choose(Key::CustomAsRings, &Rule::Reflected.guard(places, place, &faster)) }
                { choose(Key::CustomAsElephants, &Rule::SlideOut.guard(places, place, &faster)) }
            </div>
        </div>
    }
}

fn write_on_click(write: &Callback<String>, guard: &Guard) -> Callback<MouseEvent> {
    let written = Custom::write_guard(guard);
    write.reform(move |_| written.clone())
}

/// The faster pieces where the step needs them, to be clicked; one that does not matter is at its first place.
fn small_picture(ctx: Ctx, puzzle: &Custom, guard: &Guard, write: &Callback<String>) -> Option<Html> {
    let faster = puzzle.with_pieces(guard.len())?;
    let state = (1..).zip(guard).try_fold(faster.start(), |state, (piece, place)| {
        faster.with_piece(&state, piece, place.unwrap_or(0))
    })?;
    let on_state = {
        let (write, guard, shown) = (write.clone(), guard.clone(), state.clone());
        Callback::from(move |state: AnyState| {
            let AnyState::Custom(state) = state else { return };
            // A piece that was not clicked matters as little as before.
            let wanted = |(piece, wanted): (usize, &Option<Digit>)| {
                let place = state.place_of(piece);
                if place == shown.place_of(piece) { *wanted } else { place }
            };
            write.emit(Custom::write_guard(&(1..).zip(&guard).map(wanted).collect()));
        })
    };
    Some(component(MiniBoard {
        lang: ctx.lang,
        puzzle: AnyPuzzle::Custom(faster),
        state: AnyState::Custom(state),
        is_flipped: ctx.free_end_left,
        is_large: false,
        on_state,
    }))
}

/// A button for each faster piece, pressed if any place of it will do.
fn open_places(lang: Lang, guard: &Guard, write: &Callback<String>) -> Html {
    let button = |(index, wanted): (usize, &Option<Digit>)| {
        let mut other = guard.clone();
        other[index] = wanted.is_none().then_some(0);
        let name = say!(lang, PieceName { number: index + 1 });
        let onclick = write_on_click(write, &other);
        html! {
            <button
                class="button" type="button" aria-label={name} aria-pressed={wanted.is_none().to_string()} {onclick}
            >
                { index + 1 }
            </button>
        }
    };
    html! {
        <div class="row" role="group" aria-label={lang.text(Key::CustomAny)}>
            <span class="note">{ lang.text(Key::CustomAny) }</span>
            { list(guard.iter().enumerate().map(button)) }
        </div>
    }
}

/// What one can try to make, with a check if it is made.
fn task_row(lang: Lang, (name, is_done): (String, bool)) -> Html {
    html! {
        <li class="line">
            <span class={classes!("mark", is_done.then_some("mark-good"))}>
                if is_done {
                    { icon(Shape::Check) }
                }
            </span>
            <span>
                { name }
                if is_done {
                    <span class="hidden-text">{ format!(" ({})", lang.text(Key::CustomDone)) }</span>
                }
            </span>
        </li>
    }
}
