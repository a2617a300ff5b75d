//! Comparing folders, file by file and byte by byte.

use crate::packed;
use anyhow::Result;
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// What the files of a folder hold, by their paths in it.
pub type Contents = BTreeMap<PathBuf, Vec<u8>>;

/// Reads every file of a folder.
///
/// # Errors
/// If the folder or a file cannot be read.
pub fn contents(folder: &Path) -> Result<Contents> {
    let mut contents = BTreeMap::new();
    for file in packed::all_files(folder)? {
        contents.insert(file.strip_prefix(folder)?.to_path_buf(), fs::read(&file)?);
    }
    Ok(contents)
}

/// Lists the files that are in one of two folders only, or not the same in both.
pub fn differing<'a>(one: &'a Contents, other: &'a Contents) -> Vec<&'a PathBuf> {
    let unlike = one.iter().filter(|(name, bytes)| other.get(*name) != Some(*bytes)).map(|(name, _)| name);
    unlike.chain(other.keys().filter(|name| !one.contains_key(*name))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_difference_is_found() {
        let page = |files: &[(&str, &str)]| -> Contents {
            files.iter().map(|(name, text)| (PathBuf::from(name), text.as_bytes().to_vec())).collect()
        };
        let one = page(&[("a", "1"), ("b", "2"), ("c", "3")]);
        assert_eq!(differing(&one, &one), Vec::<&PathBuf>::new());
        let other = page(&[("a", "1"), ("b", "3"), ("d", "3")]);
        assert_eq!(differing(&one, &other), ["b", "c", "d"].map(Path::new));
    }
}
