//! How the coach leads and where it was, as it is kept from visit to visit.

use gros_session::{Chunk, spec};
use gros_solver::Steps;

use super::MOST_PIECES;

/// When the next moves are ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Going {
    /// When one asks for them.
    ByTap,
    /// After so many seconds for each move.
    ByTempo,
    /// So many seconds after the voice has ended.
    AfterVoice,
}

impl Going {
    /// All of them.
    pub const ALL: [Going; 3] = [Going::ByTap, Going::ByTempo, Going::AfterVoice];
}

/// How one is led.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ways {
    /// How many moves are ordered at a time.
    pub chunk: Chunk,
    /// When the next ones are.
    pub going: Going,
    /// How many seconds each move has, 1 … 10.
    pub seconds: u8,
    /// Whether moves are spoken.
    pub speaks: bool,
    /// Whether the screen stays on.
    pub awake: bool,
    /// Whether one is asked at every rest if all is right.
    pub checks: bool,
}

impl Default for Ways {
    fn default() -> Ways {
        Ways { chunk: Chunk::One, going: Going::ByTap, seconds: 3, speaks: true, awake: true, checks: true }
    }
}

impl Ways {
    /// Reads what [`Ways::written`] wrote; what is missing or damaged is as at first.
    pub fn read(text: &str) -> Ways {
        let number = |place: usize| text.split(' ').nth(place).and_then(|part| part.parse::<u8>().ok());
        let usual = Ways::default();
        let switch = |place, usual| number(place).map_or(usual, |value| value == 1);
        Ways {
            chunk: number(0)
                .and_then(|index| Chunk::ALL.get(usize::from(index)).copied())
                .unwrap_or(usual.chunk),
            going: number(1)
                .and_then(|index| Going::ALL.get(usize::from(index)).copied())
                .unwrap_or(usual.going),
            seconds: number(2).unwrap_or(usual.seconds).clamp(1, 10),
            speaks: switch(3, usual.speaks),
            awake: switch(4, usual.awake),
            checks: switch(5, usual.checks),
        }
    }

    /// Writes the ways as a row of numbers.
    pub fn written(self) -> String {
        let Ways { chunk, going, seconds, speaks, awake, checks } = self;
        let switches = [speaks, awake, checks].map(u8::from);
        format!("{} {} {seconds} {} {} {}", chunk as u8, going as u8, switches[0], switches[1], switches[2])
    }
}

/// Where an earlier visit ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The session.
    pub spec: String,
    /// Its step.
    pub step: Steps,
    /// How many midnights have passed since.
    pub days: u32,
    /// Whether the coach was in sight.
    pub was_open: bool,
}

impl Place {
    /// Reads a kept session; none where it is damaged, or at its goal.
    pub fn of(spec: &str, days: u32, was_open: bool) -> Option<Place> {
        let opened = spec::open(spec, MOST_PIECES).ok().filter(|opened| opened.notices.is_empty())?;
        let timeline = opened.session.timeline();
        let is_on_way = !timeline.to_go().is_zero();
        is_on_way.then(|| Place { spec: spec.to_owned(), step: timeline.cursor().clone(), days, was_open })
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
        let place = Place::of("rings?step=123", 1, true).unwrap();
        assert_eq!((place.step.to_string(), Place::of("rings?step=341", 0, true)), ("123".to_owned(), None));
        assert!(
            place.is_of("#/rings?step=122") && place.is_of("#/rings") && !place.is_of("#/rings?n=8&step=123")
        );
        assert_eq!((Place::of("ring", 0, true), Place::of("rings?step=x", 0, true)), (None, None));
    }

    #[test]
    fn ways_are_written_and_damage_is_repaired() {
        let ways = Ways {
            chunk: Chunk::Block,
            going: Going::AfterVoice,
            seconds: 7,
            speaks: false,
            awake: false,
            checks: false,
        };
        assert_eq!(Ways::read(&ways.written()), ways);
        assert_eq!(Ways::read(""), Ways::default());
        assert_eq!(Ways::read("9 9 99 x 5 1"), Ways { seconds: 10, awake: false, ..Ways::default() });
    }
}
