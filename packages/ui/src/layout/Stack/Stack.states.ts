import { matrix } from '../../story/matrix.ts';
import type { StackProps } from './Stack.tsx';

export const stackStates = [
  ...matrix<StackProps>({ gap: ['none', 1, 2, 4, 8] }),
  ...matrix<StackProps>({ align: ['stretch', 'start', 'center', 'end'] }),
];
