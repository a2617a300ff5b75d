//! The row below the title of the puzzle of the day: the streak, and once it is solved, the result to send.

use std::rc::Rc;

use gros_picture::days::{Day, spent, streak};
use gros_session::Timeline;
use gros_solver::{AnyPuzzle, Setup, Steps};
use gros_text::{Key, say};
use wasm_bindgen_futures::spawn_local;
use yew::prelude::*;

use super::{date, day_of_month};
use crate::board::picture::Picture;
use crate::caption::won::sent_link;
use crate::ctx::Ctx;
use crate::state::{Copied, DayMsg, Days, Msg, Solution, Win};
use crate::ui::clipboard::{copy, offer};
use crate::ui::component::{component, rendered_by};
use crate::ui::icons::{Shape, icon};
use crate::ui::lazy::lazy_in;

/// The days that are shown, and every how many of them, from the last, has a number.
const SHOWN: u32 = 14;
const NUMBERED: usize = 6;
/// The parts that a run is divided into.
const PARTS: u64 = 8;

#[derive(Clone, PartialEq)]
pub struct DayRow {
    pub ctx: Ctx,
    pub day: u32,
    pub setup: Rc<Setup<AnyPuzzle>>,
    pub days: Rc<Days>,
    /// The win, if it was just solved.
    pub win: Option<Rc<Win>>,
    pub is_copied: bool,
}

rendered_by!(DayRow, use_day_row);
lazy_in!(DayRow, panels, with later words);

#[hook]
fn use_day_row(props: &DayRow) -> Html {
    let DayRow { day, days, win, .. } = props;
    let ctx = props.ctx;
    let solution = days.of(*day);
    use_effect_with((win.clone(), solution.is_none()), {
        let day = *day;
        move |(win, is_new)| {
            if let Some(win) = win.as_ref().filter(|_| *is_new) {
                ctx.send(Msg::Day(DayMsg::Solved(solution_of(day, win))));
            }
        }
    });
    html! {
        <div class="box day">
            <div class="line day-streak">
                <p><span class="day-label">{ ctx.lang.text(Key::TodayStreak) }</span><b>{ say!(ctx.lang, TodayDays { count: Steps::from(days.streak(*day)) }) }</b></p>
                <div class="day-ticks" aria-hidden="true">{ component(Picture { scene: Rc::new(streak(&numbered(days, *day))) }) }</div>
            </div>
            { solution.map_or_else(|| html! { <p class="line day-open">{ ctx.lang.text(Key::TodayNotYet) }</p> }, |solution| result(props, solution)) }
        </div>
    }
}

/// Returns the last days; the first, today and one between them have numbers.
fn numbered(days: &Days, today: u32) -> Vec<Day> {
    let mut last = days.last(SHOWN, today);
    for (back, day) in (0..).zip(last.iter_mut().rev()) {
        let has_number = (back as usize).is_multiple_of(NUMBERED) || back + 1 == SHOWN;
        day.number =
            (has_number && back as usize != 2 * NUMBERED).then(|| day_of_month(today.saturating_sub(back)));
    }
    last
}

fn result(props: &DayRow, solution: &Solution) -> Html {
    let DayRow { day, setup, is_copied, .. } = props;
    let ctx = props.ctx;
    let Solution { made, over, help, levels, .. } = solution;
    let text = ctx.lang.today_sent(&date(ctx.lang, *day, false), &setup.puzzle, levels, (*made, *over), help);
    let send = |is_offered: bool| {
        let (text, link) = (text.clone(), sent_link(setup));
        Callback::from(move |_: MouseEvent| {
            let (text, link) = (text.clone(), link.clone());
            spawn_local(async move {
                let is_sent = is_offered && offer(&text, &link).await;
                if !is_sent && copy(&format!("{text}\n{link}")).await {
                    ctx.send(Msg::Shared(Copied::Result));
                }
            });
        })
    };
    let details = if *is_copied {
        ctx.lang.text(Key::ResultCopied).to_owned()
    } else {
        ctx.lang.today_details(*over, help)
    };
    html! {
        <div class="line day-result">
            <div class="day-bars" role="img" aria-label={text.clone()}>{ component(Picture { scene: Rc::new(spent(levels)) }) }</div>
            <p class="day-made"><b>{ ctx.lang.moves(&Steps::from(*made)) }</b><span>{ details }</span></p>
            <button class="button day-copy" type="button" onclick={send(false)}>{ icon(Shape::Copy) }{ ctx.lang.text(Key::CopyMoves) }</button>
            <button class="button button-primary" type="button" aria-label={ctx.lang.text(Key::Share)} onclick={send(true)}>
                { icon(Shape::Send) }<span class="day-word">{ ctx.lang.text(Key::Share) }</span>
            </button>
        </div>
    }
}

fn solution_of(day: u32, win: &Win) -> Solution {
    let over = Steps::from(win.feat.made).saturating_sub(&win.feat.par).to_u64().unwrap_or(u64::MAX);
    Solution { day, made: win.feat.made, over, help: win.feat.help, levels: levels(&win.timeline) }
}

/// Counts the moves over the fewest in each part of a run, as levels from 0 to 3.
fn levels(timeline: &Timeline<AnyPuzzle>) -> Vec<u8> {
    let par = timeline.par().to_u64().unwrap_or(u64::MAX).max(1);
    let mut over = [0_u64; PARTS as usize];
    let mut nearer = 0;
    for made in timeline.made(usize::MAX) {
        let part = (nearer * PARTS / par).min(PARTS - 1) as usize;
        match over.get_mut(part) {
            Some(over) if !made.is_nearer => *over += 1,
            _ => nearer += u64::from(made.is_nearer),
        }
    }
    let level = |over| match over {
        0 => 0,
        1..=2 => 1,
        3..=6 => 2,
        _ => 3,
    };
    over.map(level).to_vec()
}

#[cfg(test)]
mod tests {
    use gros_session::spec;

    use super::*;

    #[test]
    fn moves_too_many_are_counted_where_they_were_made() {
        let levels_of = |spec: &str| levels(spec::open(spec, 1_000).unwrap().session.timeline());
        assert_eq!(levels_of("rings?n=5&step=21"), [0; 8]);
        let early = levels_of("rings?n=5&play=1.1.~21&step=23");
        assert_eq!(early, [1, 0, 0, 0, 0, 0, 0, 0]);
        let late = levels_of("rings?n=5&play=~20.1.1.1.1.1.1.1.1&step=29");
        assert_eq!(late, [0, 0, 0, 0, 0, 0, 0, 3]);
    }
}
