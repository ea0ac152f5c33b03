// What the person at the board is choosing just now, and what that would do.

import { readStone, type StoneColour } from '../pieces/types';
import type { BoardControls } from '../../board/contract';
import { Refusal } from '../../board/refusal.svelte';
import { t } from '../../words';
import { type Choice, Moves, type PickUp, read, write } from './choice';
import { artistPlace, stackPlace } from './places';
import { CLOCKWISE, beside, type Direction, SQUARES } from './spaces';
import type { Account, StonesEffects } from './view';

const ARTIST_SPACES = [...SQUARES.values()].filter(({ kind }) => kind === 'artist').map(({ name }) => name);

export class Chooser {
  /** What has been chosen so far. */
  choice: Choice | null = $state.raw(null);
  /** The destination under the pointer or the focus, before it is chosen. */
  looked: string | null = $state(null);
  /** What the shown action would do, once the server has said so. */
  effects: StonesEffects | null = $state.raw(null);
  /** What scoring each colour would bring. */
  prospects: ReadonlyMap<StoneColour, Account> = $state.raw(new Map());
  /** Why nothing can be picked up, where something can be scored. */
  hindrance: string | null = $state(null);
  /** The tower space that was chosen; a space that is only proposed is not. */
  chosenTower: number | null = $state(null);
  /** What was played last, until it is shown: the server acknowledges an action before it says what it did. */
  played: string | null = $state(null);
  readonly refusal = new Refusal((action) => this.controls().effects(action));
  /** Whether a piece that was moved by hand rests where it was dropped, for this choice. */
  #rests: ((choice: Choice | null) => boolean) | null = null;

  readonly moves = $derived.by(() => new Moves(this.controls().legal));
  /** The choice that was played and has not happened yet. */
  readonly pending: Choice | null = $derived.by(() => {
    const action = this.controls().pending ?? this.played;
    return action === null ? null : read(action);
  });
  /** The choice with what is being looked at, or else the pending one: this is what the board shows. */
  readonly shown: Choice | null = $derived.by(() => {
    const { choice, looked } = this;
    if (choice === null) return this.pending;
    if (choice.kind !== 'pick-up' || looked === null || looked === choice.to) return choice;
    return this.moves.place(choice, looked) ?? choice;
  });
  readonly action = $derived(this.moves.action(this.shown));
  /** Which stone the shown pick-up takes as which, by space, from 1. */
  readonly turns: ReadonlyMap<string, number> = $derived.by(
    () => new Map(this.effects?.takes?.spaces.map((space, index) => [space, index + 1])),
  );
  /** A hint, or what a lesson expects, as the choice that leads to it. */
  readonly suggested: Choice | null = $derived.by(() => {
    const { suggestion } = this.controls();
    return suggestion === null ? null : read(suggestion);
  });

  /** What a coach would try. */
  get advice(): string | null {
    return this.controls().advice ?? null;
  }

  constructor(
    private readonly controls: () => BoardControls,
    private readonly towers: () => readonly string[],
    /** Where artists stand. */
    private readonly artists: () => readonly string[],
    /** Lets pieces that were moved by hand go back to where they belong. */
    private readonly settle: () => void = () => undefined,
  ) {}

  /** The pick-up that is being chosen. */
  get pickUp(): PickUp | null {
    return this.choice?.kind === 'pick-up' ? this.choice : null;
  }

  /** A square was pressed. */
  press(space: string): void {
    const { moves, pickUp } = this;
    if (pickUp?.from === space) return this.cancel();
    if (moves.artists.includes(space)) return this.#take(moves.artist(space));
    if (pickUp?.to === space) return this.play();
    if (pickUp && moves.reach(pickUp.from).has(space)) return this.#take(moves.place(pickUp, space));
    const side = pickUp?.to && this.side(pickUp.to, space);
    if (pickUp && side) return this.first(side);
    if (SQUARES.get(space)?.kind === 'artist') this.refuseArtist(space, pickUp?.from ?? null);
    else if (!moves.none) this.refusal.say(t('stones-artist-first'), stackPlace(space));
  }

  /** Says why an artist cannot go to a space, or cannot be moved at all. */
  refuseArtist(space: string, from: string | null): void {
    const { moves } = this;
    const place = artistPlace(space);
    const tower = moves.spaces[0] ?? 1;
    if (from !== null) return void this.refusal.explain(`${from}${space}n${tower}`, place);
    if (this.hindrance !== null) return this.refusal.say(this.hindrance, place);
    this.refusal.say(t(this.artists().includes(space) ? 'stones-artist-nowhere' : 'stones-artist-first'), place);
  }

  /** An artist was dropped on a space. Whether it may rest there until the choice is played or given up. */
  drop(from: string, to: string): boolean {
    this.#rests = null;
    const artist = this.moves.artist(from);
    if (artist?.kind !== 'pick-up') return false;
    const placed = this.moves.place({ ...artist, tower: this.chosenTower }, to);
    this.#take(placed ?? artist);
    if (placed) this.#rests = (now) => now?.kind === 'pick-up' && now.from === from && now.to === to;
    return placed !== null;
  }

  /** On which side of an artist space a stack lies. */
  side(to: string, space: string): Direction | null {
    return CLOCKWISE.find((side) => beside(to, side) === space) ?? null;
  }

  first(side: Direction): void {
    const { pickUp } = this;
    if (!pickUp?.to) return;
    const choice = this.moves.first(pickUp, side);
    if (choice) return this.#take(choice);
    const beyond = beside(pickUp.to, side);
    if (beyond) void this.refusal.explain(write({ ...pickUp, first: side }) ?? '', stackPlace(beyond));
  }

  tower(space: number): void {
    const choice = this.pickUp?.to ? this.moves.tower(this.pickUp, space) : null;
    if (!choice) return;
    this.#take(choice);
    this.chosenTower = space;
  }

  /**
   * A space of the player's own board was pressed: the tower goes there, or the tower there is to be scored. Where neither is possible,
   * it says why, and what the space counts.
   */
  pressTower(space: number, about?: () => Promise<string | null>): void {
    const { moves, choice, pickUp } = this;
    // The first press chooses the space, also the one that is proposed; a second one on the same space plays.
    if (pickUp?.to && moves.tower(pickUp, space))
      return this.chosenTower === space && pickUp.tower === space ? this.play() : this.tower(space);
    if (!moves.tops.includes(space)) {
      const action = pickUp?.to ? write({ ...pickUp, tower: space }) : `t${space}`;
      return void this.refusal.explain(action ?? '', `tower-${space}`, about);
    }
    if (choice?.kind === 'tops') return this.#take(moves.top(choice, space));
    const colour = this.colourOn(space);
    if (colour === null || !moves.colours.includes(colour)) return this.#take(moves.top(null, space));
    if (choice?.kind === 'colour' && choice.colour === colour) return this.play();
    this.colour(colour);
  }

  /** A tower's top stone was dropped on the mandala board: that plays, unless moves are to be confirmed. */
  dropTop(space: number): boolean {
    this.#rests = null;
    if (!this.#scores(this.choice, space)) this.#take(this.grasp(space));
    if (this.moves.action(this.choice) === null) return false;
    if (this.controls().confirm) this.#rests = (now) => this.#scores(now, space);
    else this.play();
    return true;
  }

  /** A stone was dropped on a tower space: it is the first of the tower there. Whether that was played. */
  dropStone(from: string, tower: number): boolean {
    const { moves, pickUp } = this;
    const side = pickUp?.to ? this.side(pickUp.to, from) : null;
    const first = pickUp && side ? moves.first(pickUp, side) : null;
    const choice = first?.kind === 'pick-up' ? moves.tower(first, tower) : null;
    if (!choice) return false;
    this.#take(choice);
    this.chosenTower = tower;
    if (this.controls().confirm) return false;
    this.play();
    return true;
  }

  /** What dragging a tower's top would score: its colour where that is possible. */
  grasp(space: number): Choice | null {
    const colour = this.colourOn(space);
    return (colour && this.moves.colour(colour)) ?? this.moves.top(null, space);
  }

  colourOn(space: number): StoneColour | null {
    const top = this.towers()[space - 1]?.[0];
    return top === undefined ? null : readStone(top).colour;
  }

  colour(colour: StoneColour): void {
    this.#take(this.moves.colour(colour) ?? this.choice);
  }

  /** Says why no colour can be scored: by that of the first tower, or that there is none. */
  refuseColour(): void {
    const space = this.moves.tops[0];
    const colour = space === undefined ? null : this.colourOn(space);
    if (space === undefined || colour === null) this.pressTower(1);
    else void this.refusal.explain(`c${colour}`, `tower-${space}`);
  }

  any(): void {
    this.#take(this.moves.any());
  }

  /** Adds a tower's top to those that are to be scored, or takes it out again. */
  top(space: number): void {
    if (this.moves.tops.includes(space)) this.#take(this.moves.top(this.choice, space));
  }

  cancel(): void {
    this.#take(null);
  }

  play(): void {
    const action = this.moves.action(this.choice);
    if (action === null) return;
    this.controls().play(action);
    const { pending } = this.controls();
    // While the server has another action to answer, this one is not taken: the choice stays.
    if (pending !== null && pending !== action) return;
    // What rests in the air is a part of the move now.
    this.#rests = null;
    this.#take(null);
    this.played = action;
  }

  /** Forgets a choice that is no longer possible, as after a change of the table. */
  refresh(): void {
    const { choice, moves } = this;
    this.played = null;
    const possible =
      choice?.kind === 'pick-up' && choice.to === null
        ? moves.artists.includes(choice.from)
        : moves.action(choice) !== null;
    if (!possible) this.#take(null);
  }

  /** Asks what the shown action would do. */
  async foresee(): Promise<void> {
    const { action } = this;
    this.effects = null;
    if (action === null) return;
    const effects = await this.#ask(action);
    if (this.action === action) this.effects = effects;
  }

  /** Asks why nothing can be picked up, if nothing can. */
  async foreseeHindrance(): Promise<void> {
    const [{ moves }, { legal }] = [this, this.controls()];
    this.hindrance = null;
    if (moves.none || moves.artists.length > 0) return;
    const artists = this.artists();
    const to = ARTIST_SPACES.find((space) => !artists.includes(space));
    // Every pick-up is refused. If that is not for want of a tower space, no artist finds a stone.
    const refused = await this.refusal.refused(`${artists[0]}${to}n1`);
    if (this.controls().legal !== legal) return;
    this.hindrance = refused?.code === 'stones-no-empty-tower-space' ? refused.message : t('stones-no-stone');
  }

  /** Asks what scoring each colour would bring. */
  async foreseeColours(): Promise<void> {
    const { moves } = this;
    this.prospects = new Map();
    const found = await Promise.all(
      moves.colours.map(async (colour) => {
        const effects = await this.#ask(`c${colour}`);
        return [colour, effects?.scores] as const;
      }),
    );
    if (this.moves !== moves) return;
    this.prospects = new Map(found.flatMap(([colour, account]) => (account ? [[colour, account] as const] : [])));
  }

  /** What an action would do; nothing while the server cannot say. */
  #ask(action: string): Promise<StonesEffects | null> {
    const asked = this.controls().effects(action) as Promise<StonesEffects>;
    return asked.catch(() => null);
  }

  /** Whether a choice scores the top of a tower. */
  #scores(choice: Choice | null, space: number): boolean {
    if (choice?.kind === 'tops') return choice.towers.includes(space);
    return choice?.kind === 'colour' && choice.colour === this.colourOn(space);
  }

  #take(choice: Choice | null): void {
    const same = choice?.kind === 'pick-up' && this.choice?.kind === 'pick-up' && choice.from === this.choice.from;
    if (!same) this.chosenTower = null;
    this.choice = choice;
    this.looked = null;
    this.refusal.clear();
    if (this.#rests && !this.#rests(choice)) {
      this.#rests = null;
      this.settle();
    }
  }
}
