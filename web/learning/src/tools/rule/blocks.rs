//! The blocks of a rule, as rows of selects: a row for each condition, and the move below them.

use std::rc::Rc;

use gros_learning::tools::rule::{Branch, Condition, Rule, Target, Trial};
use gros_solver::Puzzle;
use gros_text::{Key, Lang, say, tester_of};
use web_sys::Element;
use yew::prelude::*;

use crate::ui::component::{list, rendered_by};
use crate::ui::focus;
use crate::ui::grip::{Pull, use_grip};
use crate::ui::icons::{Shape, icon};
use crate::ui::select::{select_box, selected_index};

/// The conditions to choose from; the number is put in later.
const CONDITIONS: [Condition; 7] = [
    Condition::Odd,
    Condition::Even,
    Condition::On(1),
    Condition::Off(1),
    Condition::FirstOn(1),
    Condition::OneMoved,
    Condition::OtherMoved,
];
const TARGETS: [Target; 3] = [Target::Piece(1), Target::FirstOn, Target::AfterFirstOn];

#[derive(PartialEq)]
pub struct Blocks {
    pub lang: Lang,
    pub trial: Rc<Trial>,
    pub rule: Rule,
    pub change: Callback<Rule>,
}

rendered_by!(Blocks, use_blocks);

#[hook]
fn use_blocks(props: &Blocks) -> Html {
    let Blocks { lang, trial, rule, change } = props;
    // The block that gets the focus after a change.
    let goes_to = use_mut_ref(|| None::<usize>);
    use_effect_with(rule.clone(), {
        let goes_to = goes_to.clone();
        move |_| {
            if let Some(block) = goes_to.borrow_mut().take() {
                focus::move_to_first(&[&format!("#tester-block-{block} select"), "#tester-add"]);
            }
        }
    });
    let change = {
        let change = change.clone();
        Callback::from(move |(rule, focus): (Rule, Option<usize>)| {
            *goes_to.borrow_mut() = focus;
            change.emit(rule);
        })
    };
    let edit = |edit: fn(&mut Rule) -> usize| {
        let (rule, change) = (rule.clone(), change.clone());
        Callback::from(move |_: MouseEvent| {
            let mut edited = rule.clone();
            let focus = edit(&mut edited);
            change.emit((edited, Some(focus)));
        })
    };
    let add = edit(|rule| rule.add(Branch { conditions: vec![Condition::Odd], target: Target::Piece(1) }));
    let add_otherwise = edit(|rule| {
        rule.branches.push(Branch { conditions: Vec::new(), target: Target::Piece(1) });
        rule.branches.len() - 1
    });
    let is_full = rule.branches.len() >= Rule::MOST_BRANCHES;
    let carried = use_state_eq(|| None::<Carried>);
    let blocks = use_node_ref();
    let hold = {
        let (carried, blocks) = (carried.clone(), blocks.clone());
        let (rule, change) = (rule.clone(), change.clone());
        use_grip(Callback::from(move |(pull, event)| {
            let Some(Carried { from, to }) = *carried else { return };
            let over = || target_of(&blocks, &event, from).map(|to| to.min(rule.last_conditional()));
            carried.set(match pull {
                Pull::Move => Some(Carried { from, to: over().unwrap_or(from) }),
                Pull::Release | Pull::Cancel => None,
            });
            if pull == Pull::Release && to != from {
                let mut edited = rule.clone();
                edited.carry_branch(from, to);
                change.emit((edited, None));
            }
        }))
    };
    let block = |place: usize| Block { props, place, change: &change, carried: &carried, hold: &hold }.view();
    html! {
        <>
            <ol class="stack" ref={blocks}>{ list((0..rule.branches.len()).map(block)) }</ol>
            <div class="row">
                if !is_full {
                    <button id="tester-add" class="button button-small" type="button" onclick={add}>
                        { icon(Shape::Plus) }
                        { say!(*lang, TesterAddBranch { of: tester_of(trial.puzzle()) }) }
                    </button>
                }
                if !is_full && !rule.has_otherwise() {
                    <button class="button button-small" type="button" onclick={add_otherwise}>
                        { icon(Shape::Plus) }
                        { lang.text(Key::TesterAddOtherwise) }
                    </button>
                }
            </div>
            <p class="note tester-keys">{ lang.text(Key::TesterKeys) }</p>
        </>
    }
}

/// A block that is carried by its grip, and where it would be put.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Carried {
    from: usize,
    to: usize,
}

impl Carried {
    /// Returns the class of a block while one is carried.
    fn class(self, place: usize) -> Option<&'static str> {
        match self {
            Carried { from, .. } if from == place => Some("tester-carried"),
            Carried { from, to } if to == place => {
                Some(if to < from { "tester-drop-before" } else { "tester-drop-after" })
            }
            _ => None,
        }
    }
}

struct Block<'a> {
    props: &'a Blocks,
    place: usize,
    /// Takes a rule, and the block that gets the focus.
    change: &'a Callback<(Rule, Option<usize>)>,
    carried: &'a UseStateHandle<Option<Carried>>,
    /// Hears a pointer until it is let go.
    hold: &'a Callback<PointerEvent>,
}

impl Block<'_> {
    /// Returns a callback that changes the rule, and may move the focus to a block.
    fn edit<E: 'static>(&self, edit: impl Fn(&mut Rule, E) -> Option<usize> + 'static) -> Callback<E> {
        let (rule, change) = (self.props.rule.clone(), self.change.clone());
        Callback::from(move |event: E| {
            let mut edited = rule.clone();
            let focus = edit(&mut edited, event);
            if edited != rule {
                change.emit((edited, focus));
            }
        })
    }

    /// Returns a callback that changes its branch.
    fn edit_branch<E: 'static>(&self, edit: impl Fn(&mut Branch, E) -> Option<()> + 'static) -> Callback<E> {
        let place = self.place;
        self.edit(move |rule, event| {
            rule.branches.get_mut(place).and_then(|branch| edit(branch, event));
            None
        })
    }

    fn view(&self) -> Html {
        let Block { props: Blocks { lang, trial, rule, .. }, place, .. } = *self;
        let Some(branch) = rule.branches.get(place) else { return html! {} };
        let [name, ..] = lang.tester_block(place + 1);
        let score = trial.scores().get(place).copied().unwrap_or_default();
        let is_wrong = score.right < score.asked;
        let carried = self.carried.and_then(|carried| carried.class(place));
        let conditions = &branch.conditions;
        let otherwise = if rule.branches.len() == 1 { Key::TesterEver } else { Key::TesterOtherwise };
        html! {
            <li><div
                id={format!("tester-block-{place}")} class={classes!("tester-block", is_wrong.then_some("tester-wrong"), carried)}
                role="group" aria-label={name} onkeydown={self.keys()}
            >
                <div class="row box box-accent tester-conditions">
                    if !conditions.is_empty() && rule.last_conditional() > 0 {
                        { self.grip() }
                    }
                    <div class="stack">
                        if conditions.is_empty() {
                            <p class="row tester-row"><strong>{ lang.text(otherwise) }</strong></p>
                        }
                        { list((0..conditions.len()).map(|index| self.condition(conditions, index))) }
                    </div>
                    { self.tools(conditions.len()) }
                </div>
                <div class={classes!("row", "box", "tester-move", is_wrong.then_some("box-bad"))}>
                    <span>{ say!(*lang, TesterMove { of: tester_of(trial.puzzle()) }) }</span>
                    { self.target(branch.target) }
                    <span class="tester-score">{ lang.tester_score(score) }</span>
                </div>
            </div></li>
        }
    }

    /// The grip, for pointers only: keys and buttons do the same.
    fn grip(&self) -> Html {
        let (place, carried, hold) = (self.place, self.carried.setter(), self.hold.clone());
        let onpointerdown = Callback::from(move |event: PointerEvent| {
            event.prevent_default();
            carried.set(Some(Carried { from: place, to: place }));
            hold.emit(event);
        });
        html! {
            <span class="tester-grip" aria-hidden="true" {onpointerdown}>
                <svg viewBox="0 0 10 18" focusable="false">
                    <path d="M0 0h3v3h-3zM7 0h3v3h-3zM0 7h3v3h-3zM7 7h3v3h-3zM0 14h3v3h-3zM7 14h3v3h-3z" />
                </svg>
            </span>
        }
    }

    /// The buttons of the block: add a condition, raise, lower, remove.
    fn tools(&self, conditions: usize) -> Html {
        let Block { props: Blocks { lang, rule, .. }, place, .. } = *self;
        let [_, up, down, remove, and] = lang.tester_block(place + 1);
        let last = rule.last_conditional();
        let button = |name: String, shape: Shape, is_off: bool, onclick: Callback<MouseEvent>| {
            html! {
                <button
                    class="button button-quiet" type="button" {onclick} aria-label={name.clone()} title={name}
                    aria-disabled={is_off.then_some("true")}
                >
                    { icon(shape) }
                </button>
            }
        };
        let move_to =
            |is_up: bool| self.edit(move |rule, _: MouseEvent| Some(rule.move_branch(place, is_up)));
        let on_remove = self.edit(move |rule, _: MouseEvent| removed(rule, place));
        let on_and = self.edit_branch(|branch, _: MouseEvent| {
            branch.conditions.push(Condition::On(1));
            Some(())
        });
        html! {
            <div class="row tester-tools">
                if (1..Rule::MOST_CONDITIONS).contains(&conditions) {
                    <button class="button button-quiet" type="button" onclick={on_and} aria-label={and}>
                        { lang.text(Key::TesterAddAnd) }
                    </button>
                }
                if conditions > 0 && last > 0 {
                    { button(up, Shape::Up, place == 0, move_to(true)) }
                    { button(down, Shape::Down, place >= last, move_to(false)) }
                }
                if rule.branches.len() > 1 {
                    { button(remove, Shape::Close, false, on_remove) }
                }
            </div>
        }
    }

    fn keys(&self) -> Callback<KeyboardEvent> {
        let place = self.place;
        let edit = self.edit(move |rule, key: String| match key.as_str() {
            "ArrowUp" => Some(rule.move_branch(place, true)),
            "ArrowDown" => Some(rule.move_branch(place, false)),
            _ => removed(rule, place),
        });
        Callback::from(move |event: KeyboardEvent| {
            let key = event.key();
            let is_move = event.alt_key() && matches!(key.as_str(), "ArrowUp" | "ArrowDown");
            if is_move || key == "Delete" {
                event.prevent_default();
                edit.emit(key);
            }
        })
    }

    fn condition(&self, conditions: &[Condition], index: usize) -> Html {
        let Block { props: Blocks { lang, trial, .. }, place, .. } = *self;
        let chosen = conditions[index];
        let name = say!(*lang, TesterConditionOf { condition: index + 1, block: place + 1 });
        let lead = match (index, place) {
            (0, 0) => Key::TesterIf,
            (0, _) => Key::TesterElseIf,
            _ => Key::TesterAnd,
        };
        let onchange = self.edit_branch(move |branch, event: Event| {
            let found = CONDITIONS.get(selected_index(&event)?)?;
            let condition = branch.conditions.get_mut(index)?;
            *condition = found.about(condition.piece().unwrap_or(1));
            Some(())
        });
        let option = |condition: Condition| {
            let is_chosen = condition == chosen.about(1);
            html! { <option selected={is_chosen}>{ lang.tester_condition(trial.puzzle(), condition) }</option> }
        };
        let on_number = self.edit_branch(move |branch, number: usize| {
            let condition = branch.conditions.get_mut(index)?;
            *condition = condition.about(number);
            Some(())
        });
        let remove = self.edit(move |rule, _: MouseEvent| {
            rule.branches.get_mut(place)?.conditions.remove(index);
            Some(place)
        });
        let remove_name = say!(*lang, TesterRemoveCondition { field: name });
        html! {
            <p class="row tester-row">
                <strong>{ lang.text(lead) }</strong>
                { select_box(html! {
                    <select class="select" aria-label={name.clone()} {onchange}>{ list(CONDITIONS.into_iter().map(option)) }</select>
                }) }
                { list(chosen.piece().map(|piece| self.number(piece, &name, on_number))) }
                if conditions.len() > 1 {
                    <button class="button button-quiet" type="button" onclick={remove} aria-label={remove_name.clone()} title={remove_name}>
                        { icon(Shape::Minus) }
                    </button>
                }
            </p>
        }
    }

    fn target(&self, chosen: Target) -> Html {
        let Block { props: Blocks { lang, trial, .. }, place, .. } = *self;
        let name = say!(*lang, TesterMoveOf { block: place + 1 });
        let onchange = self.edit_branch(|branch, event: Event| {
            branch.target = *TARGETS.get(selected_index(&event)?)?;
            Some(())
        });
        let option = |target: Target| {
            let is_chosen = std::mem::discriminant(&target) == std::mem::discriminant(&chosen);
            html! { <option selected={is_chosen}>{ lang.tester_target(trial.puzzle(), target) }</option> }
        };
        let on_number = self.edit_branch(|branch, number: usize| {
            branch.target = Target::Piece(number);
            Some(())
        });
        let piece = if let Target::Piece(piece) = chosen { Some(piece) } else { None };
        html! {
            <>
                { select_box(html! {
                    <select class="select" aria-label={name.clone()} {onchange}>{ list(TARGETS.into_iter().map(option)) }</select>
                }) }
                { list(piece.map(|piece| self.number(piece, &name, on_number))) }
            </>
        }
    }

    /// The field for the number `k` of a piece.
    fn number(&self, chosen: usize, field: &str, on_number: Callback<usize>) -> Html {
        let onchange = Callback::from(move |event: Event| {
            if let Some(index) = selected_index(&event) {
                on_number.emit(index + 1);
            }
        });
        let option = |piece: usize| html! { <option selected={piece == chosen}>{ piece }</option> };
        let pieces = self.props.trial.puzzle().pieces();
        html! {
            <label class="line tester-number">
                <span aria-hidden="true">{ "k =" }</span>
                { select_box(html! {
                    <select class="select" aria-label={say!(self.props.lang, TesterNumberOf { field })} {onchange}>
                        { list((1..=pieces).map(option)) }
                    </select>
                }) }
            </label>
        }
    }
}

/// Removes a block, unless it is the only one; returns the block that takes its place.
fn removed(rule: &mut Rule, place: usize) -> Option<usize> {
    if rule.branches.len() > 1 {
        rule.branches.remove(place);
    }
    Some(place.min(rule.branches.len() - 1))
}

/// Returns the place of the block under the pointer: a block goes there once its middle is passed.
fn target_of(blocks: &NodeRef, event: &PointerEvent, from: usize) -> Option<usize> {
    let blocks = blocks.cast::<Element>()?.children();
    let y = f64::from(event.client_y());
    let is_passed = |index: &u32| {
        blocks.item(*index).is_some_and(|block| {
            let area = block.get_bounding_client_rect();
            y > area.top() + area.height() / 2.0
        })
    };
    let passed = (0..blocks.length()).filter(|index| *index as usize != from).filter(is_passed).count();
    Some(passed)
}
