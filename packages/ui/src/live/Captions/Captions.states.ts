import type { State } from '../../story/matrix.ts';
import type { CaptionsProps } from './Captions.tsx';

/** The story provides the speech, in its language. */
export const captionsStates: State<CaptionsProps>[] = [
  { name: 'two speakers, the last still speaking', props: {} },
  { name: 'small', props: { size: 'sm' } },
  { name: 'large', props: { size: 'lg' } },
  { name: 'nobody has spoken', props: { lines: [] } },
  { name: 'starting', props: { lines: [], status: 'starting' } },
  { name: 'late', props: { status: 'late' } },
  { name: 'not available', props: { status: 'unavailable' } },
  { name: 'off', props: { isOn: false } },
];
