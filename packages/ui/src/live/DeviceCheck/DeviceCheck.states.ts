import type { State } from '../../story/matrix.ts';
import { portrait } from '../../story/samples/portrait.ts';
import type { DeviceCheckProps, DeviceProblem } from './DeviceCheck.tsx';

const nothing = () => undefined;
const none = { devices: [], selected: '', onSelect: nothing };
const attach = portrait(1);
const problems: DeviceProblem[] = ['denied', 'dismissed', 'missing', 'busy'];

export const deviceCheckStates: State<DeviceCheckProps>[] = [
  { name: 'all well', props: {} },
  ...problems.map((problem) => ({
    name: problem,
    props: {
      camera: { ...none, problem, onAskAgain: nothing },
      microphone: { ...none, level: 0, problem, onAskAgain: nothing },
      speaker: undefined,
    },
  })),
  {
    name: 'names unknown',
    props: {
      camera: { devices: [{ id: 'a', name: '' }], selected: 'a', onSelect: nothing, attach },
      microphone: { devices: [{ id: 'a', name: '' }], selected: 'a', onSelect: nothing, level: 1 },
    },
  },
  { name: 'audience: loudspeaker only', props: { camera: undefined, microphone: undefined } },
];
