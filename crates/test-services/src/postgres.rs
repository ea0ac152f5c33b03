//! PostgreSQL.

use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use std::{fs, thread};

use crate::ServiceError;
use crate::service::{Service, User, find, free_port, run};

const SERVICE: &str = "PostgreSQL";

/// The limit for starting, on a busy machine.
const LIMIT: Duration = Duration::from_secs(60);

/// A PostgreSQL server. It stops when it is dropped, or when this process ends, and leaves nothing behind.
#[derive(Debug)]
pub struct Postgres {
    folder: PathBuf,
    programs: PathBuf,
    user: Option<User>,
    port: u16,
    durable: bool,
    service: Option<Service>,
}

impl Postgres {
    /// Starts a server that does not wait for the disk: for tests in which the machine stays on.
    pub fn start() -> Result<Self, ServiceError> {
        Self::start_in_new_folder(false)
    }

    /// Starts a server that keeps what it has committed, also through a crash.
    pub fn start_durable() -> Result<Self, ServiceError> {
        Self::start_in_new_folder(true)
    }

    fn start_in_new_folder(durable: bool) -> Result<Self, ServiceError> {
        let programs = programs()?;
        let folder = tempfile::Builder::new().prefix("postgres-").tempdir()?;
        let user = user(folder.path())?;
        let mut server =
            Self { folder: folder.keep(), programs, user, port: free_port()?, durable, service: None };
        let data = server.folder.join("data");
        let mut make = server.program("initdb");
        // A collation that is not binary, so that a statement which relies on byte order has to say so.
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
    pub fn create(&self, database: &str) -> Result<(), ServiceError> {
        let mut create = self.program("createdb");
        run(create
            .args(["--host=127.0.0.1", "--username=postgres", "--port"])
            .arg(self.port.to_string())
            .arg(database))?;
        Ok(())
    }

    /// The number of its process; nothing if it does not run.
    pub fn id(&self) -> Result<Option<u32>, ServiceError> {
        self.service.as_ref().map(Service::id).transpose()
    }

    /// Shuts the server down, and closes its connections.
    pub fn stop(&mut self) -> Result<(), ServiceError> {
        self.service.take().map_or(Ok(()), Service::stop)
    }

    /// Kills the server.
    pub fn kill(&mut self) -> Result<(), ServiceError> {
        self.service.take().map_or(Ok(()), Service::kill)
    }

    /// Stops the server, if it runs, and starts it again at the same address.
    pub fn restart(&mut self) -> Result<(), ServiceError> {
        self.stop()?;
        let since = Instant::now();
        loop {
            let service = Service::start(&self.folder, self.user, &self.command())?;
            while !service.has_ended() {
                if self.answers() {
                    self.service = Some(service);
                    return Ok(());
                }
                if since.elapsed() > LIMIT {
                    return Err(self.not_answering());
                }
                thread::park_timeout(Duration::from_millis(20));
            }
            // A new server refuses to start while processes of a killed one are still there.
            if since.elapsed() > LIMIT {
                return Err(self.not_answering());
            }
            service.stop()?;
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

    fn not_answering(&self) -> ServiceError {
        let log = fs::read_to_string(self.folder.join("log")).unwrap_or_default();
        let last = log.lines().rev().take(5).collect::<Vec<_>>();
        ServiceError::NotAnswering {
            service: SERVICE.to_owned(),
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
        if self.service.take().is_none() {
            // A stopped server has no supervisor that removes the folder. Dropping cannot report an error.
            let _ = fs::remove_dir_all(&self.folder);
        }
    }
}

/// The folder of the programs: Debian's newest version, or one in the path.
fn programs() -> Result<PathBuf, ServiceError> {
    let version = |folder: &PathBuf| folder.file_name()?.to_str()?.parse::<u32>().ok();
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten();
    let mut versions: Vec<_> = versions.filter_map(|folder| Some(folder.ok()?.path())).collect();
    versions.sort_by_key(|folder| std::cmp::Reverse(version(folder)));
    let folders: Vec<_> = versions.into_iter().map(|folder| folder.join("bin")).collect();
    let initdb = find("initdb", &folders);
    let missing = ServiceError::NotInstalled { service: SERVICE, package: "postgresql" };
    initdb.as_deref().and_then(Path::parent).map(Path::to_owned).ok_or(missing)
}

/// The user that runs it where we are root, which PostgreSQL refuses. The folder becomes theirs.
fn user(folder: &Path) -> Result<Option<User>, ServiceError> {
    // We own the folder, so its user is ours.
    if fs::metadata(folder)?.uid() != 0 {
        return Ok(None);
    }
    let name = "postgres";
    let user = User::named(name).ok_or(ServiceError::NoUser { service: SERVICE, user: name })?;
    user.own(folder)?;
    Ok(Some(user))
}
