// Short, soft sounds, made on the spot: there are no recordings. Off unless a person switches them on.

import { settings } from '../app/settings.svelte';
import { bell, bowl, grains, knock, type AudioOutput, swell } from './voices';

/** What a sound may depend on. */
interface Shade {
  /** How many pieces: sand pours longer. */
  count?: number;
  /** Which note: the place of a colour, or the height of a tower. */
  note?: number;
  /** Seconds from now. */
  after?: number;
}

type Voice = (output: AudioOutput, at: number, shade: Shade) => void;

/** A pentatonic scale and its octave: one note for each colour, in the order R O Y G P K. */
const SCALE = [523.25, 587.33, 659.25, 783.99, 880, 1046.5];
const noteOf = (shade: Shade): number => SCALE[(shade.note ?? 0) % SCALE.length] ?? 523.25;

const VOICES = {
  'card-lift': (s, at) => grains(s, at, { length: 0.05, low: 2400, high: 6000, loud: 0.05 }),
  'card-set': (s, at) => {
    grains(s, at, { length: 0.07, low: 700, high: 3200, loud: 0.12 });
    knock(s, at, { pitch: 130, length: 0.07, loud: 0.1 });
  },
  'sand-pour': (s, at, { count = 1 }) =>
    grains(s, at, { length: 0.25 + 0.09 * count, low: 1800, high: 7000, loud: 0.09 }),
  petal: (s, at, shade) => bell(s, at, { pitch: noteOf(shade), length: 0.9, loud: 0.09 }),
  complete: (s, at) => SCALE.forEach((pitch, index) => bell(s, at + index * 0.07, { pitch, length: 2.2, loud: 0.06 })),
  destroy: (s, at) => grains(s, at, { length: 1.2, low: 300, high: 2600, loud: 0.14 }),
  river: (s, at) => knock(s, at, { pitch: 620, glide: 1.7, length: 0.16, loud: 0.12 }),
  claim: (s, at) => knock(s, at, { pitch: 280, length: 0.09, loud: 0.16 }),
  'stone-click': (s, at, { note = 0 }) => knock(s, at, { pitch: 900 + 140 * note, length: 0.045, loud: 0.14 }),
  'pawn-hop': (s, at) => knock(s, at, { pitch: 210, glide: 1.5, length: 0.08, loud: 0.14 }),
  'track-press': (s, at) => knock(s, at, { pitch: 420, length: 0.05, loud: 0.12 }),
  bonus: (s, at) => bell(s, at, { pitch: 1318.5, length: 0.6, loud: 0.06 }),
  'your-turn': (s, at) => bowl(s, at, { pitch: 392, length: 1.6, loud: 0.09 }),
  'clock-low': (s, at) => knock(s, at, { pitch: 1100, length: 0.03, loud: 0.08 }),
  win: (s, at) => swell(s, at, { pitch: 329.63, length: 3.2, loud: 0.12 }),
  loss: (s, at) => swell(s, at, { pitch: 220, length: 3.2, loud: 0.1 }),
} satisfies Record<string, Voice>;

type SoundName = keyof typeof VOICES;

let output: AudioOutput | null = null;

export const sound = {
  play(name: SoundName, shade: Shade = {}): void {
    if (!settings.sound || document.hidden) return;
    output ??= open();
    if (!output) return;
    // Browsers keep silent until a person has done something on the page.
    if (output.context.state === 'suspended') void output.context.resume();
    output.volume.gain.value = settings.volume / 100;
    const voice: Voice = VOICES[name];
    voice(output, output.context.currentTime + 0.01 + (shade.after ?? 0), shade);
  },
};

function open(): AudioOutput | null {
  if (typeof AudioContext === 'undefined') return null;
  const context = new AudioContext();
  const out = context.createDynamicsCompressor();
  const volume = context.createGain();
  out.connect(volume).connect(context.destination);
  return { context, out, volume };
}
