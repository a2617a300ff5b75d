//! `gros open`: the page, at the task's position.

use gros_session::spec;

use crate::failure::Failure;
use crate::output;
use crate::task::Task;

/// Writes the address and opens it in the browser; `base` is where the page is.
pub fn run(task: &Task, base: Option<&str>) -> Result<(), Failure> {
    let base = base.map(str::trim).filter(|base| !base.is_empty());
    let base = base.ok_or_else(|| Failure::Bad(task.lang.name_a_base()))?;
    if !["http://", "https://", "file://"].iter().any(|scheme| base.starts_with(scheme)) {
        return Err(Failure::Bad(task.lang.bad_base(base)));
    }
    let address = format!("{}#/{}", base.split('#').next().unwrap_or(base), spec::write(&task.timeline));
    task.warn();
    output::line(&address)?;
    open::that(&address).map_err(|error| Failure::None(task.lang.no_browser(&error.to_string())))
}
