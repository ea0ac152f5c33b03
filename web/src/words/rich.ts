// Sentences with pieces in them: `t` makes the sentence with marks where the pieces go, and this cuts it at the marks.

import { type Arguments, type MessageArguments, type MessageId, translate } from './words.svelte';

/** Something in a sentence that is shown, not said: cards of a colour, a stone, or a word that weighs more. */
export type Piece = { sand: string; count?: number } | { stone: string; count?: number } | { strong: string };
type RichArgument = string | number | Piece | readonly Piece[];

declare const checked: unique symbol;
/** A message with its arguments, some of which may be pieces. Made by `sentence`, which checks them. */
export interface Sentence {
  readonly id: MessageId;
  readonly args: Readonly<Record<string, RichArgument>>;
  readonly [checked]: true;
}

export function sentence<Id extends MessageId>(id: Id, ...[args]: MessageArguments<Id, RichArgument>): Sentence {
  const unchecked: Omit<Sentence, typeof checked> = { id, args: args ?? {} };
  return unchecked as Sentence;
}

const MARK = '\u{e000}';

export function rich({ id, args }: Sentence): Array<string | Piece> {
  const pieces: Piece[] = [];
  const plain: Arguments = {};
  for (const [name, value] of Object.entries(args)) {
    if (typeof value === 'object') {
      const several = 'length' in value ? value : [value];
      plain[name] = several.map((_, index) => `${MARK}${pieces.length + index}${MARK}`).join(' ');
      pieces.push(...several);
    } else {
      plain[name] = value;
    }
  }
  return translate(id, plain)
    .split(MARK)
    .map((part, index) => (index % 2 === 1 ? (pieces[Number(part)] ?? '') : part))
    .filter((part) => part !== '');
}
