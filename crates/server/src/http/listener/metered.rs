//! A limit on what a socket sends: the library passes on whole messages only, and a client could send empty pieces of a message
//! for ever without one being counted. So bytes are counted below it.

use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, ready};
use std::time::{Duration, Instant};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

use crate::limits::Rate;

/// Counts the bytes that a connection receives from the moment on at which it has become a socket.
#[derive(Clone, Debug)]
pub(in crate::http) struct SocketMeter {
    rate: Rate,
    /// When everything received would be paid for at the allowed rate; nothing while it is no socket.
    paid: Arc<Mutex<Option<Instant>>>,
}

impl SocketMeter {
    pub(super) fn new(rate: Rate) -> Self {
        Self { rate, paid: Arc::default() }
    }

    /// Counts from now on.
    pub(in crate::http) fn begin(&self) {
        *self.paid.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now());
    }

    /// Whether so many more bytes may be received now.
    fn admits(&self, bytes: usize, now: Instant) -> bool {
        let Some((interval, burst)) = self.rate.interval_and_burst() else { return true };
        let mut paid = self.paid.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(paid) = paid.as_mut() else { return true };
        let time = |bytes: f64| Duration::from_secs_f64(interval.as_secs_f64() * bytes);
        *paid = (*paid).max(now) + time(bytes as f64);
        *paid <= now + time(burst.into())
    }
}

/// A connection whose reads fail once it has sent too much as a socket.
#[derive(Debug)]
pub(super) struct Metered<S> {
    stream: S,
    meter: SocketMeter,
}

impl<S> Metered<S> {
    pub(super) fn new(stream: S, meter: SocketMeter) -> Self {
        Self { stream, meter }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Metered<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        ready!(Pin::new(&mut self.stream).poll_read(context, buffer))?;
        let read = buffer.filled().len() - before;
        if self.meter.admits(read, Instant::now()) {
            Poll::Ready(Ok(()))
        } else {
            Poll::Ready(Err(io::Error::other("the socket has sent too much")))
        }
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Metered<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_socket_has_a_burst_and_then_a_rate() {
        let meter = SocketMeter::new(Rate::new(1000, 60_000));
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        assert!(meter.admits(1_000_000, start), "what is no socket yet is not counted");
        *meter.paid.lock().unwrap() = Some(start);
        assert!(meter.admits(1000, start));
        assert!(!meter.admits(1, start));
        assert!(meter.admits(900, at(1)), "1000 more each second");
        assert!(!meter.admits(1000, at(1)));
        assert!(meter.admits(1000, at(3600)));
        assert!(!meter.admits(1, at(3600)), "a long silence saves up no more than the burst");
    }

    #[test]
    fn without_a_limit_nothing_is_counted() {
        let meter = SocketMeter::new(Rate::UNLIMITED);
        meter.begin();
        assert!((0..100).all(|_| meter.admits(1_000_000, Instant::now())));
    }
}
