//! Hashes for the names of files, and digests that prove their content, by SHA-256.

use base64::{Engine, engine::general_purpose::STANDARD};
use sha2::{Digest, Sha256};

/// Returns 8 digits that depend on the content of some files: enough to tell the versions of one file apart.
pub fn of<'a>(contents: impl IntoIterator<Item = &'a [u8]>) -> String {
    let hash = contents.into_iter().fold(Sha256::new(), Sha256::chain_update).finalize();
    hash[..4].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Returns the digest of some content in the form with which browsers check a fetched file.
pub fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(content)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_the_published_function() {
        assert_eq!(of([b"a".as_slice(), b"bc".as_slice()]), "ba7816bf");
        assert_eq!(integrity(b"abc"), "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    }
}
