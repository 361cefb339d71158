import { matrix } from '../../story/matrix.ts';
import type { State } from '../../story/matrix.ts';
import type { NetworkQualityProps } from './NetworkQuality.tsx';

export const networkQualityStates: State<NetworkQualityProps>[] = [
  ...matrix<NetworkQualityProps>({ down: [0, 1, 2, 3, 4, 5, 6] }),
  { name: 'the worse direction counts', props: { up: 5, down: 1 } },
  { name: 'hovered', props: { down: 2 }, force: 'hovered' },
  { name: 'focus-visible', props: { down: 2 }, force: 'focus-visible' },
  { name: 'the mark alone', props: { down: 3, isCompact: true } },
  { name: 'the mark alone, poor', props: { down: 5, isCompact: true } },
];
