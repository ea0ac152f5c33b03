// What sounds are made of: bells, singing bowls, wood, and sand.

/** Where sounds are made, and how loud everything is. */
export interface AudioOutput {
  context: AudioContext;
  out: AudioNode;
  volume: GainNode;
}

interface Tone {
  pitch: number;
  length: number;
  loud: number;
  /** How far the pitch slides while it sounds. */
  glide?: number;
}

/** A small bell: a tone and two thin ones above it. */
export function bell(output: AudioOutput, at: number, { pitch, length, loud }: Tone): void {
  for (const [ratio, share] of [
    [1, 1],
    [2.76, 0.35],
    [5.4, 0.12],
  ] as const) {
    tone(output, at, { pitch: pitch * ratio, length: length / ratio ** 0.5, loud: loud * share }, 0.004);
  }
}

/** A singing bowl: two tones so close that they beat. */
export function bowl(output: AudioOutput, at: number, { pitch, length, loud }: Tone): void {
  for (const [ratio, share] of [
    [1, 1],
    [1.006, 0.8],
    [2.71, 0.25],
  ] as const) {
    tone(output, at, { pitch: pitch * ratio, length, loud: loud * share }, 0.02);
  }
}

/** The same bowl, rubbed: it rises before it fades. */
export function swell(output: AudioOutput, at: number, { pitch, length, loud }: Tone): void {
  for (const [ratio, share] of [
    [1, 1],
    [1.004, 0.9],
    [1.5, 0.45],
    [2.71, 0.2],
  ] as const) {
    tone(output, at, { pitch: pitch * ratio, length, loud: loud * share }, length * 0.3);
  }
}

/** Wood, cork or stone: a short dull tone. */
export function knock(output: AudioOutput, at: number, sound: Tone): void {
  tone(output, at, sound, 0.002, 'triangle');
}

/** Sand, paper, cloth: noise through a band that closes. */
export function grains(
  output: AudioOutput,
  at: number,
  { length, low, high, loud }: { length: number; low: number; high: number; loud: number },
): void {
  const { context, out } = output;
  const source = context.createBufferSource();
  source.buffer = noise(context);
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 0.6;
  band.frequency.setValueAtTime(high, at);
  band.frequency.exponentialRampToValueAtTime(low, at + length);
  source
    .connect(band)
    .connect(faded(output, at, length, loud, Math.min(0.04, length / 4)))
    .connect(out);
  source.start(at, Math.random());
  source.stop(at + length + 0.05);
}

function tone(
  output: AudioOutput,
  at: number,
  { pitch, length, loud, glide = 1 }: Tone,
  rise: number,
  type: OscillatorType = 'sine',
): void {
  const source = output.context.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, at);
  if (glide !== 1) source.frequency.exponentialRampToValueAtTime(pitch * glide, at + length);
  source.connect(faded(output, at, length, loud, rise)).connect(output.out);
  source.start(at);
  source.stop(at + length + 0.05);
}

function faded({ context }: AudioOutput, at: number, length: number, loud: number, rise: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  return gain;
}

let hiss: AudioBuffer | null = null;

/** A second of noise, made once. */
function noise(context: AudioContext): AudioBuffer {
  if (hiss) return hiss;
  hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = hiss.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return hiss;
}
