// Dragging a piece to one of the board's places (`data-drop`): mouse, pen and finger alike. A press without a drag stays a press.

import type { Attachment } from 'svelte/attachments';

export interface Drag {
  /** Whether it may be dragged just now. */
  able: boolean;
  started?(): void;
  /** It is held over a place, or over none. */
  over?(place: string | null): void;
  dropped(place: string | null): void;
  /** It was held down without moving. */
  held?(): void;
}

const SLOP = 7;
const HOLD = 480;

export function draggable(drag: () => Drag): Attachment<HTMLElement> {
  return (element) => {
    const down = (event: PointerEvent): void => {
      if (event.button === 0 && drag().able) follow(element, event, drag());
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
      ghost = copy(element);
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

function placeAt(event: PointerEvent): string | null {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const place = element.closest<HTMLElement>('[data-drop]')?.dataset['drop'];
    if (place) return place;
  }
  return null;
}

function copy(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect();
  const ghost = element.cloneNode(true) as HTMLElement;
  ghost.inert = true;
  ghost.removeAttribute('data-place');
  // What the board's styles give by its place is kept as numbers.
  const { width, height, left, top } = box;
  const sizes = getComputedStyle(element);
  for (const name of ['--stone', '--pawn', '--u']) ghost.style.setProperty(name, sizes.getPropertyValue(name));
  Object.assign(ghost.style, {
    position: 'fixed', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`,
    margin: '0', pointerEvents: 'none', zIndex: '40',
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
