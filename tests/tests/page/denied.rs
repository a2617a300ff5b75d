//! A browser that denies: what it lacks, forbids or breaks costs what it would have given, and nothing else.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios, site,
};

pub mod by_the_browser {
    use super::{Page, Result, Role, denying, nobody_stumbled, scenarios, site};

    scenarios! {
        on site::denied;
        nothing_is_kept,
        nothing_can_be_copied,
        the_address_cannot_be_written;
        once:
        the_clock_says_nothing,
        a_coach_without_devices: Settings::on_phone(),
    }

    async fn nothing_is_kept(page: Page) -> Result<()> {
        for way in ["storage is full", "storage is missing", "storage is forbidden", "storage is not read"] {
            denying(&page, way, "rings?n=5").await?;
            let is_kept = way == "storage is not read";
            if !is_kept {
                page.expect_text("Your place will not be kept").await?;
            }
            page.click(Role::Button, "Forward").await?;
            page.expect_step("1").await?;
            if !is_kept {
                page.click(Role::Button, "Dismiss").await?;
                page.expect_text_gone("Your place will not be kept").await?;
            }
            nobody_stumbled(&page, way).await?;
        }
        Ok(())
    }

    /// The link is shown in a field, selected, so that it can be copied by hand.
    async fn nothing_can_be_copied(page: Page) -> Result<()> {
        for way in ["missing", "empty", "forbidden", "refuses", "throws"] {
            let way = match way {
                "refuses" | "throws" => format!("clipboard {way}"),
                _ => format!("clipboard is {way}"),
            };
            denying(&page, &way, "rings?n=5&step=3").await?;
            page.click(Role::Button, "Share").await?;
            let field = page.find_starting(Role::TextBox, "Copy").await?;
            let (value, selected): (String, String) = page
                .script(
                    "const e = document.activeElement; return [e.value, e.value.slice(e.selectionStart, e.selectionEnd)]",
                    vec![],
                )
                .await?;
            assert_eq!(field.prop("value").await?.as_deref(), Some(value.as_str()));
            assert!(value.ends_with("#/rings?n=5&step=3"), "{way}: {value}");
            assert_eq!(selected, value);
            nobody_stumbled(&page, &way).await?;
        }
        Ok(())
    }

    /// The address stays behind; the link to share, and what is kept, do not.
    async fn the_address_cannot_be_written(page: Page) -> Result<()> {
        denying(&page, "history throws,clipboard is missing", "rings?n=5").await?;
        page.click(Role::Button, "Forward").await?;
        page.expect_step("1").await?;
        page.click(Role::Button, "Share").await?;
        page.find_starting(Role::TextBox, "Copy").await?;
        let link: String = page.script("return document.activeElement.value", vec![]).await?;
        assert!(link.ends_with("#/rings?n=5&step=1"), "{link}");
        page.script::<()>("location.hash = '#/hanoi?n=4'", vec![]).await?;
        page.expect_steps("15").await?;
        page.click(Role::Button, "Undo").await?;
        page.expect_step("1").await?;
        nobody_stumbled(&page, "history throws").await
    }

    async fn the_clock_says_nothing(page: Page) -> Result<()> {
        denying(&page, "dates are none,no time passes,timers are slow", "rings?n=5&step=19").await?;
        page.click(Role::Button, "Play").await?;
        page.expect_step("21").await?;
        page.expect_shown(".caption-won").await?;
        page.show_setup().await?;
        page.click(Role::Button, "Today’s").await?;
        page.expect_puzzle("another start", |puzzle| puzzle.step == "0").await?;
        page.click_any("Coach").await?;
        page.click(Role::Button, "Start").await?;
        page.expect_shown(".coach-next").await?;
        nobody_stumbled(&page, "the clock").await
    }

    async fn a_coach_without_devices(page: Page) -> Result<()> {
        for way in ["missing", "forbidden", "refuse", "throw"] {
            let way = match way {
                "refuse" | "throw" => format!("devices {way}"),
                _ => format!("devices are {way}"),
            };
            denying(&page, &way, "rings?step=123").await?;
            page.click_any("Coach").await?;
            page.click(Role::Button, "Start").await?;
            page.expect_text("No voice for this language on this device").await?;
            page.expect_text("Screen may turn off").await?;
            page.click(Role::Button, "Next").await?;
            page.expect_step("124").await?;
            nobody_stumbled(&page, &way).await?;
            page.forget().await?;
        }
        Ok(())
    }
}

/// Opens a spec in a browser that denies something.
async fn denying(page: &Page, ways: &str, spec: &str) -> Result<()> {
    let address = format!("{}?deny={}#/{spec}", site::denied()?, ways.replace(' ', "%20"));
    page.open_address(&address).await
}

/// Checks that no error was left uncaught.
async fn nobody_stumbled(page: &Page, what: &str) -> Result<()> {
    let faults: Vec<String> = page.script("return window.faults", vec![]).await?;
    ensure!(faults.is_empty(), "{what}: {faults:?}");
    Ok(())
}

pub mod by_damage {
    use super::{Page, Result, Role, scenarios, site};

    scenarios! {
        on site::page;
        what_was_kept_is_damaged,
    }

    /// Whatever stands in the storage, the page opens as on a first visit, in the visitor's language.
    async fn what_was_kept_is_damaged(page: Page) -> Result<()> {
        page.open("rings?n=5&step=3").await?;
        page.click(Role::Button, "Forward").await?;
        page.expect_spec("rings?n=5&step=4").await?;
        page.script::<()>(
            "for (const key of Object.keys(localStorage)) localStorage.setItem(key, '\\u0000{not=this%%%');",
            vec![],
        )
        .await?;
        page.open("").await?;
        let puzzle = page.puzzle().await?;
        assert_eq!((puzzle.steps.as_str(), puzzle.step.as_str()), ("341", "0"));
        page.expect_language("en").await?;
        page.click(Role::Button, "Forward").await?;
        page.expect_spec("rings?step=1").await?;
        page.open("").await?;
        page.expect_step("1").await
    }
}
