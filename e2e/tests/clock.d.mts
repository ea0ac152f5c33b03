export function installClock(): void;

export interface Clock {
  /** Frames so far. */
  frames: number;
  /** Whether it stands still. */
  held: boolean;
  step(milliseconds?: number): Promise<void>;
  /** How many animations have not ended. */
  moving(): number;
  run(each?: () => boolean | undefined): Promise<void>;
  stop(): void;
}
