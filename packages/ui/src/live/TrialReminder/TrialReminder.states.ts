import type { State } from '../../story/matrix.ts';
import { hours, sampleNow } from '../../story/samples/now.ts';
import type { TrialReminderProps } from './TrialReminder.tsx';

const nothing = () => undefined;
const inSeconds = (count: number) => new Date(sampleNow.getTime() + count * 1000);

export const trialReminderStates: State<TrialReminderProps>[] = [
  { name: 'meeting, running', props: { endsAt: inSeconds(134), onDismiss: nothing } },
  { name: 'meeting, the last minute', props: { endsAt: inSeconds(48), onDismiss: nothing } },
  { name: 'meeting, over', props: { endsAt: sampleNow } },
  {
    name: 'meeting, no purchase option',
    props: { endsAt: inSeconds(134), action: null, offer: null },
  },
  { name: 'VIP, days left', props: { kind: 'vip', endsAt: hours(5 * 24), onDismiss: nothing } },
  { name: 'VIP, the last days', props: { kind: 'vip', endsAt: hours(40) } },
  { name: 'VIP, the last hours', props: { kind: 'vip', endsAt: hours(3) } },
  { name: 'VIP, over', props: { kind: 'vip', endsAt: hours(-1) } },
];
