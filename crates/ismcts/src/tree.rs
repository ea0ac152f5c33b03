//! The search tree: nodes in one vector, linked by number.

use tabletop::Action;

/// A node's number in its tree.
pub(crate) type Id = u32;

/// No node.
pub(crate) const NONE: Id = u32::MAX;

/// What is known about an action after the actions that lead to it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node<A> {
    pub(crate) action: A,
    first_child: Id,
    next_sibling: Id,
    /// How often it was played.
    pub(crate) visits: u32,
    /// How often it could have been played.
    pub(crate) available: u32,
    /// The sum of the values it led to, as seen by the player who plays it.
    pub(crate) value: f64,
    /// How promising it looked before it was tried, as the evaluator says.
    pub(crate) prior: f32,
}

impl<A> Node<A> {
    /// The average value; the node must have been visited.
    #[inline]
    pub(crate) fn mean(&self) -> f32 {
        (self.value / f64::from(self.visits)) as f32
    }
}

/// The root stands for the position itself; its action has no meaning.
#[derive(Clone, Debug)]
pub(crate) struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// For each action, by code, the child it leads to, as far as `stamp` is that of the latest look-up.
    children: Vec<(u32, Id)>,
    stamp: u32,
}

impl<A: Action> Tree<A> {
    pub(crate) const ROOT: Id = 0;

    pub(crate) fn new(any: A) -> Self {
        let root = Node {
            action: any,
            first_child: NONE,
            next_sibling: NONE,
            visits: 0,
            available: 0,
            value: 0.0,
            prior: 0.0,
        };
        Self { nodes: vec![root], children: vec![(0, NONE); A::CODES], stamp: 0 }
    }

    pub(crate) fn len(&self) -> usize {
        self.nodes.len()
    }

    #[inline]
    pub(crate) fn node(&self, id: Id) -> &Node<A> {
        &self.nodes[id as usize]
    }

    #[inline]
    pub(crate) fn node_mut(&mut self, id: Id) -> &mut Node<A> {
        &mut self.nodes[id as usize]
    }

    /// The children of a node, latest first.
    pub(crate) fn children(&self, id: Id) -> impl Iterator<Item = Id> {
        let mut next = self.node(id).first_child;
        std::iter::from_fn(move || {
            let child = next;
            (child != NONE).then(|| {
                next = self.node(child).next_sibling;
                child
            })
        })
    }

    /// Makes [`Self::child`] answer for this node.
    #[inline]
    pub(crate) fn open(&mut self, id: Id) {
        self.stamp = self.stamp.wrapping_add(1);
        if self.stamp == 0 {
            self.children.fill((0, NONE));
            self.stamp = 1;
        }
        let mut child = self.node(id).first_child;
        while child != NONE {
            let node = &self.nodes[child as usize];
            self.children[node.action.code()] = (self.stamp, child);
            child = node.next_sibling;
        }
    }

    /// The child of the node opened last to which the action leads, if it has been added.
    #[inline]
    pub(crate) fn child(&self, action: A) -> Option<Id> {
        let (stamp, child) = self.children[action.code()];
        (stamp == self.stamp).then_some(child)
    }

    /// Adds a child.
    pub(crate) fn add(&mut self, parent: Id, action: A, prior: f32) -> Id {
        let id = self.nodes.len() as Id;
        let next_sibling = std::mem::replace(&mut self.node_mut(parent).first_child, id);
        self.nodes.push(Node {
            action,
            first_child: NONE,
            next_sibling,
            visits: 0,
            available: 0,
            value: 0.0,
            prior,
        });
        id
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A search is quick because its tree stays in the cache. Actions of 12 bytes are the largest of ours.
    #[test]
    fn a_node_stays_small() {
        assert!(size_of::<Node<[u32; 3]>>() <= 40);
    }
}
