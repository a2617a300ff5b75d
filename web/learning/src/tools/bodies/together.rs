//! Both bodies moving together, by hand and along the way.

use std::rc::Rc;

use gros_picture::Subject;
use gros_solver::{AnyMove, AnyPuzzle, AnyState, IllegalMove, Puzzle, Route};
use gros_text::{Key, Refused};
use gros_tools::bodies::{Bodies, Pairing};
use yew::prelude::*;

use super::bits::Bits;
use super::pane::{Pane, panes, refused};
use super::verdict;
use crate::state::Prefs;
use crate::ui::component::{component, list, rendered_by};
use crate::ui::icons::{Shape, icon};

#[derive(PartialEq)]
pub struct Together {
    pub prefs: Prefs,
    pub bodies: Rc<Bodies>,
    pub pairing: Pairing,
}

rendered_by!(Together, use_together);

/// What was done on one side.
#[derive(Clone, Debug, PartialEq)]
enum Done {
    /// The other body followed.
    Moved(Rc<Pair>),
    /// The rules forbid the move.
    Refused(AnyMove, IllegalMove),
}

/// A move of both bodies.
#[derive(Clone, Debug, PartialEq)]
struct Pair {
    moves: [AnyMove; 2],
    /// The states before it.
    from: [AnyState; 2],
    /// The states after it.
    to: [AnyState; 2],
}

#[hook]
fn use_together(props: &Together) -> Html {
    let Together { prefs, bodies, pairing } = props;
    let lang = prefs.lang;
    let start = bodies.left.start();
    let image = bodies.image(pairing, &start).unwrap_or_else(|| bodies.right.start());
    let here = use_state_eq(|| [start, image]);
    // What was done last, on which side: 0 the left.
    let last = use_state_eq(|| None::<(usize, Done)>);
    let has_bits = use_memo(bodies.clone(), |bodies| bodies.has_bits());
    let pairs = pairs(bodies, pairing, &here);
    let go = {
        let (here, last) = (here.clone(), last.clone());
        Callback::from(move |(side, pair): (usize, Pair)| {
            here.set(pair.to.clone());
            last.set(Some((side, Done::Moved(Rc::new(pair)))));
        })
    };
    let towards = |goal: AnyState| {
        let route = bodies.left.route(&here[0], &goal).ok()?;
        let next = route.move_at(&0u32.into())?;
        pairs.iter().find(|pair| pair.moves[0] == next).cloned()
    };
    let (back, forward) = (towards(bodies.left.start()), towards(bodies.left.goal()));
    let way = bodies.left.route(&bodies.left.start(), &bodies.left.goal()).ok();
    let step = way.and_then(|way| Some((way.step_of(&here[0])?.to_u64()?, way.steps().to_u64()?)));
    let boards = [0, 1].map(|side| {
        let puzzle = if side == 0 { &bodies.left } else { &bodies.right };
        let subject = Subject {
            legal: pairs.iter().map(|pair| pair.moves[side].clone()).collect(),
            ..Subject::still(puzzle.clone(), here[side].clone())
        };
        let subject = match &*last {
            Some((_, Done::Moved(pair))) => {
                let moved = Some(puzzle.displacement(&pair.from[side], &pair.moves[side]).piece);
                Subject { moved, ..subject }
            }
            Some((of, Done::Refused(mv, why))) if *of == side => refused(subject, mv, why),
            _ => subject,
        };
        let (go, pairs, last) = (go.clone(), pairs.clone(), last.clone());
        let (puzzle, state) = (puzzle.clone(), here[side].clone());
        let play = Callback::from(move |mv: AnyMove| {
            match (pairs.iter().find(|pair| pair.moves[side] == mv), puzzle.play(&state, &mv)) {
                (Some(pair), _) => go.emit((side, pair.clone())),
                (None, Err(why)) => last.set(Some((side, Done::Refused(mv, why)))),
                (None, Ok(_)) => {}
            }
        });
        Pane { prefs: *prefs, subject, play: Some(play) }
    });
    let moves_of = |side: usize, puzzle: &AnyPuzzle| {
        let button = |pair: &Pair| {
            let onclick = {
                let (go, pair) = (go.clone(), pair.clone());
                Callback::from(move |_: MouseEvent| go.emit((side, pair.clone())))
            };
            let name = lang.bodies_move(&pair.from[side], &pair.moves[side]);
            html! { <button class="button" type="button" {onclick}>{ name }</button> }
        };
        html! {
            <div class="bodies-moves tool-row" role="group" aria-label={lang.bodies_moves_of(puzzle)}>
                { list(pairs.iter().map(button)) }
            </div>
        }
    };
    let step_button = |key: Key, shape: Shape, pair: Option<Pair>| {
        let is_off = pair.is_none();
        let go = go.clone();
        let onclick =
            Callback::from(move |_: MouseEvent| pair.iter().for_each(|pair| go.emit((0, pair.clone()))));
        html! {
            <button class="button" type="button" {onclick} aria-disabled={is_off.then_some("true")}>
                { icon(shape) }
                { lang.text(key) }
            </button>
        }
    };
    let told = last.as_ref().map(|(side, done)| match done {
        Done::Moved(pair) => {
            let name = |side: usize| lang.bodies_move(&pair.from[side], &pair.moves[side]);
            html! { <p>{ lang.bodies_followed(&name(*side), &name(1 - *side)) }</p> }
        }
        Done::Refused(_, why) => {
            let puzzle = if *side == 0 { &bodies.left } else { &bodies.right };
            let Refused { headline, reason, rule, .. } = lang.illegal(puzzle, why);
            verdict(false, headline, lang.sentences([reason, rule]))
        }
    });
    html! {
        <>
            <p>{ lang.text(Key::BodiesByHand) }</p>
            { panes(boards) }
            <div class="bodies-panes">
                { moves_of(0, &bodies.left) }
                { moves_of(1, &bodies.right) }
            </div>
            <div role="status">{ list(told) }</div>
            <p class="tool-row">
                { step_button(Key::BodiesBack, Shape::Left, back) }
                { step_button(Key::BodiesForward, Shape::Right, forward) }
                { list(step.map(|(step, steps)| html! { <span>{ lang.bodies_step(step, steps) }</span> })) }
            </p>
            if *has_bits {
                { component(Bits { lang, bodies: bodies.clone(), here: here[0].clone() }) }
            }
        </>
    }
}

/// Lists the moves that both bodies can make.
fn pairs(bodies: &Bodies, pairing: &Pairing, here: &[AnyState; 2]) -> Rc<Vec<Pair>> {
    let pair = |mv: AnyMove| {
        let after = bodies.left.play(&here[0], &mv).ok()?;
        let image = bodies.image(pairing, &after)?;
        let follows = Bodies::follow(&bodies.right, &here[1], &image)?;
        Some(Pair { moves: [mv, follows], from: here.clone(), to: [after, image] })
    };
    Rc::new(bodies.left.legal_moves(&here[0]).filter_map(pair).collect())
}
