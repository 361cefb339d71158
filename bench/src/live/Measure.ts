/** One figure of the live room, and what it is to be at least or at most. */
export interface Measure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly goal: number;
  readonly bound: 'most' | 'least';
}

export const isMet = ({ value, goal, bound }: Measure): boolean =>
  bound === 'most' ? value <= goal : value >= goal;
