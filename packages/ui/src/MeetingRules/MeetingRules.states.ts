import type { State } from '../story/matrix.ts';
import type { MeetingRulesProps } from './MeetingRules.tsx';

export const meetingRulesStates: State<MeetingRulesProps>[] = [
  { name: 'paid, with a trial', props: {} },
  { name: 'free', props: { trialMinutes: undefined, removalMinutes: undefined } },
];
