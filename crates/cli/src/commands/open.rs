//! `gros open`: the page, at the task's position.

use gros_session::spec;
use gros_text::{Key, say};

use crate::failure::Failure;
use crate::output;
use crate::task::Task;

/// Writes the address and opens it in the browser; `base` is where the page is.
pub fn run(task: &Task, base: Option<&str>) -> Result<(), Failure> {
    let base = base.map(str::trim).filter(|base| !base.is_empty());
    let base = base.ok_or_else(|| Failure::Bad(task.lang.text(Key::NameABase).to_owned()))?;
    if !["http://", "https://", "file://"].iter().any(|scheme| base.starts_with(scheme)) {
        return Err(Failure::Bad(say!(
            task.lang,
            ArgumentsBadBase { option: task.lang.option("--base", base) }
        )));
    }
    let address = format!("{}#/{}", base.split('#').next().unwrap_or(base), spec::write(&task.timeline));
    task.warn();
    output::line(&address)?;
    open::that(&address).map_err(|error| Failure::None(say!(task.lang, NoBrowser { why: error.to_string() })))
}
