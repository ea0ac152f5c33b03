//! A reverse proxy with TLS: nginx, and a certificate that it can show.

use std::fs;
use std::net::{Ipv4Addr, SocketAddr, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::ServiceError;
use crate::process::Process;
use crate::service::{find, free_port, run};

/// One process, so that killing it leaves none behind. Nothing is written outside its folder.
const SETTINGS: &str = "\
daemon off;
master_process off;
pid nginx.pid;
events {}
http {
    access_log off;
    client_body_temp_path client;
    proxy_temp_path proxy;
    fastcgi_temp_path fastcgi;
    uwsgi_temp_path uwsgi;
    scgi_temp_path scgi;
    include site.conf;
}
";

/// A running `nginx`.
#[derive(Debug)]
pub struct Nginx {
    _process: Process,
    _folder: TempDir,
}

impl Nginx {
    /// Starts one with the text of a file as it would lie in `/etc/nginx/conf.d`, and waits until it listens at this address.
    pub fn start(site: &str, address: SocketAddr) -> Result<Self, ServiceError> {
        let missing = ServiceError::NotInstalled { service: "nginx", package: "nginx-light" };
        let program = find("nginx", &["/usr/sbin".into()]).ok_or(missing)?;
        let folder = tempfile::Builder::new().prefix("mandala-nginx-").tempdir();
        let folder = folder.map_err(ServiceError::during("a folder for nginx"))?;
        for (name, text) in [("nginx.conf", SETTINGS), ("site.conf", site)] {
            let file = folder.path().join(name);
            fs::write(&file, text).map_err(ServiceError::during(file.display().to_string()))?;
        }
        let mut command = Command::new(program);
        command.arg("-p").arg(folder.path()).args(["-c", "nginx.conf", "-e", "stderr"]);
        let mut process = Process::start("nginx", command, &folder.path().join("nginx.log"))?;
        process.wait_until(|| TcpStream::connect(address).is_ok())?;
        Ok(Self { _process: process, _folder: folder })
    }

    /// An address at which one could listen.
    pub fn free_address() -> Result<SocketAddr, ServiceError> {
        Ok((Ipv4Addr::LOCALHOST, free_port()?).into())
    }
}

/// A certificate that a host has signed itself, with its key.
#[derive(Debug)]
pub struct Certificate {
    folder: TempDir,
}

impl Certificate {
    /// A new one for a host, valid for a day.
    pub fn new(host: &str) -> Result<Self, ServiceError> {
        let missing = ServiceError::NotInstalled { service: "OpenSSL", package: "openssl" };
        let program = find("openssl", &[]).ok_or(missing)?;
        let folder = tempfile::Builder::new().prefix("mandala-certificate-").tempdir();
        let certificate =
            Self { folder: folder.map_err(ServiceError::during("a folder for a certificate"))? };
        let (name, alternative) = (format!("/CN={host}"), format!("subjectAltName=DNS:{host}"));
        let mut command = Command::new(program);
        command.args(["req", "-x509", "-nodes", "-days", "1", "-newkey", "ec", "-pkeyopt"]);
        command.args(["ec_paramgen_curve:prime256v1", "-subj", &name, "-addext", &alternative]);
        // It vouches for itself alone: clients refuse an authority as a server.
        command.args(["-addext", "basicConstraints=critical,CA:FALSE"]);
        command.arg("-keyout").arg(certificate.key()).arg("-out").arg(certificate.file());
        run(&mut command)?;
        Ok(certificate)
    }

    /// The file of the certificate.
    pub fn file(&self) -> PathBuf {
        self.path().join("certificate.pem")
    }

    /// The file of its key.
    pub fn key(&self) -> PathBuf {
        self.path().join("key.pem")
    }

    fn path(&self) -> &Path {
        self.folder.path()
    }
}
