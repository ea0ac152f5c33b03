/** A page that is not painted for so long is not looked at. */
const LATE = 500;

/** Waits until the next picture is on the screen: what one does after that does not hold it up. */
export function afterPicture(late = LATE): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, late);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(done);
    });
  });
}

/** Lets the browser do what it has waited with: what one does after that is a task of its own. */
export function breath(): Promise<void> {
  return new Promise((done) => setTimeout(done));
}
