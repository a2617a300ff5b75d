//! A folder for each puzzle and language, such as `spinout/` and `zh-Hans/spinout/`: the same program, with
//! the title, the description and the first picture of that puzzle, for search engines, previews, and links
//! without a fragment.

use anyhow::{Context, Result, ensure};
use gros_picture::palette::Theme;
use gros_picture::svg::{self, Ink};
use gros_picture::{Game, Look, Pictured, Scene, Subject, View};
use gros_solver::internals::keys::Keys;
use gros_solver::{AnyPuzzle, Setup, ids};
use gros_text::{Key, Lang};
use std::{env, fmt::Write, fs, path::Path};

use crate::{assets, command, hash, project, sentences, teachers};

/// Where the page will be, if that is known when it is built: then its parts say so to search engines and chats.
pub const BASE: &str = "GROS_BASE";

/// The room of a picture: the board of a page that is 1440 wide.
const ROOM: (f64, f64) = (992.0, 503.0);
const MOST_PIECES: usize = 1_000;

/// An entry to the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The id of the puzzle; none for the page itself.
    pub id: Option<&'static str>,
    /// The language; none for that of the visitor.
    pub lang: Option<Lang>,
}

impl Entry {
    /// The page itself.
    pub const PAGE: Entry = Entry { id: None, lang: None };

    /// Lists all entries but the page itself.
    pub fn all() -> impl Iterator<Item = Entry> {
        let languages = || [None].into_iter().chain(Lang::ALL.into_iter().skip(1).map(Some));
        ids().into_iter().flat_map(move |id| languages().map(move |lang| Entry { id: Some(id), lang }))
    }

    /// Returns its folder in that of the page, with a slash at the end; empty for the page itself.
    pub fn folder(&self) -> String {
        self.lang.map(Lang::tag).into_iter().chain(self.id).map(|part| format!("{part}/")).collect()
    }

    /// Returns the fragment at which the page itself shows the same.
    pub fn fragment(&self) -> String {
        let lang = self.lang.map(|lang| format!("?lang={}", lang.tag())).unwrap_or_default();
        format!("#/{}{lang}", self.id.unwrap_or_default())
    }

    /// Returns the steps from its folder to that of the page: `../../`.
    fn up(&self) -> String {
        "../".repeat(self.folder().matches('/').count())
    }

    fn setup(&self) -> Result<Setup<AnyPuzzle>> {
        let id = self.id.unwrap_or("rings");
        AnyPuzzle::from_keys(id, &mut Keys::new(Vec::new(), MOST_PIECES))
            .with_context(|| format!("no puzzle {id}"))
    }

    fn title(&self, lang: Lang) -> String {
        self.id.map_or_else(|| "Gros".to_owned(), |id| format!("{} · Gros", lang.puzzle_name(id)))
    }

    fn description(&self, lang: Lang) -> Result<String> {
        if self.id.is_none() {
            return Ok(lang.text(Key::PageDescription).to_owned());
        }
        let setup = self.setup()?;
        let task = lang.rules(&setup.puzzle).first().copied().unwrap_or_default();
        Ok(format!("{task} {}", lang.task_facts(&setup).join(" · ")))
    }
}

/// Draws the first picture of an entry, without marks.
fn scene(entry: &Entry) -> Result<Scene> {
    let Setup { puzzle, start, .. } = entry.setup()?;
    let look = puzzle.looks().first().copied().unwrap_or(Look::Realistic);
    let subject = Subject::still(puzzle, start);
    let game = Game::around(&subject.puzzle, &subject.state, ROOM, false);
    let lang = entry.lang.unwrap_or_default();
    let say = |sign: gros_picture::Sign<'_>| lang.sign(&subject.state, sign);
    Ok(AnyPuzzle::scene(&subject, &View { look, game: game.as_ref(), say: &say, ..View::of(ROOM) }))
}

/// Returns the first picture of an entry as a part of its page.
pub fn picture(entry: &Entry) -> Result<String> {
    let scene = scene(entry)?;
    let (view_box, shapes) = (svg::view_box(&scene), svg::shapes(&scene.shapes, Ink::Classes));
    Ok(format!("<svg viewBox=\"{view_box}\" aria-hidden=\"true\">{shapes}</svg>"))
}

/// The places in `index.html` that differ between entries.
const LANG: &str = "<html lang=\"en\">";
const TITLE: &str = "<title>{title}</title>";
const DESCRIPTION: &str = "{description}";
const SCRIPT: &str = "<script defer ";
const PICTURE: &str = "<svg aria-hidden=\"true\"></svg>";

/// The parts from which all entries are made.
pub struct Parts<'a> {
    /// The text of `index.html`.
    pub index: &'a str,
    /// The names in that text with the names of their files.
    pub names: &'a [(&'a str, String)],
    /// The file of the style sheet with the pictures of other puzzles; none if there is only one sheet.
    pub boards: Option<&'a str>,
}

impl Parts<'_> {
    fn page(&self, entry: &Entry, base: Option<&str>) -> Result<String> {
        let lang = entry.lang.unwrap_or_default();
        let (title, description) = (escaped(&entry.title(lang)), escaped(&entry.description(lang)?));
        let mut head = TITLE.replace("{title}", &title);
        head += &base.map(|base| links(entry, base, &title, &description)).transpose()?.unwrap_or_default();
        let mut index = self.index.to_owned();
        for (place, part) in [
            (LANG, LANG.replace("en", lang.tag())),
            (TITLE, head),
            (DESCRIPTION, description),
            (PICTURE, picture(entry)?),
            (SCRIPT, self.script(entry)),
        ] {
            ensure!(index.matches(place).count() == 1, "index.html must have {place} once");
            index = index.replace(place, &part);
        }
        let page = named(&sentences::put_in(&index, &entry.setup()?.puzzle, entry.lang)?, self.names)?;
        Ok(self.lowered(page, &entry.up()))
    }

    fn script(&self, entry: &Entry) -> String {
        let styles = self.boards.filter(|_| entry.id.is_some());
        let link = |styles| format!("<link rel=\"stylesheet\" href=\"{}{styles}\" />\n", entry.up());
        let styles = styles.map(link).unwrap_or_default();
        let id = entry.id.map(|id| format!("data-entry=\"{id}\" ")).unwrap_or_default();
        let lang = entry.lang.map(|lang| format!("data-lang=\"{}\" ", lang.tag())).unwrap_or_default();
        format!("{styles}{SCRIPT}{id}{lang}")
    }

    /// Makes a page in a folder name the files in the folder above it.
    fn lowered(&self, mut page: String, up: &str) -> String {
        let words =
            self.names.iter().flat_map(|(_, name)| name.split(' ').filter_map(|pair| pair.split_once('=')));
        for (tag, file) in words {
            page = page.replace(&format!("{tag}={file}"), &format!("{tag}={up}{file}"));
        }
        // The files of others are beside the program, wherever the page is.
        let names = self.names.iter().filter(|(source, _)| *source != assets::OTHERS);
        let files = names.map(|(_, name)| name.as_str()).chain(assets::NAMED).chain([WORKER, teachers::PAGE]);
        for file in files {
            page = page.replace(&format!("\"{file}\""), &format!("\"{up}{file}\""));
        }
        page
    }

    /// Writes the page itself and all other entries; with a base address also the pictures for chats and the map of the
    /// site.
    pub fn write(&self, folder: &Path) -> Result<()> {
        let base = env::var(BASE).ok().filter(|base| !base.is_empty());
        let base = base.map(|base| format!("{}/", base.trim_end_matches('/')));
        for entry in [Entry::PAGE].into_iter().chain(Entry::all()) {
            let at = folder.join(entry.folder());
            fs::create_dir_all(&at)?;
            fs::write(at.join("index.html"), self.page(&entry, base.as_deref())?)?;
        }
        let Some(base) = base else { return Ok(()) };
        write_previews(folder)?;
        Ok(fs::write(folder.join("sitemap.xml"), site_map(&base))?)
    }

    /// Writes the page itself alone.
    pub fn write_page(&self, folder: &Path) -> Result<()> {
        Ok(fs::write(folder.join("index.html"), self.page(&Entry::PAGE, None)?)?)
    }
}

/// The service worker keeps its name.
const WORKER: &str = "worker.js";

/// Returns the page with the final names of the files, without comments, indentation and the lines for Trunk.
fn named(index: &str, names: &[(&str, String)]) -> Result<String> {
    let mut page = String::with_capacity(index.len());
    let is_left_out =
        |line: &str| line.is_empty() || line.starts_with("<!-- ") || line.starts_with("<link data-trunk ");
    for line in index.lines().map(str::trim).filter(|line| !is_left_out(line)) {
        page.extend([line, "\n"]);
    }
    for (source, name) in names {
        let (quoted, named) = (format!("\"{source}\""), format!("\"{name}\""));
        ensure!(page.contains(&quoted), "index.html must name {source}");
        page = page.replace(&quoted, &named);
    }
    Ok(page)
}

/// Returns the lines for search engines and chats: where the entry is, in which languages, and its picture.
fn links(entry: &Entry, base: &str, title: &str, description: &str) -> Result<String> {
    let address = |entry: &Entry| format!("{base}{}", entry.folder());
    let mut links = format!("\n<link rel=\"canonical\" href=\"{}\" />", address(entry));
    for lang in Lang::ALL.into_iter().filter(|_| entry.id.is_some()) {
        let other = Entry { id: entry.id, lang: (lang != Lang::default()).then_some(lang) };
        write!(
            links,
            "\n<link rel=\"alternate\" hreflang=\"{}\" href=\"{}\" />",
            lang.tag(),
            address(&other)
        )?;
    }
    let image = format!("{base}{}", preview_name(entry)?);
    let properties = [
        ("title", escaped(title)),
        ("description", description.to_owned()),
        ("url", address(entry)),
        ("image", image),
        ("type", "website".to_owned()),
    ];
    for (property, content) in properties {
        write!(links, "\n<meta property=\"og:{property}\" content=\"{content}\" />")?;
    }
    links += "\n<meta name=\"twitter:card\" content=\"summary_large_image\" />";
    Ok(links)
}

fn site_map(base: &str) -> String {
    let addresses = [Entry::PAGE]
        .into_iter()
        .chain(Entry::all())
        .map(|entry| format!("<url><loc>{base}{}</loc></url>\n", entry.folder()));
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n";
    [head.to_owned()].into_iter().chain(addresses).chain(["</urlset>\n".to_owned()]).collect()
}

fn preview_svg(entry: &Entry) -> Result<String> {
    Ok(svg::write(&scene(&Entry { lang: None, ..entry.clone() })?.on_ground(), Ink::Theme(Theme::Light)))
}

fn preview_name(entry: &Entry) -> Result<String> {
    let content = preview_svg(entry)?;
    Ok(format!("preview-{}-{}.png", entry.id.unwrap_or("gros"), hash::of([content.as_bytes()])))
}

/// Writes the pictures of entries for chats, without words, which they have beside them there.
fn write_previews(folder: &Path) -> Result<()> {
    let mut drawings = Vec::new();
    for entry in [Entry::PAGE].into_iter().chain(Entry::all()).filter(|entry| entry.lang.is_none()) {
        let drawing = folder.join(preview_name(&entry)?).with_extension("svg");
        fs::write(&drawing, preview_svg(&entry)?)?;
        drawings.push(drawing);
    }
    let mut paint = command::cargo("run --release --locked --manifest-path");
    paint.arg(project::root().join("previews/Cargo.toml")).arg("--target-dir");
    command::run(paint.arg(project::root().join("target/previews")).arg("--").args(&drawings))?;
    drawings.iter().try_for_each(|drawing| Ok(fs::remove_file(drawing)?))
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    const INDEX: &str = "<html lang=\"en\">\n<title>{title}</title>\n<meta content=\"{description}\" />\n<link href=\"icon.svg\" />\n<script defer src=\"loader.js\" data-words=\"words\" data-others=\"others\" data-worker=\"worker.js\"></script>\n<!-- in each language -->\n<i>{puzzle}: {task}</i>\n<!-- end -->\n<svg aria-hidden=\"true\"></svg>\n</html>\n";

    fn page(entry: &Entry, base: Option<&str>) -> String {
        let names = [
            ("loader.js", "loader-1.js".to_owned()),
            ("words", "en=words-en-2.txt zh-Hans=words-3.txt".to_owned()),
            ("others", "boards-4.css chunk-5.wasm".to_owned()),
        ];
        Parts { index: INDEX, names: &names, boards: Some("boards-4.css") }.page(entry, base).unwrap()
    }

    #[test]
    fn every_puzzle_has_a_folder_in_every_language() {
        let folders: Vec<String> = Entry::all().map(|entry| entry.folder()).collect();
        assert_eq!(folders.len(), Lang::ALL.len() * ids().len());
        for folder in ["spinout/", "zh-Hans/rings/", "zh-Hant/wythoff/"] {
            assert!(folders.iter().any(|other| other == folder), "{folder}");
        }
    }

    #[test]
    fn an_entry_names_the_files_above_it() {
        let spinout = Entry { id: Some("spinout"), lang: Some(Lang::Simplified) };
        let text = page(&spinout, None);
        for part in [
            "<html lang=\"zh-Hans\">",
            "href=\"../../icon.svg\"",
            "href=\"../../boards-4.css\"",
            "data-entry=\"spinout\" data-lang=\"zh-Hans\" src=\"../../loader-1.js\"",
            "data-words=\"en=../../words-en-2.txt zh-Hans=../../words-3.txt\"",
            "data-others=\"boards-4.css chunk-5.wasm\"",
            "data-worker=\"../../worker.js\"",
            "<i>大象转弯: 让所有大象",
            "aria-hidden=\"true\"><",
        ] {
            assert!(text.contains(part), "{part} is not in {text}");
        }
        assert!(!text.contains("canonical") && !text.contains("://"), "{text}");
        assert_eq!(spinout.fragment(), "#/spinout?lang=zh-Hans");
    }

    #[test]
    fn the_page_itself_names_the_files_beside_it() {
        let text = page(&Entry::PAGE, None);
        assert!(
            text.contains("<title>Gros</title>")
                && text.contains("src=\"loader-1.js\"")
                && !text.contains("../"),
            "{text}"
        );
    }

    #[test]
    fn with_a_base_address_an_entry_says_where_it_is() {
        let base = Some("https://example.org/gros/");
        let text = page(&Entry { id: Some("hanoi"), lang: None }, base);
        for part in [
            "rel=\"canonical\" href=\"https://example.org/gros/hanoi/\"",
            "hreflang=\"zh-Hant\" href=\"https://example.org/gros/zh-Hant/hanoi/\"",
            "property=\"og:image\" content=\"https://example.org/gros/preview-hanoi-",
        ] {
            assert!(text.contains(part), "{part} is not in {text}");
        }
        assert!(
            site_map("https://example.org/gros/")
                .contains("<loc>https://example.org/gros/zh-Hans/spinout/</loc>")
        );
    }
}
