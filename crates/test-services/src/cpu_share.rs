//! A limit on the processor time of a process and its children, by the control groups of Linux, and a count of what they have
//! used.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::ServiceError;

/// The period of the limit in microseconds: a tenth of the default, so that a group which has used up its share waits less.
const PERIOD: u64 = 10_000;

/// A control group of our own.
#[derive(Debug)]
pub struct CpuShare {
    /// Where its members are listed and its limit is.
    cpu: PathBuf,
    /// Where it is counted: the same, in the second version of control groups.
    count: PathBuf,
}

impl CpuShare {
    /// A group that may use so many hundredths of a core, or as much as there is.
    pub fn new(name: &str, hundredths: Option<u64>) -> Result<Self, ServiceError> {
        let root = Path::new("/sys/fs/cgroup");
        let name = format!("mandala-{}-{name}", std::process::id());
        let first = root.join("cpuacct").is_dir();
        let [cpu, count] = if first { ["cpu", "cpuacct"] } else { ["", ""] };
        let share = Self { cpu: root.join(cpu).join(&name), count: root.join(count).join(&name) };
        let limit = hundredths.map(|hundredths| PERIOD * hundredths / 100);
        for folder in [&share.cpu, &share.count] {
            fs::create_dir_all(folder)
                .map_err(ServiceError::during(format!("{} (root is needed)", folder.display())))?;
        }
        if let Some(limit) = limit {
            if first {
                share.write("cpu.cfs_period_us", &PERIOD.to_string())?;
                share.write("cpu.cfs_quota_us", &limit.to_string())?;
            } else {
                share.write("cpu.max", &format!("{limit} {PERIOD}"))?;
            }
        }
        Ok(share)
    }

    /// Adds a process, with the children that it has.
    pub fn add(&self, process: u32) -> Result<(), ServiceError> {
        let children = format!("/proc/{process}/task/{process}/children");
        let children = fs::read_to_string(&children).map_err(ServiceError::during(children))?;
        for child in children.split_whitespace().filter_map(|child| child.parse().ok()) {
            self.add_one(child)?;
        }
        self.add_one(process)
    }

    fn add_one(&self, process: u32) -> Result<(), ServiceError> {
        for folder in [&self.cpu, &self.count] {
            let file = folder.join("cgroup.procs");
            fs::write(&file, process.to_string())
                .map_err(ServiceError::during(file.display().to_string()))?;
        }
        Ok(())
    }

    /// The processor time that its members have used.
    pub fn used(&self) -> Result<Duration, ServiceError> {
        let read = |name: &str| fs::read_to_string(self.count.join(name));
        let nanoseconds = read("cpuacct.usage").map(|usage| usage.trim().parse().ok()).or_else(|_| {
            let field = |text: &str| text.strip_prefix("usage_usec ")?.parse::<u64>().ok();
            read("cpu.stat").map(|text| Some(1000 * text.lines().find_map(field)?))
        });
        let unread =
            || ServiceError::during(self.count.display().to_string())(std::io::ErrorKind::InvalidData.into());
        let nanoseconds = nanoseconds.map_err(ServiceError::during(self.count.display().to_string()))?;
        nanoseconds.map(Duration::from_nanos).ok_or_else(unread)
    }

    fn write(&self, name: &str, value: &str) -> Result<(), ServiceError> {
        let file = self.cpu.join(name);
        fs::write(&file, value).map_err(ServiceError::during(file.display().to_string()))
    }
}

impl Drop for CpuShare {
    fn drop(&mut self) {
        // A group with members stays; dropping cannot report an error.
        let _ = fs::remove_dir(&self.cpu);
        let _ = fs::remove_dir(&self.count);
    }
}
