// Everything lies open: the whole state of a recorded game, in the shape in which boards read views.

import type { MandalaView } from '../games/mandala/view';
import type { GameName, Json, ReplayFrame } from '../protocol';
import type { StonesView } from '../games/stones/view';
import type { Viewpoint } from './film.svelte';

/** What a board shows of a frame. */
export function shownView(game: GameName, frames: readonly ReplayFrame[], ply: number, viewpoint: Viewpoint): Json {
  const state = frames[ply]?.view;
  if (viewpoint !== 'open') return state;
  return game === 'mandala' ? openMandala(state, claiming(frames, ply)) : openStones(state);
}

function openMandala(state: Json, claiming: 1 | 2 | null): MandalaView {
  return {
    ...state,
    game: 'mandala',
    seat: null,
    turn: state.turn ?? 0,
    cups_seen: state.cups,
    deck: String(state.deck).length,
    claiming: state.phase === 'claim' ? claiming : null,
  };
}

function openStones(state: Json): StonesView {
  const stacks = Object.entries(state.stacks as Record<string, string>).map(([space, stones]) => [space, [...stones]]);
  return { ...state, game: 'stones', seat: null, stacks: Object.fromEntries(stacks) };
}

/** The mandala that is being destroyed: the one completed last. */
function claiming(frames: readonly ReplayFrame[], ply: number): 1 | 2 | null {
  for (let at = ply; at >= 0; at -= 1) {
    const events = (frames[at]?.events ?? []) as Array<{ event: string; mandala: 1 | 2 }>;
    const completed = events.find(({ event }) => event === 'completed');
    if (completed) return completed.mandala;
  }
  return null;
}
