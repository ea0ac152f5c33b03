// A name for places that are too narrow for it.

export interface ShortName {
  /** What may be cut off at its end where there is no room. */
  head: string;
  /** What is always shown, since it tells names apart that begin alike. */
  tail: string;
  /** For the narrowest places. */
  initials: string;
}

/** Names up to this long are not parted, and how much of the end of a longer one is kept. In letters. */
const SHORT = 8;
const END = 3;

const letters = (text: string): string[] => [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

export function shortName(name: string): ShortName {
  const number = /\s+\d+$/.exec(name)?.[0] ?? '';
  const words = letters(number ? name.slice(0, -number.length) : name);
  const end = number || words.length <= SHORT ? [] : words.slice(-END);
  return {
    head: words.slice(0, words.length - end.length).join(''),
    tail: end.join('') + number,
    initials: initialsOf(words.join('')) + number.trim(),
  };
}

/** The first letters of several words, the first two of one. What is hardly longer stays whole. */
function initialsOf(text: string): string {
  if (letters(text).length <= 4) return text;
  const words = text.split(/[\s_-]+/).filter(Boolean);
  const [first = ''] = words;
  if (words.length <= 1) return letters(first).slice(0, 2).join('');
  return words
    .slice(0, 3)
    .map((word) => letters(word)[0])
    .join('');
}
