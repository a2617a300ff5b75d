//! The size of the page, on disk and in transfer.

use crate::{compress, program, teachers};
use anyhow::{Result, ensure};
use std::{
    fmt::Write,
    fs,
    path::{Path, PathBuf},
};

/// The maximum number of bytes that a first visit on a phone transfers, at best compression: everything but the pieces
/// of the program that are fetched when they are first shown.
///
/// `docs/benchmarks-page.md` lists what each part contributes. The aim is 200 KB; until that is reached, this number
/// locks in the progress: it goes down when the page gets smaller, and up only for something that is worth it.
const BUDGET: usize = 354_600;

/// A file of the page: its path in the page's folder, its bytes on disk, and the fewest bytes that a server sends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Size {
    file: String,
    raw: usize,
    brotli: usize,
}

/// Measures every file of a folder.
pub fn measure(folder: &Path) -> Result<Vec<Size>> {
    let size = |path: PathBuf| {
        let bytes = fs::read(&path)?;
        let file = path.strip_prefix(folder)?.display().to_string();
        Ok(Size { file, raw: bytes.len(), brotli: compress::transferred(&path, &bytes)? })
    };
    compress::files(folder)?.into_iter().map(size).collect()
}

/// Checks that what a first visit transfers is within the budget.
pub fn ensure_within_budget(sizes: &[Size]) -> Result<()> {
    let first = first_visit(sizes).brotli;
    ensure!(
        first <= BUDGET,
        "the page is too large: a first visit takes {first} bytes, {BUDGET} are allowed"
    );
    Ok(())
}

/// Returns the sizes as lines, with the sums at the end.
pub fn table(sizes: &[Size]) -> String {
    let sums = [first_visit(sizes), sum("in all", sizes)];
    let width = sizes.iter().chain(&sums).map(|size| size.file.len()).max().unwrap_or(0);
    let mut table = format!("{:width$}  {:>9}  {:>9}\n", "dist", "bytes", "brotli");
    for Size { file, raw, brotli } in sizes.iter().chain(&sums) {
        let _ = writeln!(table, "{file:width$}  {raw:>9}  {brotli:>9}");
    }
    table
}

/// Sums what a first visit fetches: neither the later pieces, nor the words of other languages, nor other entries, nor
/// the document for teachers.
fn first_visit(sizes: &[Size]) -> Size {
    let is_of_others = |file: &str| file.starts_with("words-") && !file.starts_with("words-en-");
    // Who opens an entry fetches it in place of the page itself.
    let is_entry = |file: &str| file.contains('/');
    // With `GROS_BASE`: chats and search engines fetch them.
    let is_for_links = |file: &str| file.starts_with("preview-") || file == "sitemap.xml";
    let is_apart =
        |file: &str| is_of_others(file) || is_entry(file) || is_for_links(file) || teachers::has(file);
    let is_first = |size: &&Size| !program::is_later(&size.file) && !is_apart(&size.file);
    sum("a first visit, phone", sizes.iter().filter(is_first))
}

fn sum<'a>(name: &str, sizes: impl IntoIterator<Item = &'a Size>) -> Size {
    let none = Size { file: name.to_owned(), raw: 0, brotli: 0 };
    sizes.into_iter().fold(none, |sum, size| Size {
        raw: sum.raw + size.raw,
        brotli: sum.brotli + size.brotli,
        ..sum
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn size(file: &str, brotli: usize) -> Size {
        Size { file: file.to_owned(), raw: 2 * brotli, brotli }
    }

    #[test]
    fn measures_and_sums() {
        let sizes = measure(&crate::project::root().join("crates/xtask/src/tools")).unwrap();
        let this = sizes.iter().find(|size| size.file == "mod.rs").unwrap();
        assert!(this.brotli < this.raw);
        let table =
            table(&[size("a", 300), size("b.wasm", 20), size("split_c.wasm", 5), size("preview-d.png", 1)]);
        let sums =
            ["a first visit, phone        640        320", "in all                      652        326"];
        assert_eq!(table.lines().skip(5).collect::<Vec<_>>(), sums);
    }

    #[test]
    fn a_page_that_is_too_large_fails() {
        assert!(ensure_within_budget(&[size("a", BUDGET - 1), size("b", 1)]).is_ok());
        assert!(ensure_within_budget(&[size("a", BUDGET), size("b", 1)]).is_err());
    }
}
