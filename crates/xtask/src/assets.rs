//! The files around the program: style sheets and scripts bundled into one file each and minified, all named by their
//! content.

use crate::{
    command,
    entries::Parts,
    hash,
    program::{self, Build},
    project, teachers,
};
use anyhow::{Context, Result, ensure};
use gros_picture::palette;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// Files that keep their names because others than the page request them.
pub const NAMED: [&str; 4] = ["icon.svg", "icon-512.png", "maskable.svg", "manifest.webmanifest"];

/// The files of the page that need no compiler, bundled into a separate folder.
pub struct Bundled {
    loader: PathBuf,
    /// The styles for a first visit, or all styles if the program is in one piece.
    styles: PathBuf,
    /// The styles for the later pieces of the program, in the order of the cascade; none if the program is in one piece.
    later: Vec<PathBuf>,
    teachers: PathBuf,
}

impl Bundled {
    /// Bundles them; they can be bundled while the program is compiled.
    pub fn of(build: Build) -> Result<Bundled> {
        let folder = project::root().join("target/program/around").join(format!("{build:?}").to_lowercase());
        fs::create_dir_all(&folder)?;
        let joined = |file: &Path, format| joined(file, format, &folder.join("joined"));
        let (styles, later) = if build.has_pieces() {
            let later = LATER.map(|later| joined(&sheet(&folder, later)?, "esm"));
            (sheet(&folder, FIRST)?, later.into_iter().collect::<Result<_>>()?)
        } else {
            (whole_sheet(&folder)?, Vec::new())
        };
        Ok(Bundled {
            loader: joined(&project::root().join("web/loader.js"), "iife")?,
            styles: joined(&styles, "esm")?,
            later,
            teachers: joined(&sheet(&folder, TEACHERS)?, "esm")?,
        })
    }
}

/// Assembles the page in `folder`: the program from its folder, and everything around it.
pub fn gather(program: &Path, around: &Bundled, folder: &Path) -> Result<()> {
    if folder.is_dir() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)?;
    let web = project::root().join("web");
    for name in NAMED {
        fs::copy(web.join("icons").join(name), folder.join(name))
            .with_context(|| format!("web/icons/{name}"))?;
    }
    let index = fs::read_to_string(project::root().join("index.html"))?;
    let mut names =
        vec![("loader.js", copied(&around.loader, folder)?), ("page.css", copied(&around.styles, folder)?)];
    let later: Vec<String> = around.later.iter().map(|later| copied(later, folder)).collect::<Result<_>>()?;
    let boards = later.first();
    let (index, program_file) = if let Some(boards) = boards {
        let named = name_pieces(program, &later, folder)?;
        let files = files_of(BOARDS, &fs::read_to_string(program.join(program::PIECES))?);
        names.push((OTHERS, format!("{boards} {files}")));
        (index, named)
    } else {
        fs::copy(web.join(RELOAD), folder.join(RELOAD))?;
        (in_one_piece(&index)?, copied(&program.join(program::FIRST), folder)?)
    };
    names.push(("program.wasm", program_file));
    teachers::write(folder, &copied(&around.teachers, folder)?)?;
    names.push(("words", name_words(program, folder)?));
    let script = joined(&program.join(program::SCRIPT), "esm", &program.join("joined"))?;
    names.push(("program.js", copied(&script, folder)?));
    let parts = Parts { index: &index, names: &names, boards: boards.map(String::as_str) };
    if boards.is_some() { parts.write(folder) } else { parts.write_page(folder) }
}

/// The style sheets for a first visit and for the later pieces of the program: the file in `web/styles` that lists the
/// parts, and the generated styles of pictures.
type Sheet = (&'static str, fn() -> String);
const FIRST: Sheet = ("page.css", || palette::custom_properties() + &gros_picture::first_sheet());
/// The styles of the boards of other puzzles come first.
const LATER: [Sheet; 3] = [
    ("boards.css", gros_picture::boards_sheet),
    ("later.css", gros_picture::later_sheet),
    ("learn.css", String::new),
];
const TEACHERS: Sheet = (teachers::STYLES, palette::custom_properties);

/// Writes a style sheet that imports the styles of pictures, then those of the page.
fn sheet(folder: &Path, (name, looks): Sheet) -> Result<PathBuf> {
    let pictures = folder.join(format!("pictures-{name}"));
    fs::write(&pictures, looks())?;
    imports(&folder.join(name), &[pictures, project::root().join("web/styles").join(name)])
}

/// Writes a style sheet that imports all.
fn whole_sheet(folder: &Path) -> Result<PathBuf> {
    let all: Vec<PathBuf> =
        [FIRST].into_iter().chain(LATER).map(|part| sheet(folder, part)).collect::<Result<_>>()?;
    imports(&folder.join("all.css"), &all)
}

fn imports(file: &Path, read: &[PathBuf]) -> Result<PathBuf> {
    let lines = read.iter().map(|read| format!("@import \"{}\";\n", read.display()));
    fs::write(file, lines.collect::<String>())?;
    Ok(file.to_path_buf())
}

/// The script that reloads a page when it has been rebuilt.
const RELOAD: &str = "reload.js";

/// Removes the other puzzles and the worker from the page, and adds the script that reloads it.
fn in_one_piece(index: &str) -> Result<String> {
    let (named, script) = (" data-others=\"others\" data-worker=\"worker.js\"", "</script>");
    let changed = index.replacen(named, "", 1);
    ensure!(changed != index, "index.html must have{named}");
    Ok(changed.replacen(script, &format!("{script}<script type=\"module\" src=\"{RELOAD}\">{script}"), 1))
}

/// Copies the words of each language under names with their hashes, and lists them: `en=words-en-0123.txt …`, and later
/// `en.later=words-later-en-4567.txt`. The first is the default language.
fn name_words(program: &Path, folder: &Path) -> Result<String> {
    let mut pairs = Vec::new();
    for file in fs::read_dir(program)? {
        let file = file?.path();
        let kind = file.extension().unwrap_or_default().to_string_lossy();
        let tag = file.file_stem().unwrap_or_default().to_string_lossy();
        let (start, key) = match &*kind {
            program::WORDS => (format!("words-{tag}"), tag.into_owned()),
            program::LATER_WORDS => (format!("words-later-{tag}"), format!("{tag}.later")),
            _ => continue,
        };
        let content = fs::read(&file)?;
        let name = format!("{start}-{}.txt", hash::of([content.as_slice()]));
        fs::write(folder.join(&name), content)?;
        pairs.push(format!("{key}={name}"));
    }
    pairs.sort_by_key(|pair| (pair.contains(".later="), pair.clone()));
    Ok(pairs.join(" "))
}

/// Copies the pieces of the program under names with their hashes, tells the script that fetches them those names and
/// those of their style sheets, and returns the name of the first piece, which the page requests.
fn name_pieces(program: &Path, styles: &[String], folder: &Path) -> Result<String> {
    let script = program.join(program::PIECES);
    let fetcher = fs::read_to_string(project::root().join("web/pieces.js"))?;
    let mut text = fs::read_to_string(&script)?;
    let mut first = None;
    for piece in program::pieces(program)? {
        let name = piece.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let hashed = copied(&piece, folder)?;
        if name == program::FIRST {
            first = Some(hashed);
        } else {
            let fetch = |how, name| format!("{how}(new URL(\"./{name}\"");
            let plain = fetch("fetch", &name);
            ensure!(text.contains(&plain), "{} does not fetch {name}", program::PIECES);
            text = text.replace(&plain, &fetch("fetched", &hashed));
        }
    }
    let fetcher = LATER.iter().zip(styles).try_fold(fetcher, |fetcher, ((name, _), styles)| {
        ensure!(fetcher.contains(name), "web/pieces.js must name {name}");
        Ok(fetcher.replace(name, styles))
    })?;
    fs::write(script, fetcher + &text)?;
    first.with_context(|| format!("the program has no {}", program::FIRST))
}

/// Where the page names the files of the other puzzles.
pub const OTHERS: &str = "others";

/// The piece with the boards of other puzzles than the first, and with all else that these need.
const BOARDS: &str = "boards";

/// Lists the files of a piece that the script with the pieces names: its own, and the chunks that it shares.
fn files_of(piece: &str, script: &str) -> String {
    let (own, mut files) = (format!("split_{piece}-"), Vec::new());
    // The pieces that share a chunk are listed before it.
    let mut is_shared = false;
    for line in script.lines() {
        if let Some(pieces) = line.strip_prefix("/* ") {
            is_shared = pieces.trim_end_matches(" */").split(", ").any(|shares| shares == piece);
        }
        let file = line.split("(new URL(\"./").nth(1).and_then(|rest| rest.split('"').next());
        files.extend(file.filter(|file| file.starts_with(&own) || file.starts_with("chunk_") && is_shared));
    }
    files.join(" ")
}

/// Bundles a file and its imports as a module (`esm`) or a plain script (`iife`) into `folder`, and returns the result.
fn joined(file: &Path, format: &str, folder: &Path) -> Result<PathBuf> {
    let out = folder.join(file.file_name().unwrap_or_default());
    let mut esbuild = command::program("esbuild");
    esbuild.arg(file).args(["--bundle", "--minify", "--charset=utf8", "--target=esnext"]);
    esbuild.arg(format!("--format={format}"));
    // wasm-bindgen lists a module once for each import from it.
    esbuild.args([
        "--legal-comments=none",
        "--log-level=warning",
        "--log-override:duplicate-object-key=silent",
    ]);
    command::run(esbuild.arg(format!("--outfile={}", out.display())))?;
    Ok(out)
}

/// Copies a file under a name with its hash, and returns that name.
fn copied(file: &Path, folder: &Path) -> Result<String> {
    let content = fs::read(file).with_context(|| file.display().to_string())?;
    let part = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
    let name =
        format!("{}-{}.{}", part(file.file_stem()), hash::of([content.as_slice()]), part(file.extension()));
    fs::write(folder.join(&name), content)?;
    Ok(name)
}

/// Returns the folder of the quickly built page.
pub fn quick() -> PathBuf {
    project::root().join("target/dev-page")
}

/// Returns the folder of the page that is rebuilt whenever its sources change.
pub fn whole() -> PathBuf {
    project::root().join("target/live-page")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_live_page_reloads_itself() {
        let index = "<script src=\"loader.js\" data-code=\"program.wasm\" data-words=\"words\" data-others=\"others\" data-worker=\"worker.js\"></script>";
        assert_eq!(
            in_one_piece(index).unwrap(),
            "<script src=\"loader.js\" data-code=\"program.wasm\" data-words=\"words\"></script><script type=\"module\" src=\"reload.js\"></script>"
        );
        assert!(in_one_piece("<script></script>").is_err());
    }

    #[test]
    fn pieces_are_named_by_their_content_and_their_script_knows_the_names() {
        let folder = tempfile::tempdir().unwrap();
        let (program, dist) = (folder.path(), folder.path().join("dist"));
        fs::create_dir(&dist).unwrap();
        fs::write(program.join(program::FIRST), "first").unwrap();
        fs::write(program.join("split_explain.wasm"), "abc").unwrap();
        fs::write(program.join(program::PIECES), "fetch(new URL(\"./split_explain.wasm\", here))").unwrap();
        let named = name_pieces(
            program,
            &["boards-01.css", "later-23.css", "learn-45.css"].map(str::to_owned),
            &dist,
        )
        .unwrap();
        assert!(named.starts_with("program_bg-") && dist.join(&named).is_file());
        assert!(dist.join("split_explain-ba7816bf.wasm").is_file());
        let script = fs::read_to_string(program.join(program::PIECES)).unwrap();
        assert!(script.contains("const fetched = "), "{script}");
        assert!(script.contains("[\"boards-01.css\", \"later-23.css\", \"learn-45.css\"]"), "{script}");
        let fetches = "fetched(new URL(\"./split_explain-ba7816bf.wasm\", here))";
        assert!(script.ends_with(fetches), "{script}");
    }

    #[test]
    fn a_piece_has_files_of_its_own_and_shared_ones() {
        let script = "/* boards, explain */
    const src = fetched(new URL(\"./chunk_5-01.wasm\", here));
/* explain, learn */
    const src = fetched(new URL(\"./chunk_6-23.wasm\", here));
    const src = fetched(new URL(\"./split_learn-45.wasm\", here));
    const src = fetched(new URL(\"./split_boards-67.wasm\", here));";
        assert_eq!(files_of(BOARDS, script), "chunk_5-01.wasm split_boards-67.wasm");
    }
}
