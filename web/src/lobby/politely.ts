// Asking again now and then: only while somebody looks.

const OFTEN = 10_000;

/** Does something every so many milliseconds while the page is in sight, and when it comes back into sight. Gives what ends it. */
export function politely(what: () => void, every = OFTEN): () => void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = (): void => {
    clearInterval(timer);
    if (document.hidden) return;
    timer = setInterval(what, every);
  };
  const back = (): void => {
    if (!document.hidden) what();
    look();
  };
  look();
  document.addEventListener('visibilitychange', back);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', back);
  };
}
