// When the page changes: between two pictures, in tasks so short that none of them keeps the next picture waiting.

/** A page that is not painted for so long is not looked at. */
const LATE = 500;

let waiting: (() => void)[] = [];

/** Waits until the next picture is on the screen: what one does after that does not hold it up. */
export function afterNextPaint(late = LATE): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, late);
    if (waiting.length === 0) requestAnimationFrame(pictured);
    waiting.push(() => {
      clearTimeout(timer);
      setTimeout(done);
    });
  });
}

/** Lets the browser do what it has waited with: what one does after that is a task of its own. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done);
    setTimeout(layOut);
  });
}

function pictured(): void {
  const goOn = waiting;
  waiting = [];
  for (const one of goOn) one();
  setTimeout(layOut);
}

/** What was changed before is laid out in a task of its own: then the next picture has only to be painted. */
function layOut(): void {
  document.documentElement.getBoundingClientRect();
}
