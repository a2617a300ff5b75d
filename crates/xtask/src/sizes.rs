//! How large the page is: on disk, and as it travels.

use crate::packed;
use anyhow::{Result, ensure};
use std::{
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

/// The most bytes that a first visit transfers, at best compression.
///
/// All puzzles and panels are in one program, and nothing is drawn before it is there; what each brings along is in
/// `docs/benchmarks-page.md`. The aim is 200 KB; until that is reached, the number keeps what was won: it goes down when
/// the page gets smaller, and up only for what is worth it.
const BUDGET: usize = 575_000;

/// One file of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Size {
    /// Its path inside the page's folder.
    pub file: String,
    /// Bytes on disk.
    pub raw: usize,
    /// Bytes as a server sends them at best.
    pub brotli: usize,
}

/// Measures every file of a folder.
///
/// # Errors
/// If the folder or a file cannot be read.
pub fn measure(folder: &Path) -> Result<Vec<Size>> {
    let size = |path: PathBuf| {
        let bytes = fs::read(&path)?;
        let file = path.strip_prefix(folder)?.display().to_string();
        Ok(Size { file, raw: bytes.len(), brotli: packed::brotli(&bytes)?.len() })
    };
    packed::files(folder)?.into_iter().map(size).collect()
}

/// Checks that all files together are within the budget.
///
/// # Errors
/// If they are not.
pub fn ensure_within_budget(sizes: &[Size]) -> Result<()> {
    let all: usize = sizes.iter().map(|size| size.brotli).sum();
    ensure!(all <= BUDGET, "the page is too large: {all} bytes compressed, {BUDGET} allowed");
    Ok(())
}

/// The sizes as lines, the sum last.
pub fn table(sizes: &[Size]) -> String {
    let total = Size {
        file: "in all".to_owned(),
        raw: sizes.iter().map(|size| size.raw).sum(),
        brotli: sizes.iter().map(|size| size.brotli).sum(),
    };
    let width = sizes.iter().map(|size| size.file.len()).max().unwrap_or(0).max(total.file.len());
    let mut table = format!("{:width$}  {:>9}  {:>9}\n", "dist", "bytes", "brotli");
    for Size { file, raw, brotli } in sizes.iter().chain([&total]) {
        let _ = writeln!(table, "{file:width$}  {raw:>9}  {brotli:>9}");
    }
    table
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn measures_and_sums() {
        let folder = crate::project::root().join("crates/xtask/src/tools");
        let sizes = measure(&folder).unwrap();
        let this = sizes.iter().find(|size| size.file == "mod.rs").unwrap();
        assert!(this.brotli < this.raw);
        let table = table(&[
            Size { file: "a".into(), raw: 1000, brotli: 300 },
            Size { file: "b.wasm".into(), raw: 30, brotli: 20 },
        ]);
        assert_eq!(table.lines().last(), Some("in all       1030        320"));
    }

    #[test]
    fn a_page_that_grew_too_large_fails() {
        let file = |brotli| Size { file: "a".into(), raw: 2 * brotli, brotli };
        assert!(ensure_within_budget(&[file(BUDGET - 1), file(1)]).is_ok());
        assert!(ensure_within_budget(&[file(BUDGET), file(1)]).is_err());
    }
}
