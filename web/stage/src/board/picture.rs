//! The component for a scene of `gros-picture`. `gros-board` maintains its DOM, not Yew.

use std::rc::Rc;

use gros_board::Screen;
use gros_picture::Scene;
use yew::prelude::*;

use crate::ui::component::rendered_by;

/// A scene, as wide as its container.
#[derive(PartialEq)]
pub struct Picture {
    pub scene: Rc<Scene>,
}

rendered_by!(Picture, use_picture);

#[hook]
fn use_picture(props: &Picture) -> Html {
    let node = use_node_ref();
    let screen = use_mut_ref(|| None);
    use_effect({
        let (node, scene) = (node.clone(), props.scene.clone());
        move || {
            let mut screen = screen.borrow_mut();
            if screen.is_none() {
                *screen = node.cast::<web_sys::Element>().and_then(|node| Screen::new(&node));
            }
            if let Some(screen) = &mut *screen {
                screen.show(scene);
            }
        }
    });
    html! { <div class="picture" ref={node}></div> }
}
