import type { State } from '../../story/matrix.ts';
import type { DialInPanelProps } from './DialInPanel.tsx';

const nothing = () => undefined;

export const dialInPanelStates: State<DialInPanelProps>[] = [
  { name: 'not called', props: { onConnect: nothing } },
  { name: 'ringing', props: { callState: 'ringing', onDisconnect: nothing } },
  {
    name: 'main line of the host',
    props: { line: 'main', callState: 'connected', connectedFor: 2510, onDisconnect: nothing },
  },
  {
    name: 'went wrong',
    props: { callState: 'failed', problem: 'failed', onConnect: nothing },
  },
  { name: 'password hidden, one country', props: { pin: null } },
  { name: 'the line asks for nothing', props: { meetingId: null, pin: '' } },
];
