//! The files of the page as they travel: compressed once, when it is built, beside each file itself.
//!
//! A server that knows of them sends `page.css.br` or `page.css.gz` in place of `page.css`; any other leaves them.

use anyhow::{Context, Result};
use flate2::{Compression, write::GzEncoder};
use std::{
    ffi::OsStr,
    fs,
    io::{Read, Write},
    path::{Path, PathBuf},
};
use walkdir::WalkDir;

/// Lists the files of a folder, without the compressed ones beside them.
///
/// # Errors
/// If the folder cannot be read.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    Ok(all_files(folder)?.into_iter().filter(|file| !is_packed(file)).collect())
}

/// Lists the files of a folder, in the order of their names.
///
/// # Errors
/// If the folder cannot be read.
pub fn all_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in WalkDir::new(folder).sort_by_file_name() {
        let entry = entry.context("the built page cannot be listed")?;
        if entry.file_type().is_file() {
            files.push(entry.into_path());
        }
    }
    Ok(files)
}

/// Tells whether a file is the compressed form of another one.
pub fn is_packed(file: &Path) -> bool {
    ["br", "gz"].iter().any(|ending| file.extension() == Some(OsStr::new(ending)))
}

/// Writes the compressed forms of every file of a folder beside it.
///
/// # Errors
/// If a file cannot be read or written.
pub fn write(folder: &Path) -> Result<()> {
    for file in files(folder)? {
        let bytes = fs::read(&file)?;
        fs::write(beside(&file, ".br"), brotli(&bytes)?)?;
        fs::write(beside(&file, ".gz"), gzip(&bytes)?)?;
    }
    Ok(())
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Returns how many bytes of a file travel at best: those of its compressed form, if that is there already.
///
/// # Errors
/// If that form cannot be read.
pub fn travels(file: &Path, bytes: &[u8]) -> Result<usize> {
    let packed = beside(file, ".br");
    Ok(if packed.is_file() { fs::metadata(packed)?.len().try_into()? } else { brotli(bytes)?.len() })
}

/// Compresses at the strongest setting, as is right for what is compressed once and sent often.
///
/// # Errors
/// None, since what is written to is memory.
pub fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = Vec::new();
    brotli::CompressorReader::new(bytes, 1 << 16, 11, 22).read_to_end(&mut packed)?;
    Ok(packed)
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(bytes)?;
    Ok(packed.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    #[test]
    fn every_file_gets_its_compressed_forms_once() {
        let folder = env::temp_dir().join(format!("gros-packed-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let file = folder.join("a.css");
        fs::write(&file, "p { margin: 0 }\n".repeat(100)).unwrap();
        for _ in 0..2 {
            write(&folder).unwrap();
            assert_eq!(fs::read_dir(&folder).unwrap().count(), 3);
        }
        assert_eq!(files(&folder).unwrap(), std::slice::from_ref(&file));
        let mut unpacked = String::new();
        flate2::read::GzDecoder::new(fs::File::open(beside(&file, ".gz")).unwrap())
            .read_to_string(&mut unpacked)
            .unwrap();
        assert_eq!(unpacked, fs::read_to_string(&file).unwrap());
        assert!(fs::metadata(beside(&file, ".br")).unwrap().len() < 100);
        fs::remove_dir_all(&folder).unwrap();
    }
}
