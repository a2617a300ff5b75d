//! The request in an address.

use gros_session::Session;
use gros_session::spec::{self, Opened, View};
use gros_solver::AnyPuzzle;
use gros_solver::internals::keys::{Notice, Notices, Problem};
use gros_text::Lang;

use super::{MAX_PIECES, Warning};

pub(super) struct Request {
    pub session: Session<AnyPuzzle>,
    pub warnings: Vec<Warning>,
    pub view: View,
}

/// Reads an address. If its puzzle is unknown, the default one has the view that was asked for.
pub(super) fn read(address: &str) -> Request {
    let opened = match spec::open(address, MAX_PIECES) {
        Ok(opened) => opened,
        Err(unknown) => {
            let mut default = read(&spec::about_default(address));
            default.warnings.insert(0, Warning::Puzzle(unknown));
            return default;
        }
    };
    let Opened { session, notices, view, view_notices } = opened;
    let warnings = warnings_of(notices.and(view_notices), &view);
    Request { session, warnings, view }
}

pub(super) fn warnings_of(notices: Notices, view: &View) -> Vec<Warning> {
    let notices = notices.and(language_notice(view));
    let more = (notices.more > 0).then_some(Warning::More(notices.more));
    notices.first.into_iter().map(Warning::Key).chain(more).collect()
}

fn language_notice(view: &View) -> Notices {
    let tag = view.lang.clone().filter(|tag| Lang::from_tag(tag).is_none());
    let problem = Problem::NotOneOf(Lang::TAGS);
    let notice = tag.map(|value| Notice::BadValue { key: "lang", value, problem });
    Notices { first: notice.into_iter().collect(), more: 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_puzzle_keeps_the_view() {
        let request = read("#/bogus?n=5&lang=fr&theme=dark");
        assert_eq!(request.view, read("#/rings?lang=fr&theme=dark").view);
        assert!(matches!(request.warnings[..], [Warning::Puzzle(_)]));
    }
}
