//! The faults that can be injected into a cluster.

use std::time::{Duration, Instant};

use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use test_services::{Cluster, Node, ServiceError};

use crate::error::RoundError;

/// A failure of a part of a cluster.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "`name` says it")]
pub enum Fault {
    KillNode,
    KillWorker,
    RestartPostgres,
    RestartNats,
    EmptyNats,
    PauseNode,
    CutNats,
    SilenceNats,
    AfterCommit,
    AfterPublish,
    AfterAnswer,
    Upgrade,
}

/// After this time a process that has not reached its crash point never will.
const UNREACHED: Duration = Duration::from_secs(60);

/// The clients that go on playing while a fault lasts.
pub(crate) trait Traffic {
    /// Returns when so many more actions were acknowledged; an error if that takes too long.
    fn wait_for_actions(&mut self, actions: u64) -> Result<(), RoundError>;
    /// Returns at this moment.
    fn wait_until(&mut self, moment: Instant) -> Result<(), RoundError>;
}

impl Fault {
    /// All of them.
    pub const ALL: [Self; 12] = [
        Self::KillNode,
        Self::KillWorker,
        Self::RestartPostgres,
        Self::RestartNats,
        Self::EmptyNats,
        Self::PauseNode,
        Self::CutNats,
        Self::SilenceNats,
        Self::AfterCommit,
        Self::AfterPublish,
        Self::AfterAnswer,
        Self::Upgrade,
    ];

    /// As it is called on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Self::KillNode => "kill-node",
            Self::KillWorker => "kill-worker",
            Self::RestartPostgres => "restart-postgres",
            Self::RestartNats => "restart-nats",
            Self::EmptyNats => "empty-nats",
            Self::PauseNode => "pause-node",
            Self::CutNats => "cut-nats",
            Self::SilenceNats => "silence-nats",
            Self::AfterCommit => "crash-after-commit",
            Self::AfterPublish => "crash-after-publish",
            Self::AfterAnswer => "crash-worker-after-answer",
            Self::Upgrade => "restart-node",
        }
    }

    /// The fault of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|fault| fault.name() == name)
    }

    /// Injects the fault, lets the clients play on, and repairs the cluster.
    pub(crate) fn inject(
        self,
        cluster: &mut Cluster,
        rng: &mut Xoshiro256PlusPlus,
        lasting: Duration,
        traffic: &mut impl Traffic,
    ) -> Result<(), RoundError> {
        /// Actions that are played while a part is missing.
        const MEANWHILE: u64 = 30;
        let end = Instant::now() + lasting;
        match self {
            Self::KillNode | Self::KillWorker => {
                let node = self.victim(cluster, rng);
                node.process.kill()?;
                traffic.wait_for_actions(MEANWHILE)?;
                node.start(&[])?;
                node.until_ready()?;
            }
            // Shut down properly, or killed first.
            Self::RestartPostgres => {
                if rng.next_u32().is_multiple_of(2) {
                    cluster.postgres.kill()?;
                }
                cluster.postgres.restart()?;
            }
            Self::RestartNats => {
                if rng.next_u32().is_multiple_of(2) {
                    cluster.nats.kill()?;
                }
                cluster.nats.restart()?;
            }
            Self::EmptyNats => cluster.nats.lose_disk()?,
            Self::PauseNode => {
                let node = self.victim(cluster, rng);
                node.process.pause()?;
                traffic.wait_until(end)?;
                node.process.resume()?;
            }
            Self::CutNats | Self::SilenceNats => {
                let node = self.victim(cluster, rng);
                if self == Self::CutNats {
                    node.bus.cut();
                } else {
                    node.bus.hold();
                }
                traffic.wait_until(end)?;
                node.bus.mend();
            }
            Self::AfterCommit => self.crash("after-commit", cluster, rng, traffic)?,
            Self::AfterPublish => self.crash("after-publish", cluster, rng, traffic)?,
            Self::AfterAnswer => self.crash("worker-after-answer", cluster, rng, traffic)?,
            // Not a fault but daily operation: one node after the other.
            Self::Upgrade => {
                for node in cluster.nodes() {
                    node.process.stop()?;
                    node.start(&[])?;
                    node.until_ready()?;
                }
            }
        }
        Ok(())
    }

    /// Lets a process die at a crash point, at a random time.
    fn crash(
        self,
        place: &str,
        cluster: &mut Cluster,
        rng: &mut Xoshiro256PlusPlus,
        traffic: &mut impl Traffic,
    ) -> Result<(), RoundError> {
        let node = self.victim(cluster, rng);
        let times = 1 + rng.next_u32() % 20;
        node.process.stop()?;
        node.start(&[("MANDALA_CRASH", &format!("{place}:{times}"))])?;
        match node.until_ready() {
            // It may reach the crash point before it is ready.
            Ok(()) | Err(ServiceError::Exited { .. }) => {}
            Err(error) => return Err(error.into()),
        }
        // Clients move between the nodes, so this one gets work.
        let begun = Instant::now();
        while node.process.exit_status()?.is_none() {
            if begun.elapsed() > UNREACHED {
                return Err(RoundError::NotReached(place.to_owned()));
            }
            traffic.wait_for_actions(1)?;
        }
        node.start(&[])?;
        node.until_ready()?;
        Ok(())
    }

    /// The node or worker that the fault hits.
    fn victim<'a>(self, cluster: &'a mut Cluster, rng: &mut Xoshiro256PlusPlus) -> &'a mut Node {
        let of_workers = matches!(self, Self::KillWorker | Self::AfterAnswer);
        let nodes = if of_workers { cluster.workers() } else { cluster.nodes() };
        let chosen = rng.next_u32() as usize % nodes.len();
        &mut nodes[chosen]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_is_found_by_its_name() {
        for fault in Fault::ALL {
            assert_eq!(Fault::named(fault.name()), Some(fault));
        }
        assert_eq!(Fault::named("rain"), None);
    }
}
