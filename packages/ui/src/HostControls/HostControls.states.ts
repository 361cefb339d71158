import { matrix } from '../story/matrix.ts';
import type { HostControlsProps } from './HostControls.tsx';

export const hostControlsStates = [
  ...matrix<HostControlsProps>(
    { state: ['unprepare', 'preparing', 'streaming', 'pre_stopped'], isFree: [true, false] },
    ({ state, isFree }) => state !== 'unprepare' && isFree === true,
  ),
  { name: 'preparing is asked', props: { state: 'unprepare', pending: 'prepare' } },
  { name: 'starting is asked', props: { state: 'preparing', pending: 'start' } },
  { name: 'ending is asked', props: { state: 'streaming', pending: 'stop' } },
  { name: 'co-host', props: { state: 'preparing', canStop: false } },
  { name: 'disabled with the reason', props: { state: 'preparing', reason: 'Reconnecting' } },
] satisfies { name: string; props: Partial<HostControlsProps> }[];
