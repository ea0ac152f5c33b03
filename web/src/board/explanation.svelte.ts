// Why a number is that number, said beside it: on hover, on keyboard focus and on a long press. A part of the board offers its
// sentence with `{@attach explained(() => …)}`; the board shows the one that is asked for with `ExplanationBubble`.

import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { HOLD, SLOP, swallowClickOf } from './drag';

/** A mouse that only passes over the board asks for nothing. In milliseconds. */
const HOVER = 350;

/** A mouse on its way from a part to its sentence is on neither for a moment. In milliseconds. */
const AWAY = 150;

/** An element of the page, or of a drawing. */
export type ExplanationTarget = Element & GlobalEventHandlers;

/** The sentence; none where there is nothing to explain, an empty one as long as it is being loaded. */
type Text = () => string | null;

class Explanation {
  shown: { element: Element; text: Text } | null = $state.raw(null);
  /** Whether a mouse is on the sentence: it stays, and what lies beneath it explains nothing. */
  read = false;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  show(element: Element, text: Text): void {
    clearTimeout(this.#leaving);
    this.shown = { element, text };
  }

  hide(): void {
    clearTimeout(this.#leaving);
    this.read = false;
    this.shown = null;
  }

  /** A mouse has moved, onto the sentence or elsewhere. */
  moved(onto: boolean): void {
    if (this.read && !onto) this.left();
    this.read = onto;
  }

  /** A mouse has left the part or its sentence, perhaps for the other of the two. */
  left(): void {
    clearTimeout(this.#leaving);
    this.#leaving = setTimeout(() => {
      if (!this.read && !this.shown?.element.matches(':hover, :focus-visible')) this.hide();
    }, AWAY);
  }
}
export const explanation = new Explanation();

/** Explains an element. No sentence, no bubble. Screen readers get the sentence from the element's own label. */
export function explained(text: Text): Attachment<ExplanationTarget> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let begin: PointerEvent | null = null;
    const isShown = (): boolean => explanation.shown?.element === element;
    const show = (): void => explanation.show(element, text);
    const hide = (): void => {
      clearTimeout(timer);
      begin = null;
      if (isShown()) explanation.hide();
    };
    const rest = (): void => {
      if (explanation.read) timer = setTimeout(rest, HOVER);
      else show();
    };
    const enter = (event: PointerEvent): void => {
      clearTimeout(timer);
      if (event.pointerType === 'mouse') timer = setTimeout(rest, HOVER);
    };
    const down = (event: PointerEvent): void => {
      hide();
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      begin = event;
      // A sentence that is loaded when it is first asked for is asked for now. It may come after the bubble that it fills.
      text();
      timer = setTimeout(() => {
        if (text() === null) return;
        swallowClickOf(event.pointerId);
        show();
      }, HOLD);
    };
    const move = (event: PointerEvent): void => {
      if (!begin || Math.hypot(event.clientX - begin.clientX, event.clientY - begin.clientY) < SLOP) return;
      hide();
    };
    // The sentence of a long press stays after the finger is lifted, which covered it, until the next press.
    const leave = (event: PointerEvent): void => {
      clearTimeout(timer);
      begin = null;
      if (event.pointerType === 'mouse' && isShown()) explanation.left();
    };
    const focus = (): void => {
      if (element.matches(':focus-visible')) show();
    };
    // A long press must not open the browser's own menu over the sentence.
    const menu = (event: Event): void => {
      if (begin && text() !== null) event.preventDefault();
    };
    const listening = new AbortController();
    element.addEventListener('pointerenter', enter, listening);
    element.addEventListener('pointerdown', down, listening);
    element.addEventListener('pointermove', move, listening);
    for (const end of ['pointerleave', 'pointerup', 'pointercancel'] as const)
      element.addEventListener(end, leave, listening);
    // A focused element that an update removes loses the focus within that update.
    element.addEventListener('blur', () => untrack(hide), listening);
    element.addEventListener('focus', focus, listening);
    element.addEventListener('contextmenu', menu, listening);
    return () => {
      hide();
      listening.abort();
    };
  };
}
