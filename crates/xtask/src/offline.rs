//! The service worker that keeps the page for offline use: its source, and the list of the files that it
//! keeps.

use crate::{compress, entries::Entry, hash, project, teachers};
use anyhow::Result;
use std::{fmt::Write, fs, path::Path};

/// The name of the worker, which does not keep itself.
const NAME: &str = "worker.js";

/// Writes the worker of a built page into its folder.
pub fn write(folder: &Path) -> Result<()> {
    let source = fs::read_to_string(project::root().join("web").join(NAME))?;
    fs::write(folder.join(NAME), worker(folder, &source)?)?;
    Ok(())
}

fn worker(folder: &Path, source: &str) -> Result<String> {
    let (mut files, mut contents) = (String::new(), vec![source.as_bytes().to_vec()]);
    for file in compress::files(folder)? {
        let name = file.strip_prefix(folder)?.to_string_lossy().replace('\\', "/");
        // An entry is kept as its address in the page.
        if name != NAME && !name.contains('/') && !teachers::has(&name) {
            let content = fs::read(&file)?;
            writeln!(files, "  {name:?}: {:?},", hash::integrity(&content))?;
            contents.extend([name.into_bytes(), content]);
        }
    }
    let entries: String =
        Entry::all().map(|entry| format!("  {:?}: {:?},\n", entry.folder(), entry.fragment())).collect();
    let version = hash::of(contents.iter().map(Vec::as_slice));
    let mut worker = format!(
        "const VERSION = \"{version}\";\nconst FILES = {{\n{files}}};\nconst ENTRIES = {{\n{entries}}};\n"
    );
    // Leave the comments out.
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.for_each(|line| worker.extend([line, "\n"]));
    Ok(worker)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worker_lists_all_files_and_its_version_depends_on_their_content() {
        let folder = tempfile::tempdir().unwrap();
        let put = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
        put("a.js", "1");
        put("index.html", "page");
        put("index.html.br", "compressed");
        let write = || worker(folder.path(), "// About.\nkeep();\n").unwrap();
        let first = write();
        let (script, page) = (hash::integrity(b"1"), hash::integrity(b"page"));
        let list = format!(
            "const FILES = {{\n  \"a.js\": {script:?},\n  \"index.html\": {page:?},\n}};\nconst ENTRIES = {{\n"
        );
        assert!(
            first.contains(&list)
                && first.contains("\"brain/\": \"#/brain\",\n")
                && first.ends_with("};\nkeep();\n")
                && !first.contains("About"),
            "{first}"
        );
        put(NAME, &first);
        assert_eq!(write(), first, "the worker does not keep itself");
        put("index.html", "other");
        assert_ne!(write(), first);
    }
}
