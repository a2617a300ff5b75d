//! Components with hooks, as values: a struct of props and the hook that renders it.
//!
//! Yew compiles kilobytes of code for every component type, so the page has a single type, `View`, that renders
//! any of them. A stateless view is a plain function returning [`Html`].

use std::any::{Any, type_name};
use std::rc::Rc;

use yew::functional::{Hook, HookContext};
use yew::prelude::*;
use yew::virtual_dom::{Key, VList};

/// The props of a component, which rerenders only when they change.
pub trait Component: PartialEq + 'static {
    /// Renders the component, with its hooks kept in `context`.
    fn render(&self, context: &mut HookContext) -> Html;
}

/// Implements [`Component`] by the hook that renders it.
#[macro_export]
macro_rules! rendered_by {
    ($component:ty, $hook:path) => {
        impl $crate::component::Component for $component {
            fn render(&self, context: &mut yew::functional::HookContext) -> yew::Html {
                yew::functional::Hook::run($hook(self), context)
            }
        }
    };
}
pub use rendered_by;

/// Returns a component as a node.
pub fn component<P: Component>(component: P) -> Html {
    keyed("", component)
}

/// Returns a component as a node with a key, for lists.
///
/// The key that Yew gets names the type, too, so replacing one component by another resets its state.
pub fn keyed<P: Component>(key: impl Into<Key>, component: P) -> Html {
    view(type_name::<P>(), &key.into(), Rc::new(component))
}

/// Returns nodes as a fragment.
///
/// Yew reconciles the children of an element from last to first, so without a fragment the nodes are remounted
/// when their number changes.
pub fn list<T: Into<Html>>(pieces: impl IntoIterator<Item = T>) -> Html {
    fragment(&mut pieces.into_iter().map(Into::into))
}

/// The part of [`list`] that is compiled once for all types of iterators.
fn fragment(pieces: &mut dyn Iterator<Item = Html>) -> Html {
    VList::with_children(pieces.collect(), None).into()
}

fn view(type_name: &str, key: &Key, component: Rc<dyn AnyComponent>) -> Html {
    let key = format!("{type_name}{key}");
    html! { <View {key} component={Erased(component)} /> }
}

trait AnyComponent {
    fn render(&self, context: &mut HookContext) -> Html;
    fn equals(&self, other: &dyn AnyComponent) -> bool;
    fn as_any(&self) -> &dyn Any;
}

impl<P: Component> AnyComponent for P {
    fn render(&self, context: &mut HookContext) -> Html {
        Component::render(self, context)
    }

    fn equals(&self, other: &dyn AnyComponent) -> bool {
        other.as_any().downcast_ref().is_some_and(|other| self == other)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

struct Erased(Rc<dyn AnyComponent>);

impl PartialEq for Erased {
    fn eq(&self, other: &Erased) -> bool {
        self.0.equals(&*other.0)
    }
}

#[derive(Properties, PartialEq)]
struct ViewProps {
    component: Erased,
}

#[component]
fn View(props: &ViewProps) -> Html {
    use_component(&*props.component.0)
}

/// Runs the hooks of a component in the context of its view.
fn use_component(component: &dyn AnyComponent) -> impl Hook<Output = Html> {
    struct Run<'a>(&'a dyn AnyComponent);

    impl Hook for Run<'_> {
        type Output = Html;

        fn run(self, context: &mut HookContext) -> Html {
            self.0.render(context)
        }
    }

    Run(component)
}
