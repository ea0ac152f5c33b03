// Pointer and keyboard input in the JSON format that WebDriver and WebDriver BiDi share.

export interface Point {
  x: number;
  y: number;
}

type PointerAction =
  | { type: 'pointerMove'; x: number; y: number; duration: number; origin: 'viewport' }
  | { type: 'pointerDown' | 'pointerUp'; button: number };

type KeyAction = { type: 'keyDown' | 'keyUp'; value: string };

export type InputSource =
  | { type: 'pointer'; id: string; parameters: { pointerType: 'mouse' }; actions: readonly PointerAction[] }
  | { type: 'key'; id: string; actions: readonly KeyAction[] };

/** Named keys and their code points in the WebDriver specification. Any other key is its character. */
const NAMED_KEYS: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** A drag moves in steps: pages tell it from a press by the moves on the way. */
const DRAG_STEPS = 6;

export function clickAt(point: Point): InputSource[] {
  return [mouse([moveTo(point), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }])];
}

export function dragBetween(from: Point, to: Point): InputSource[] {
  const path = Array.from({ length: DRAG_STEPS }, (_, step) => {
    const part = (step + 1) / DRAG_STEPS;
    return moveTo({ x: Math.round(from.x + (to.x - from.x) * part), y: Math.round(from.y + (to.y - from.y) * part) });
  });
  return [mouse([moveTo(from), { type: 'pointerDown', button: 0 }, ...path, { type: 'pointerUp', button: 0 }])];
}

export function pressKey(key: string): InputSource[] {
  const value = NAMED_KEYS[key] ?? key;
  if ([...value].length !== 1) throw new Error(`unknown key: ${key}`);
  return [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    },
  ];
}

function mouse(actions: readonly PointerAction[]): InputSource {
  return { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
}

function moveTo({ x, y }: Point): PointerAction {
  return { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' };
}
