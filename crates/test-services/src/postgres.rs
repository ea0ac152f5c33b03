//! PostgreSQL.

use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use std::{fs, thread};

use crate::Failure;
use crate::engine::{Engine, User, find, free_port, run};

const ENGINE: &str = "PostgreSQL";

/// How long it may take to start, on a machine that has much else to do.
const PATIENCE: Duration = Duration::from_secs(60);

/// A PostgreSQL server. It ends when it is dropped, or when this process ends, and leaves nothing behind.
#[derive(Debug)]
pub struct Postgres {
    folder: PathBuf,
    programs: PathBuf,
    user: Option<User>,
    port: u16,
    durable: bool,
    engine: Option<Engine>,
}

impl Postgres {
    /// Starts a server that does not wait for the disk: for tests in which the machine stays on.
    pub fn start() -> Result<Self, Failure> {
        Self::start_in_new_folder(false)
    }

    /// Starts a server that keeps what it has committed, whatever happens.
    pub fn start_durable() -> Result<Self, Failure> {
        Self::start_in_new_folder(true)
    }

    fn start_in_new_folder(durable: bool) -> Result<Self, Failure> {
        let programs = programs()?;
        let folder = tempfile::Builder::new().prefix("postgres-").tempdir()?;
        let user = user(folder.path())?;
        let mut server =
            Self { folder: folder.keep(), programs, user, port: free_port()?, durable, engine: None };
        let data = server.folder.join("data");
        let mut make = server.program("initdb");
        // Text compares as people of some country expect it; what we rely on must say so itself.
        make.args(["--username=postgres", "--auth=trust", "--encoding=UTF8", "--no-sync"]);
        make.args(["--locale-provider=icu", "--icu-locale=en", "--locale=C.UTF-8"]);
        run(make.arg("--pgdata").arg(&data))?;
        server.restart()?;
        Ok(server)
    }

    /// The address of a database.
    pub fn url(&self, database: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{database}", self.port)
    }

    /// Makes a database.
    pub fn create(&self, database: &str) -> Result<(), Failure> {
        let mut create = self.program("createdb");
        run(create
            .args(["--host=127.0.0.1", "--username=postgres", "--port"])
            .arg(self.port.to_string())
            .arg(database))?;
        Ok(())
    }

    /// The number of its process; nothing if it does not run.
    pub fn id(&self) -> Result<Option<u32>, Failure> {
        self.engine.as_ref().map(Engine::id).transpose()
    }

    /// Stops the server in good order: whoever is connected is told to go.
    pub fn stop(&mut self) -> Result<(), Failure> {
        self.engine.take().map_or(Ok(()), Engine::stop)
    }

    /// Ends the server as a loss of power would.
    pub fn kill(&mut self) -> Result<(), Failure> {
        self.engine.take().map_or(Ok(()), Engine::kill)
    }

    /// Stops the server, if it runs, and starts it again at the same address.
    pub fn restart(&mut self) -> Result<(), Failure> {
        self.stop()?;
        let since = Instant::now();
        loop {
            let engine = Engine::start(&self.folder, self.user, &self.command())?;
            while !engine.has_ended() {
                if self.answers() {
                    self.engine = Some(engine);
                    return Ok(());
                }
                if since.elapsed() > PATIENCE {
                    return Err(self.silent());
                }
                thread::park_timeout(Duration::from_millis(20));
            }
            // What was left of a server that was killed may not be gone yet; then a new one refuses to start.
            if since.elapsed() > PATIENCE {
                return Err(self.silent());
            }
            engine.stop()?;
        }
    }

    fn command(&self) -> Vec<String> {
        let durable = if self.durable { "on" } else { "off" };
        let settings = [
            "listen_addresses=127.0.0.1".to_owned(),
            format!("port={}", self.port),
            "unix_socket_directories=".to_owned(),
            "max_connections=200".to_owned(),
            "shared_buffers=64MB".to_owned(),
            format!("fsync={durable}"),
            format!("full_page_writes={durable}"),
        ];
        let mut command = vec![
            self.programs.join("postgres").display().to_string(),
            "-D".to_owned(),
            self.folder.join("data").display().to_string(),
        ];
        for setting in settings {
            command.extend(["-c".to_owned(), setting]);
        }
        command
    }

    fn answers(&self) -> bool {
        let mut ready = self.program("pg_isready");
        run(ready.args(["--quiet", "--host=127.0.0.1", "--port"]).arg(self.port.to_string())).is_ok()
    }

    fn silent(&self) -> Failure {
        let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        let last = log.lines().rev().take(5).collect::<Vec<_>>();
        Failure::Silent {
            engine: ENGINE.to_owned(),
            log: last.into_iter().rev().collect::<Vec<_>>().join(" | "),
        }
    }

    fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.programs.join(name));
        command.current_dir(&self.folder);
        if let Some(user) = self.user {
            user.run(&mut command);
        }
        command
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        if self.engine.take().is_none() {
            // Nobody watches over a server that was stopped. If the folder cannot be removed, nobody is left to be told.
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}

/// Where Debian keeps the programs, the newest version first, or whoever else in the path.
fn programs() -> Result<PathBuf, Failure> {
    let version = |folder: &PathBuf| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut versions: Vec<_> = versions.filter_map(|folder| Some(folder.ok()?.path())).collect();
    versions.sort_by_key(|folder| std::cmp::Reverse(version(folder)));
    let folders: Vec<_> = versions.into_iter().map(|folder| folder.join("bin")).collect();
    let initdb = find("initdb", &folders);
    let missing = Failure::NotInstalled { engine: ENGINE, package: "postgresql" };
    initdb.as_deref().and_then(Path::parent).map(Path::to_owned).ok_or(missing)
}

/// Who runs it: PostgreSQL refuses to run as root. The folder becomes theirs.
fn user(folder: &Path) -> Result<Option<User>, Failure> {
    // Whoever has made the folder is who we are.
    if fs::metadata(folder)?.uid() != 0 {
        return Ok(None);
    }
    let name = "postgres";
    let user = User::named(name).ok_or(Failure::NoUser { engine: ENGINE, user: name })?;
    user.own(folder)?;
    Ok(Some(user))
}
