//! Compresses the files of the page once, when it is built, and puts the results beside them.
//!
//! A server that knows about them sends `page.css.br` or `page.css.gz` in place of `page.css`; any other server ignores
//! them.

use anyhow::{Context, Result};
use brotli::enc::BrotliEncoderParams;
use flate2::{Compression, write::GzEncoder};
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};
use walkdir::WalkDir;

/// Lists the files of a folder, without the compressed ones beside them.
pub fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    Ok(all_files(folder)?.into_iter().filter(|file| !is_compressed(file)).collect())
}

/// Lists the files of a folder, sorted by name.
pub fn all_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = WalkDir::new(folder).sort_by_file_name().into_iter().collect::<Result<Vec<_>, _>>();
    let entries = entries.context("the built page cannot be listed")?;
    let files = entries.into_iter().filter(|entry| entry.file_type().is_file());
    Ok(files.map(walkdir::DirEntry::into_path).collect())
}

/// Returns whether a file is the compressed form of another one.
pub fn is_compressed(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == "br" || ending == "gz")
}

/// Writes the compressed forms of all files of a folder beside them.
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

/// Returns the fewest bytes that a file takes to transfer: the size of its compressed form, if that exists.
pub fn transferred(file: &Path, bytes: &[u8]) -> Result<usize> {
    let compressed = beside(file, ".br");
    Ok(if compressed.is_file() { fs::metadata(compressed)?.len().try_into()? } else { brotli(bytes)?.len() })
}

/// Compresses at the highest setting, since a file is compressed once and sent often, and with the codes of distances
/// that suit the program.
fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut parameters = BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    parameters.dist.num_direct_distance_codes = 12;
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &*bytes, &mut compressed, &parameters)?;
    Ok(compressed)
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut compressed = GzEncoder::new(Vec::new(), Compression::best());
    compressed.write_all(bytes)?;
    Ok(compressed.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Read;

    #[test]
    fn every_file_gets_its_compressed_forms_once() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.css");
        fs::write(&file, "p { margin: 0 }\n".repeat(100)).unwrap();
        for _ in 0..2 {
            write(folder.path()).unwrap();
            assert_eq!(all_files(folder.path()).unwrap().len(), 3);
        }
        assert_eq!(files(folder.path()).unwrap(), std::slice::from_ref(&file));
        let compressed = |ending: &str| fs::File::open(beside(&file, ending)).unwrap();
        let text = |mut read: Box<dyn Read>| {
            let mut text = String::new();
            read.read_to_string(&mut text).unwrap();
            text
        };
        let written = fs::read_to_string(&file).unwrap();
        assert_eq!(text(Box::new(flate2::read::GzDecoder::new(compressed(".gz")))), written);
        assert_eq!(text(Box::new(brotli::Decompressor::new(compressed(".br"), 4096))), written);
        assert!(compressed(".br").metadata().unwrap().len() < 100);
    }
}
