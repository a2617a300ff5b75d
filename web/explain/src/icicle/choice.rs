//! Which call is chosen, and where the keys lead from there.

use gros_picture::icicle::{Bar, When};
use gros_solver::Steps;
use gros_solver::methods::Span;
use gros_text::Icicle;

/// A part: its row, and its place in it.
pub type At = (usize, usize);

/// A chosen part, which is found again after a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    row: usize,
    span: Span,
}

/// An end of a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    First,
    Last,
}

impl Choice {
    pub fn of(icicle: &Icicle, at: At) -> Option<Choice> {
        Some(Choice { row: at.0, span: icicle.bar(at)?.span.clone() })
    }

    /// Finds it where it is now; if it is closed by now, the innermost open call around it.
    pub fn find(&self, icicle: &Icicle) -> At {
        let place = |bars: &[Bar]| bars.iter().position(|bar| bar.span == self.span);
        let here = icicle.rows.get(self.row).and_then(|bars| Some((self.row, place(bars)?)));
        let holds = |bar: &Bar| {
            bar.when == When::Open && bar.span.first <= self.span.first && self.span.last <= bar.span.last
        };
        let around = || {
            let mut rows = icicle.rows.iter().enumerate().rev();
            rows.find_map(|(row, bars)| Some((row, bars.iter().position(holds)?)))
        };
        here.or_else(around).unwrap_or((0, 0))
    }
}

/// Returns the innermost open call.
pub fn innermost(icicle: &Icicle) -> At {
    let mut rows = icicle.rows.iter().enumerate().rev();
    let open = |bars: &Vec<Bar>| bars.iter().position(|bar| bar.when == When::Open);
    rows.find_map(|(row, bars)| Some((row, open(bars)?))).unwrap_or((0, 0))
}

/// Returns the open part of a row: the call that is open, or the next move.
pub fn open_in(icicle: &Icicle, row: usize) -> Option<At> {
    let is_open = |bar: &Bar| matches!(bar.when, When::Open | When::Next);
    Some((row, icicle.rows.get(row)?.iter().position(is_open)?))
}

/// The keys that lead from one part to another.
pub const KEYS: [&str; 6] = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"];

/// Returns where a key leads; none if it leads nowhere.
pub fn after_key(icicle: &Icicle, (row, place): At, key: &str) -> Option<At> {
    let bars = icicle.rows.get(row)?;
    match key {
        "ArrowUp" => open_in(icicle, row.checked_sub(1)?),
        "ArrowDown" => {
            bars.get(place).filter(|bar| bar.when == When::Open)?;
            open_in(icicle, row + 1)
        }
        "ArrowLeft" => Some((row, place.checked_sub(1)?)),
        "ArrowRight" => Some((row, place + 1)).filter(|_| place + 1 < bars.len()),
        "Home" => Some((0, 0)),
        "End" => open_in(icicle, icicle.rows.len().checked_sub(1)?),
        _ => None,
    }
}

/// Returns how many moves are made at an end of a part.
pub fn moves_at(icicle: &Icicle, at: At, end: End) -> Option<Steps> {
    let span = &icicle.bar(at)?.span;
    Some(match end {
        End::First => span.before(),
        End::Last => span.last.clone(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::peek::question;
    use crate::state::TimelineRef;
    use gros_session::spec;
    use gros_solver::hanoi::methods::RECURSION;
    use gros_solver::methods;
    use gros_text::{Lang, Part};
    use std::rc::Rc;

    fn icicle(text: &str) -> Rc<Icicle> {
        let timeline = TimelineRef::new(spec::open(text, 64).unwrap().session);
        let found = methods::explain(RECURSION, &question(&timeline)).unwrap();
        let parts = Lang::English.explain(&found).parts;
        parts
            .into_iter()
            .find_map(|part| if let Part::Icicle(icicle) = part { Some(icicle) } else { None })
            .unwrap()
    }

    #[test]
    fn arrows_lead_into_a_call_to_its_caller_and_to_the_other_half() {
        let icicle = icicle("hanoi?n=3&step=4");
        let name = |at| icicle.name(at);
        let press = |at, key| after_key(&icicle, at, key);
        assert_eq!(name((0, 0)), "hanoi(3, A, C)");
        let half = press((0, 0), "ArrowDown").unwrap();
        assert_eq!(name(half), "hanoi(2, B, C)");
        let other = press(press(half, "ArrowLeft").unwrap(), "ArrowLeft").unwrap();
        assert_eq!(name(other), "hanoi(2, A, B)");
        assert_eq!((press(other, "ArrowLeft"), press(other, "ArrowDown")), (None, None));
        assert_eq!(press(other, "ArrowUp"), Some((0, 0)));
        let last = press(other, "End").unwrap();
        assert_eq!(name(last), "disc 1 B → A");
        assert_eq!((press(last, "ArrowDown"), press((0, 0), "ArrowUp")), (None, None));
        assert_eq!(moves_at(&icicle, other, End::Last), Some(Steps::from(3u32)));
        assert_eq!(moves_at(&icicle, half, End::First), Some(Steps::from(4u32)));
    }

    #[test]
    fn a_choice_is_found_after_a_move() {
        let (before, after, later) =
            (icicle("hanoi?n=3&step=4"), icicle("hanoi?n=3&step=5"), icicle("hanoi?n=3"));
        let half = Choice::of(&before, (1, 2)).unwrap();
        assert_eq!(after.name(half.find(&after)), "hanoi(2, B, C)");
        let small = Choice::of(&before, (2, 0)).unwrap();
        assert_eq!(before.name(small.find(&before)), "hanoi(1, B, A)");
        assert_eq!(later.name(small.find(&later)), "hanoi(3, A, C)");
        assert_eq!(before.name(innermost(&before)), "hanoi(1, B, A)");
    }
}
