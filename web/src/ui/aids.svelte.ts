// Whether strong colour aids are wished for: `data-aids` on the page, as a value that components can listen to.

class Aids {
  strong = $state(false);

  constructor() {
    if (typeof document === 'undefined') return;
    const root = document.documentElement;
    const read = () => (this.strong = root.dataset['aids'] === 'strong');
    new MutationObserver(read).observe(root, { attributes: true, attributeFilter: ['data-aids'] });
    read();
  }
}

export const aids = new Aids();
