//! Every rate limit of this node.

use std::net::IpAddr;
use std::sync::Arc;

use mandala_table::Id;

use super::rate_limiter::RateLimiter;
use super::{ClientPrefix, Limits};
use crate::refusal::Refusal;
use crate::time::Time;

/// The rate limiters for each kind of request.
pub(crate) struct RateLimits {
    requests_per_address: RateLimiter<ClientPrefix>,
    requests_per_login: RateLimiter<Id>,
    messages_per_login: RateLimiter<Id>,
    tables_per_address: RateLimiter<ClientPrefix>,
    guests_per_address: RateLimiter<ClientPrefix>,
    passwords_per_account: RateLimiter<(ClientPrefix, String)>,
    passwords_per_name: RateLimiter<String>,
    passwords_per_owner: RateLimiter<Id>,
    passwords_per_address: RateLimiter<ClientPrefix>,
    challenges: RateLimiter<Id>,
    challenges_per_address: RateLimiter<ClientPrefix>,
    reactions: RateLimiter<Id>,
    heavy: RateLimiter<Id>,
}

impl RateLimits {
    pub(crate) fn new(limits: &Limits, time: &Arc<dyn Time>) -> Self {
        Self {
            requests_per_address: RateLimiter::new(limits.requests_per_address, time),
            requests_per_login: RateLimiter::new(limits.requests_per_login, time),
            messages_per_login: RateLimiter::new(limits.messages_per_login, time),
            tables_per_address: RateLimiter::new(limits.tables_per_address, time),
            guests_per_address: RateLimiter::new(limits.guests_per_address, time),
            passwords_per_account: RateLimiter::new(limits.passwords_per_account, time),
            passwords_per_name: RateLimiter::new(limits.passwords_per_name, time),
            passwords_per_owner: RateLimiter::new(limits.passwords_per_account, time),
            passwords_per_address: RateLimiter::new(limits.passwords_per_address, time),
            challenges: RateLimiter::new(limits.challenges, time),
            challenges_per_address: RateLimiter::new(limits.challenges_per_address, time),
            reactions: RateLimiter::new(limits.reactions, time),
            heavy: RateLimiter::new(limits.heavy, time),
        }
    }

    /// A request from an address, with or without a login.
    pub(crate) fn request_from(&self, address: IpAddr) -> Result<(), Refusal> {
        self.requests_per_address.check(&address.into())
    }

    /// A request of a login or token.
    pub(crate) fn request_of(&self, login: Id) -> Result<(), Refusal> {
        self.requests_per_login.check(&login)
    }

    /// A message over a socket; clients without a login, who may only watch, are told apart by their address.
    pub(crate) fn message_of(&self, login: Option<Id>, address: IpAddr) -> Result<(), Refusal> {
        match login {
            Some(login) => self.messages_per_login.check(&login),
            None => self.requests_per_address.check(&address.into()),
        }
    }

    /// A new table.
    pub(crate) fn new_table(&self, address: IpAddr) -> Result<(), Refusal> {
        self.tables_per_address.check(&address.into())
    }

    /// A new guest.
    pub(crate) fn guest(&self, address: IpAddr) -> Result<(), Refusal> {
        self.guests_per_address.check(&address.into())
    }

    /// A guess at the password or recovery code of an account, by its folded name, whether or not there is one. The limit
    /// that all addresses share comes last: guesses that another limit refuses use none of it up.
    pub(crate) fn password_guess(&self, folded: &str, address: IpAddr) -> Result<(), Refusal> {
        self.passwords_per_address.check(&address.into())?;
        self.passwords_per_account.check(&(address.into(), folded.to_owned()))?;
        self.passwords_per_name.check(&folded.to_owned())
    }

    /// A password typed by a login of the account itself, or a right recovery code of the person.
    pub(crate) fn password_of_owner(&self, login_or_person: Id) -> Result<(), Refusal> {
        self.passwords_per_owner.check(&login_or_person)
    }

    /// A challenge to another person.
    pub(crate) fn challenge(&self, person: Id, address: IpAddr) -> Result<(), Refusal> {
        self.challenges.check(&person)?;
        self.challenges_per_address.check(&address.into())
    }

    /// A reaction.
    pub(crate) fn reaction(&self, person: Id) -> Result<(), Refusal> {
        self.reactions.check(&person)
    }

    /// Something that costs the server much: a hint, an analysis, an export.
    pub(crate) fn heavy(&self, person: Id) -> Result<(), Refusal> {
        self.heavy.check(&person)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::time::HandClock;
    use mandala_table::Timestamp;

    /// Sixty people behind one address at the same time: they come, log in, load a page of forty files and play.
    #[test]
    fn a_club_behind_one_address_gets_in() {
        let time: Arc<dyn Time> = Arc::new(HandClock::at(Timestamp(1_800_000_000_000)));
        let limits = RateLimits::new(&Limits::default(), &time);
        let address: IpAddr = "192.0.2.1".parse().unwrap();
        for person in 0..60 {
            let id = Id::from_bytes([person; 16]);
            limits.guest(address).unwrap();
            limits.password_guess(&format!("member {person}"), address).unwrap();
            for _ in 0..40 {
                limits.request_from(address).unwrap();
                limits.request_of(id).unwrap();
            }
            for _ in 0..20 {
                limits.message_of(Some(id), address).unwrap();
            }
            limits.reaction(id).unwrap();
            limits.heavy(id).unwrap();
        }
        let guesses = (0..1000).filter(|_| limits.password_guess("member 1", address).is_ok()).count();
        assert!(guesses < 10, "but passwords cannot be guessed: {guesses}");
        let guess = |guess: &u32| limits.password_guess(&guess.to_string(), address).is_ok();
        let guesses = (0..1000).filter(guess).count();
        assert!(guesses < 60, "nor one of many: {guesses}");
    }

    #[test]
    fn guesses_lock_neither_other_addresses_nor_the_owner() {
        let time: Arc<dyn Time> = Arc::new(HandClock::at(Timestamp(1_800_000_000_000)));
        let limits = RateLimits::new(&Limits::default(), &time);
        let address = |last: u8| IpAddr::from([192, 0, 2, last]);
        while limits.password_guess("anna", address(1)).is_ok() {}
        assert_eq!(limits.password_guess("anna", address(2)), Ok(()), "another address");
        // From many addresses the name is slowed down for all who are not logged in.
        let guesses = (0..100).flat_map(|last| std::iter::repeat_n(address(last), 100));
        let guesses = guesses.filter(|address| limits.password_guess("anna", *address).is_ok()).count();
        assert!(guesses < 60, "{guesses}");
        assert_eq!(limits.password_of_owner(Id::from_bytes([1; 16])), Ok(()));
    }
}
