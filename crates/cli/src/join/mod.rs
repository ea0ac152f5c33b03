//! `mandala join`: a program, or a player of ours, at the tables of a server.
//!
//! | file | what is in it |
//! |---|---|
//! | `args`, `policy`, `link` | what is asked for |
//! | `http`, `stream`, `api`, `error` | the server, as a client sees it |
//! | `session` | what the event stream says, and what is done about it |
//! | `table` | one game, on a thread of its own |

mod api;
mod args;
mod error;
mod http;
mod link;
mod output;
mod policy;
mod session;
mod stream;
mod table;

use std::io;
use std::process::ExitCode;

use tokio::sync::mpsc;

pub(crate) use args::JoinArgs;

use crate::failure::Failure;
use crate::transcript;
use api::Api;
use error::ClientError;
use http::Http;
use link::TableLink;
use session::{Session, SessionOutcome};

/// The variable with the token.
const TOKEN: &str = "MANDALA_TOKEN";

/// As a shell reports a program that Ctrl-C ended.
const INTERRUPTED: i32 = 130;

pub(crate) fn run(args: &JoinArgs) -> Result<ExitCode, Failure> {
    let token = args.token.clone().or_else(|| std::env::var(TOKEN).ok()).filter(|token| !token.is_empty());
    let token = token
        .ok_or_else(|| Failure::Usage(format!("a token is needed: --token, or the variable {TOKEN}")))?;
    if let Some(link) = &args.table {
        TableLink::read(link).map_err(|wrong| Failure::Usage(format!("--table: {wrong}")))?;
    }
    if args.rated && args.clock.is_none() && (args.pair || args.challenge.is_some()) {
        return Err(Failure::Usage("--rated: a rated game needs a --clock".to_owned()));
    }
    let http = Http::new(&args.url, token).map_err(|wrong| Failure::Usage(format!("--url {wrong}")))?;
    let transcript = transcript::create(args.transcript.as_deref())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build()?;
    let (session, endings) = Session::new(args, Api::new(http), transcript.clone());
    let ended = runtime.block_on(session.run(endings, interrupts()?));
    runtime.shutdown_background();
    transcript::finish(args.transcript.as_deref(), transcript.as_ref())?;
    Ok(match ended.map_err(failure)? {
        SessionOutcome::Well => ExitCode::SUCCESS,
        SessionOutcome::Badly => ExitCode::FAILURE,
    })
}

/// Every Ctrl-C and every request of the system to end. The third does not wait for the server.
fn interrupts() -> Result<mpsc::UnboundedReceiver<()>, Failure> {
    let (sender, interrupts) = mpsc::unbounded_channel();
    let mut count = 0;
    let handler = move || {
        count += 1;
        if count == 3 || sender.send(()).is_err() {
            std::process::exit(INTERRUPTED);
        }
    };
    ctrlc::set_handler(handler).map_err(|error| Failure::Io(io::Error::other(error)))?;
    Ok(interrupts)
}

fn failure(error: ClientError) -> Failure {
    let name = if error.is_about_token() {
        "the token is no good: it was revoked, belongs to another server, or does not allow to read and play"
    } else {
        "the server"
    };
    Failure::Service { name: name.to_owned(), source: error.into() }
}
