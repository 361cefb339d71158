import { matrix } from '../story/matrix.ts';
import type { State } from '../story/matrix.ts';
import type { SliderProps } from './Slider.tsx';

export const sliderStates: State<SliderProps>[] = [
  ...matrix<SliderProps>({ value: [0, 40, 100] }),
  { name: 'focus-visible', props: {}, force: 'focus-visible' },
  { name: 'words for the value', props: { valueText: (value) => `+${value / 10}` } },
  { name: 'with its ends told', props: { ends: ['−', '+'] } },
  { name: 'disabled', props: { isDisabled: true } },
];
