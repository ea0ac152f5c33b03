// Pieces in the air: copies above the whole page, in the way of nothing. Only their transform and opacity change.

/** Where a piece is, and how it lies there. */
export interface Pose {
  /** The middle of the piece, in the window. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees, clockwise. */
  angle: number;
}

let layer: HTMLElement | null = null;

/** How an element lies: its own size, its middle, and how far it and what it lies in are turned. */
export function poseOf(element: Element): Pose {
  const box = element.getBoundingClientRect();
  const angle = angleOf(element);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  // The box of something turned is larger than the thing itself.
  const own = element instanceof HTMLElement && angle !== 0 && element.offsetWidth > 0;
  const [width, height] = own ? [element.offsetWidth, element.offsetHeight] : [box.width, box.height];
  return { ...middle, width, height, angle };
}

/** Whether an element is in the air, or part of a piece that is. */
export function isInAir(element: Element): boolean {
  return element.closest('[data-overlay]') !== null;
}

export function transformAt(pose: Pose, size: { width: number; height: number }, scale = 1): string {
  const [sx, sy] = [(pose.width / size.width) * scale, (pose.height / size.height) * scale];
  const [x, y] = [pose.x - size.width / 2, pose.y - size.height / 2];
  return `translate(${x}px, ${y}px) rotate(${pose.angle}deg) scale(${sx}, ${sy})`;
}

/** A piece in the air: it looks as it did where it lay, and as it will where it comes to lie. Takes copies. */
export function raise(
  piece: string,
  looks: { from: HTMLElement | null; to: HTMLElement | null },
  size: { width: number; height: number },
): HTMLElement {
  const flying = document.createElement('div');
  flying.dataset['piece'] = piece;
  Object.assign(flying.style, {
    gridArea: '1 / 1',
    position: 'relative',
    width: `${size.width}px`,
    height: `${size.height}px`,
    willChange: 'transform',
  });
  for (const [name, copy] of Object.entries(looks)) {
    if (!copy) continue;
    copy.dataset['look'] = name;
    Object.assign(copy.style, { position: 'absolute', inset: '0', width: '100%', height: '100%', margin: '0' });
    Object.assign(copy.style, { transform: 'none', visibility: 'visible', opacity: '1' });
    flying.append(copy);
  }
  overlay().append(flying);
  return flying;
}

/** What a piece in the air looked like where it lay, and what it will look like. */
export function looksOf(flying: HTMLElement): [before: HTMLElement | null, after: HTMLElement | null] {
  const look = (name: string): HTMLElement | null => flying.querySelector(`:scope > [data-look=${name}]`);
  return [look('from'), look('to')];
}

/** A copy of a piece without anything by which it would be taken for the piece itself. */
export function copied(piece: Element): HTMLElement {
  if (piece instanceof SVGImageElement) {
    const picture = new Image();
    picture.src = piece.href.baseVal;
    return picture;
  }
  const copy = piece.cloneNode(true) as HTMLElement;
  for (const element of [copy, ...copy.querySelectorAll<HTMLElement>('*')]) {
    for (const name of ['id', 'data-place', 'data-piece', 'data-coming', 'data-slide']) element.removeAttribute(name);
  }
  // Its picture has been loaded: it is there in the first frame.
  for (const picture of copy.querySelectorAll('img')) Object.assign(picture, { loading: 'eager', decoding: 'sync' });
  return copy;
}

function angleOf(element: Element): number {
  let angle = 0;
  for (let at: Element | null = element; at && !at.matches('[data-place]'); at = at.parentElement) {
    const { transform } = getComputedStyle(at);
    if (transform === 'none' || !(at instanceof HTMLElement)) continue;
    const { a, b } = new DOMMatrixReadOnly(transform);
    angle += (Math.atan2(b, a) * 180) / Math.PI;
  }
  return angle;
}

/** Takes away whatever is left in the air. */
export function empty(): void {
  layer?.replaceChildren();
}

/**
 * The overlay. All pieces begin in one corner of a contained grid, so that the page below is not laid out for them. A board asks for
 * it before anything moves: adding it lays out the page.
 */
export function overlay(): HTMLElement {
  if (!layer?.isConnected) {
    layer = document.createElement('div');
    layer.dataset['overlay'] = '';
    layer.setAttribute('aria-hidden', 'true');
    layer.inert = true;
    Object.assign(layer.style, {
      position: 'fixed',
      inset: '0',
      display: 'grid',
      placeItems: 'start',
      contain: 'strict',
      pointerEvents: 'none',
      zIndex: '30',
    });
    document.body.append(layer);
  }
  return layer;
}
