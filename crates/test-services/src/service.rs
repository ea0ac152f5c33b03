//! A service as a process that stops with ours.

use std::io::Write;
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{env, fs, io};

use crate::ServiceError;

/// Starts the command that follows the folder, and waits for a line. `stop` shuts the service down. If there is no line, because
/// the process that has started us is gone, the service stops at once and the folder is removed. A file `ended` in the folder
/// says that the service has exited.
const SUPERVISOR: &str = r#"
cd "$1"; shift
("$@" </dev/null >>log 2>&1 & echo $! >pid; wait $!; : >ended) &
word=
read -r word
while [ ! -s pid ]; do sleep 0.01; done
if [ "$word" = stop ]; then kill -INT $(cat pid); else kill -QUIT $(cat pid); fi
wait
[ "$word" = stop ] || rm -rf "$PWD"
"#;

/// The user and group that run a service which refuses to run as root.
#[derive(Clone, Copy, Debug)]
pub(crate) struct User(u32, u32);

impl User {
    /// The user of this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        let users = fs::read_to_string("/etc/passwd").ok()?;
        let fields = users.lines().map(|line| line.split(':').collect::<Vec<_>>());
        let fields = fields.into_iter().find(|fields| fields[0] == name && fields.len() > 3)?;
        Some(Self(fields[2].parse().ok()?, fields[3].parse().ok()?))
    }

    /// Gives the user a folder.
    pub(crate) fn own(self, folder: &Path) -> io::Result<()> {
        std::os::unix::fs::chown(folder, Some(self.0), Some(self.1))
    }

    /// Runs a command as the user.
    pub(crate) fn run(self, command: &mut Command) {
        command.uid(self.0).gid(self.1);
    }
}

/// A running service.
#[derive(Debug)]
pub(crate) struct Service {
    folder: PathBuf,
    watch: Child,
}

impl Service {
    /// Starts a service whose log goes into its folder.
    pub(crate) fn start(folder: &Path, user: Option<User>, command: &[String]) -> Result<Self, ServiceError> {
        for left in ["pid", "ended"].map(|name| folder.join(name)) {
            if left.exists() {
                fs::remove_file(left)?;
            }
        }
        let mut watch = Command::new("sh");
        watch.arg("-c").arg(SUPERVISOR).arg("sh").arg(folder).args(command);
        watch.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        // Ctrl-C is for us; the service stops after us.
        watch.process_group(0);
        if let Some(user) = user {
            user.run(&mut watch);
        }
        Ok(Self { folder: folder.to_owned(), watch: watch.spawn()? })
    }

    /// Whether it has exited by itself.
    pub(crate) fn has_ended(&self) -> bool {
        self.folder.join("ended").exists()
    }

    /// The id of its process.
    pub(crate) fn id(&self) -> Result<u32, ServiceError> {
        let file = self.folder.join("pid");
        let text = fs::read_to_string(&file).map_err(ServiceError::during(file.display().to_string()))?;
        let wrong = |_| ServiceError::during(file.display().to_string())(io::ErrorKind::InvalidData.into());
        text.trim().parse().map_err(wrong)
    }

    /// Shuts the service down. Its folder stays.
    pub(crate) fn stop(mut self) -> Result<(), ServiceError> {
        if let Some(mut words) = self.watch.stdin.take() {
            words.write_all(b"stop\n")?;
        }
        self.watch.wait()?;
        Ok(())
    }

    /// Kills the service. Its folder stays.
    pub(crate) fn kill(self) -> Result<(), ServiceError> {
        run(Command::new("kill").args(["-KILL", &self.id()?.to_string()]))?;
        self.stop()
    }
}

impl Drop for Service {
    fn drop(&mut self) {
        drop(self.watch.stdin.take());
        // Dropping cannot report an error.
        let _ = self.watch.wait();
    }
}

/// Runs a command to its end; gives its standard output.
pub(crate) fn run(command: &mut Command) -> Result<String, ServiceError> {
    let output = command.stdin(Stdio::null()).output()?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    let stderr = String::from_utf8_lossy(&output.stderr).trim().to_owned();
    Err(ServiceError::CommandFailed { command: format!("{command:?}"), stderr })
}

/// A free port of this machine.
pub(crate) fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// Where a program is: in one of these folders, or in the path.
pub(crate) fn find(program: &str, folders: &[PathBuf]) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let in_path = env::split_paths(&path);
    folders.iter().cloned().chain(in_path).map(|folder| folder.join(program)).find(|file| file.is_file())
}
