//! The walls between the parts of this project, each proved by what is absent.

mod colours;
mod dependencies;
mod floors;
mod manifests;
mod policy;
mod rules;
mod selectors;
mod tokens;
mod words;

use anyhow::{Result, bail};

/// A wall: what it says, and how to find what stands against it.
struct Wall {
    says: &'static str,
    breaches: fn() -> Result<Vec<String>>,
}

/// Checks every wall and prints each.
///
/// # Errors
/// If one is broken or cannot be checked.
pub fn check() -> Result<()> {
    let mut broken = 0;
    for Wall { says, breaches } in walls() {
        let breaches = breaches()?;
        println!("{} {says}", if breaches.is_empty() { "holds: " } else { "BROKEN:" });
        breaches.iter().for_each(|breach| println!("        {breach}"));
        broken += usize::from(!breaches.is_empty());
    }
    if broken > 0 {
        bail!("{broken} of the walls are broken");
    }
    Ok(())
}

fn walls() -> Vec<Wall> {
    let mut walls = vec![
        Wall {
            says: "solver, session and text depend on nothing of a browser, the page does",
            breaches: dependencies::breaches,
        },
        Wall {
            says: "every crate follows the lints of the workspace, which forbid unsafe code",
            breaches: manifests::breaches,
        },
        Wall {
            says: "the page's policy allows its own files and its program, and nothing inside of the page",
            breaches: policy::of_the_page,
        },
        Wall {
            says: "the server's headers say what the page says of itself",
            breaches: policy::of_the_server,
        },
        Wall { says: "of the page, ui imports nothing from above it", breaches: floors::upward },
        Wall { says: "no folders of the page import each other in a circle", breaches: floors::circles },
        Wall { says: "every fixed string is said somewhere", breaches: words::unsaid },
        Wall {
            says: "no style has every change answer a :has(): none asks for places in it, or is for any element",
            breaches: selectors::costly,
        },
        Wall { says: "colours are written among the tokens alone", breaches: colours::outside_of_tokens },
        Wall { says: "nobody makes a tree or a program out of text", breaches: policy::trees_from_text },
    ];
    walls.extend(rules::walls());
    walls
}
