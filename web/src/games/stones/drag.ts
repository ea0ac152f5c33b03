// Dragging a piece to one of the board's places (`data-drop`): mouse, pen and finger alike. A press without a drag stays a press.

import type { Attachment } from 'svelte/attachments';
import { placeAt } from '../../board/drop';

interface Drag {
  /** Whether it may be dragged just now. */
  able: boolean;
  /** What is dragged: the element itself, if nothing is said. */
  piece?(): { element: HTMLElement; width: number };
  started?(): void;
  /** It is held over a place, or over none. */
  over?(place: string | null): void;
  dropped(place: string | null): void;
  /** It was held down without moving. */
  held?(): void;
}

const SLOP = 7;
const HOLD = 480;

export function draggable(drag: (element: HTMLElement) => Drag): Attachment<HTMLElement> {
  return (element) => {
    const down = (event: PointerEvent): void => {
      const now = drag(element);
      if (event.button === 0 && now.able) follow(element, event, now);
    };
    element.addEventListener('pointerdown', down);
    return () => element.removeEventListener('pointerdown', down);
  };
}

function follow(element: HTMLElement, begin: PointerEvent, drag: Drag): void {
  let ghost: HTMLElement | null = null;
  const end = new AbortController();
  const hold = setTimeout(() => {
    if (!drag.held || ghost) return;
    addEventListener('pointerup', swallowClick, { capture: true, once: true });
    drag.held();
    end.abort();
  }, HOLD);
  end.signal.addEventListener('abort', () => {
    clearTimeout(hold);
    ghost?.remove();
    element.classList.remove('dragged');
  });

  const move = (event: PointerEvent): void => {
    if (event.pointerId !== begin.pointerId) return;
    const [x, y] = [event.clientX - begin.clientX, event.clientY - begin.clientY];
    if (!ghost) {
      if (Math.hypot(x, y) < SLOP) return;
      clearTimeout(hold);
      ghost = carried(element, begin, drag);
      element.classList.add('dragged');
      drag.started?.();
    }
    ghost.style.transform = `translate(${x}px, ${y}px) scale(1.06)`;
    drag.over?.(placeAt(event));
  };
  const up = (event: PointerEvent): void => {
    if (event.pointerId !== begin.pointerId) return;
    const dragging = ghost !== null;
    end.abort();
    if (!dragging) return;
    swallowClick();
    drag.dropped(event.type === 'pointerup' ? placeAt(event) : null);
  };
  addEventListener('pointermove', move, end);
  addEventListener('pointerup', up, end);
  addEventListener('pointercancel', up, end);
}

/** A picture of the piece that follows the pointer: a copy where the piece lies, or another piece under the pointer. */
function carried(element: HTMLElement, at: PointerEvent, drag: Drag): HTMLElement {
  const piece = drag.piece?.();
  const box = element.getBoundingClientRect();
  const ghost = piece?.element ?? (element.cloneNode(true) as HTMLElement);
  const [left, top, width] = piece
    ? [at.clientX - piece.width / 2, at.clientY - piece.width / 2, piece.width]
    : [box.left, box.top, box.width];
  ghost.inert = true;
  ghost.style.setProperty('--pawn', `${width}px`);
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '40',
  });
  document.body.append(ghost);
  return ghost;
}

/** The click that follows a drag means nothing. */
function swallowClick(): void {
  const stop = (event: Event): void => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 50);
}
