//! The rule tester: a rule made of blocks, the nearest state where it fails, and a map of all states.

mod blocks;
mod map;
mod state;

use std::rc::Rc;

use gros_learning::tools::rule::{Preset, Rule, Trial, Unread};
use gros_session::spec::{Learn, RulePuzzle, RuleTask, Tool};
use gros_solver::internals::keys::Keys;
use gros_solver::{AnyPuzzle, Puzzle};
use gros_text::{Key, Lang, say, tester_of};
use yew::prelude::*;

use super::head;
use crate::ctx::Ctx;
use crate::state::Msg;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::select::{select_box, selected_index};
use blocks::Blocks;
use map::Map;
use state::StateView;

#[derive(PartialEq)]
pub struct RulePage {
    pub ctx: Ctx,
    pub task: RuleTask,
}

rendered_by!(RulePage, use_rule);

/// The state that is looked at, and whether the right move is shown, as long as the rule stays the same.
#[derive(Clone, Debug, PartialEq)]
struct Look {
    task: RuleTask,
    to_go: usize,
    shows_right: bool,
}

impl Look {
    /// Returns the chosen look, if it is at this rule; else one at the first state where the rule fails.
    fn now(chosen: &Option<Look>, task: &RuleTask, trial: &Trial) -> Look {
        let first = || Look {
            task: task.clone(),
            to_go: trial.failures().next().unwrap_or(trial.asked() / 2 + 1),
            shows_right: false,
        };
        chosen.clone().filter(|look| look.task == *task).unwrap_or_else(first)
    }

    fn after(self, show: Show, trial: &Trial) -> Look {
        let to_go = match show {
            Show::State(to_go) => to_go,
            Show::NextFailure => trial.next_failure(self.to_go).unwrap_or(self.to_go),
            Show::RightMove => self.to_go,
        };
        Look { to_go, shows_right: matches!(show, Show::RightMove), ..self }
    }
}

/// What is asked to be shown.
#[derive(Clone, Copy, Debug)]
enum Show {
    /// The state so many moves from the goal.
    State(usize),
    NextFailure,
    RightMove,
}

#[hook]
fn use_rule(props: &RulePage) -> Html {
    let RulePage { ctx, task } = props;
    let (ctx, lang) = (*ctx, ctx.lang);
    let trial = use_memo(task.clone(), |task| {
        let (rule, unread) = read(task);
        Some((Rc::new(Trial::of(&puzzle_of(task)?, &rule)?), rule, unread))
    });
    let look = use_state_eq(|| None::<Look>);
    let Some((trial, rule, unread)) = &*trial else { return html! {} };
    let Look { to_go, shows_right, .. } = Look::now(&look, task, trial);
    let show = {
        let (look, task, trial) = (look.clone(), task.clone(), trial.clone());
        Callback::from(move |show: Show| look.set(Some(Look::now(&look, &task, &trial).after(show, &trial))))
    };
    let change = {
        let task = task.clone();
        ctx.on(move |rule: Rule| open(RuleTask { rule: rule.to_string(), ..task.clone() }))
    };
    let (shown, trial) = (trial, trial.clone());
    html! {
        <div class="tool-page">
            <section class="stack tool-side" aria-label={lang.text(Key::TesterYourRule)}>
                <h2>{ lang.text(Key::TesterYourRule) }</h2>
                <p class="note">{ say!(lang, TesterSay { of: tester_of(shown.puzzle()) }) }</p>
                { setup(ctx, task, rule, shown.puzzle()) }
                if *rule == Preset::Always.rule() {
                    <p class="note">{ say!(lang, TesterFirst { of: tester_of(shown.puzzle()) }) }</p>
                }
                { unread_blocks(lang, unread) }
                { component(Blocks { lang, trial: trial.clone(), rule: rule.clone(), change }) }
            </section>
            <div class="tool-middle tester-state">
                { head(ctx, lang.text(Key::TesterTitle), facts(lang, shown)) }
                { component(StateView { ctx, trial: trial.clone(), to_go, shows_right, show: show.clone() }) }
            </div>
            { component(Map { lang, trial, to_go, show }) }
        </div>
    }
}

fn open(task: RuleTask) -> Msg {
    Msg::learn(Learn::Tool(Tool::Rule(task)))
}

fn read(task: &RuleTask) -> (Rule, Vec<Unread>) {
    if task.rule.is_empty() {
        return (Preset::Always.rule(), Vec::new());
    }
    let (rule, unread) = Rule::parse(&task.rule, task.pieces);
    // If nothing of it can be read, there is still something to try.
    (if rule.branches.is_empty() { Preset::Always.rule() } else { rule }, unread)
}

fn puzzle_of(task: &RuleTask) -> Option<AnyPuzzle> {
    AnyPuzzle::from_keys(task.puzzle.id(), &mut Keys::new(Vec::new(), RuleTask::MOST))?
        .puzzle
        .resized(task.pieces)
}

fn facts(lang: Lang, trial: &Trial) -> Html {
    let [puzzle, tested] = lang.tester_facts(trial);
    html! { <p class="row facts"><span>{ puzzle }</span><span>{ tested }</span></p> }
}

fn unread_blocks(lang: Lang, unread: &[Unread]) -> Html {
    if unread.is_empty() {
        return html! {};
    }
    html! { <p class="box box-bad" role="alert">{ lang.tester_unread(unread) }</p> }
}

/// The puzzle and its size.
fn setup(ctx: Ctx, task: &RuleTask, rule: &Rule, puzzle: &AnyPuzzle) -> Html {
    let lang = ctx.lang;
    let puzzles = [RulePuzzle::Rings, RulePuzzle::SpinOut];
    let with = |change: fn(&mut RuleTask, usize)| {
        let (task, rule) = (task.clone(), rule.clone());
        ctx.on(move |event: Event| {
            let index = selected_index(&event)?;
            let mut task = task.clone();
            change(&mut task, index);
            let rule = rule.clone().within(task.pieces).to_string();
            Some(open(RuleTask { rule, ..task }))
        })
    };
    let on_puzzle = with(|task, index| {
        task.puzzle = if index == 0 { RulePuzzle::Rings } else { RulePuzzle::SpinOut };
    });
    let on_size = with(|task, index| task.pieces = RuleTask::FEWEST + index);
    let name = |puzzle: RulePuzzle| {
        html! { <option selected={puzzle == task.puzzle}>{ lang.puzzle_name(puzzle.id()) }</option> }
    };
    let pieces = say!(lang, TesterPieces { of: tester_of(puzzle) });
    let size = |size: usize| html! { <option selected={size == puzzle.pieces()}>{ size }</option> };
    html! {
        <div class="row tool-setup">
            { begin(ctx, task, rule, puzzle) }
            <label>
                { lang.text(Key::Puzzle) }
                { select_box(html! {
                    <select class="select" aria-label={lang.text(Key::Puzzle)} onchange={on_puzzle}>{ list(puzzles.into_iter().map(name)) }</select>
                }) }
            </label>
            <label>
                { &pieces }
                { select_box(html! {
                    <select class="select" aria-label={pieces.clone()} onchange={on_size}>
                        { list((RuleTask::FEWEST..=RuleTask::MOST).map(size)) }
                    </select>
                }) }
            </label>
        </div>
    }
}

fn begin(ctx: Ctx, task: &RuleTask, rule: &Rule, puzzle: &AnyPuzzle) -> Html {
    let lang = ctx.lang;
    let ready = |preset: Preset| preset.rule().within(task.pieces);
    let chosen = Preset::ALL.iter().position(|preset| ready(*preset) == *rule);
    // The user's rule stands before all others.
    let own = usize::from(chosen.is_none());
    let onchange = {
        let task = task.clone();
        ctx.on(move |event: Event| {
            let preset = Preset::ALL.get(selected_index(&event)?.checked_sub(own)?)?;
            let rule = preset.rule().within(task.pieces).to_string();
            Some(open(RuleTask { rule, ..task.clone() }))
        })
    };
    let option = |(index, preset): (usize, &Preset)| {
        html! { <option selected={chosen == Some(index)}>{ lang.tester_preset(puzzle, *preset) }</option> }
    };
    html! {
        <label>
            { lang.text(Key::ToolBegin) }
            { select_box(html! {
                <select class="select" aria-label={lang.text(Key::ToolBegin)} {onchange}>
                    if chosen.is_none() {
                        <option selected=true>{ lang.text(Key::TesterOwn) }</option>
                    }
                    { list(Preset::ALL.iter().enumerate().map(option)) }
                </select>
            }) }
        </label>
    }
}
