//! Accessibility audits of the current page by axe-core.

use super::Page;
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use std::fs;
use xtask::tools;

const AUDIT: &str = "
    const [options, done] = arguments;
    // Colours in the middle of a transition have no defined contrast.
    document.getAnimations().forEach((animation) => { try { animation.finish(); } catch { animation.cancel(); } });
    const describe = ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`;
    axe.run(document, { resultTypes: ['violations'], ...options })
        .then(({ violations, passes }) => done({ violations: violations.map(describe), passed: passes.length }))
        .catch((error) => done({ violations: [String(error)], passed: 0 }));";

#[derive(serde::Deserialize)]
struct Audit {
    violations: Vec<String>,
    passed: usize,
}

impl Page {
    /// Fails on violations; `place` names the state of the page in the message.
    pub async fn audit(&self, place: &str) -> Result<()> {
        self.audit_by(json!({}), 10, place).await
    }

    /// Fails if the contrast of any text is less than 7:1 (WCAG AAA).
    pub async fn audit_contrast(&self, place: &str) -> Result<()> {
        self.audit_by(json!({ "runOnly": ["color-contrast-enhanced"] }), 1, place).await
    }

    async fn provide_axe(&self) -> Result<()> {
        if !self.script::<bool>("return 'axe' in window", vec![]).await? {
            let script = fs::read_to_string(tools::axe()).context("axe-core is not installed")?;
            // Scripts run in a function scope, so that `axe` must be made global.
            self.web.execute(&format!("{script};window.axe = axe;"), vec![]).await?;
        }
        Ok(())
    }

    async fn audit_by(&self, options: Value, min_passed: usize, place: &str) -> Result<()> {
        self.settle().await?;
        self.provide_axe().await?;
        let audit: Audit = self.web.execute_async(AUDIT, vec![options]).await?.convert()?;
        ensure!(audit.violations.is_empty(), "{place}: {}", audit.violations.join("; "));
        // An audit of an empty page has no violations either.
        ensure!(audit.passed >= min_passed, "{place}: only {} rules passed", audit.passed);
        Ok(())
    }
}
