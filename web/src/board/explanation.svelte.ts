// Why a number is that number, said beside it: on hover, on keyboard focus and on a long press. A part of the board offers its
// sentence with `{@attach explained(() => …)}`; the board shows the one that is asked for with `ExplanationBubble`.

import type { Attachment } from 'svelte/attachments';
import { HOLD, SLOP, swallowClickOf } from './drag';

/** A mouse that only passes over the board asks for nothing. In milliseconds. */
const HOVER = 350;

/** An element of the page, or of a drawing. */
export type ExplanationTarget = Element & GlobalEventHandlers;

class Explanation {
  shown: { element: Element; text: () => string | null } | null = $state.raw(null);
}
export const explanation = new Explanation();

/** Explains an element. No sentence, no bubble. Screen readers get the sentence from the element's own label. */
export function explained(text: () => string | null): Attachment<ExplanationTarget> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let begin: PointerEvent | null = null;
    const show = (): void => {
      explanation.shown = { element, text };
    };
    const hide = (): void => {
      clearTimeout(timer);
      begin = null;
      if (explanation.shown?.element === element) explanation.shown = null;
    };
    const enter = (event: PointerEvent): void => {
      clearTimeout(timer);
      if (event.pointerType === 'mouse') timer = setTimeout(show, HOVER);
    };
    const down = (event: PointerEvent): void => {
      hide();
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      begin = event;
      // A sentence that is loaded when it is first asked for is asked for now.
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
      if (event.pointerType === 'mouse' || explanation.shown?.element !== element) hide();
      begin = null;
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
    element.addEventListener('blur', hide, listening);
    element.addEventListener('focus', focus, listening);
    element.addEventListener('contextmenu', menu, listening);
    return () => {
      hide();
      listening.abort();
    };
  };
}
