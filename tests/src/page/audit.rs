//! What axe-core finds: rules of accessibility that a program can check, on the page as it stands.

use super::Page;
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};
use std::fs;
use xtask::tools;

/// Runs rules, and says what each finding is about.
const AUDIT: &str = "
    const [options, done] = arguments;
    // A colour half-way from one theme to the other is nobody's.
    document.getAnimations().forEach((animation) => { try { animation.finish(); } catch { animation.cancel(); } });
    const line = ({ id, nodes }) => `${id} at ${nodes.map((node) => node.target.join(' ')).join(', ')}`;
    axe.run(document, { resultTypes: ['violations'], ...options })
        .then(({ violations, passes }) => done({ found: violations.map(line), passed: passes.length }))
        .catch((error) => done({ found: [String(error)], passed: 0 }));";

#[derive(serde::Deserialize)]
struct Audit {
    found: Vec<String>,
    passed: usize,
}

impl Page {
    /// Adds axe-core to the page, until it is left.
    pub async fn learn_audit(&self) -> Result<()> {
        let script = fs::read_to_string(tools::axe()).context("axe-core is not installed")?;
        // Where a script runs apart from the page, what it defines must be put on the window.
        self.web.execute(&format!("{script};window.axe = axe;"), vec![]).await?;
        Ok(())
    }

    /// Checks the page as it stands; `place` says where that is.
    pub async fn audit(&self, place: &str) -> Result<()> {
        self.audit_by(json!({}), 10, place).await
    }

    /// Checks that every word stands out from what is behind it at least as 7 from 1; `place` says where that is.
    pub async fn audit_contrast(&self, place: &str) -> Result<()> {
        self.audit_by(json!({ "runOnly": ["color-contrast-enhanced"] }), 1, place).await
    }

    async fn audit_by(&self, options: Value, least: usize, place: &str) -> Result<()> {
        self.settle().await?;
        let audit: Audit = self.web.execute_async(AUDIT, vec![options]).await?.convert()?;
        ensure!(audit.found.is_empty(), "{place}: {}", audit.found.join("; "));
        // An audit that looked at nothing finds nothing.
        ensure!(audit.passed >= least, "{place}: only {} rules were met", audit.passed);
        Ok(())
    }
}
