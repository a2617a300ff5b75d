//! How the coach leads and where it was, as it is kept from visit to visit.

use gros_session::{Chunk, spec};
use gros_solver::Steps;

use super::MOST_PIECES;

/// When the next moves are ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Advance {
    /// When one asks for them.
    ByTap,
    /// After so many seconds for each move.
    ByTempo,
    /// So many seconds after the voice has ended.
    AfterVoice,
}

impl Advance {
    /// All of them.
    pub const ALL: [Advance; 3] = [Advance::ByTap, Advance::ByTempo, Advance::AfterVoice];
}

/// How one is led.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoachSettings {
    /// How many moves are ordered at a time.
    pub chunk: Chunk,
    /// When the next ones are.
    pub going: Advance,
    /// How many seconds each move has, 1 … 10.
    pub seconds: u8,
    /// Whether moves are spoken.
    pub speaks: bool,
    /// Whether the screen stays on.
    pub awake: bool,
    /// Whether one is asked at every rest if all is right.
    pub checks: bool,
}

impl Default for CoachSettings {
    fn default() -> CoachSettings {
        CoachSettings {
            chunk: Chunk::One,
            going: Advance::ByTap,
            seconds: 3,
            speaks: true,
            awake: true,
            checks: true,
        }
    }
}

impl CoachSettings {
    /// Reads what [`CoachSettings::written`] wrote; what is missing or damaged is as at first.
    pub fn read(text: &str) -> CoachSettings {
        let number = |place: usize| text.split(' ').nth(place).and_then(|part| part.parse::<u8>().ok());
        let usual = CoachSettings::default();
        let switch = |place, usual| number(place).map_or(usual, |value| value == 1);
        CoachSettings {
            chunk: number(0)
                .and_then(|index| Chunk::ALL.get(usize::from(index)).copied())
                .unwrap_or(usual.chunk),
            going: number(1)
                .and_then(|index| Advance::ALL.get(usize::from(index)).copied())
                .unwrap_or(usual.going),
            seconds: number(2).unwrap_or(usual.seconds).clamp(1, 10),
            speaks: switch(3, usual.speaks),
            awake: switch(4, usual.awake),
            checks: switch(5, usual.checks),
        }
    }

    /// Writes the settings as a row of numbers.
    pub fn written(self) -> String {
        let CoachSettings { chunk, going, seconds, speaks, awake, checks } = self;
        let switches = [speaks, awake, checks].map(u8::from);
        format!("{} {} {seconds} {} {} {}", chunk as u8, going as u8, switches[0], switches[1], switches[2])
    }
}

/// Where an earlier visit ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CoachPlace {
    /// The session.
    pub spec: String,
    /// Its step.
    pub step: Steps,
    /// How many midnights have passed since.
    pub days: u32,
    /// Whether the coach was in sight.
    pub was_open: bool,
}

impl CoachPlace {
    /// Reads a kept session; none where it is damaged, or at its goal.
    pub fn of(spec: &str, days: u32, was_open: bool) -> Option<CoachPlace> {
        let opened = spec::open(spec, MOST_PIECES).ok().filter(|opened| opened.notices.is_empty())?;
        let timeline = opened.session.timeline();
        let is_on_way = !timeline.to_go().is_zero();
        is_on_way.then(|| CoachPlace {
            spec: spec.to_owned(),
            step: timeline.cursor().clone(),
            days,
            was_open,
        })
    }

    /// Tells whether an address leads to the same task, be it to another step.
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
    fn a_place_is_of_a_task_and_on_its_way() {
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
    fn ways_are_written_and_damage_is_repaired() {
        let settings = CoachSettings {
            chunk: Chunk::Block,
            going: Advance::AfterVoice,
            seconds: 7,
            speaks: false,
            awake: false,
            checks: false,
        };
        assert_eq!(CoachSettings::read(&settings.written()), settings);
        assert_eq!(CoachSettings::read(""), CoachSettings::default());
        assert_eq!(
            CoachSettings::read("9 9 99 x 5 1"),
            CoachSettings { seconds: 10, awake: false, ..CoachSettings::default() }
        );
    }
}
