//! What a visitor sees if the program does not come, or if a fault ends it: never nothing.

use anyhow::{Result, ensure};
use gros_browser_tests::{
    page::{Page, Role},
    scenarios, site, wait,
};

pub mod not_coming {
    use super::{Page, Result, ensure, scenarios, site};
    use xtask::page;

    scenarios! {
        on site::incomplete;
        a_missing_program_is_said,
        a_file_is_no_place_to_start_from,
    }

    async fn a_missing_program_is_said(page: Page) -> Result<()> {
        for folder in ["no-program", "no-bindings", "damaged-program"] {
            page.visit_address(&format!("{}{folder}/", site::incomplete()?)).await?;
            page.expect_shown("#failed").await?;
            page.expect_shown(".first .board svg").await?;
            page.expect_text("Rule 1: ring 1 can move at any time.").await?;
            page.expect_text("规则一：第 1 环随时可以套上或解开。").await?;
            ensure!(!page.text().await?.contains("web server"), "{folder} is served");
        }
        // The browser complains of the missing files, as it should.
        page.console_errors().await?;
        Ok(())
    }

    async fn a_file_is_no_place_to_start_from(page: Page) -> Result<()> {
        page.visit_address(&format!("file://{}/index.html", page::built()?.display())).await?;
        page.expect_shown("#failed").await?;
        page.expect_text("Put the folder on any web server").await?;
        page.expect_text("浏览器不会从文件直接启动这个程序。").await?;
        page.expect_text("瀏覽器不會直接從檔案啟動這個程式。").await?;
        ensure!(page.count("#broken[open]").await? == 0, "nothing has stopped");
        page.console_errors().await?;
        Ok(())
    }
}

pub mod stopping {
    use super::{Page, Result, Role, ensure, scenarios, site, wait};

    scenarios! {
        on site::trapped;
        a_program_that_stops_leads_back_to_where_one_was,
        a_program_that_stops_says_so_in_chinese: Settings::reading("zh-TW"),
        a_program_that_stops_at_its_start_leads_out,
        a_session_that_stops_the_start_is_dropped,
    }

    async fn a_program_that_stops_leads_back_to_where_one_was(page: Page) -> Result<()> {
        page.open("rings?n=5&play=2").await?;
        page.click(Role::Button, "Forward").await?;
        page.expect_spec("rings?n=5&play=2&step=1").await?;
        // Even over another dialog.
        page.type_text("?").await?;
        page.expect_shown(".help[open]").await?;
        stop(&page).await?;
        page.expect_text("Gros has stopped.").await?;
        page.expect_focus("Open this position again").await?;
        page.expect_text_gone("Gros 出错").await?;
        page.press(&[thirtyfour::Key::Escape]).await?;
        page.click(Role::Link, "Open this position again").await?;
        stands(&page).await?;
        page.expect_spec("rings?n=5&play=2&step=1").await?;
        page.expect_step("1").await?;
        // What stops twice is better begun anew.
        stop(&page).await?;
        page.expect_focus("Start afresh").await?;
        page.click(Role::Link, "Start afresh").await?;
        stands(&page).await?;
        page.expect_steps("341").await?;
        page.click(Role::Button, "Forward").await?;
        page.expect_step("1").await?;
        page.console_errors().await?;
        Ok(())
    }

    async fn a_program_that_stops_says_so_in_chinese(page: Page) -> Result<()> {
        page.open("rings?n=5&step=3").await?;
        stop(&page).await?;
        page.expect_text("Gros 發生錯誤，停止執行了。").await?;
        page.expect_text_gone("Gros has stopped.").await?;
        page.expect_text_gone("Gros 出错").await?;
        page.click(Role::Link, "重新開啟這個局面").await?;
        stands(&page).await?;
        page.expect_step("3").await?;
        page.console_errors().await?;
        Ok(())
    }

    /// Before there is a page, its language is not known.
    async fn a_program_that_stops_at_its_start_leads_out(page: Page) -> Result<()> {
        page.visit_address(&format!("{}?trap#/rings?n=5", site::trapped()?)).await?;
        for text in ["Gros has stopped.", "Gros 出错，停止了运行。", "Gros 發生錯誤，停止執行了。"]
        {
            page.expect_text(text).await?;
        }
        page.expect_shown(".first .header").await?;
        page.click(Role::Link, "Open this position again").await?;
        page.expect_text("Gros has stopped.").await?;
        page.console_errors().await?;
        Ok(())
    }

    /// The last session is kept after it was drawn; should its start fail all the same, the next visit is without it.
    async fn a_session_that_stops_the_start_is_dropped(page: Page) -> Result<()> {
        page.open("rings?n=5&step=3").await?;
        page.click(Role::Button, "Forward").await?;
        page.expect_spec("rings?n=5&step=4").await?;
        kept(&page, Some("#/rings?n=5&step=4")).await?;
        // A link that stops the program was not drawn, and so not kept.
        page.visit_address(&format!("{}?trap#/hanoi?n=4", site::trapped()?)).await?;
        page.expect_text("Gros has stopped.").await?;
        kept(&page, Some("#/rings?n=5&step=4")).await?;
        // The last session, this time.
        page.visit_address(&format!("{}?trap", site::trapped()?)).await?;
        page.expect_text("Gros has stopped.").await?;
        kept(&page, None).await?;
        // A start that the browser had to end says nothing; its time tells of it.
        page.open("rings?n=5&step=3").await?;
        kept(&page, Some("#/rings?n=5&step=3")).await?;
        page.visit_address(&format!("{}worker.js", site::trapped()?)).await?;
        let dead = "localStorage.setItem('gros.1.starting', `${Date.now() - 60000} last`)";
        page.script::<()>(dead, vec![]).await?;
        page.open("").await?;
        page.expect_steps("341").await?;
        page.console_errors().await?;
        Ok(())
    }

    /// Waits until this, or nothing, is kept of the last session.
    async fn kept(page: &Page, address: Option<&str>) -> Result<()> {
        wait::until("the session to be kept", async || {
            let script = "return (localStorage.getItem('gros.1.session') ?? '').split('\\n')[0]";
            let found: String = page.script(script, vec![]).await?;
            ensure!(found == address.unwrap_or_default(), "{found:?} is kept");
            Ok(Some(()))
        })
        .await
    }

    /// Lets the program stop at the next thing that it does.
    async fn stop(page: &Page) -> Result<()> {
        page.script::<()>("trap(); dispatchEvent(new HashChangeEvent('hashchange'))", vec![]).await?;
        page.expect_shown("#broken").await
    }

    /// Waits until the page that was loaded again stands.
    async fn stands(page: &Page) -> Result<()> {
        page.expect_count("#broken[open]", 0).await?;
        page.expect_count(".first", 0).await
    }
}

pub mod starting {
    use super::{Page, Result, scenarios, site};

    scenarios! {
        on site::observed;
        the_page_is_drawn_in_tasks_of_their_own,
    }

    async fn the_page_is_drawn_in_tasks_of_their_own(page: Page) -> Result<()> {
        page.open("rings").await?;
        let slices: Vec<String> = page.script("return window.slices", vec![]).await?;
        let parts =
            [".header", ".header .dock", ".header .dock .panel", ".header .dock .panel [data-puzzle]"];
        assert_eq!(slices, parts);
        Ok(())
    }
}

pub mod measuring {
    use super::{Page, Result, scenarios, site};

    scenarios! {
        on site::late;
        a_card_comes_however_late_it_is_measured: Settings::on_phone(),
    }

    async fn a_card_comes_however_late_it_is_measured(page: Page) -> Result<()> {
        page.open("rings?step=123").await?;
        page.expect_shown(".peek-text").await?;
        page.console_errors().await?;
        Ok(())
    }
}

pub mod pieces {
    use super::{Page, Result, Role, ensure, scenarios, site};
    use std::{fs, path::Path};

    scenarios! {
        on site::harness;
        a_piece_that_does_not_come_is_asked_for_again: Settings::on_phone(),
        a_piece_comes_when_the_network_is_back,
        a_piece_comes_when_it_is_needed,
        a_phone_fetches_no_panel: Settings::on_phone(),
    }

    async fn a_piece_that_does_not_come_is_asked_for_again(page: Page) -> Result<()> {
        let (address, folder) = site::of_its_own()?;
        let aside = folder.with_extension("aside");
        fs::create_dir_all(&aside)?;
        move_pieces(&folder, &aside)?;
        page.visit_address(&format!("{address}#/hanoi?n=3")).await?;
        page.expect_text("This part of the page failed to load.").await?;
        page.click(Role::Button, "Try again").await?;
        page.expect_text("This part of the page failed to load.").await?;
        page.click(Role::Button, "Forward").await?;
        page.expect_step("1").await?;
        move_pieces(&aside, &folder)?;
        page.click(Role::Button, "Try again").await?;
        page.expect_text_gone("This part of the page failed to load.").await?;
        page.expect_shown("#board svg").await?;
        page.expect_step("1").await?;
        // The browser complains of the files that were not there, as it should.
        page.console_errors().await?;
        Ok(())
    }

    async fn a_piece_comes_when_the_network_is_back(page: Page) -> Result<()> {
        let (address, folder) = site::of_its_own()?;
        let aside = folder.with_extension("aside");
        fs::create_dir_all(&aside)?;
        move_pieces(&folder, &aside)?;
        page.visit_address(&format!("{address}#/hanoi?n=3")).await?;
        page.expect_text("This part of the page failed to load.").await?;
        move_pieces(&aside, &folder)?;
        page.script::<bool>("return dispatchEvent(new Event('online'))", vec![]).await?;
        page.expect_text_gone("This part of the page failed to load.").await?;
        page.expect_shown("#board svg").await?;
        // The browser complains of the files that were not there, as it should.
        page.console_errors().await?;
        Ok(())
    }

    async fn a_piece_comes_when_it_is_needed(page: Page) -> Result<()> {
        page.open_address(&format!("{}#/rings", site::page()?)).await?;
        ensure!(
            fetched(&page, "split_explain").await? == 1,
            "the cards are in a piece, which is fetched once"
        );
        ensure!(fetched(&page, "split_panels").await? == 0, "no other panel is shown");
        page.click(Role::Tab, "Graph").await?;
        page.expect_shown(".graph svg").await?;
        ensure!(fetched(&page, "split_panels").await? == 1, "the graph is in the piece of the panels");
        ensure!(fetched(&page, "split_boards").await? == 0, "no other board is shown");
        Ok(())
    }

    async fn a_phone_fetches_no_panel(page: Page) -> Result<()> {
        page.open_address(&format!("{}#/rings", site::page()?)).await?;
        page.expect_text("9 rings are on, an odd number").await?;
        ensure!(
            fetched(&page, "split_explain").await? == 1,
            "the reason under the board is one of the cards"
        );
        ensure!(fetched(&page, "split_").await? == 1, "no panel and no other board is shown");
        Ok(())
    }

    fn move_pieces(from: &Path, to: &Path) -> Result<()> {
        for file in fs::read_dir(from)? {
            let (file, name) = file.map(|file| (file.path(), file.file_name()))?;
            if ["split_", "chunk_"].iter().any(|piece| name.to_string_lossy().starts_with(piece)) {
                fs::rename(file, to.join(name))?;
            }
        }
        Ok(())
    }

    /// Counts the files of such a name that the page itself has asked for.
    async fn fetched(page: &Page, name: &str) -> Result<usize> {
        let script = format!(
            "return performance.getEntriesByType('resource').filter((file) => file.name.includes('{name}')).length"
        );
        page.script(&script, vec![]).await
    }
}
