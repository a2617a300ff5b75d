//! The run in numbers, the key of its picture, and the ruler of sizes.

use std::rc::Rc;

use gros_picture::run::sizes::{Size, scene};
use gros_picture::run::{Aid, Run};
use gros_solver::{AnyPuzzle, Puzzle, Route, Setup, Steps};
use gros_text::{Count, Feat, Key, Lang, say};
use yew::prelude::*;

use crate::board::picture::Picture;
use crate::state::{MAX_PIECES, TimelineRef};
use crate::ui::component::{component, list};
use crate::ui::icons::{Shape, icon};

pub fn facts(lang: Lang, feat: &Feat) -> Html {
    let fact = |(number, name): (String, String)| html! { <div><dd>{ number }</dd><dt>{ name }</dt></div> };
    html! { <dl class="win-facts">{ list(lang.win_facts(feat).into_iter().map(fact)) }</dl> }
}

/// Explains the marks that are on the strip.
pub fn key(lang: Lang, run: &Run, has_detours: bool, made: u64) -> Html {
    let has = |aid: Aid| run.aids.iter().any(|(_, found)| *found == aid);
    let is_cut = (run.moves.len() as u64) < made;
    html! {
        <p class="legend" aria-hidden="true">
            <span class="win-nearer">{ lang.text(Key::WinNearer) }</span>
            if has_detours {
                <span class="win-other">{ lang.text(Key::WinOther) }</span>
            }
            if has(Aid::Hint) {
                <span>{ icon(Shape::Hint) }{ lang.text(Key::WinHint) }</span>
            }
            if has(Aid::Look) {
                <span>{ icon(Shape::Eye) }{ lang.text(Key::WinLook) }</span>
            }
            if is_cut {
                <span>{ say!(lang, WinNewest { shown: Count(run.moves.len()), moves: lang.moves(&Steps::from(made)) }) }</span>
            }
        </p>
    }
}

/// Shows the fewest moves of two smaller sizes, this and the next, if the puzzle was solved as it usually is.
pub fn sizes(lang: Lang, timeline: &TimelineRef, width: f64) -> Option<Html> {
    let setup = timeline.setup();
    let sizes = neighbours(setup)?;
    let (_, last) = sizes.last()?;
    let solved = sizes.iter().position(|(puzzle, _)| *puzzle == setup.puzzle)?;
    let size = |(index, (puzzle, steps)): (usize, &(AnyPuzzle, Steps))| Size {
        part: steps.fraction_of(last),
        moves: lang.steps(steps),
        name: if index < solved { lang.size_number(puzzle) } else { lang.size_name(puzzle, None) },
    };
    let drawn: Vec<Size> = sizes.iter().enumerate().map(size).collect();
    let name = lang.list(sizes.iter().map(|(puzzle, steps)| lang.size_name(puzzle, Some(steps))));
    Some(html! {
        <div class="win-sizes" role="img" aria-label={name}>
            { component(Picture { scene: Rc::new(scene(&drawn, solved, width)) }) }
        </div>
    })
}

fn neighbours(setup: &Setup<AnyPuzzle>) -> Option<Vec<(AnyPuzzle, Steps)>> {
    let usual = Setup::standard(setup.puzzle.clone());
    if (&setup.start, &setup.goal) != (&usual.start, &usual.goal) {
        return None;
    }
    let pieces = setup.puzzle.pieces();
    let sizes = (pieces.saturating_sub(2)..=pieces + 1).filter(|pieces| *pieces <= MAX_PIECES);
    let sizes = sizes.filter_map(|pieces| {
        let Setup { puzzle, start, goal, .. } = Setup::standard(setup.puzzle.resized(pieces)?);
        let steps = puzzle.route(&start, &goal).ok()?.steps().clone();
        Some((puzzle, steps))
    });
    Some(sizes.collect()).filter(|sizes: &Vec<_>| sizes.len() > 1)
}
