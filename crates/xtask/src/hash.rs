//! Names that tell the content of what they name, and digests that prove it.

use base64::{Engine, engine::general_purpose::STANDARD};
use sha2::{Digest, Sha256};

/// Returns 16 digits for the content of some files: FNV-1a, by Fowler, Noll and Vo (1991), of 64 bits.
///
/// It tells versions apart; it does not guard against anyone.
pub fn of<'a>(contents: impl IntoIterator<Item = &'a [u8]>) -> String {
    let hash = contents.into_iter().flatten().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("{hash:016x}")
}

/// Returns the digest of some content as browsers read it where they are told to check what they fetch: SHA-256.
pub fn integrity(content: &[u8]) -> String {
    format!("sha256-{}", STANDARD.encode(Sha256::digest(content)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_the_published_function() {
        assert_eq!(of([b"".as_slice()]), "cbf29ce484222325");
        assert_eq!(of([b"foo".as_slice(), b"bar".as_slice()]), "85944171f73967e8");
    }

    #[test]
    fn a_digest_is_the_published_function() {
        assert_eq!(integrity(b"abc"), "sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=");
    }
}
