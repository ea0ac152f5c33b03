// Which keys are for the board: all of them while it has the focus, and letters, digits and signs wherever the focus is.

/** Whether a key is meant for the board. What is typed, and what is pressed in a dialogue, never is. */
export function isForBoard(event: KeyboardEvent, board: Element | undefined): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { target } = event;
  if (!(target instanceof Element) || isTyping(target)) return false;
  // A button of the panel keeps the keys that it is worked with: Enter, Space, arrows.
  const elsewhere = target !== document.body && target.id !== 'main' && !board?.contains(target);
  return !elsewhere || (event.key.length === 1 && event.key !== ' ') || event.key === 'Escape';
}

/** Whether what is pressed here is text, or belongs to a dialogue. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog') !== null;
}
