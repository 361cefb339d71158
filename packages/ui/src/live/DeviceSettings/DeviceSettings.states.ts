import { levelSample } from '../../story/samples/level.ts';
import type { State } from '../../story/matrix.ts';
import type { DeviceSettingsProps } from './DeviceSettings.tsx';

const nothing = () => undefined;
const none = { devices: [], selected: '', onSelect: nothing, onAskAgain: nothing };
const mirrored = { isMirrored: true, onMirror: nothing };
const heard = { volume: 100, onVolume: nothing, onTest: nothing };

/** The story provides the device names, in its language. */
export const deviceSettingsStates: State<DeviceSettingsProps>[] = [
  { name: 'on air', props: {} },
  {
    name: 'both refused, the loudspeaker is the browser’s',
    props: {
      camera: { ...none, ...mirrored, problem: 'denied' },
      microphone: { ...none, level: levelSample(), problem: 'denied' },
      speaker: { ...heard, volume: 40 },
    },
  },
  {
    name: 'none there, test sound plays',
    props: {
      camera: { ...none, ...mirrored },
      microphone: { ...none, level: levelSample(), isOff: true },
      speaker: { ...heard, choice: none, volume: 0, isTesting: true },
    },
  },
  { name: 'beside a test tile', props: { hasPreview: false } },
  { name: 'audience', props: { camera: undefined, microphone: undefined } },
];
