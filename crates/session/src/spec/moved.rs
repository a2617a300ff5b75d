//! Old addresses of things that have new ones.

/// The tool with which locks were designed; a lock is a puzzle like any other now.
const LOCK: &str = "learn/lock";
/// The lock that an address means if it holds only the ends of a task.
const READY: [&str; 2] = ["places=2,3,2,3", "waits=,10,021"];

/// Returns the text that an old one has become; any other text is returned as it is.
pub(super) fn moved(text: String) -> String {
    let (id, keys) = text.split_once('?').unwrap_or((&text, ""));
    if !id.eq_ignore_ascii_case(LOCK) {
        return text;
    }
    let has =
        |key: &str| keys.split('&').any(|pair| pair.split_once('=').is_some_and(|(name, _)| name == key));
    let ready = match () {
        () if has("places") => &READY[..0],
        () if has("waits") => &READY[..1],
        () if has("from") || has("to") => &READY[..],
        () => &READY[..0],
    };
    let keys: Vec<&str> = ready.iter().copied().chain(Some(keys).filter(|keys| !keys.is_empty())).collect();
    if keys.is_empty() { "custom".to_owned() } else { format!("custom?{}", keys.join("&")) }
}

#[cfg(test)]
mod tests {
    use crate::spec::{open, open_screen, write};

    /// Old links of locks open the puzzle that they meant.
    #[test]
    fn a_lock_has_become_a_puzzle() {
        for (old, new) in [
            ("https://example.org/#/learn/lock", "custom"),
            ("learn/lock?places=2,3,2&waits=1.0,1-&from=001&to=120", "custom?waits=,1-&from=001&to=120"),
            ("#/Learn/Lock?waits=1.-", "custom?places=2,3,2,3&waits=.-"),
            ("#/learn/lock?to=0000", "custom?places=2,3,2,3&waits=,10,021&to=0000"),
        ] {
            let opened = open(old, 1_000).unwrap();
            assert_eq!((write(opened.session.timeline()).as_str(), opened.notices.is_empty()), (new, true));
            assert!(open_screen(old).is_none(), "{old}");
        }
    }
}
