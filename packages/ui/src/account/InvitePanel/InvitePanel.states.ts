import type { State } from '../../story/matrix.ts';
import type { InvitePanelProps } from './InvitePanelProps.ts';

export const invitePanelStates: State<InvitePanelProps>[] = [
  { name: 'people came', props: {} },
  {
    name: 'no invitees, no share options',
    props: { records: [], came: 0, gained: 0, share: undefined },
  },
  { name: 'records on their way', props: { records: null } },
  { name: 'records did not load', props: { records: null, onRetry: () => undefined } },
];
