//! Wording of announcements.

pub mod live;
#[cfg(test)]
mod tests;

use gros_session::{Event, Session, listed};
use gros_solver::{AnyPuzzle, Puzzle};
use gros_text::{Grade, Key, Lang, Side, say};

use crate::state::{Announcement, Announcements, Call, LONGEST_WAY_DOWN, Speed, detour};

/// While solving, nothing of the route is said.
pub fn words(lang: Lang, announcements: &Announcements, is_solving: bool) -> String {
    lang.sentences(announcements.events.iter().map(|announcement| sentence(lang, announcement, is_solving)))
}

fn sentence(lang: Lang, announcement: &Announcement, is_solving: bool) -> String {
    match announcement {
        Announcement::Done { event, before, after } => event_words(lang, event, (before, after), is_solving),
        Announcement::Answered { before, mv, after } => {
            let told = lang.computer_took(before, mv);
            let timeline = after.timeline();
            let next = match timeline.to_go().is_zero() {
                true => lang.winner(Side::Computer).to_owned(),
                false => {
                    lang.sentences([lang.sentence(lang.turn(Side::You)), lang.stones(&timeline.state())])
                }
            };
            lang.sentences([told, next])
        }
        Announcement::Won(win) => {
            let puzzle = win.timeline.puzzle();
            let merit = lang.win_merit(puzzle, &win.feat, win.merit);
            lang.sentences(
                [say!(lang, WinSolved { puzzle: lang.task_title(puzzle) }), merit]
                    .map(|line| lang.sentence(&line)),
            )
        }
        Announcement::Walked(session) if is_solving => lang.slider_text_alone(session.timeline(), false),
        Announcement::Walked(session) => lang.slider_text(session.timeline()),
        Announcement::NothingToUndo => lang.text(Key::NothingToUndo).to_owned(),
        Announcement::NothingToRedo => lang.text(Key::NothingToRedo).to_owned(),
        Announcement::AtGoal => lang.text(Key::GoalReached).to_owned(),
        Announcement::Lifted { state, place, piece } => lang.lifted(state, *place, *piece),
        Announcement::EmptyPeg(peg) => lang.empty_peg(*peg).spoken,
        Announcement::Described(session) => {
            let timeline = session.timeline();
            lang.describe(timeline.puzzle(), &timeline.state())
        }
        Announcement::Shared(what) => lang.text(what.key()).to_owned(),
        Announcement::Started(pace) => say!(lang, StatusPlaying { speed: speed(*pace) }),
        Announcement::Paused(step) => say!(lang, StatusPaused { step: lang.number_in_words(step) }),
        Announcement::Changed(session) => {
            let timeline = session.timeline();
            lang.size_name(timeline.puzzle(), Some(timeline.steps()))
        }
        Announcement::Hint { session, grade } => hint(lang, session, *grade).unwrap_or_default(),
        Announcement::WayDown(session) => lang
            .sentences(lang.way_down(session.timeline(), LONGEST_WAY_DOWN).into_iter().map(|rung| rung.text)),
        Announcement::Tip(tip) => lang.text(tip.key()).to_owned(),
        Announcement::Called(call) => call_words(lang, call),
    }
}

fn event_words(
    lang: Lang,
    event: &Event<AnyPuzzle>,
    (before, after): (&Session<AnyPuzzle>, &Session<AnyPuzzle>),
    is_solving: bool,
) -> String {
    let timeline = after.timeline();
    match event {
        Event::Played { .. } if timeline.to_go().is_zero() => lang.win(after),
        // In a game, what comes next is for the players to find.
        Event::Played { mv, .. } if is_solving || timeline.puzzle().is_game() => {
            lang.played_alone(&before.timeline().state(), mv, timeline)
        }
        Event::Played { mv, .. } => {
            let played = lang.played(&before.timeline().state(), mv, timeline);
            let detour = detour(timeline).filter(|detour| !detour.depth.is_zero());
            let dead_end = detour
                .map(|detour| lang.sentence(&say!(lang, FamilyDeadEnd { moves: lang.moves(&detour.depth) })));
            lang.sentences(std::iter::once(played).chain(dead_end))
        }
        Event::Refused { why, .. } => lang.refusal(timeline.puzzle(), why).spoken,
        Event::Opened => lang.size_name(timeline.puzzle(), Some(timeline.steps())),
        Event::Undone => lang.undone(before.timeline(), timeline),
        Event::Redone => lang.redone(before.timeline(), timeline),
        Event::Sought { .. } | Event::WentOn | Event::Nothing => String::new(),
    }
}

fn hint(lang: Lang, session: &Session<AnyPuzzle>, grade: Grade) -> Option<String> {
    let timeline = session.timeline();
    let hint = lang.hint(timeline.puzzle(), &timeline.state(), &timeline.setup().goal, grade)?;
    Some(lang.sentences([hint.first, hint.second]))
}

pub fn call_words(lang: Lang, call: &Call) -> String {
    match call {
        Call::Check(session) => {
            let timeline = session.timeline();
            lang.coach_check(timeline.puzzle(), &timeline.state())
        }
        Call::Reached(session) => lang.reached(session.timeline()).to_owned(),
        Call::Moves { session, from, to } => {
            lang.coach_spoken(&listed(session.timeline(), from, to).collect::<Vec<_>>())
        }
    }
}

pub fn speed(speed: Speed) -> &'static str {
    match speed {
        Speed::Half => "½",
        Speed::PerSecond(1) => "1",
        Speed::PerSecond(2) => "2",
        Speed::PerSecond(4) => "4",
        Speed::PerSecond(8) => "8",
        Speed::PerSecond(16) => "16",
        Speed::PerSecond(_) => "60",
    }
}
