// Polling, but only while the page is visible.

const INTERVAL = 10_000;

/** Calls something every so many milliseconds while the page is visible, and when it becomes visible again. Returns what ends that. */
export function pollWhileVisible(call: () => void, every = INTERVAL): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const schedule = (): void => {
    clearInterval(timer);
    if (document.hidden) return;
    timer = setInterval(call, every);
  };
  const back = (): void => {
    if (!document.hidden) call();
    schedule();
  };
  schedule();
  document.addEventListener('visibilitychange', back);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', back);
  };
}
