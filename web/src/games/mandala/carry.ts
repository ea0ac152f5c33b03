// Carrying pieces with the pointer: what is carried follows it by transform alone, and places that take it are found under it.
// A place marks itself with `data-drop="…"`.

import type { Attachment } from 'svelte/attachments';
import { placeAt } from '../../board/drop';

interface Load {
  /** Takes the pieces up; nothing if they cannot be carried. */
  lift(node: HTMLElement): readonly Element[] | null;
  /** The place under the pointer changes. */
  over(place: string | null): void;
  drop(place: string | null): void;
}

/** A press that moves less than this is a press. */
const SLACK = 7;

export function carry(load: () => Load): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; id: number } | null = null;
    let ghost: HTMLElement | null = null;
    let carried = false;
    let following = new AbortController();

    function down(event: PointerEvent): void {
      carried = false;
      if (event.button !== 0 || !event.isPrimary) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A quick hand has left the piece before it has moved far enough: it is followed over the whole window.
      following = new AbortController();
      addEventListener('pointermove', move, following);
      addEventListener('pointerup', up, following);
      addEventListener('pointercancel', up, following);
    }
    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < SLACK) return;
        const pieces = load().lift(node);
        if (!pieces) return end();
        carried = true;
        node.setPointerCapture(event.pointerId);
        ghost = raise(pieces, node);
      }
      ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px)`;
      load().over(placeAt(event));
    }
    function up(event: PointerEvent): void {
      if (event.pointerId !== start?.id) return;
      if (ghost) load().drop(event.type === 'pointerup' ? placeAt(event) : null);
      end();
    }
    function end(): void {
      following.abort();
      ghost?.remove();
      ghost = null;
      start = null;
    }
    /** What was carried was not pressed. */
    function click(event: MouseEvent): void {
      if (!carried) return;
      carried = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    }

    node.addEventListener('pointerdown', down);
    node.addEventListener('click', click, { capture: true });
    return () => {
      end();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click, { capture: true });
    };
  };
}

/** Copies of the pieces, side by side under the pointer, in nobody's way. */
function raise(pieces: readonly Element[], node: HTMLElement): HTMLElement {
  const ghost = document.createElement('div');
  const width = Math.min(node.offsetWidth, 84);
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    zIndex: '40',
    pointerEvents: 'none',
    willChange: 'transform',
  });
  pieces.forEach((piece, index) => {
    const copy = piece.cloneNode(true) as HTMLElement;
    const left = (index - (pieces.length - 1) / 2) * 22 - width / 2;
    Object.assign(copy.style, {
      position: 'absolute',
      left: `${left}px`,
      top: `${-width * 0.9}px`,
      width: `${width}px`,
    });
    ghost.append(copy);
  });
  document.body.append(ghost);
  return ghost;
}
