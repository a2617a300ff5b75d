//! Sessions as text, for storage and files: the current spec, then the undo history, newest first; in files
//! also the ticks of the shelf.

use gros_session::{Session, spec};
use gros_solver::AnyPuzzle;

use super::request::read as open;
use super::{Announcement, Collection, Helped, MAX_PIECES, Model, Record, Warning};

/// Limit of undo entries.
const MAX_UNDO: usize = 100;
/// Limit in bytes: browsers allow a few megabytes per site, and writing takes time.
const MAX_BYTES: usize = 500_000;
const TITLE: &str = "gros session 1";

/// Writes one spec per line, with as much undo history as the limits allow.
pub fn write(session: &Session<AnyPuzzle>) -> String {
    let mut text = super::address_of(session.timeline());
    let most = text.len() + MAX_BYTES;
    for line in session.history().take(MAX_UNDO).map(spec::write) {
        if text.len() + line.len() >= most {
            break;
        }
        text.push('\n');
        text.push_str(&line);
    }
    text
}

/// Reads a spec and its undo history; none if the first line is damaged. Other damaged lines are skipped.
pub fn read(text: &str) -> Option<(String, Vec<String>)> {
    let mut lines = text.lines().map(str::trim_end);
    let last = lines.next().filter(|line| is_valid(line))?;
    let history = lines.take(MAX_UNDO).filter(|line| is_valid(line)).map(str::to_owned);
    Some((last.to_owned(), history.collect()))
}

pub fn file(session: &Session<AnyPuzzle>, collection: &Collection) -> String {
    format!("{TITLE}\n{}\n{}", write(session), collection.write())
}

fn is_valid(address: &str) -> bool {
    spec::open(address, MAX_PIECES).is_ok_and(|opened| opened.notices.is_empty())
}

impl Model {
    /// Opens a saved session; undo goes through its history, then back to the current session.
    pub(super) fn open_file(&mut self, text: &str) {
        let lines = text.trim_start_matches('\u{feff}').strip_prefix(TITLE).map(str::trim_start);
        let Some((last, mut history)) = lines.and_then(read) else {
            self.warnings = vec![Warning::File];
            return;
        };
        self.collect_all(text);
        self.leave_screen();
        history.extend(write(&self.session).lines().map(str::to_owned));
        let past = history.iter().take(MAX_UNDO).rev().filter_map(|line| spec::open(line, MAX_PIECES).ok());
        let session = open(&last).session.with_history(past.map(|opened| opened.session));
        if session.timeline().puzzle().id() != self.session.timeline().puzzle().id() {
            self.shelve(self.session.clone());
        }
        self.switch_to(&session);
        self.session = session;
        self.help = Helped::before(&self.session);
        self.warnings.clear();
        self.touched = true;
        self.places += 1;
        self.say(Announcement::Changed(self.session.clone()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Msg, Prefs};
    use gros_session::Action;
    use gros_solver::{AnyMove, RingMove};

    fn model(address: &str) -> Model {
        Model::open(address, &[], Prefs::default())
    }

    #[test]
    fn a_file_restores_the_session_with_undo_and_loses_nothing() {
        let mut far = model("#/rings?n=5");
        for ring in [1, 3, 1] {
            far.take(Msg::Act(Action::Hand(AnyMove::Rings(RingMove::of(ring)))));
        }
        let mut here = model("#/hanoi?n=4&step=3");
        let ticks = Collection::read("own Spin-Out");
        here.take(Msg::File(file(&far.session, &ticks)));
        assert_eq!((here.address(), &*here.collection), (far.address(), &ticks));
        for _ in 0..3 {
            here.take(Msg::Act(Action::Undo));
        }
        assert_eq!(here.address(), "#/rings?n=5");
        here.take(Msg::Act(Action::Undo));
        assert_eq!(here.address(), "#/hanoi?n=4&step=3");
    }

    #[test]
    fn a_long_play_keeps_as_much_undo_as_fits() {
        let play = "1.".repeat(99_990);
        let mut model = model(&format!("#/rings?play={play}1&step=99991"));
        for ring in [1, 2, 1, 3, 1, 2, 1] {
            model.take(Msg::Act(Action::Hand(AnyMove::Rings(RingMove::of(ring)))));
        }
        let text = write(&model.session);
        assert!(text.len() < 200_100 + MAX_BYTES, "{}", text.len());
        let (last, history) = read(&text).unwrap();
        assert_eq!((last, history.len()), (model.address(), 2));
        let mut again = Model::open(&model.address(), &history, Prefs::default());
        for _ in 0..2 {
            again.take(Msg::Act(Action::Undo));
            model.take(Msg::Act(Action::Undo));
            assert_eq!(again.address(), model.address());
        }
    }

    #[test]
    fn invalid_files_change_nothing() {
        for text in ["", "rings", "gros session 1\n", "gros session 1\nrings?n=0", "{}"] {
            let mut here = model("#/hanoi?n=4&step=3");
            here.take(Msg::File(text.to_owned()));
            assert_eq!(
                (here.address().as_str(), &here.warnings[..]),
                ("#/hanoi?n=4&step=3", &[Warning::File][..])
            );
        }
    }

    #[test]
    fn damaged_entries_are_skipped() {
        let (last, history) = read("rings?n=5\nrings?n=0\nhanoi").unwrap();
        assert_eq!((last.as_str(), history), ("rings?n=5", vec!["hanoi".to_owned()]));
    }
}
