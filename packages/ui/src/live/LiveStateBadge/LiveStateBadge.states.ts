import { matrix } from '../../story/matrix.ts';
import type { LiveStateBadgeProps } from './LiveStateBadge.tsx';

export const liveStateBadgeStates = [
  ...matrix<LiveStateBadgeProps>({
    state: ['unprepare', 'preparing', 'streaming', 'pre_stopped', 'stopped'],
  }),
  {
    name: 'recorded and transcribed',
    props: { state: 'streaming' as const, isRecording: true, isTranscribing: true },
  },
  { name: 'a room to try out', props: { state: 'preparing' as const, isDemo: true } },
];
