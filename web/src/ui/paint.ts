// When the page changes: between two frames, in tasks so short that none of them delays the next one.

/** A page that is not painted for so long is in the background. */
const LATE = 500;

let waiting: (() => void)[] = [];

/** Waits until the next frame is painted: what follows does not delay it. */
export function afterNextPaint(late = LATE): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, late);
    if (waiting.length === 0) requestAnimationFrame(onFrame);
    waiting.push(() => {
      clearTimeout(timer);
      setTimeout(done);
    });
  });
}

/** Lets the browser lay out what was changed, and whatever else it has waited with: what is done after that is a task of its own. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((done) => {
    setTimeout(layOut);
    setTimeout(done);
  });
}

function onFrame(): void {
  const goOn = waiting;
  waiting = [];
  for (const one of goOn) one();
  setTimeout(layOut);
}

/** What was changed before is laid out in a task of its own: then the next frame has only to be painted. */
function layOut(): void {
  document.documentElement.getBoundingClientRect();
}
