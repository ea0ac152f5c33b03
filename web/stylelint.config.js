// What stylelint checks: known names, the widths and heights at which layouts change, and the scale of type.

/** The screens the app is laid out for (ui/tokens.css says what each means): from each bound up, and just below it. */
const WIDTHS = [360, 600, 900, 1200];
const HEIGHTS = [720];
const from = (/** @type {number[]} */ bounds) => bounds.map((bound) => `${bound}px`);
const below = (/** @type {number[]} */ bounds) => bounds.map((bound) => `${bound - 1}px`);

/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-recommended', 'stylelint-config-html/svelte'],
  reportNeedlessDisables: true,
  rules: {
    // Scoped styles are short, and ordered as the page is.
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // A component styles itself: others give it a prop or a custom property. What the page is set to is on its root element.
    'selector-disallowed-list': ['/:global\\((?!\\[data-)/'],
    'media-feature-name-value-allowed-list': {
      'min-width': from(WIDTHS),
      'max-width': below(WIDTHS),
      'min-height': from(HEIGHTS),
      'max-height': below(HEIGHTS),
    },
    'declaration-property-value-allowed-list': {
      'font-size': ['/^var\\(--t-/', '/^inherit$/'],
      font: ['/var\\(--t-/', '/^inherit$/'],
    },
  },
};
