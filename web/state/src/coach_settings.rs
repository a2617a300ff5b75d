//! The coach's settings and last place, as saved from visit to visit.

use gros_session::{Chunk, spec};
use gros_solver::Steps;

use super::{MAX_PIECES, Record};

/// When the coach gives the next order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advance {
    ByTap,
    /// A number of seconds for each move.
    ByTempo,
    /// A number of seconds after the voice has ended.
    AfterVoice,
}

impl Advance {
    pub const ALL: [Advance; 3] = [Advance::ByTap, Advance::ByTempo, Advance::AfterVoice];
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoachSettings {
    /// Moves per order.
    pub chunk: Chunk,
    pub advance: Advance,
    /// Seconds for each move, 1 … 10.
    pub seconds: u8,
    pub speaks: bool,
    pub awake: bool,
    /// Whether the coach asks at every rest if board and puzzle agree.
    pub checks: bool,
}

impl Default for CoachSettings {
    fn default() -> CoachSettings {
        CoachSettings {
            chunk: Chunk::One,
            advance: Advance::ByTap,
            seconds: 3,
            speaks: true,
            awake: true,
            checks: true,
        }
    }
}

impl Record for CoachSettings {
    const KEY: &'static str = "ways";

    fn read(text: &str) -> CoachSettings {
        let number = |place: usize| text.split(' ').nth(place).and_then(|part| part.parse::<u8>().ok());
        let default = CoachSettings::default();
        let switch = |place, default| number(place).map_or(default, |value| value == 1);
        CoachSettings {
            chunk: number(0)
                .and_then(|index| Chunk::ALL.get(usize::from(index)).copied())
                .unwrap_or(default.chunk),
            advance: number(1)
                .and_then(|index| Advance::ALL.get(usize::from(index)).copied())
                .unwrap_or(default.advance),
            seconds: number(2).unwrap_or(default.seconds).clamp(1, 10),
            speaks: switch(3, default.speaks),
            awake: switch(4, default.awake),
            checks: switch(5, default.checks),
        }
    }

    fn write(&self) -> String {
        let CoachSettings { chunk, advance, seconds, speaks, awake, checks } = *self;
        let switches = [speaks, awake, checks].map(u8::from);
        format!("{} {} {seconds} {} {} {}", chunk as u8, advance as u8, switches[0], switches[1], switches[2])
    }
}

/// Where an earlier visit left off.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoachPlace {
    pub spec: String,
    pub step: Steps,
    /// Midnights since that visit.
    pub days: u32,
    pub was_open: bool,
}

impl CoachPlace {
    /// Reads a saved session; none if it is damaged or at its goal.
    pub fn of(spec: &str, days: u32, was_open: bool) -> Option<CoachPlace> {
        let opened = spec::open(spec, MAX_PIECES).ok().filter(|opened| opened.notices.is_empty())?;
        let timeline = opened.session.timeline();
        let is_on_way = !timeline.to_go().is_zero();
        is_on_way.then(|| CoachPlace {
            spec: spec.to_owned(),
            step: timeline.cursor().clone(),
            days,
            was_open,
        })
    }

    /// Returns whether an address leads to the same task, at whatever step.
    pub fn is_of(&self, address: &str) -> bool {
        let task = |text: &str| {
            text.split("step=").next().map(|task| task.trim_matches(['#', '/', '?', '&']).to_owned())
        };
        task(address) == task(&self.spec)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_belongs_to_a_task_in_progress() {
        let place = CoachPlace::of("rings?step=123", 1, true).unwrap();
        assert_eq!(
            (place.step.to_string(), CoachPlace::of("rings?step=341", 0, true)),
            ("123".to_owned(), None)
        );
        assert!(
            place.is_of("#/rings?step=122") && place.is_of("#/rings") && !place.is_of("#/rings?n=8&step=123")
        );
        assert_eq!((CoachPlace::of("ring", 0, true), CoachPlace::of("rings?step=x", 0, true)), (None, None));
    }

    #[test]
    fn settings_are_saved_and_damage_is_repaired() {
        let settings = CoachSettings {
            chunk: Chunk::Block,
            advance: Advance::AfterVoice,
            seconds: 7,
            speaks: false,
            awake: false,
            checks: false,
        };
        assert_eq!(CoachSettings::read(&settings.write()), settings);
        assert_eq!(CoachSettings::read(""), CoachSettings::default());
        assert_eq!(
            CoachSettings::read("9 9 99 x 5 1"),
            CoachSettings { seconds: 10, awake: false, ..CoachSettings::default() }
        );
    }
}
