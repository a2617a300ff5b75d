//! The coach, which guides a person with a physical puzzle move by move from the state that they enter.

use anyhow::{Context, Result, ensure};
use gros_browser_tests::{
    browser::{PHONE, Viewport},
    matrix,
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    enter_a_state_and_follow: Settings::on_phone();
    chromium:
    the_next_button_is_large: Settings::on_phone(),
    speech_pedal_keys_and_slow_hands,
}

/// Clicks a button that is disabled for a moment, against accidental taps.
async fn click_when_enabled(page: &Page, name: &str) -> Result<()> {
    page.expect_attribute(Role::Button, name, "aria-disabled", "false").await?;
    page.click(Role::Button, name).await
}

async fn enter_a_state_and_follow(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.click_tab_or_button("Coach").await?;
    for ring in ["9", "7", "4"] {
        page.click_on(&page.find_data("mini", ring).await?).await?;
    }
    page.expect_text("218 moves").await?;
    page.click(Role::Button, "Start").await?;
    page.expect_state("010110111").await?;
    for order in ["Ring 1 OFF", "Ring 4 ON"] {
        page.click(Role::Button, "Next").await?;
        page.expect_text(order).await?;
    }
    page.audit("an order of the coach").await?;
    page.click(Role::Button, "Next").await?;
    page.expect_text("Same as yours?").await?;
    let is_saved = "return localStorage['gros.1.session']?.includes('step=3') ?? false";
    page.expect_true("the session to be saved", is_saved).await?;
    page.reload().await?;
    page.click(Role::Button, "Resume at step 3 (today)").await?;
    click_when_enabled(&page, "Yes, the same").await?;
    page.click(Role::Button, "Lost?").await?;
    page.click_on(&page.find_data("mini", "9").await?).await?;
    page.expect_text_gone("Back without changes").await?;
    page.click(Role::Button, "Start").await?;
    page.expect_state("110111100").await
}

async fn speech_pedal_keys_and_slow_hands(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    let voice = "
        window.said = [];
        window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
        const speak = (words) => { if (words.text) { said.push(`${words.lang} ${words.text}`); setTimeout(() => words.onend?.(), 50); } };
        const voices = { getVoices: () => [{ lang: 'de-DE' }, { lang: 'en_GB' }], speak, cancel: () => {} };
        Object.defineProperty(window, 'speechSynthesis', { value: voices, configurable: true });
        return null;";
    page.script::<Option<()>>(voice, vec![]).await?;
    page.click_tab_or_button("Coach").await?;
    page.click(Role::Button, "Coaching options").await?;
    page.choose("Advance", "When the voice has finished").await?;
    page.choose("Tempo", "1 s per move").await?;
    page.click(Role::Button, "Start").await?;
    page.expect_puzzle("a step beyond 124", |puzzle| &*puzzle.step > "124").await?;
    let said: Vec<String> = page.script("return window.said", vec![]).await?;
    ensure!(said.starts_with(&["en-US ring 2 off".to_owned(), "en-US ring 1 off".to_owned()]), "{said:?}");
    page.open("rings?step=337").await?;
    page.click_tab_or_button("Coach").await?;
    page.click(Role::Button, "Start").await?;
    page.expect_focus("Next").await?;
    for (key, step) in [(Key::PageDown, "338"), (Key::PageUp, "337"), (Key::Space, "338")] {
        page.press(&[key]).await?;
        page.expect_step(step).await?;
    }
    page.press(&[Key::Right, Key::Right, Key::Right]).await?;
    page.expect_focus("Put them back on").await?;
    click_when_enabled(&page, "Put them back on").await?;
    page.expect_text("1 / 341").await?;
    page.clear_storage().await?;
    page.resize((320, 640)).await?;
    page.open("").await?;
    page.click(Role::Button, "I have a real one").await?;
    page.click(Role::Radio, "On the left").await?;
    page.click(Role::Button, "Close").await?;
    page.find(Role::Group, "Nine rings, free end left").await?;
    page.open("rings?step=123").await?;
    page.click_tab_or_button("Coach").await?;
    page.click(Role::Button, "Start").await?;
    page.expect_shown("[aria-current] > .slow-picture svg").await?;
    page.expect_no_sideways_scrolling().await?;
    page.click(Role::Button, "Next").await?;
    page.find(Role::Slider, "How does ring 1 come off?").await.map(drop)
}

const SPECS: [&str; 4] =
    ["rings?step=123", "rings?n=64&step=12345678901234567", "hanoi?step=12", "elephants"];

/// Sizes, and the share of the height that the button fills.
const SIZES: [(Viewport, f64); 3] = [(PHONE, 0.45), ((320, 568), 0.36), ((844, 390), 0.45)];

/// Nothing overlaps, either.
async fn the_next_button_is_large(page: Page) -> Result<()> {
    for ((size, share), spec) in matrix::pairs(&SIZES, &SPECS) {
        page.resize(size).await?;
        page.open(spec).await?;
        page.click_tab_or_button("Coach").await?;
        page.expect_shown(".coach-plan").await?;
        expect_apart(&page, ".coach-form, .coach-plan, .panel-head").await?;
        page.click(Role::Button, "Start").await?;
        page.expect_shown(".coach-next").await?;
        page.settle().await?;
        expect_share(&page, size, share).await.with_context(|| format!("{spec} at {size:?}"))?;
        expect_apart(&page, RUNNING).await?;
    }
    Ok(())
}

const RUNNING: &str = ".panel-head h2, .panel-puzzle, .panel-close, .coach-chip, .coach-progress, \
    .coach-notice, .coach-order, .coach-then, .coach-picture, .coach-buttons, .coach-next";

async fn expect_share(page: &Page, (width, height): Viewport, wanted: f64) -> Result<()> {
    let (width, height) = (f64::from(width), f64::from(height));
    let frame =
        "const { left, top, right, bottom } = document.querySelector('.coach-next').getBoundingClientRect();
        return [left, top, right, bottom];";
    let [left, top, right, bottom]: [f64; 4] = page.script(frame, vec![]).await?;
    ensure!(
        left <= 0.5 && right >= width - 0.5 && bottom >= height - 0.5,
        "the button ends at {right}, {bottom}"
    );
    let share = (bottom - top) / height;
    ensure!((share - wanted).abs() < 0.01, "the button is {share} of the height");
    Ok(())
}

async fn expect_apart(page: &Page, parts: &str) -> Result<()> {
    let wrong = page.overlaps(parts).await?;
    ensure!(wrong.is_empty(), "{wrong:?}");
    page.expect_no_sideways_scrolling().await
}
