// A view of Mandala Stones, as the engine writes it (docs/records.md). Stacks and towers are written top first.

export interface StonesView {
  game: 'stones';
  seat: number | null;
  to_move: number | null;
  phase: 'turn' | 'over';
  /** Space to stones: `B` a star, `b` a ring, `B?` a colour seen from the side, `?` unknown. */
  stacks: Record<string, string[] | string>;
  artists: Record<string, 'star' | 'ring'>;
  towers: string[][];
  placed: number;
  points: number[];
  ending: boolean;
  /** One's own; the open state of a replay has everybody's. */
  objectives?: string[] | string[][];
  reveal?: { objectives: string[][]; objective_points: number[] };
}
