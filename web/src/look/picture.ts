/** Waits until the next picture is on the screen: what one does after that does not hold it up. Where none is painted, nothing is held up. */
export function afterPicture(): Promise<void> {
  return new Promise((done) => {
    const soon = (): unknown => setTimeout(done);
    if (document.hidden) soon();
    else requestAnimationFrame(soon);
  });
}
