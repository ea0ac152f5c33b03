// How large something is, told whenever it changes. The browser is never made to lay the page out for it: it is told when it has.

import type { Attachment } from 'svelte/attachments';

export function sized(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    let frame = 0;
    const observer = new ResizeObserver(([entry]) => {
      const [box] = entry?.borderBoxSize ?? [];
      if (!box) return;
      cancelAnimationFrame(frame);
      // In the next frame: what changes because of it may change sizes again, which one frame must not tell twice.
      frame = requestAnimationFrame(() => {
        tell(box.inlineSize, box.blockSize);
      });
    });
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  };
}
