// Parts of a group that explain themselves: one stop of the Tab key for all of them, the arrow keys lead on from there.

import { rove } from './roving';

export class Stops {
  /** The part that had the focus last. */
  #last = $state(0);

  /** The numbers of the parts, in their order. Each part has its own as `data-stop`. */
  constructor(private readonly parts: () => readonly number[]) {}

  /** The `tabindex` of a part; none for what is not one of them. */
  tab(part: number): 0 | -1 | undefined {
    const parts = this.parts();
    if (!parts.includes(part)) return undefined;
    return part === (parts.includes(this.#last) ? this.#last : parts[0]) ? 0 : -1;
  }

  focused(part: number): void {
    this.#last = part;
  }

  /** A key was pressed on a part. */
  readonly keyed = (event: KeyboardEvent): void => {
    const parts = this.parts();
    const to = rove(event.key, parts.indexOf(this.#last), parts.length);
    if (to === null) return;
    // The arrow keys have other meanings around the group.
    event.preventDefault();
    event.stopPropagation();
    const { parentElement } = event.currentTarget as Element;
    parentElement?.querySelector<HTMLElement | SVGElement>(`:scope > [data-stop="${parts[to]}"]`)?.focus();
  };
}
