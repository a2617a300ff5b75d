//! The coach, which guides a person with a physical puzzle move by move from the state that they enter.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};
use thirtyfour::Key;

scenarios! {
    on gros_browser_tests::site::page;
    enter_a_state_and_follow,
    speaks_and_advances_after_speech,
    large_next_button_on_a_phone: Settings::on_phone();
    chromium:
    works_without_speech_and_wake_lock,
    advances_automatically_and_pauses: Settings::on_phone(),
    progress_survives_a_reload: Settings::on_phone(),
    pedal_keys,
    ends_at_the_goal: Settings::on_phone(),
    slow_hands_under_the_order: Settings::on_phone(),
    slow_hands_on_a_small_phone: Settings::sized((320, 640)),
    reenter_the_state_when_lost,
    start_is_goal,
    other_puzzles,
    moves_in_blocks,
    first_visit_offers_the_coach: Settings::on_phone(),
    in_chinese: Settings { languages: "zh-TW", ..Settings::on_phone() },
    large_next_button_on_a_small_phone: Settings::sized((320, 568)),
    large_next_button_on_a_landscape_phone: Settings::sized((844, 390)),
    works_with_full_storage: Settings::on_phone(),
    passes_the_audit,
    passes_the_audit_on_a_phone: Settings::on_phone(),
}

/// Opens the coach and takes rings 9, 7 and 4 off.
async fn enter_state(page: &Page) -> Result<()> {
    page.open("rings").await?;
    page.click_tab_or_button("Coach").await?;
    page.expect_text("9 on").await?;
    for ring in ["9", "7", "4"] {
        page.click_on(&page.find_data("mini", ring).await?).await?;
    }
    page.expect_text("6 on").await
}

/// Clicks a button that is disabled for a moment, against accidental taps.
async fn click_when_enabled(page: &Page, name: &str) -> Result<()> {
    page.expect_attribute(Role::Button, name, "aria-disabled", "false").await?;
    page.click(Role::Button, name).await
}

async fn enter_a_state_and_follow(page: Page) -> Result<()> {
    enter_state(&page).await?;
    page.expect_text("218 moves").await?;
    page.expect_text("about 7 min").await?;
    page.expect_text("Ring 2 OFF").await?;
    page.click(Role::Button, "Start").await?;
    page.expect_state("010110111").await?;
    page.expect_steps("218").await?;
    page.expect_text("Move 1 / 218").await?;
    page.expect_text("218 to go").await?;
    for order in ["Ring 1 OFF", "Ring 4 ON"] {
        page.click(Role::Button, "Next").await?;
        page.expect_text(order).await?;
    }
    page.click(Role::Button, "Next").await?;
    page.expect_text("On: 8, 6, 5, 4, 3. All others are off. Same as yours?").await?;
    // A tap that follows too quickly is no answer.
    page.script::<()>("document.querySelector('.coach-next').click()", vec![]).await?;
    page.expect_text("Same as yours?").await?;
    click_when_enabled(&page, "Yes, the same").await?;
    page.expect_text("Ring 1 ON").await?;
    page.expect_step("3").await?;
    page.press(&[Key::PageUp]).await?;
    page.expect_step("2").await?;
    page.expect_text("Ring 4 ON").await
}

async fn pedal_keys(page: Page) -> Result<()> {
    page.open("rings?step=337").await?;
    page.click_tab_or_button("Coach").await?;
    page.click(Role::Button, "Start").await?;
    page.expect_text("338 / 341").await?;
    page.expect_focus("Next").await?;
    for (key, step) in [
        (Key::PageDown, "338"),
        (Key::Right, "339"),
        (Key::PageUp, "338"),
        (Key::Space, "339"),
        (Key::Left, "338"),
    ] {
        page.press(&[key]).await?;
        page.expect_step(step).await?;
    }
    page.press(&[Key::Right, Key::Right, Key::Right]).await?;
    page.expect_text("Solved.").await?;
    page.expect_count(".coach-next", 0).await?;
    page.expect_focus("Put them back on").await?;
    click_when_enabled(&page, "Put them back on").await?;
    page.expect_text("Ring 1 ON").await?;
    page.expect_text("1 / 341").await
}

async fn ends_at_the_goal(page: Page) -> Result<()> {
    page.open("rings?step=340").await?;
    page.click_tab_or_button("Coach").await?;
    page.click(Role::Button, "Start").await?;
    page.click(Role::Button, "Next").await?;
    page.expect_text("Solved.").await?;
    page.expect_text_gone("0 to go").await?;
    click_when_enabled(&page, "End").await?;
    page.expect_text_gone("Put all on").await?;
    page.expect_count(".coach", 0).await
}

async fn reenter_the_state_when_lost(page: Page) -> Result<()> {
    enter_state(&page).await?;
    page.click(Role::Button, "Start").await?;
    page.click(Role::Button, "Next").await?;
    page.expect_step("1").await?;
    page.click(Role::Button, "Lost?").await?;
    page.expect_text("Match your puzzle as it is now").await?;
    page.expect_text("5 on").await?;
    page.click(Role::Button, "Go back without changing").await?;
    page.expect_text("2 / 218").await?;
    page.click(Role::Button, "Lost?").await?;
    page.click_on(&page.find_data("mini", "9").await?).await?;
    page.expect_text("6 on").await?;
    page.expect_text_gone("Go back without changing").await?;
    page.click(Role::Button, "Start").await?;
    page.expect_state("110110101").await
}

async fn start_is_goal(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.click_tab_or_button("Coach").await?;
    page.click(Role::Radio, "Put all on").await?;
    page.expect_text("Start and goal are the same.").await?;
    page.expect_attribute(Role::Button, "Start", "aria-disabled", "true").await?;
    page.click(Role::Button, "Start").await?;
    page.expect_text("Which end is free?").await?;
    page.click(Role::Radio, "Take all off").await?;
    page.expect_text("341 moves").await?;
    page.click(Role::Button, "Show just the rule").await?;
    page.expect_text("9 rings are on, an odd number").await
}

async fn other_puzzles(page: Page) -> Result<()> {
    for (spec, first, state) in [
        ("hanoi?n=3", "Disc 1: A → C", "AAA"),
        ("spinout", "Dial 1 flat", "1111111"),
        ("elephants", "Elephant 1 right", "00000"),
        ("kugellager", "Comb to the right", "00000"),
    ] {
        page.open(spec).await?;
        page.click_tab_or_button("Coach").await?;
        page.click(Role::Button, "Start").await?;
        page.expect_text(first).await?;
        page.expect_shown(".coach-picture svg").await?;
        page.expect_state(state).await?;
        page.click(Role::Button, "Next").await?;
        page.expect_step("1").await?;
    }
    page.open("wythoff").await?;
    page.click_tab_or_button("Coach").await?;
    page.expect_text("A game has no shortest route to follow.").await
}

async fn moves_in_blocks(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    page.click_tab_or_button("Coach").await?;
    page.click(Role::Button, "Coaching options").await?;
    page.choose("Moves at a time", "A block").await?;
    page.click(Role::Button, "Start").await?;
    page.expect_text("124–126 / 341").await?;
    page.click(Role::Button, "Next").await?;
    page.expect_step("126").await?;
    page.expect_text("Same as yours?").await
}

async fn works_without_speech_and_wake_lock(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    let without = "
        Object.defineProperty(window, 'speechSynthesis', { value: undefined, configurable: true });
        const lock = { request: () => Promise.reject(new Error('denied')) };
        Object.defineProperty(navigator, 'wakeLock', { value: lock, configurable: true });
        return null;";
    page.script::<Option<()>>(without, vec![]).await?;
    page.click_tab_or_button("Coach").await?;
    page.expect_text("This device has no voice for this language").await?;
    page.click(Role::Button, "Start").await?;
    page.expect_text("Ring 2 OFF").await?;
    page.expect_text_gone("This device has no voice for this language").await?;
    ensure!(!page.has(Role::Button, "Repeat").await?, "nothing can be repeated without a voice");
    page.expect_text("Screen may go off").await?;
    page.click(Role::Button, "Next").await?;
    page.expect_step("124").await?;
    page.click(Role::Button, "Screen may go off").await?;
    page.expect_text("Keep the screen on").await
}

async fn slow_hands_under_the_order(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    page.click_tab_or_button("Coach").await?;
    page.click(Role::Button, "Start").await?;
    page.expect_text("Ring 2 OFF").await?;
    page.click(Role::Button, "Lift the ring up").await?;
    let title = "How does ring 2 come off?";
    page.expect_attribute(Role::Slider, title, "aria-valuetext", "Lift the ring up").await?;
    page.click(Role::Button, "Next").await?;
    page.find(Role::Slider, "How does ring 1 come off?").await?;
    Ok(())
}

/// There is room for one picture and one word at a time.
async fn slow_hands_on_a_small_phone(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    page.click_tab_or_button("Coach").await?;
    page.click(Role::Button, "Start").await?;
    page.find(Role::Button, "Pull the bar back").await?;
    ensure!(!page.has(Role::Button, "Lift the ring up").await?);
    page.tab_to(Role::Slider, "How does ring 2 come off?").await?;
    page.press(&[Key::End]).await?;
    page.find(Role::Button, "Let it drop through").await?;
    page.expect_shown("[aria-current] > .slow-picture svg").await?;
    page.expect_no_sideways_scrolling().await
}

async fn speaks_and_advances_after_speech(page: Page) -> Result<()> {
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
    page.expect_puzzle("the step is beyond 124", |puzzle| {
        puzzle.step.parse::<u32>().is_ok_and(|step| step > 124)
    })
    .await?;
    let said: Vec<String> = page.script("return window.said", vec![]).await?;
    ensure!(said.starts_with(&["en-US ring 2 off".to_owned(), "en-US ring 1 off".to_owned()]), "{said:?}");
    Ok(())
}

async fn advances_automatically_and_pauses(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    page.click_tab_or_button("Coach").await?;
    page.click(Role::Button, "Coaching options").await?;
    page.choose("Advance", "At a steady beat").await?;
    page.choose("Tempo", "1 s per move").await?;
    page.click(Role::Button, "Start").await?;
    page.expect_puzzle("the step is beyond 124", |puzzle| {
        puzzle.step.parse::<u32>().is_ok_and(|step| step > 124)
    })
    .await?;
    page.click(Role::Button, "Pause").await?;
    page.find(Role::Button, "Continue").await?;
    page.find(Role::ComboBox, "Tempo").await?;
    Ok(())
}

async fn first_visit_offers_the_coach(page: Page) -> Result<()> {
    page.open("rings").await?;
    page.click(Role::Button, "I have a real one").await?;
    page.expect_text("Which end is free?").await?;
    page.click(Role::Radio, "On the left").await?;
    page.click(Role::Button, "Close").await?;
    page.expect_text_gone("Which end is free?").await?;
    page.find(Role::Group, "Nine rings, free end left").await?;
    Ok(())
}

async fn progress_survives_a_reload(page: Page) -> Result<()> {
    enter_state(&page).await?;
    page.click(Role::Button, "Start").await?;
    page.click(Role::Button, "Next").await?;
    page.click(Role::Button, "Next").await?;
    page.expect_text("3 / 218").await?;
    page.reload().await?;
    page.click(Role::Button, "Resume at step 2 (today)").await?;
    page.expect_text("Same as yours?").await?;
    click_when_enabled(&page, "Yes, the same").await?;
    page.expect_text("Ring 4 ON").await?;
    page.reload().await?;
    page.click(Role::Button, "Start over").await?;
    page.expect_text_gone("Resume at step").await?;
    page.reload().await?;
    page.expect_text_gone("Resume at step").await
}

async fn in_chinese(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    page.click_tab_or_button("陪練").await?;
    page.expect_text("218 步").await?;
    page.click(Role::Button, "開始").await?;
    page.expect_text("取下第 2 環").await?;
    page.expect_text("還差 218 步").await?;
    page.click(Role::Button, "下一步").await?;
    page.expect_step("124").await
}

/// Checks the share of the height that the large button fills, and that nothing overlaps.
async fn large_next_button(page: &Page, (width, height): (f64, f64), wanted: f64) -> Result<()> {
    for spec in ["rings?step=123", "hanoi?step=12", "elephants", "rings?n=64&step=12345678901234567"] {
        page.open(spec).await?;
        page.click_tab_or_button("Coach").await?;
        page.expect_shown(".coach-plan").await?;
        expect_apart(page, ".coach-form, .coach-plan, .panel-head").await?;
        page.click(Role::Button, "Start").await?;
        page.expect_shown(".coach-next").await?;
        page.settle().await?;
        let frame = "const { left, top, right, bottom } = document.querySelector('.coach-next').getBoundingClientRect();
            return [left, top, right, bottom];";
        let [left, top, right, bottom]: [f64; 4] = page.script(frame, vec![]).await?;
        ensure!(
            left <= 0.5 && right >= width - 0.5 && bottom >= height - 0.5,
            "{spec}: the button ends at {right}, {bottom}"
        );
        let share = (bottom - top) / height;
        ensure!((share - wanted).abs() < 0.01, "{spec}: the button is {share} of the height");
        expect_apart(page, ".panel-head h2, .panel-puzzle, .panel-close, .coach-chip, .coach-progress, .coach-notice, .coach-order, .coach-then, .coach-picture, .coach-buttons, .coach-next").await?;
        page.expect_no_sideways_scrolling().await?;
        page.click(Role::Button, "Close").await?;
    }
    Ok(())
}

/// Checks that elements neither overlap each other nor reach beyond the window.
async fn expect_apart(page: &Page, selector: &str) -> Result<()> {
    let script = "
        const frames = [...document.querySelectorAll(arguments[0])].map(e => [e.className, e.getBoundingClientRect()])
            .filter(([, r]) => r.width > 0 && r.height > 0);
        const wrong = [];
        for (const [name, a] of frames) {
            if (a.left < -0.5 || a.right > innerWidth + 0.5 || a.top < -0.5 || a.bottom > innerHeight + 0.5) wrong.push(`${name} is cut off`);
            for (const [other, b] of frames) {
                const over = Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
                if (name < other && over) wrong.push(`${name} over ${other}`);
            }
        }
        return wrong;";
    let wrong: Vec<String> = page.script(script, vec![selector.into()]).await?;
    ensure!(wrong.is_empty(), "{wrong:?}");
    Ok(())
}

async fn large_next_button_on_a_phone(page: Page) -> Result<()> {
    large_next_button(&page, (390.0, 844.0), 0.45).await
}

async fn large_next_button_on_a_small_phone(page: Page) -> Result<()> {
    large_next_button(&page, (320.0, 568.0), 0.36).await
}

async fn large_next_button_on_a_landscape_phone(page: Page) -> Result<()> {
    large_next_button(&page, (844.0, 390.0), 0.45).await
}

async fn works_with_full_storage(page: Page) -> Result<()> {
    page.open("rings?step=123").await?;
    let forbid = "Storage.prototype.setItem = () => { throw new Error('full') }; return null;";
    page.script::<Option<()>>(forbid, vec![]).await?;
    page.click_tab_or_button("Coach").await?;
    page.click(Role::Button, "Start").await?;
    page.click(Role::Button, "Next").await?;
    page.expect_step("124").await?;
    page.expect_text("Ring 1 OFF").await
}

async fn passes_the_audit(page: Page) -> Result<()> {
    page.open("rings?step=122").await?;
    page.inject_axe().await?;
    page.click_tab_or_button("Coach").await?;
    page.audit("entering the state").await?;
    for place in ["a ring on", "a ring off", "ring 1 off"] {
        page.script::<()>("document.querySelector('.coach-next, .coach-go .button-primary').click()", vec![])
            .await?;
        page.audit(place).await?;
    }
    page.click(Role::Button, "Lost?").await?;
    page.audit("re-entering the state").await
}

async fn passes_the_audit_on_a_phone(page: Page) -> Result<()> {
    passes_the_audit(page).await
}
