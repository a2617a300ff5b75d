//! Exported pictures, printouts and session files.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    #[webkit]
    pictures;
    chromium:
    printed_sheets_and_session_files,
    moving_pictures,
}

/// Captures downloads instead of saving them.
const CAPTURE: &str = "
    window.download = {};
    const createObjectURL = URL.createObjectURL;
    URL.createObjectURL = (blob) => { window.download.blob = blob; return createObjectURL.call(URL, blob); };
    HTMLAnchorElement.prototype.click = function () { window.download.name = this.download; window.download.address = this.href; };";

async fn export(page: &Page, what: &str) -> Result<()> {
    page.script::<()>(CAPTURE, vec![]).await?;
    page.click(Role::Button, "Share").await?;
    page.click(Role::Button, what).await
}

async fn expect_name(page: &Page, name: &str) -> Result<()> {
    page.expect("the name of the file", name, async || {
        page.script("return window.download.name ?? ''", vec![]).await
    })
    .await
}

/// Files that need neither the page's styles nor its size.
async fn pictures(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    export(&page, "Picture of this step (SVG)").await?;
    expect_name(&page, "gros-rings-9-step-123.svg").await?;
    let file: String = page.script("return window.download.blob.text()", vec![]).await?;
    ensure!(file.contains("010110111") && file.ends_with("</svg>"), "{file}");
    ensure!(!file.contains("var(--") && !file.contains("class="), "it leans on the page's styles");
    page.click(Role::Button, "Picture of this step (PNG)").await?;
    expect_name(&page, "gros-rings-9-step-123.png").await?;
    let (width, height, colours): (f64, f64, usize) = page.script(READ_PNG, vec![]).await?;
    // Two pixels per unit; the size does not depend on the window.
    ensure!(width == 2.0 * 1_040.0 && (1_000.0..1_400.0).contains(&height), "{width} by {height}");
    ensure!(colours > 100, "the picture has {colours} colours");
    page.open("hanoi?n=3").await?;
    export(&page, "Animation of the next moves (SVG)").await?;
    expect_name(&page, "gros-hanoi-3-steps-0-to-7.svg").await
}

/// Returns the size of the downloaded picture, and how many colours it has.
const READ_PNG: &str = "
    const image = new Image();
    image.src = window.download.address;
    return image.decode().then(() => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [200, 100];
        const context = canvas.getContext('2d');
        context.drawImage(image, 0, 0, 200, 100);
        const pixels = new Uint32Array(context.getImageData(0, 0, 200, 100).data.buffer);
        return [image.naturalWidth, image.naturalHeight, new Set(pixels).size];
    });";

/// Returns the first bytes of the downloaded file as text, and its size in pixels as an image.
const READ_GIF: &str = "
    const { blob } = window.download;
    return Promise.all([blob.slice(0, 6).text(), createImageBitmap(blob)])
        .then(([bytes, { width, height }]) => [blob.type, bytes, width, height]);";

async fn moving_pictures(page: Page) -> Result<()> {
    // The first picture is never ready.
    page.open("rings?step=123").await?;
    page.script::<()>("HTMLImageElement.prototype.decode = () => new Promise(() => {})", vec![]).await?;
    export(&page, "GIF of the next 10 moves").await?;
    page.expect_shown(".making progress").await?;
    page.click(Role::Button, "Cancel").await?;
    page.expect_count(".making", 0).await?;
    expect_name(&page, "").await?;
    page.open("hanoi?n=3").await?;
    export(&page, "GIF of the whole solution in 8 seconds").await?;
    expect_name(&page, "gros-hanoi-3-steps-0-to-7.gif").await?;
    page.expect_text("Saved gros-hanoi-3-steps-0-to-7.gif").await?;
    let (mime_type, bytes, width, height): (String, String, f64, f64) = page.script(READ_GIF, vec![]).await?;
    ensure!((&*mime_type, &*bytes) == ("image/gif", "GIF89a"), "{mime_type} {bytes}");
    ensure!(width <= 768.0 && (300.0..=560.0).contains(&height), "{width} by {height}");
    Ok(())
}

/// Applies the print styles, and returns what is visible.
const PRINT_LAYOUT: &str = "
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
        .filter((rule) => rule.media?.mediaText === 'print').flatMap((rule) => [...rule.cssRules]);
    const paper = new CSSStyleSheet();
    paper.replaceSync(rules.map((rule) => rule.cssText).join(' '));
    document.adoptedStyleSheets = [paper];
    const controls = [...document.querySelectorAll('button, input, select, [role=slider], [role=tab]')]
        .filter((element) => element.checkVisibility());
    const sheet = document.querySelector('.print-sheet');
    const board = document.querySelector('#board svg').getBoundingClientRect();
    return [controls.length, sheet.checkVisibility(), board.width > 200 && board.height > 100];";

async fn printed_sheets_and_session_files(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    page.script::<()>("window.print = () => { window.printed = true; }", vec![]).await?;
    page.click(Role::Button, "Share").await?;
    page.click(Role::Button, "Print the board and the moves").await?;
    page.expect_true("the page to be printed", "return window.printed === true").await?;
    let (controls, sheet, board): (usize, bool, bool) = page.script(PRINT_LAYOUT, vec![]).await?;
    ensure!(controls == 0 && sheet && board, "{controls} controls, {sheet}, {board}");
    page.open("hanoi?n=4&step=3").await?;
    page.click(Role::Button, "Share").await?;
    page.find(Role::Button, "Save the session to a file").await?;
    page.script::<()>(GIVE_FILE, vec!["gros session 1\n#/rings?n=5&step=2\nrings?n=5\n".into()]).await?;
    page.expect_state("11010").await?;
    page.press(&[Key::Escape]).await?;
    page.click(Role::Button, "Undo").await?;
    page.expect_state("11111").await
}

const GIVE_FILE: &str = "
    const files = new DataTransfer();
    files.items.add(new File([arguments[0]], 'session.txt', { type: 'text/plain' }));
    const field = document.querySelector('input[type=file]');
    field.files = files.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));";
