//! Rate limits shared by all nodes: those against guessing passwords and making guests, which an attacker could
//! otherwise try at each node in turn. Every other limit is counted by each node alone.

use std::net::IpAddr;

use mandala_table::Id;

use crate::app::App;
use crate::limits::{ClientPrefix, Rate};
use crate::refusal::Refusal;

impl App {
    /// Counts a guess at the password or recovery code of an account, by its folded name, whether or not there is one.
    pub(crate) async fn admit_password_guess(&self, folded: &str, address: IpAddr) -> Result<(), Refusal> {
        self.rate_limits.password_guess(folded, address)?;
        let limits = &self.config.limits;
        let from = per_address("passwords", address);
        // What was typed as a name comes last in a key: it may look like anything.
        let of_account = format!("{from} of {folded}");
        self.admit(from, limits.passwords_per_address).await?;
        self.admit(of_account, limits.passwords_per_account).await?;
        self.admit(format!("passwords of {folded}"), limits.passwords_per_name).await
    }

    /// Counts a password typed by a login of the account itself, or a right recovery code of the person. Guesses of others
    /// do not count here: they must not keep an owner out.
    pub(crate) async fn admit_password_of_owner(&self, login_or_person: Id) -> Result<(), Refusal> {
        self.rate_limits.password_of_owner(login_or_person)?;
        let rate = self.config.limits.passwords_per_account;
        self.admit(format!("passwords by {login_or_person}"), rate).await
    }

    /// Counts a new guest.
    pub(crate) async fn admit_guest(&self, address: IpAddr) -> Result<(), Refusal> {
        self.rate_limits.guest(address)?;
        self.admit(per_address("guests", address), self.config.limits.guests_per_address).await
    }

    async fn admit(&self, key: String, rate: Rate) -> Result<(), Refusal> {
        let limited = rate.interval_and_burst().filter(|_| self.bus.is_shared());
        let Some((interval, burst)) = limited else { return Ok(()) };
        let now = self.time.now();
        match self.store.admit(&key, now, interval, burst).await? {
            None => Ok(()),
            Some(then) => Err(Refusal::TooOften { seconds: then.since(now).div_ceil(1000) }),
        }
    }
}

/// The key of a count in the store. It keeps its form, since nodes of two versions count together during an upgrade.
fn per_address(what: &str, address: IpAddr) -> String {
    format!("{what} from Neighbourhood({})", ClientPrefix::from(address))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_in_the_store_keep_their_form() {
        let key = |address: &str| per_address("guests", address.parse().unwrap());
        assert_eq!(key("192.0.2.1"), "guests from Neighbourhood(192.0.2.1)");
        assert_eq!(key("2001:db8:1:2:3:4:5:6"), "guests from Neighbourhood(2001:db8:1:2::)");
    }
}
