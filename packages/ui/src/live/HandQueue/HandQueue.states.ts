import type { State } from '../../story/matrix.ts';
import type { HandQueueProps } from './HandQueue.tsx';

const nothing = () => undefined;

export const handQueueStates: State<HandQueueProps>[] = [
  { name: 'three hands', props: { onLower: nothing, onLowerAll: nothing } },
  { name: 'hands that others may not lower', props: {} },
  { name: 'the first is being brought', props: { pendingId: 1 } },
  { name: 'no hand', props: { hands: [] } },
];
