import type { State } from '../../story/matrix.ts';
import type { MeetingRulesProps } from './MeetingRules.tsx';

const always = {
  trialMinutes: undefined,
  removalMinutes: undefined,
  recordingMinutes: undefined,
};

export const meetingRulesStates: State<MeetingRulesProps>[] = [
  { name: 'paid, with a trial', props: {} },
  { name: 'paid before it starts', props: { ...always, holdMinutes: 30 } },
  { name: 'free', props: always },
];
