//! Reaching a PostgreSQL server for the first time. A pool would only say that it has waited in vain.

use std::time::Duration;

use sqlx::ConnectOptions;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use tokio::time::{Instant, sleep, timeout_at};

use crate::OpenError;

/// How long to wait before another try at a server that is just starting.
const RETRY: Duration = Duration::from_millis(200);

/// Connects. A server that refuses connections or is starting may take so long.
pub(super) async fn connect(
    options: &PgConnectOptions,
    patience: Duration,
) -> Result<PgConnection, OpenError> {
    let deadline = Instant::now() + patience;
    loop {
        let error = match timeout_at(deadline, options.connect()).await {
            Ok(Ok(connection)) => return Ok(connection),
            Ok(Err(error)) => error,
            Err(_) => {
                let cause = format!("no answer within {patience:?}");
                return Err(OpenError::Unreachable { place: place(options), cause });
            }
        };
        if !may_be_starting(&error) || Instant::now() + RETRY >= deadline {
            return Err(failed(options, &error));
        }
        sleep(RETRY).await;
    }
}

fn may_be_starting(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Io(error) => error.kind() == std::io::ErrorKind::ConnectionRefused,
        sqlx::Error::Database(error) => error.is_transient_in_connect_phase(),
        _ => false,
    }
}

fn failed(options: &PgConnectOptions, error: &sqlx::Error) -> OpenError {
    let place = place(options);
    match error {
        // It was reached, and has said why not.
        sqlx::Error::Database(error) => OpenError::Refused { place, cause: error.message().to_owned() },
        sqlx::Error::Io(error) => OpenError::Unreachable { place, cause: error.to_string() },
        other => OpenError::Unreachable { place, cause: other.to_string() },
    }
}

/// Where the server is, and nothing else of its address.
fn place(options: &PgConnectOptions) -> String {
    match options.get_socket() {
        Some(socket) => socket.display().to_string(),
        None => format!("{}:{}", options.get_host(), options.get_port()),
    }
}

#[cfg(test)]
mod tests {
    use std::str::FromStr;

    use super::*;

    async fn refusal(address: &str, patience: Duration) -> String {
        let options = PgConnectOptions::from_str(address).unwrap();
        connect(&options, patience).await.unwrap_err().to_string()
    }

    #[tokio::test]
    async fn a_server_that_cannot_be_reached_is_named() {
        let refused = refusal("postgres://me:hush@127.0.0.1:1/mandala", RETRY).await;
        assert_eq!(refused, "could not reach PostgreSQL at 127.0.0.1:1: Connection refused (os error 111)");
        // One that accepts and then says nothing.
        let silent = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let place = silent.local_addr().unwrap();
        let said = refusal(&format!("postgres://me:hush@{place}/mandala"), RETRY).await;
        assert_eq!(said, format!("could not reach PostgreSQL at {place}: no answer within 200ms"));
    }

    #[tokio::test]
    async fn what_the_server_says_is_passed_on() {
        let server = test_services::Postgres::start().unwrap();
        let said = refusal(&server.url("nowhere"), Duration::from_secs(5)).await;
        assert!(said.ends_with("database \"nowhere\" does not exist"), "{said}");
        assert!(said.starts_with("PostgreSQL at "), "{said}");
    }
}
