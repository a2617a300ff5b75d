//! What is said to those who listen when something happened.

use gros_session::{Action, Event, Session};
use gros_solver::AnyPuzzle;
use gros_text::{Key, Lang};

use crate::state::{Model, Speed, detour};

/// Puts an event into words; none where the control that was used says it itself.
pub fn of_event(
    lang: Lang,
    event: &Event<AnyPuzzle>,
    before: &Session<AnyPuzzle>,
    after: &Session<AnyPuzzle>,
) -> Option<String> {
    let timeline = after.timeline();
    match event {
        Event::Played { .. } if timeline.to_go().is_zero() => Some(lang.win(after)),
        Event::Played { mv, .. } => {
            let played = lang.played(&before.timeline().state(), mv, timeline);
            let astray = detour(timeline).filter(|detour| !detour.depth.is_zero());
            let dead_end = astray.map(|detour| lang.sentence(&lang.dead_end(&detour.depth)));
            Some(lang.sentences(std::iter::once(played).chain(dead_end)))
        }
        Event::Refused { why, .. } => Some(lang.refusal(timeline.puzzle(), why).spoken),
        Event::Opened => Some(lang.task_brief(timeline)),
        Event::Undone => Some(lang.undone(before.timeline(), timeline)),
        Event::Redone => Some(lang.redone(before.timeline(), timeline)),
        Event::Hinted => hint(lang, after),
        Event::Sought { .. } | Event::Nothing => None,
    }
}

/// Says why an action will do nothing, should it do nothing.
pub fn of_nothing(lang: Lang, action: &Action<AnyPuzzle>, is_solved: bool) -> Option<&'static str> {
    match action {
        Action::Undo => Some(lang.text(Key::NothingToUndo)),
        Action::Redo => Some(lang.text(Key::NothingToRedo)),
        Action::DoIt | Action::Hint if is_solved => Some(lang.text(Key::GoalReached)),
        _ => None,
    }
}

/// Says which move is the best, and why.
fn hint(lang: Lang, session: &Session<AnyPuzzle>) -> Option<String> {
    let timeline = session.timeline();
    let state = timeline.state();
    let best = timeline.best_move()?;
    let reason = lang.hint_reason(timeline.puzzle(), &state, &timeline.setup().goal)?;
    Some(lang.sentences([lang.sentence(&lang.move_spoken(&state, &best)), reason]))
}

/// Says that the timeline runs by itself, or where it stopped.
pub fn running(model: &Model) -> String {
    let lang = model.prefs.lang;
    if model.playing {
        lang.playing(speed(model.speed))
    } else {
        lang.paused(model.session.timeline().cursor())
    }
}

/// Writes a speed as a number.
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
