// What a person at the board is about to do: the picked cards, the colour to claim, what is pointed at, what waits to be confirmed.
// Every part of the board reads it, and every way to play (press, drag, keys) ends in it.

import { deferred } from '../../ui/deferred.svelte';
import type { Sand } from '../pieces/types';
import { sound } from '../../sound/sound';
import type { BoardControls } from '../../board/contract';
import { cardsOf, claims, fewer, more, place, type Place, playable, press, read, targets, type Which } from './choice';
import { handOf, lies, type MandalaEffects, type MandalaFigures, type MandalaPrinted, type MandalaView } from './view';

/** Where the picked cards could go. */
interface Opened {
  colour: Sand | null;
  count: number;
  targets: ReadonlyMap<Place, string>;
}

const CLOSED: Opened = { colour: null, count: 0, targets: new Map() };

interface Situation {
  view: MandalaView;
  figures: MandalaFigures;
  printed: MandalaPrinted;
  near: number;
  names: readonly string[];
  controls: BoardControls;
}

export class Choosing {
  /** Cards of the hand, by their position. */
  picked: readonly number[] = $state.raw([]);
  /** The colour about to be claimed. */
  claim: Sand | null = $state(null);
  /** An action that waits to be confirmed. */
  waiting: string | null = $state(null);
  /** A letter was pressed that fits both mandalas: a number is to follow. */
  asked: 'build' | 'grow' | null = $state(null);
  /** Where the pointer or the focus is. */
  at: Place | null = $state(null);
  /** Whether cards are being carried. */
  carrying = $state(false);
  effects: ReadonlyMap<string, MandalaEffects> = $state.raw(new Map());

  readonly #situation: () => Situation;
  readonly #opened: { readonly current: Opened };

  constructor(situation: () => Situation) {
    this.#situation = situation;
    this.#opened = deferred(() => ({ colour: this.colour, count: this.picked.length, targets: this.targets }));
  }

  get view(): MandalaView {
    return this.#situation().view;
  }
  get figures(): MandalaFigures {
    return this.#situation().figures;
  }
  get printed(): MandalaPrinted {
    return this.#situation().printed;
  }
  get near(): number {
    return this.#situation().near;
  }
  get names(): readonly string[] {
    return this.#situation().names;
  }
  get legal(): readonly string[] {
    return this.#situation().controls.legal;
  }
  get suggestion(): string | null {
    return this.#situation().controls.suggestion;
  }
  /** Who is called “you”: nobody where one only looks on. */
  get you(): number | null {
    return this.view.seat;
  }
  readonly hand = $derived.by(() => handOf(this.view, this.near) ?? '');
  readonly playable: ReadonlySet<Sand> = $derived.by(() => playable(this.legal));
  readonly claims: ReadonlyMap<Sand, string> = $derived.by(() => claims(this.legal));
  readonly colour: Sand | null = $derived.by(() => (this.hand[this.picked[0] ?? -1] as Sand | undefined) ?? null);
  readonly targets: ReadonlyMap<Place, string> = $derived.by(() =>
    this.colour ? targets(this.legal, this.colour, this.picked.length) : new Map<Place, string>(),
  );
  /** What the board shows of that: a card rises at once, the places open for it in the next picture, and close at once. */
  get opened(): Opened {
    return this.colour === null ? CLOSED : this.#opened.current;
  }
  readonly suggested: readonly number[] = $derived.by(() =>
    this.suggestion ? cardsOf(this.hand, this.suggestion) : [],
  );
  /** The action whose consequences are told. */
  readonly shown: string | null = $derived.by(() => {
    if (this.waiting) return this.waiting;
    if (this.claim) return this.claims.get(this.claim) ?? null;
    return (this.at && this.targets.get(this.at)) ?? null;
  });

  /** Everything about the situation that a choice depends on. */
  readonly key = $derived.by(() => `${this.view.turn} ${this.view.phase} ${this.hand} ${this.legal.join()}`);

  clear(): void {
    this.picked = [];
    this.claim = null;
    this.waiting = null;
    this.asked = null;
    this.at = null;
  }

  press(index: number): void {
    this.pick(press(this.hand, this.picked, index, this.legal));
  }
  more(): void {
    this.pick(more(this.hand, this.picked, this.legal));
  }
  fewer(): void {
    this.pick(fewer(this.picked));
  }

  /** Takes a card up to carry it, with all that are picked of its colour. */
  lift(index: number): boolean {
    const colour = this.hand[index] as Sand | undefined;
    if (!colour || !this.playable.has(colour)) return false;
    if (!this.picked.includes(index)) this.press(index);
    this.carrying = this.picked.includes(index);
    return this.carrying;
  }

  /** Plays to a place, if that is possible. */
  aim(place: Place): void {
    const action = this.targets.get(place);
    if (action) this.commit(action);
  }

  /** A letter for building or growing: at once where one mandala fits, otherwise a number follows. */
  ask(kind: 'build' | 'grow'): void {
    const letter = kind === 'build' ? 'm' : 'f';
    const found = ([1, 2] as const).filter((mandala) => this.targets.has(`${letter}${mandala}`));
    if (found.length === 2) this.asked = kind;
    else if (found[0]) this.aim(`${letter}${found[0]}`);
  }
  answer(mandala: Which): void {
    this.aim(`${this.asked === 'build' ? 'm' : 'f'}${mandala}`);
    this.asked = null;
  }

  /** The first press on a colour chooses it, the second claims it. */
  pressClaim(colour: Sand): void {
    if (this.claim === colour) this.take(colour);
    else if (this.claims.has(colour)) this.claim = colour;
  }
  take(colour: Sand): void {
    const action = this.claims.get(colour);
    if (action) this.#situation().controls.play(action);
  }

  /** Plays an action, or lets it wait for a second press. */
  commit(action: string): void {
    const { controls } = this.#situation();
    if (controls.confirm && this.waiting !== action) this.waiting = action;
    else {
      this.waiting = null;
      controls.play(action);
    }
  }
  /** Plays what waits. */
  confirm(): void {
    if (this.waiting) this.commit(this.waiting);
    else if (this.claim) this.take(this.claim);
  }

  /** Asks what everything that can be chosen now would do. */
  foresee(): void {
    const { controls } = this.#situation();
    for (const action of [...this.targets.values(), ...this.claims.values()]) {
      if (this.effects.has(action)) continue;
      const key = this.key;
      controls.effects(action).then(
        (effects) => {
          if (key === this.key) this.effects = new Map(this.effects).set(action, effects as unknown as MandalaEffects);
        },
        // Without them the action is still there; only its consequences go unsaid.
        () => undefined,
      );
    }
  }

  /** Where the colour that places are open for lies in a mandala, if that is what stands in the way. */
  obstacle(where: Place): 'mountain' | number | null {
    const mandala = this.view.mandalas[Number(where[1]) - 1];
    const { colour } = this.opened;
    return mandala && colour ? lies(mandala, colour) : null;
  }

  isSuggested(where: Place): boolean {
    const move = this.suggestion ? read(this.suggestion) : null;
    return move !== null && place(move) === where;
  }

  pick(picked: readonly number[]): void {
    if (picked.length > this.picked.length) sound.play('card-lift');
    this.picked = picked;
    this.waiting = null;
    this.asked = null;
  }
}
