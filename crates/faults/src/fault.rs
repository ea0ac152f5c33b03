//! The faults: what can happen to a cluster.

use std::time::{Duration, Instant};

use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;
use test_services::{Cluster, Failure, Node};

/// Something that happens to a part of a cluster.
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

/// A process that has not come to the place where it dies after so long never will.
const UNREACHED: Duration = Duration::from_secs(60);

/// Time to play meanwhile.
pub(crate) trait Playing {
    /// Returns when so many more actions were acknowledged; an error if that takes too long.
    fn go_on(&mut self, actions: u64) -> Result<(), crate::Failed>;
    /// Returns at this moment.
    fn until(&mut self, moment: Instant) -> Result<(), crate::Failed>;
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

    /// Lets it happen, lets play go on, and puts things right again.
    pub(crate) fn happen(
        self,
        cluster: &mut Cluster,
        rng: &mut Xoshiro256PlusPlus,
        lasting: Duration,
        playing: &mut impl Playing,
    ) -> Result<(), crate::Failed> {
        /// As many actions as go on without what is missing.
        const MEANWHILE: u64 = 30;
        let end = Instant::now() + lasting;
        match self {
            Self::KillNode | Self::KillWorker => {
                let node = self.victim(cluster, rng);
                node.process.kill()?;
                playing.go_on(MEANWHILE)?;
                node.start(&[])?;
                node.until_ready()?;
            }
            // In good order, or as by a loss of power.
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
                playing.until(end)?;
                node.process.resume()?;
            }
            Self::CutNats | Self::SilenceNats => {
                let node = self.victim(cluster, rng);
                if self == Self::CutNats {
                    node.bus.cut();
                } else {
                    node.bus.hold();
                }
                playing.until(end)?;
                node.bus.mend();
            }
            Self::AfterCommit => self.crash("after-commit", cluster, rng, playing)?,
            Self::AfterPublish => self.crash("after-publish", cluster, rng, playing)?,
            Self::AfterAnswer => self.crash("worker-after-answer", cluster, rng, playing)?,
            // Not a fault but every day's work: one node after the other.
            Self::Upgrade => {
                for node in cluster.nodes() {
                    node.process.end()?;
                    node.start(&[])?;
                    node.until_ready()?;
                }
            }
        }
        Ok(())
    }

    /// Lets a process die at a named place, at a random time.
    fn crash(
        self,
        place: &str,
        cluster: &mut Cluster,
        rng: &mut Xoshiro256PlusPlus,
        playing: &mut impl Playing,
    ) -> Result<(), crate::Failed> {
        let node = self.victim(cluster, rng);
        let times = 1 + rng.next_u32() % 20;
        node.process.end()?;
        node.start(&[("MANDALA_CRASH", &format!("{place}:{times}"))])?;
        match node.until_ready() {
            // It may come to that place before it is ready.
            Ok(()) | Err(Failure::Ended { .. }) => {}
            Err(failure) => return Err(failure.into()),
        }
        // The clients come back to it in the course of their games.
        let begun = Instant::now();
        while node.process.ended()?.is_none() {
            if begun.elapsed() > UNREACHED {
                return Err(crate::Failed::Unreached(place.to_owned()));
            }
            playing.go_on(1)?;
        }
        node.start(&[])?;
        node.until_ready()?;
        Ok(())
    }

    /// The part it happens to.
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
