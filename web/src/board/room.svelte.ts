// How much room a board has, and what follows from that for every board.

import { sized } from '../ui/sized';

/** Lower than this, in px, a room that is wider than high is that of a phone held sideways. */
const LOW = 590;

export class Room {
  width = $state(innerWidth);
  height = $state(innerHeight);
  /** For the element whose size it is. */
  readonly measured = sized((width, height) => ([this.width, this.height] = [width, height]));
  /** Everything else stands beside the board then. */
  readonly low = $derived(this.height < LOW && this.width > this.height);

  /** How much larger than usual something is drawn here that usually needs this much room. */
  scale(width: number, height: number): number {
    return Math.min(2, Math.max(1, Math.min(this.width / width, this.height / height)));
  }
}
