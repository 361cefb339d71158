import type { State } from '../../story/matrix.ts';
import type { LiveTimerProps } from './LiveTimer.tsx';

export const liveTimerStates: State<LiveTimerProps>[] = [
  { name: 'just begun', props: { seconds: 0 } },
  { name: '42 minutes', props: { seconds: 2537 } },
  { name: 'over an hour', props: { seconds: 4000 } },
  { name: 'two minutes left', props: { seconds: 134, kind: 'remaining' } },
];
