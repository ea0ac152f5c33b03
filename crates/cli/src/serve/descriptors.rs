//! Open files: every connection is one, and an operating system gives a process only so many.

/// The share of them that connections which are not sockets may take. The rest is for sockets, the database and its files.
#[cfg(unix)]
const SHARE: u64 = 2;

/// Raises the limit of this process as far as it may, and gives how many connections fit in. Without that a server would accept
/// until it fails, and then nothing gets through, from wherever it comes.
#[cfg(unix)]
pub(super) fn room_for_connections() -> u32 {
    use nix::sys::resource::{Resource, getrlimit, setrlimit};

    let Ok((soft, hard)) = getrlimit(Resource::RLIMIT_NOFILE) else { return u32::MAX };
    let raised = setrlimit(Resource::RLIMIT_NOFILE, hard, hard).map_or(soft, |()| hard);
    u32::try_from(raised / SHARE).unwrap_or(u32::MAX)
}

/// Here the number of connections is not bounded by a limit on open files.
#[cfg(not(unix))]
pub(super) fn room_for_connections() -> u32 {
    u32::MAX
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_room_for_connections_and_it_does_not_shrink() {
        let room = room_for_connections();
        assert!(room > 100, "{room}");
        assert_eq!(room_for_connections(), room);
    }
}
