// When a part of the board explains itself, without a browser: what happens to it is made up.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explained, explanation, type ExplanationTarget } from './explanation.svelte';

/** Whether a press has been made long: its click is swallowed. */
let long = false;

beforeEach(() => {
  long = false;
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', () => (long = true));
});
afterEach(() => {
  explanation.hide();
  vi.useRealTimers();
});

class Part extends EventTarget {
  #hovered = false;

  constructor(text: () => string | null) {
    super();
    explained(text)(this as unknown as ExplanationTarget);
  }
  matches(): boolean {
    return this.#hovered;
  }
  get isShown(): boolean {
    return (explanation.shown?.element as unknown) === this;
  }
  does(type: string, pointerType: 'mouse' | 'touch'): void {
    const pointer = { pointerType, isPrimary: true, pointerId: 7, clientX: 0, clientY: 0 };
    this.dispatchEvent(Object.assign(new Event(type), pointer));
  }
  /** A mouse comes to it, and leaves it. */
  enter(): void {
    this.#hovered = true;
    this.does('pointerenter', 'mouse');
  }
  leave(): void {
    this.#hovered = false;
    this.does('pointerleave', 'mouse');
  }
}

test('a long press waits for a sentence that is still being loaded, and is no press', () => {
  let text = '';
  const part = new Part(() => text);
  part.does('pointerdown', 'touch');
  vi.advanceTimersByTime(500);
  expect([part.isShown, long]).toEqual([true, true]);
  part.does('pointerup', 'touch');
  text = 'Because.';
  expect(explanation.shown?.text()).toBe('Because.');
});

test('a long press on what explains nothing is a press', () => {
  const part = new Part(() => null);
  part.does('pointerdown', 'touch');
  vi.advanceTimersByTime(500);
  expect([explanation.shown, long]).toEqual([null, false]);
});

test('a sentence is gone soon after the mouse has left its part', () => {
  const part = new Part(() => 'Because.');
  part.enter();
  vi.advanceTimersByTime(400);
  part.leave();
  vi.advanceTimersByTime(100);
  expect(part.isShown).toBe(true);
  vi.advanceTimersByTime(100);
  expect(explanation.shown).toBeNull();
});

test('a mouse that comes back to a part for a moment does not bring its sentence back later', () => {
  const part = new Part(() => 'Because.');
  part.enter();
  vi.advanceTimersByTime(400);
  part.leave();
  part.enter();
  vi.advanceTimersByTime(200);
  expect(part.isShown).toBe(true);
  part.leave();
  vi.advanceTimersByTime(1_000);
  expect(explanation.shown).toBeNull();
});

test('a mouse may go onto the sentence, and what lies beneath it waits until it has left', () => {
  const [part, beneath] = [new Part(() => 'Because.'), new Part(() => 'Beneath.')];
  part.enter();
  vi.advanceTimersByTime(400);
  part.leave();
  vi.advanceTimersByTime(100);
  beneath.enter();
  explanation.moved(true);
  vi.advanceTimersByTime(5_000);
  expect(part.isShown).toBe(true);
  explanation.moved(false);
  vi.advanceTimersByTime(200);
  expect(explanation.shown).toBeNull();
  vi.advanceTimersByTime(400);
  expect(beneath.isShown).toBe(true);
});

test('a mouse that goes back from the sentence to its part keeps it', () => {
  const part = new Part(() => 'Because.');
  part.enter();
  vi.advanceTimersByTime(400);
  part.leave();
  explanation.moved(true);
  part.enter();
  explanation.moved(false);
  vi.advanceTimersByTime(1_000);
  expect(part.isShown).toBe(true);
});

test('what is shown next is not taken away by the mouse that left the part before', () => {
  const [part, next] = [new Part(() => 'Because.'), new Part(() => 'Next.')];
  part.enter();
  vi.advanceTimersByTime(400);
  part.leave();
  explanation.show(next as unknown as Element, () => 'Next.');
  vi.advanceTimersByTime(1_000);
  expect(next.isShown).toBe(true);
});
