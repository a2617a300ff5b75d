//! A browser that refuses: nothing is kept, nothing can be copied, what was kept is damaged.

use anyhow::Result;
use gros_browser_tests::{
    page::{Page, Role},
    scenarios,
};

mod by_the_browser {
    use super::{Page, Result, Role, scenarios};

    scenarios! {
        on gros_browser_tests::site::refused;
        nothing_is_kept,
        nothing_can_be_copied,
    }

    async fn nothing_is_kept(page: Page) -> Result<()> {
        page.open("rings?n=5").await?;
        page.expect_text("Your place will not be kept").await?;
        page.click(Role::Button, "Forward").await?;
        page.expect_step("1").await?;
        page.click(Role::Button, "Dismiss").await?;
        page.expect_text_gone("Your place will not be kept").await
    }

    /// The link is shown in a field, selected, so that it can be copied by hand.
    async fn nothing_can_be_copied(page: Page) -> Result<()> {
        page.open("rings?n=5&step=3").await?;
        page.click(Role::Button, "Share").await?;
        let field = page.find_starting(Role::TextBox, "Copy").await?;
        let (value, selected): (String, String) = page
            .script(
                "const e = document.activeElement; return [e.value, e.value.slice(e.selectionStart, e.selectionEnd)]",
                vec![],
            )
            .await?;
        assert_eq!(field.prop("value").await?.as_deref(), Some(value.as_str()));
        assert!(value.ends_with("#/rings?n=5&step=3"), "{value}");
        assert_eq!(selected, value);
        Ok(())
    }
}

mod by_damage {
    use super::{Page, Result, Role, scenarios};

    scenarios! {
        on gros_browser_tests::site::page;
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
