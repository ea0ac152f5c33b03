//! Many independent pieces of work on several threads.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Does each piece of work and returns the results in order, however many threads share the work. `done` is called with
/// the number of pieces finished after each. Nothing if `stop` says so before all are done.
pub(crate) fn map<T: Send>(
    count: usize,
    threads: usize,
    work: impl Fn(usize) -> T + Sync,
    done: &(impl Fn(usize) + Sync),
    stop: impl Fn() -> bool + Sync,
) -> Option<Vec<T>> {
    let (next, finished) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let worker = || {
        let mut results = Vec::new();
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            if index >= count || stop() {
                return results;
            }
            results.push((index, work(index)));
            done(finished.fetch_add(1, Ordering::Relaxed) + 1);
        }
    };
    let mut all: Vec<(usize, T)> = std::thread::scope(|scope| {
        let workers: Vec<_> = (1..threads.max(1)).map(|_| scope.spawn(worker)).collect();
        let mut all = worker();
        for other in workers {
            all.extend(other.join().expect("the work does not panic"));
        }
        all
    });
    if stop() || all.len() < count {
        return None;
    }
    all.sort_unstable_by_key(|(index, _)| *index);
    Some(all.into_iter().map(|(_, result)| result).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_and_progress_reaches_the_end() {
        for threads in 0..5 {
            let most = AtomicUsize::new(0);
            let done = |finished| {
                most.fetch_max(finished, Ordering::Relaxed);
            };
            let results = map(50, threads, |index| index * index, &done, || false).unwrap();
            assert_eq!(results, (0..50).map(|index| index * index).collect::<Vec<_>>());
            assert_eq!(most.into_inner(), 50);
        }
    }

    #[test]
    fn stopped_work_has_no_result() {
        assert_eq!(map(50, 2, |index| index, &|_| {}, || true), None);
    }
}
