//! The worker that keeps the page for times without a network: its source, and what it is to keep.

use crate::{hash, packed, project};
use anyhow::Result;
use std::{
    fmt::{self, Write},
    fs,
    path::Path,
};

/// What the worker is called; it is no part of what it keeps.
const NAME: &str = "worker.js";

/// Writes the worker of a built page into its folder.
///
/// # Errors
/// If a file cannot be read or written.
pub fn write(folder: &Path) -> Result<()> {
    let source = fs::read_to_string(project::root().join("web").join(NAME))?;
    fs::write(folder.join(NAME), worker(folder, &source)?)?;
    Ok(())
}

fn worker(folder: &Path, source: &str) -> Result<String> {
    let (mut files, mut contents) = (Vec::new(), vec![source.as_bytes().to_vec()]);
    for file in packed::files(folder)? {
        let name = file.strip_prefix(folder)?.to_string_lossy().replace('\\', "/");
        if name != NAME {
            let content = fs::read(&file)?;
            files.push((name.clone(), hash::integrity(&content)));
            contents.extend([name.into_bytes(), content]);
        }
    }
    let version = hash::of(contents.iter().map(Vec::as_slice));
    let mut worker = String::new();
    writeln!(worker, "const VERSION = \"{version}\";")?;
    write_files(&mut worker, &files)?;
    // The comments stay behind.
    let code = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    code.for_each(|line| worker.extend([line, "\n"]));
    Ok(worker)
}

/// Writes the files with their digests as an object of JavaScript.
fn write_files(worker: &mut String, files: &[(String, String)]) -> fmt::Result {
    worker.push_str("const FILES = {\n");
    for (name, digest) in files {
        writeln!(worker, "  {name:?}: {digest:?},")?;
    }
    worker.push_str("};\n");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::env;

    #[test]
    fn a_worker_names_all_files_and_its_version_tells_their_content() {
        let folder = env::temp_dir().join(format!("gros-offline-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("a.js"), "1").unwrap();
        fs::write(folder.join("index.html"), "page").unwrap();
        fs::write(folder.join("index.html.br"), "packed").unwrap();
        let write = || worker(&folder, "// About.\nkeep();\n").unwrap();
        let first = write();
        let list = format!(
            "const FILES = {{\n  \"a.js\": {:?},\n  \"index.html\": {:?},\n}};\nkeep();\n",
            hash::integrity(b"1"),
            hash::integrity(b"page"),
        );
        assert!(first.ends_with(&list), "{first}");
        assert!(!first.contains("About"));
        fs::write(folder.join(NAME), &first).unwrap();
        assert_eq!(write(), first, "the worker is no part of what it keeps");
        fs::write(folder.join("index.html"), "other").unwrap();
        assert_ne!(write(), first);
        fs::remove_dir_all(&folder).unwrap();
    }
}
