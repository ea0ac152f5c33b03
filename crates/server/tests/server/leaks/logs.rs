//! Everything that is logged in one world, down to the finest level.
//!
//! One subscriber serves the whole process; a thread that belongs to a world has that world's log, and whatever other tests
//! say at the same time is dropped. The threads of the database are not ours and have none: what they log is statements
//! without values.

use std::cell::RefCell;
use std::fmt::{Debug, Write};
use std::future::Future;
use std::sync::{Arc, Mutex, Once};

use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::subscriber::Interest;
use tracing::{Event, Metadata, Subscriber};

/// The lines of one world.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<String>>>);

thread_local! {
    static HERE: RefCell<Option<Log>> = const { RefCell::new(None) };
}

/// These write about the browsers' end of a connection as well, which lies in the same thread here.
const BROWSERS: [&str; 5] = ["hyper", "reqwest", "tungstenite", "tokio_tungstenite", "mio"];

/// Lets something happen on a runtime of its own, and gives what was logged meanwhile. The order in which threads log is
/// no secret, so the lines are sorted.
pub(crate) fn logged<T>(work: impl Future<Output = T>) -> (T, Vec<String>) {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| tracing::subscriber::set_global_default(LogCapture).unwrap());
    let log = Log::default();
    let hear = |log: &Log| HERE.set(Some(log.clone()));
    hear(&log);
    let theirs = log.clone();
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .on_thread_start(move || hear(&theirs))
        .build()
        .unwrap();
    let done = runtime.block_on(work);
    drop(runtime);
    HERE.set(None);
    let mut lines = log.0.lock().unwrap().clone();
    lines.sort();
    (done, lines)
}

/// What hears everything, and keeps it in the thread's own log.
struct LogCapture;

impl LogCapture {
    fn keep(begun: String, record: impl FnOnce(&mut Line)) {
        let mut line = Line(begun);
        record(&mut line);
        // A thread that is ending has no log any more.
        let _ = HERE.try_with(|here| {
            if let Some(log) = &*here.borrow() {
                log.0.lock().unwrap().push(line.0);
            }
        });
    }
}

impl Subscriber for LogCapture {
    fn register_callsite(&self, _: &'static Metadata<'static>) -> Interest {
        // It depends on the thread.
        Interest::sometimes()
    }

    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        let browser = BROWSERS.iter().any(|name| metadata.target().starts_with(name));
        !browser && HERE.try_with(|here| here.borrow().is_some()).unwrap_or(false)
    }

    fn new_span(&self, span: &Attributes<'_>) -> Id {
        let metadata = span.metadata();
        Self::keep(format!("{} {} {}", metadata.level(), metadata.target(), metadata.name()), |line| {
            span.record(line);
        });
        Id::from_u64(1)
    }

    fn record(&self, _: &Id, values: &Record<'_>) {
        Self::keep("in a span".to_owned(), |line| values.record(line));
    }

    fn event(&self, event: &Event<'_>) {
        let metadata = event.metadata();
        Self::keep(format!("{} {}", metadata.level(), metadata.target()), |line| event.record(line));
    }

    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

/// A line as it grows, field by field.
struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        // How long something took is the machine's business.
        if field.name() != "ms" {
            write!(self.0, " {}={value:?}", field.name()).unwrap();
        }
    }
}
