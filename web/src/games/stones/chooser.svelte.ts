// What the person at the board is choosing just now, and what that would do.

import { readStone, type StoneColour } from '../pieces/types';
import type { BoardControls } from '../../board/contract';
import { type Choice, Moves, type PickUp, read } from './choice';
import { CLOCKWISE, beside, type Direction } from './spaces';
import type { Account, StonesEffects } from './view';

export class Chooser {
  /** What has been chosen so far. */
  choice: Choice | null = $state.raw(null);
  /** The destination under the pointer or the focus, before it is chosen. */
  looked: string | null = $state(null);
  /** What the shown action would do, once the server has said so. */
  effects: StonesEffects | null = $state.raw(null);
  /** What scoring each colour would bring. */
  prospects: ReadonlyMap<StoneColour, Account> = $state.raw(new Map());

  readonly moves = $derived.by(() => new Moves(this.controls().legal));
  /** The choice with what is being looked at: this is what the board shows. */
  readonly shown: Choice | null = $derived.by(() => {
    const { choice, looked } = this;
    if (choice?.kind !== 'pick-up' || looked === null || looked === choice.to) return choice;
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

  constructor(
    private readonly controls: () => BoardControls,
    private readonly towers: () => readonly string[],
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
    if (pickUp && side) this.first(side);
  }

  /** An artist was dragged to a space. */
  drop(from: string, to: string): void {
    const artist = this.moves.artist(from);
    if (artist?.kind !== 'pick-up') return;
    this.#take(this.moves.place({ ...artist, tower: this.pickUp?.tower ?? null }, to) ?? artist);
  }

  /** On which side of an artist space a stack lies. */
  side(to: string, space: string): Direction | null {
    return CLOCKWISE.find((side) => beside(to, side) === space) ?? null;
  }

  first(side: Direction): void {
    if (this.pickUp?.to) this.#take(this.moves.first(this.pickUp, side) ?? this.choice);
  }

  tower(space: number): void {
    if (this.pickUp?.to) this.#take(this.moves.tower(this.pickUp, space) ?? this.choice);
  }

  /** A space of one's own board was pressed: the tower goes there, or the tower there is to be scored. */
  pressTower(space: number): void {
    const { moves, choice, pickUp } = this;
    if (pickUp?.to && moves.tower(pickUp, space)) {
      const again = pickUp.tower === space;
      this.tower(space);
      if (again || !this.controls().confirm) this.play();
      return;
    }
    if (!moves.tops.includes(space)) return;
    if (choice?.kind === 'tops') return this.#take(moves.top(choice, space));
    const colour = this.colourOn(space);
    if (colour === null || !moves.colours.includes(colour)) return this.#take(moves.top(null, space));
    if (choice?.kind === 'colour' && choice.colour === colour) return this.play();
    this.colour(colour);
  }

  /** A tower's top stone was dragged to the mandala board. */
  dropTop(space: number): void {
    const inChoice = this.choice?.kind === 'tops' ? this.choice.towers.includes(space) : this.choice?.kind === 'colour';
    if (!inChoice) this.#take(this.grasp(space));
    if (!this.controls().confirm) this.play();
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
    this.#take(null);
    this.controls().play(action);
  }

  /** Forgets a choice that is no longer possible, as after a change of the table. */
  refresh(): void {
    const { choice, moves } = this;
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
    const effects = (await this.controls()
      .effects(action)
      .catch(() => null)) as StonesEffects | null;
    if (this.action === action) this.effects = effects;
  }

  /** Asks what scoring each colour would bring. */
  async foreseeColours(): Promise<void> {
    const { moves } = this;
    this.prospects = new Map();
    const found = await Promise.all(
      moves.colours.map(async (colour) => {
        const effects = (await this.controls()
          .effects(`c${colour}`)
          .catch(() => null)) as StonesEffects | null;
        return [colour, effects?.scores] as const;
      }),
    );
    if (this.moves !== moves) return;
    this.prospects = new Map(found.flatMap(([colour, account]) => (account ? [[colour, account] as const] : [])));
  }

  #take(choice: Choice | null): void {
    this.choice = choice;
    this.looked = null;
  }
}
