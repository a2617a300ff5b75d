//! The npm packages as their users see them: installed from their archives into a fresh folder, their types
//! checked, the solver tested in Node; in a deep run also a React page, bundled for the browser tests.

use crate::{command, pack, project};
use anyhow::Result;
use std::{fs, path::Path};

pub fn check(is_deep: bool) -> Result<()> {
    pack::pack()?;
    let folder = pack::consumer();
    if folder.is_dir() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;
    for entry in fs::read_dir(project::root().join("packages/tests"))? {
        let file = entry?.path();
        fs::copy(&file, folder.join(file.file_name().unwrap_or_default()))?;
    }
    let mut npm = command::program("npm");
    npm.args(["install", "--offline", "--no-audit", "--no-fund", "--no-save"]).current_dir(&folder);
    command::run(npm.args([pack::archive_of("solver")?, pack::archive_of("board")?]))?;
    command::run(command::program("tsc").args(["--project", "."]).current_dir(&folder))?;
    command::run(command::program("node").arg("--test").current_dir(&folder))?;
    if is_deep { bundled(&folder) } else { Ok(()) }
}

/// Bundles the page of React, with the files that a bundle needs beside it.
fn bundled(folder: &Path) -> Result<()> {
    let site = folder.join("site");
    let mut esbuild = command::program("esbuild");
    esbuild.args(["app.tsx", "--bundle", "--minify", "--format=esm", "--target=esnext", "--jsx=automatic"]);
    esbuild.args(["--log-level=warning", "--define:process.env.NODE_ENV=\"production\""]).current_dir(folder);
    command::run(esbuild.arg(format!("--outfile={}", site.join("app.js").display())))?;
    fs::copy(folder.join("app.html"), site.join("index.html"))?;
    for package in ["solver", "board"] {
        for entry in fs::read_dir(folder.join("node_modules/@gros").join(package))? {
            let file = entry?.path();
            if file
                .extension()
                .is_some_and(|kind| ["wasm", "words", "later"].iter().any(|known| kind == *known))
            {
                fs::copy(&file, site.join(file.file_name().unwrap_or_default()))?;
            }
        }
    }
    Ok(())
}
