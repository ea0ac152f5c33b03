// Runs in the page: finds elements by role and accessible name, as assistive technology does, and says where to press them.

/** An element to look for, in a form that can be sent to the page. */
export interface Query {
  role: string;
  /** The pattern of its accessible name. */
  name?: { source: string; flags: string };
  within?: Query;
}

/** What the page tells of an element. */
export interface ElementState {
  name: string;
  /** Its text as it is displayed. */
  text: string;
  box: { x: number; y: number; width: number; height: number };
  /** `aria-selected`, `aria-checked`, `aria-pressed` or the checked state of an input. */
  on: boolean;
  enabled: boolean;
  focused: boolean;
}

export type Dom = ReturnType<typeof dom>;

/** Must not refer to anything outside itself: its source text is sent to the page. */
export function dom() {
  const NATIVE: Readonly<Record<string, string>> = {
    button: 'button, summary',
    checkbox: 'input[type=checkbox]',
    complementary: 'aside',
    dialog: 'dialog',
    group: 'fieldset',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    list: 'ul, ol',
    listitem: 'li',
    main: 'main',
    radio: 'input[type=radio]',
    region: 'section[aria-label], section[aria-labelledby]',
    slider: 'input[type=range]',
    status: 'output',
    textbox: 'textarea, input:not([type]), input[type=text]',
  };
  /** Roles whose name is never their content. */
  const CONTAINERS = new Set([
    'complementary',
    'dialog',
    'grid',
    'group',
    'list',
    'listbox',
    'main',
    'radiogroup',
    'region',
    'status',
  ]);

  const collapse = (text: string): string => text.replace(/\s+/g, ' ').trim();

  function isExposed(element: Element): boolean {
    return (
      element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden=true], [inert]') === null
    );
  }

  function content(node: Node): string {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.matches('[aria-hidden=true], input, style') || !node.checkVisibility())
      return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (label !== null) return ` ${label} `;
    const inner = [...node.childNodes].map(content).join('');
    return getComputedStyle(node).display === 'inline' ? inner : ` ${inner} `;
  }

  function nameOf(element: Element, role: string): string {
    const labelled = element
      .getAttribute('aria-labelledby')
      ?.split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '');
    if (labelled) return collapse(labelled.join(' '));
    const label = element.getAttribute('aria-label');
    if (label !== null) return collapse(label);
    if ((element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.labels) {
      return collapse([...element.labels].map((one) => [...one.childNodes].map(content).join('')).join(' '));
    }
    if (element instanceof HTMLFieldSetElement) return collapse(element.querySelector('legend')?.textContent ?? '');
    const text = CONTAINERS.has(role) ? '' : collapse([...element.childNodes].map(content).join(''));
    return text || (element.getAttribute('title') ?? '');
  }

  function find({ role, name, within }: Query): Element[] {
    const roots: ParentNode[] = within ? find(within) : [document];
    const native = NATIVE[role];
    const selector = native ? `[role=${role}], :is(${native}):not([role])` : `[role=${role}]`;
    const pattern = name && new RegExp(name.source, name.flags);
    const found = roots.flatMap((root) => [...root.querySelectorAll(selector)]);
    return found.filter((element) => isExposed(element) && (!pattern || pattern.test(nameOf(element, role))));
  }

  function isEnabled(element: Element): boolean {
    return element.closest('[aria-disabled=true]') === null && !element.matches(':disabled');
  }

  function stateOf(element: Element, role: string): ElementState {
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      name: nameOf(element, role),
      text: collapse(element instanceof HTMLElement ? element.innerText : ''),
      box: { x, y, width, height },
      on: element.matches('[aria-selected=true], [aria-checked=true], [aria-pressed=true], :checked'),
      enabled: isEnabled(element),
      focused: element === document.activeElement,
    };
  }

  const nextFrame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
  const outline = (element: Element): string => JSON.stringify(element.getBoundingClientRect());

  /**
   * Where a press reaches the element, once it rests, or why none does. Cards of a hand cover each other, so the middle is
   * tried first and then the rest. A press on the label of an input counts.
   */
  async function pressPoint(element: Element): Promise<{ x: number; y: number } | string> {
    const before = outline(element);
    await nextFrame();
    await nextFrame();
    if (!element.isConnected || outline(element) !== before) return 'it is moving';
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const parts = [element, ...labels];
    const reaches = (x: number, y: number): boolean => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && parts.some((part) => part.contains(hit));
    };
    for (const part of parts) {
      part.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = part.getBoundingClientRect();
      const fractions = [0.5, 0.25, 0.75, 0.1, 0.9];
      for (const down of fractions) {
        for (const across of fractions) {
          const [x, y] = [Math.round(left + width * across), Math.round(top + height * down)];
          if ([-2, 0, 2].every((margin) => reaches(x + margin, y))) return { x, y };
        }
      }
    }
    return 'something covers it';
  }

  return { find, isEnabled, pressPoint, stateOf };
}
