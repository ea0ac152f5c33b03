// The diagrams of the rules, by name: the page of rules shows them without knowing the games.

import Mandala from './Mandala.svelte';
import Neighbours from './Neighbours.svelte';
import Objectives from './Objectives.svelte';
import River from './River.svelte';
import Spaces from './Spaces.svelte';
import Towers from './Towers.svelte';
import Track from './Track.svelte';
import Turns from './Turns.svelte';

export const DIAGRAMS = {
  turns: Turns,
  mandala: Mandala,
  river: River,
  neighbours: Neighbours,
  towers: Towers,
  spaces: Spaces,
  track: Track,
  objectives: Objectives,
};

export type DiagramName = keyof typeof DIAGRAMS;
