//! Limits that all servers share: what somebody could otherwise try at each of them. The rest is counted by each on its own.

use std::net::IpAddr;

use crate::app::App;
use crate::limits::{Neighbourhood, Rate};
use crate::refusal::Refusal;

impl App {
    /// A try at the password or recovery code of an account, by its folded name, whether or not there is one.
    pub(crate) async fn admit_password(&self, folded: &str, address: IpAddr) -> Result<(), Refusal> {
        self.gates.password(folded, address)?;
        let limits = &self.config.limits;
        let neighbourhood = Neighbourhood::from(address);
        self.admit(format!("passwords from {neighbourhood:?}"), limits.passwords_per_address).await?;
        self.admit(format!("passwords of {folded}"), limits.passwords_per_account).await
    }

    /// A new guest.
    pub(crate) async fn admit_guest(&self, address: IpAddr) -> Result<(), Refusal> {
        self.gates.guest(address)?;
        let neighbourhood = Neighbourhood::from(address);
        self.admit(format!("guests from {neighbourhood:?}"), self.config.limits.guests_per_address).await
    }

    async fn admit(&self, key: String, rate: Rate) -> Result<(), Refusal> {
        let Some((every, burst)) = rate.paced().filter(|_| self.bus.is_shared()) else { return Ok(()) };
        let now = self.time.now();
        match self.store.admit(&key, now, every, burst).await? {
            None => Ok(()),
            Some(then) => Err(Refusal::TooOften { seconds: then.since(now).div_ceil(1000) }),
        }
    }
}
