//! What is counted in one world, for `/metrics`: the figures there are those of the whole process, so a world that is to be
//! compared counts for itself.

use metrics_exporter_prometheus::PrometheusBuilder;

/// How often each route was asked and how it answered: that is the same for games that look the same.
const ANSWERS: &str = "mandala_http_requests_total{";

/// Lets something happen on this thread, and gives what was counted meanwhile. How long things took, and how many of them
/// shared a commit, is the machine's business: of those figures only the names and labels are kept.
pub(super) fn counted<T>(work: impl FnOnce() -> T) -> (T, Vec<String>) {
    let recorder = PrometheusBuilder::new().build_recorder();
    let figures = recorder.handle();
    let done = {
        let _guard = metrics::set_default_local_recorder(&recorder);
        work()
    };
    let text = figures.render();
    // What a figure means is described once in a process, with the first count.
    let told = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let lines = told.map(|line| match line.rsplit_once(' ') {
        Some((name, _)) if !line.starts_with(ANSWERS) => name.to_owned(),
        _ => line.to_owned(),
    });
    let mut lines: Vec<_> = lines.collect();
    lines.sort();
    (done, lines)
}
