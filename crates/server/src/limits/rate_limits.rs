//! Every gate there is.

use std::net::IpAddr;
use std::sync::Arc;

use super::rate_limiter::Gate;
use super::{Limits, Neighbourhood};
use crate::id::Id;
use crate::refusal::Refusal;
use crate::time::Time;

/// Counts who asks how often.
pub(crate) struct Gates {
    requests_per_address: Gate<Neighbourhood>,
    requests_per_login: Gate<Id>,
    messages_per_login: Gate<Id>,
    guests_per_address: Gate<Neighbourhood>,
    passwords_per_account: Gate<String>,
    passwords_per_address: Gate<Neighbourhood>,
    reactions: Gate<Id>,
    heavy: Gate<Id>,
}

impl Gates {
    pub(crate) fn new(limits: &Limits, time: &Arc<dyn Time>) -> Self {
        Self {
            requests_per_address: Gate::new(limits.requests_per_address, time),
            requests_per_login: Gate::new(limits.requests_per_login, time),
            messages_per_login: Gate::new(limits.messages_per_login, time),
            guests_per_address: Gate::new(limits.guests_per_address, time),
            passwords_per_account: Gate::new(limits.passwords_per_account, time),
            passwords_per_address: Gate::new(limits.passwords_per_address, time),
            reactions: Gate::new(limits.reactions, time),
            heavy: Gate::new(limits.heavy, time),
        }
    }

    /// A request, whoever makes it.
    pub(crate) fn request_from(&self, address: IpAddr) -> Result<(), Refusal> {
        self.requests_per_address.pass(&address.into())
    }

    /// A request of a login or token.
    pub(crate) fn request_of(&self, login: Id) -> Result<(), Refusal> {
        self.requests_per_login.pass(&login)
    }

    /// A message over a socket; strangers, who may only look, are told apart by their address.
    pub(crate) fn message_of(&self, login: Option<Id>, address: IpAddr) -> Result<(), Refusal> {
        match login {
            Some(login) => self.messages_per_login.pass(&login),
            None => self.requests_per_address.pass(&address.into()),
        }
    }

    /// A new guest.
    pub(crate) fn guest(&self, address: IpAddr) -> Result<(), Refusal> {
        self.guests_per_address.pass(&address.into())
    }

    /// A try at the password or recovery code of an account, by its folded name, whether or not there is one.
    pub(crate) fn password(&self, folded: &str, address: IpAddr) -> Result<(), Refusal> {
        self.passwords_per_address.pass(&address.into())?;
        self.passwords_per_account.pass(&folded.to_owned())
    }

    /// A reaction.
    pub(crate) fn reaction(&self, person: Id) -> Result<(), Refusal> {
        self.reactions.pass(&person)
    }

    /// Something that costs the server much: a hint, an analysis, an export.
    pub(crate) fn heavy(&self, person: Id) -> Result<(), Refusal> {
        self.heavy.pass(&person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::{HandClock, Timestamp};

    /// Sixty people behind one address, all within one moment: they come, log in, load a page of forty files and play.
    #[test]
    fn a_club_behind_one_address_gets_in() {
        let time: Arc<dyn Time> = Arc::new(HandClock::at(Timestamp(1_800_000_000_000)));
        let gates = Gates::new(&Limits::default(), &time);
        let address: IpAddr = "192.0.2.1".parse().unwrap();
        for person in 0..60 {
            let id = Id::from_bytes([person; 16]);
            gates.guest(address).unwrap();
            gates.password(&format!("member {person}"), address).unwrap();
            for _ in 0..40 {
                gates.request_from(address).unwrap();
                gates.request_of(id).unwrap();
            }
            for _ in 0..20 {
                gates.message_of(Some(id), address).unwrap();
            }
            gates.reaction(id).unwrap();
            gates.heavy(id).unwrap();
        }
        let guesses = (0..1000).filter(|_| gates.password("member 1", address).is_ok()).count();
        assert!(guesses < 10, "but nobody guesses a password: {guesses}");
        let guesses = (0..1000).filter(|guess| gates.password(&guess.to_string(), address).is_ok()).count();
        assert!(guesses < 60, "nor one of many: {guesses}");
    }
}
