//! Whose work something is, for taking turns.

use std::net::IpAddr;

use mandala_table::Id;

/// For whom something is done.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Owner {
    /// With whom this person takes turns: first groups do, then the people of one group.
    pub group: Group,
    /// The person; nothing for a client without a login.
    pub person: Option<Id>,
}

impl Owner {
    /// All work of a process that does nothing else, where work comes in an order that is fair already.
    pub const ONE: Self = Self { group: Group::Elsewhere, person: None };

    /// Nobody in particular: a game that no person plays any more.
    pub const ABANDONED: Self = Self { group: Group::Abandoned, person: None };
}

/// Clients that have one share together, so that a person gets no more by coming as several.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Group {
    /// Those behind one network prefix, named by its first address.
    Prefix(IpAddr),
    /// Those of whom this process does not know where they are: they have no connection to it.
    Elsewhere,
    /// The games that no person plays any more.
    Abandoned,
}

impl Group {
    /// How many times its work counts.
    pub(crate) fn weight(self) -> u64 {
        match self {
            Self::Prefix(_) | Self::Elsewhere => 1,
            // No person waits for these games. They still end some day, however busy the server is.
            Self::Abandoned => 50,
        }
    }
}
