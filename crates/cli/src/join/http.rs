//! Requests to a server, each over a connection of its own, encrypted where the address says so.
//!
//! This is hyper, on which other clients of the workspace stand, too, with the TLS that the database drivers bring along:
//! reqwest would need a second cryptographic library for it.

use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1;
use hyper::header::{ACCEPT, ACCEPT_LANGUAGE, AUTHORIZATION, CONTENT_TYPE, HOST};
use hyper::{Method, Request, Response, Uri};
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::error::{Cause, ClientError};

/// How long connecting and the head of an answer may take.
const LIMIT: Duration = Duration::from_secs(30);

/// A server, and the token for it.
#[derive(Clone)]
pub(super) struct Http {
    authority: String,
    host: String,
    port: u16,
    /// What stands before every path, for a server under a sub-path.
    prefix: String,
    tls: Option<TlsConnector>,
    token: Arc<str>,
}

/// A connection of either kind.
trait Stream: AsyncRead + AsyncWrite + Send + Unpin {}

impl<S: AsyncRead + AsyncWrite + Send + Unpin> Stream for S {}

impl Http {
    /// The server at an address such as `https://play.example.org`; otherwise what is wrong with it.
    pub(super) fn new(url: &str, token: String) -> Result<Self, String> {
        let uri: Uri = url.parse().map_err(|error| format!("{url}: {error}"))?;
        let is_encrypted = match uri.scheme_str() {
            Some("http") => false,
            Some("https") => true,
            _ => return Err(format!("{url}: it must begin with http:// or https://")),
        };
        let authority = uri.authority().ok_or_else(|| format!("{url}: it names no server"))?;
        let usual = if is_encrypted { 443 } else { 80 };
        Ok(Self {
            authority: authority.to_string(),
            host: authority.host().trim_matches(['[', ']']).to_owned(),
            port: authority.port_u16().unwrap_or(usual),
            prefix: uri.path().trim_end_matches('/').to_owned(),
            tls: is_encrypted.then(tls).transpose()?,
            token: token.into(),
        })
    }

    /// Sends a request and waits for the head of the answer.
    pub(super) async fn send(
        &self,
        method: Method,
        path: &str,
        accept: &str,
        body: Option<Vec<u8>>,
    ) -> Result<Response<Incoming>, ClientError> {
        let late = |_| ClientError::Lost("no answer in time".into());
        timeout(LIMIT, self.exchange(method, path, accept, body)).await.map_err(late)?
    }

    async fn exchange(
        &self,
        method: Method,
        path: &str,
        accept: &str,
        body: Option<Vec<u8>>,
    ) -> Result<Response<Incoming>, ClientError> {
        let request = Request::builder()
            .method(method)
            .uri(format!("{}{path}", self.prefix))
            .header(HOST, &self.authority)
            .header(AUTHORIZATION, format!("Bearer {}", self.token))
            .header(ACCEPT, accept)
            .header(ACCEPT_LANGUAGE, "en")
            .header(CONTENT_TYPE, "application/json")
            .body(Full::<Bytes>::from(body.unwrap_or_default()))
            .map_err(|error| ClientError::Unexpected(error.into()))?;
        let stream = self.connect().await.map_err(ClientError::Unreachable)?;
        let lost = |error: hyper::Error| ClientError::Lost(error.into());
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(lost)?;
        // It ends with the answer, and an error in it is the answer's, too.
        tokio::spawn(async move { drop(connection.await) });
        sender.send_request(request).await.map_err(lost)
    }

    async fn connect(&self) -> Result<Box<dyn Stream>, Cause> {
        let stream = TcpStream::connect((self.host.as_str(), self.port)).await?;
        stream.set_nodelay(true)?;
        Ok(match &self.tls {
            None => Box::new(stream),
            Some(tls) => Box::new(tls.connect(ServerName::try_from(self.host.clone())?, stream).await?),
        })
    }
}

/// The whole body of an answer.
pub(super) async fn body(answer: Response<Incoming>) -> Result<Bytes, ClientError> {
    let late = |_| ClientError::Lost("the answer did not end in time".into());
    let collected = timeout(LIMIT, answer.into_body().collect()).await.map_err(late)?;
    Ok(collected.map_err(|error| ClientError::Lost(error.into()))?.to_bytes())
}

/// TLS with the certificates that this system trusts.
fn tls() -> Result<TlsConnector, String> {
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(rustls_native_certs::load_native_certs().certs);
    if roots.is_empty() {
        return Err("this system trusts no certificates: install its package of CA certificates".to_owned());
    }
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Ok(TlsConnector::from(Arc::new(config)))
}
