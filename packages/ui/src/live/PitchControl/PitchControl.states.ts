import type { State } from '../../story/matrix.ts';
import { VOICE_PITCHES } from './PitchControl.tsx';
import type { PitchControlProps } from './PitchControl.tsx';

export const pitchControlStates: State<PitchControlProps>[] = [
  { name: 'off', props: { isOn: false } },
  { name: 'starting', props: { isOn: false, isPending: true } },
  { name: 'on, as it is', props: { pitch: VOICE_PITCHES.own } },
  { name: 'on, lower', props: { pitch: VOICE_PITCHES.male } },
  { name: 'on, higher', props: { pitch: VOICE_PITCHES.female } },
  { name: 'did not start', props: { isOn: false, hasFailed: true } },
  { name: 'the browser cannot', props: { isSupported: false } },
];
