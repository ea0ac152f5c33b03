// What a person at the board is about to do: the picked cards, the colour to claim, what is pointed at, what waits to be confirmed.
// Every part of the board reads it, and every way to play (press, drag, keys) ends in it.

import { flushSync, tick } from 'svelte';
import type { BoardControls } from '../../board/contract';
import type { Flights } from '../../board/flights';
import { Refusal } from '../../board/refusal.svelte';
import { deferred } from '../../ui/deferred.svelte';
import { sound } from '../../sound/sound';
import type { Sand } from '../pieces/types';
import { t } from '../../words';
import {
  actionTo,
  cardsOf,
  claims,
  fewer,
  more,
  place,
  type Place,
  placeNamed,
  PLACES,
  playable,
  press,
  read,
  targets,
  type MandalaNumber,
} from './choice';
import {
  coloursOf,
  handOf,
  type MandalaEffects,
  type MandalaFigures,
  type MandalaPrinted,
  type MandalaView,
} from './view';

/** Where the picked cards could go. */
interface PickTargets {
  colour: Sand | null;
  count: number;
  targets: ReadonlyMap<Place, string>;
}

const CLOSED: PickTargets = { colour: null, count: 0, targets: new Map() };

interface Situation {
  view: MandalaView;
  figures: MandalaFigures;
  printed: MandalaPrinted;
  near: number;
  names: readonly string[];
  controls: BoardControls;
  flights: Flights;
}

export class Chooser {
  /** Cards of the hand, by their position. */
  picked: readonly number[] = $state.raw([]);
  /** The colour about to be claimed. */
  claim: Sand | null = $state(null);
  /** An action that waits to be confirmed. */
  waiting: string | null = $state(null);
  /** An action that was played and has not been seen to happen. */
  played: string | null = $state(null);
  /** A letter was pressed that fits both mandalas: a number is to follow. */
  asked: 'build' | 'grow' | null = $state(null);
  /** Where the pointer or the focus is. */
  at: Place | null = $state(null);
  /** Whether pieces are being carried. */
  carrying = $state(false);
  effects: ReadonlyMap<string, MandalaEffects> = $state.raw(new Map());
  /** Why what is picked cannot go somewhere, in the words of the server, by action. */
  reasons: ReadonlyMap<string, string> = $state.raw(new Map());
  readonly refusal = new Refusal((action) => this.#situation().controls.effects(action));

  readonly #situation: () => Situation;
  readonly #opened: { readonly current: PickTargets };

  constructor(situation: () => Situation) {
    this.#situation = situation;
    // Keeps tasks short (docs/benchmarks.md, “Deferrals”): targets open in the next frame.
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
  get flights(): Flights {
    return this.#situation().flights;
  }
  get legal(): readonly string[] {
    return this.#situation().controls.legal;
  }
  get suggestion(): string | null {
    return this.#situation().controls.suggestion;
  }
  /** An action that the server has not acknowledged. */
  get pending(): string | null {
    return this.#situation().controls.pending;
  }
  /** The seat that is “you” in sentences; null for spectators. */
  get you(): number | null {
    return this.view.seat;
  }
  readonly hand = $derived.by(() => handOf(this.view, this.near) ?? '');
  readonly playable: ReadonlySet<Sand> = $derived.by(() => playable(this.legal));
  readonly claims: ReadonlyMap<Sand, string> = $derived.by(() => claims(this.legal));
  readonly colour: Sand | null = $derived.by(() => this.#colourAt(this.picked[0]));
  readonly targets: ReadonlyMap<Place, string> = $derived.by(() =>
    this.colour ? targets(this.legal, this.colour, this.picked.length) : new Map<Place, string>(),
  );
  /** Whether what is picked has been played: nothing is open for it then. */
  readonly #spent: boolean = $derived.by(() => {
    const move = this.pending ? read(this.pending) : null;
    return move !== null && move.kind !== 'claim' && move.colour === this.colour;
  });
  /** What the board shows of that: a card rises at once, the targets open for it in the next frame, and close at once. */
  get opened(): PickTargets {
    return this.colour === null || this.#spent ? CLOSED : this.#opened.current;
  }
  readonly suggested: readonly number[] = $derived.by(() =>
    this.suggestion ? cardsOf(this.hand, this.suggestion) : [],
  );
  /** The action whose effects are shown. */
  readonly shown: string | null = $derived.by(() => {
    if (this.waiting) return this.waiting;
    if (this.claim) return this.claims.get(this.claim) ?? null;
    return (this.at && this.targets.get(this.at)) ?? null;
  });

  /** What of the table a choice depends on. */
  readonly moment = $derived.by(() => `${this.view.turn} ${this.view.phase} ${this.hand}`);
  /** Everything about the situation that a choice depends on. */
  readonly key = $derived.by(() => `${this.moment} ${this.legal.join()}`);

  /** Forgets what goes with a choice, but not the cards that were chosen. */
  forget(): void {
    this.waiting = null;
    this.asked = null;
    this.at = null;
    this.refusal.clear();
    if (this.effects.size > 0) this.effects = new Map();
    if (this.reasons.size > 0) this.reasons = new Map();
  }

  /** Clears the choice, and asks for the effects of claims again: these are shown without a choice. */
  clear(): void {
    this.reset();
    this.foresee();
  }

  /** The same for a new moment of the game; what was carried goes back. */
  reset(): void {
    this.forget();
    this.picked = [];
    this.claim = null;
    this.played = null;
    // What goes back is measured where it will lie.
    void tick().then(() => this.flights.settle());
  }

  press(index: number): void {
    const colour = this.#colourAt(index);
    if (colour && !this.playable.has(colour)) this.#refuseTurn(colour, `hand-${this.near}`);
    else this.pick(press(this.hand, this.picked, index, this.legal));
  }
  more(): void {
    this.pick(more(this.hand, this.picked, this.legal));
  }
  fewer(): void {
    this.pick(fewer(this.picked));
  }

  /** Takes a card up to carry it, with all that are picked of its colour. */
  lift(index: number): boolean {
    const colour = this.#colourAt(index);
    if (!colour) return false;
    if (!this.playable.has(colour)) {
      this.#refuseTurn(colour, `hand-${this.near}`);
      return false;
    }
    void this.flights.settle();
    if (!this.picked.includes(index)) this.press(index);
    this.carrying = this.picked.includes(index);
    return this.carrying;
  }

  /** Takes a colour of the Mountain up to carry it to the player's River. */
  liftClaim(colour: Sand): boolean {
    this.chooseClaim(colour);
    this.carrying = this.claim === colour;
    return this.carrying;
  }

  /** Puts carried cards down. Whether they may stay: on an open target, until the move is made. */
  drop(target: string | null): boolean {
    this.carrying = false;
    this.at = null;
    const where = placeNamed(target);
    if (where && this.aim(where)) return true;
    // Cards that are dropped nowhere are no longer picked.
    if (!where) flushSync(() => (this.picked = []));
    if (target && !where) this.refuse(target);
    return false;
  }

  dropClaim(colour: Sand, target: string | null): boolean {
    this.carrying = false;
    const action = target === 'river' ? this.claims.get(colour) : undefined;
    if (action) this.commit(action);
    else flushSync(() => (this.claim = null));
    if (target && !action) this.refusal.say(t('mandala-to-river'), target);
    return action !== undefined;
  }

  /** Plays to a place, if that is possible; otherwise the reason is said there. */
  aim(place: Place): boolean {
    const action = this.targets.get(place);
    if (action) this.commit(action);
    else if (this.colour) void this.refusal.explain(actionTo(place, this.colour, this.picked.length), place);
    else if (this.playable.size > 0) this.refusal.say(t('mandala-pick-first'), place);
    else this.#refuseTurn(this.#colourAt(0), place);
    return action !== undefined;
  }

  /** Says what a part of the board is for to which no card can be played. */
  refuse(target: string): void {
    if (this.playable.size === 0) this.#refuseTurn(this.#colourAt(0), target);
    else if (target === 'deck') this.refusal.say(t('mandala-draw-by'), target);
    else if (target === 'river') this.refusal.say(t('mandala-only-claimed'), target);
    else this.refusal.say(t('mandala-other-field'), target);
  }

  /** Says why no card can be played just now. Spectators have nothing to play, and need no reason. */
  #refuseTurn(colour: Sand | null, place: string): void {
    if (colour && this.you === this.near) void this.refusal.explain(actionTo('d', colour, 1), place);
  }

  /** A letter for building or growing: at once where one mandala fits, otherwise a number follows. */
  ask(kind: 'build' | 'grow'): void {
    const letter = kind === 'build' ? 'm' : 'f';
    const found = ([1, 2] as const).filter((mandala) => this.targets.has(`${letter}${mandala}`));
    if (found.length === 2) this.asked = kind;
    else this.aim(`${letter}${found[0] ?? 1}`);
  }
  answer(mandala: MandalaNumber): void {
    this.aim(`${this.asked === 'build' ? 'm' : 'f'}${mandala}`);
    this.asked = null;
  }

  /** The first press on a colour chooses it, the second claims it. */
  pressClaim(colour: Sand): void {
    if (this.claim === colour) this.take(colour);
    else this.chooseClaim(colour);
  }
  chooseClaim(colour: Sand): void {
    if (!this.claims.has(colour)) return;
    void this.flights.settle();
    this.waiting = null;
    this.claim = colour;
  }
  take(colour: Sand): void {
    const action = this.claims.get(colour);
    if (action) this.#play(action);
  }

  /** Plays an action, or lets it wait for a second press. */
  commit(action: string): void {
    const { controls } = this.#situation();
    if (controls.confirm && this.waiting !== action) this.waiting = action;
    else this.#play(action);
  }
  /** Plays what waits. */
  confirm(): void {
    if (this.waiting) this.commit(this.waiting);
    else if (this.claim) this.take(this.claim);
  }

  /** Asks what everything that can be chosen now would do, and why the rest cannot be. */
  foresee(): void {
    const { controls } = this.#situation();
    const key = this.key;
    for (const place of PLACES) {
      const action = this.colour && !this.targets.has(place) && actionTo(place, this.colour, this.picked.length);
      if (!action || this.reasons.has(action)) continue;
      void this.refusal.why(action).then((reason) => {
        if (key === this.key && reason !== null) this.reasons = new Map(this.reasons).set(action, reason);
      });
    }
    for (const action of [...this.targets.values(), ...this.claims.values()]) {
      if (this.effects.has(action)) continue;
      controls.effects(action).then(
        (effects) => {
          if (key === this.key) this.effects = new Map(this.effects).set(action, effects as MandalaEffects);
        },
        // Without them the action is still there; only its consequences go unsaid.
        () => undefined,
      );
    }
  }

  /** Why what is picked cannot go to a place; nothing until the server has said it. */
  reason(where: Place): string {
    return (this.colour && this.reasons.get(actionTo(where, this.colour, this.picked.length))) ?? '';
  }

  isSuggested(where: Place): boolean {
    return targetOf(this.suggestion) === where;
  }
  /** Whether an action to this place was played and is not acknowledged. */
  isPending(where: Place): boolean {
    return targetOf(this.pending) === where;
  }

  pick(picked: readonly number[]): void {
    if (picked.length > this.picked.length) sound.play('card-lift');
    if (!this.carrying) void this.flights.settle();
    this.picked = picked;
    this.waiting = null;
    this.asked = null;
    this.refusal.clear();
  }

  /** What was played has not happened: the cards go back and stay picked. */
  recover(): void {
    this.played = null;
    void this.flights.settle();
  }

  #play(action: string): void {
    this.waiting = null;
    this.played = action;
    this.#situation().controls.play(action);
  }

  #colourAt(index: number | undefined): Sand | null {
    return index === undefined ? null : (coloursOf(this.hand)[index] ?? null);
  }
}

function targetOf(action: string | null): Place | null {
  const move = action ? read(action) : null;
  return move && place(move);
}
