//! A TCP proxy that can be cut.

use std::io::{self, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::ServiceError;

/// Passes connections on to an address, unless it is cut. It ends with the process.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    link: Arc<Link>,
}

#[derive(Debug, Default)]
struct Link {
    traffic: Mutex<Traffic>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Traffic {
    state: State,
    /// Both ends of every connection.
    open: Vec<TcpStream>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum State {
    #[default]
    Open,
    /// Connections stay, but nothing passes.
    Held,
    /// There are no connections.
    Cut,
}

impl Proxy {
    /// A proxy for this address, at a free port.
    pub fn start(target: SocketAddr) -> Result<Self, ServiceError> {
        let failed = || ServiceError::during("a proxy");
        let listener = TcpListener::bind("127.0.0.1:0").map_err(failed())?;
        let address = listener.local_addr().map_err(failed())?;
        let link = Arc::<Link>::default();
        let accepting = Arc::clone(&link);
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                // One that cannot be passed on is closed: its client tries again.
                let _ = accepting.pass(stream, target);
            }
        });
        Ok(Self { address, link })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Closes all connections, and refuses new ones.
    pub fn cut(&self) {
        self.link.turn(State::Cut);
    }

    /// Keeps connections open but lets nothing through, like a network that drops every packet.
    pub fn hold(&self) {
        self.link.turn(State::Held);
    }

    /// Lets everything through again.
    pub fn mend(&self) {
        self.link.turn(State::Open);
    }
}

impl Link {
    fn traffic(&self) -> MutexGuard<'_, Traffic> {
        self.traffic.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn turn(&self, state: State) {
        let mut traffic = self.traffic();
        traffic.state = state;
        if state == State::Cut {
            for stream in traffic.open.drain(..) {
                // It may be closed already.
                let _ = stream.shutdown(Shutdown::Both);
            }
        }
        self.changed.notify_all();
    }

    fn pass(self: &Arc<Self>, client: TcpStream, target: SocketAddr) -> io::Result<()> {
        let server = TcpStream::connect(target)?;
        for stream in [&client, &server] {
            stream.set_nodelay(true)?;
        }
        let mut traffic = self.traffic();
        if traffic.state == State::Cut {
            return Ok(());
        }
        traffic.open.extend([client.try_clone()?, server.try_clone()?]);
        drop(traffic);
        for (from, to) in [(client.try_clone()?, server.try_clone()?), (server, client)] {
            let link = Arc::clone(self);
            thread::spawn(move || link.copy(from, to));
        }
        Ok(())
    }

    /// Copies one direction until either end is closed, and closes the other.
    fn copy(&self, mut from: TcpStream, mut to: TcpStream) {
        let mut buffer = [0; 16 * 1024];
        while let Ok(read @ 1..) = from.read(&mut buffer) {
            let free = self.changed.wait_while(self.traffic(), |traffic| traffic.state == State::Held);
            drop(free);
            if to.write_all(&buffer[..read]).is_err() {
                break;
            }
        }
        for stream in [from, to] {
            // It may be closed already.
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    /// An echo server.
    fn echo() -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                thread::spawn(move || io::copy(&mut &stream, &mut &stream));
            }
        });
        address
    }

    fn says_back(stream: &mut TcpStream, word: &str) -> bool {
        let mut heard = [0; 4];
        stream.write_all(word.as_bytes()).is_ok()
            && stream.read_exact(&mut heard).is_ok()
            && heard == word.as_bytes()
    }

    #[test]
    fn connections_are_cut_and_let_through_again() {
        let proxy = Proxy::start(echo()).unwrap();
        let mut before = TcpStream::connect(proxy.address()).unwrap();
        assert!(says_back(&mut before, "one "));
        proxy.cut();
        assert!(!says_back(&mut before, "two "));
        let mut during = TcpStream::connect(proxy.address()).unwrap();
        assert!(!says_back(&mut during, "two "));
        proxy.mend();
        let mut after = TcpStream::connect(proxy.address()).unwrap();
        assert!(says_back(&mut after, "two ") && !says_back(&mut before, "two "));
    }

    #[test]
    fn what_is_held_comes_late_but_comes() {
        let proxy = Proxy::start(echo()).unwrap();
        let mut stream = TcpStream::connect(proxy.address()).unwrap();
        assert!(says_back(&mut stream, "one "));
        proxy.hold();
        stream.set_read_timeout(Some(Duration::from_millis(50))).unwrap();
        assert!(!says_back(&mut stream, "two "));
        proxy.mend();
        stream.set_read_timeout(None).unwrap();
        let mut heard = [0; 4];
        stream.read_exact(&mut heard).unwrap();
        assert_eq!(&heard, b"two ");
    }
}
