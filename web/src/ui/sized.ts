// How large something is, reported whenever it changes. It never forces a layout: the browser reports it after one.

import type { Attachment } from 'svelte/attachments';

/**
 * Reports in the next frame: what changes because of it may change sizes again, which must not be reported twice in one frame. With
 * `atOnce` the first size is reported in the frame that has it, for something that is drawn with it and changes no other size.
 */
export function sized(report: (width: number, height: number) => void, atOnce = false): Attachment<HTMLElement> {
  return (element) => {
    let frame = 0;
    let now = atOnce;
    const observer = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? [];
      if (!box) return;
      cancelAnimationFrame(frame);
      if (now) report(box.inlineSize, box.blockSize);
      else frame = requestAnimationFrame(() => report(box.inlineSize, box.blockSize));
      now = false;
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  };
}
