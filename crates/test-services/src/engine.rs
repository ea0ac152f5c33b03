//! An engine as a process that ends with ours.

use std::io::Write;
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::{env, fs, io};

use crate::Failure;

/// Starts what follows the folder, and waits for a word. `stop` ends it in good order; when there is no word, because whoever
/// has started us is gone, it ends at once, and the folder with it. That it has ended by itself is left in the folder.
const WATCH: &str = r#"
cd "$1"; shift
("$@" </dev/null >>log 2>&1 & echo $! >pid; wait $!; : >ended) &
word=
read -r word
while [ ! -s pid ]; do sleep 0.01; done
if [ "$word" = stop ]; then kill -INT $(cat pid); else kill -QUIT $(cat pid); fi
wait
[ "$word" = stop ] || rm -rf "$PWD"
"#;

/// Who runs an engine, where we may not: the numbers of a user and their group.
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

    /// Lets them have a folder.
    pub(crate) fn own(self, folder: &Path) -> io::Result<()> {
        std::os::unix::fs::chown(folder, Some(self.0), Some(self.1))
    }

    /// Lets them run a command.
    pub(crate) fn run(self, command: &mut Command) {
        command.uid(self.0).gid(self.1);
    }
}

/// A running engine.
#[derive(Debug)]
pub(crate) struct Engine {
    folder: PathBuf,
    watch: Child,
}

impl Engine {
    /// Starts an engine whose log goes into its folder.
    pub(crate) fn start(folder: &Path, user: Option<User>, command: &[String]) -> Result<Self, Failure> {
        for left in ["pid", "ended"].map(|name| folder.join(name)) {
            if left.exists() {
                fs::remove_file(left)?;
            }
        }
        let mut watch = Command::new("sh");
        watch.arg("-c").arg(WATCH).arg("sh").arg(folder).args(command);
        watch.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null());
        // Whoever interrupts us at a terminal does not mean the engine: it ends with us, in its own way.
        watch.process_group(0);
        if let Some(user) = user {
            user.run(&mut watch);
        }
        Ok(Self { folder: folder.to_owned(), watch: watch.spawn()? })
    }

    /// Whether it has ended by itself.
    pub(crate) fn has_ended(&self) -> bool {
        self.folder.join("ended").exists()
    }

    /// The number of its process.
    pub(crate) fn id(&self) -> Result<u32, Failure> {
        let file = self.folder.join("pid");
        let text = fs::read_to_string(&file).map_err(Failure::of(file.display().to_string()))?;
        let wrong = |_| Failure::of(file.display().to_string())(io::ErrorKind::InvalidData.into());
        text.trim().parse().map_err(wrong)
    }

    /// Ends the engine in good order. Its folder stays.
    pub(crate) fn stop(mut self) -> Result<(), Failure> {
        if let Some(mut words) = self.watch.stdin.take() {
            words.write_all(b"stop\n")?;
        }
        self.watch.wait()?;
        Ok(())
    }

    /// Ends the engine as a loss of power would. Its folder stays.
    pub(crate) fn kill(self) -> Result<(), Failure> {
        run(Command::new("kill").args(["-KILL", &self.id()?.to_string()]))?;
        self.stop()
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // Without a word.
        drop(self.watch.stdin.take());
        // Nobody is left to be told if that fails.
        let _ = self.watch.wait();
    }
}

/// Runs a command to its end; gives what it has said.
pub(crate) fn run(command: &mut Command) -> Result<String, Failure> {
    let ended = command.stdin(Stdio::null()).output()?;
    if ended.status.success() {
        return Ok(String::from_utf8_lossy(&ended.stdout).into_owned());
    }
    let said = String::from_utf8_lossy(&ended.stderr).trim().to_owned();
    Err(Failure::Said { command: format!("{command:?}"), said })
}

/// A port of this machine that nobody uses.
pub(crate) fn free_port() -> io::Result<u16> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?.port())
}

/// Where a program is: in one of these folders, or in the path.
pub(crate) fn find(program: &str, folders: &[PathBuf]) -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let in_path = env::split_paths(&path);
    folders.iter().cloned().chain(in_path).map(|folder| folder.join(program)).find(|file| file.is_file())
}
