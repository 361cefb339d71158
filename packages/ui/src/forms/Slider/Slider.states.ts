import { matrix } from '../../story/matrix.ts';
import type { State } from '../../story/matrix.ts';
import type { SliderProps } from './Slider.tsx';

export const sliderStates: State<SliderProps>[] = [
  ...matrix<SliderProps>({ value: [0, 40, 100] }),
  { name: 'focus-visible', props: {}, force: 'focus-visible' },
  {
    name: 'words for the value',
    props: {},
    words: ({ localized }) => ({
      valueText: (value) => localized(`${value} out of 100`, `${value}，满值 100`),
    }),
  },
  {
    name: 'with end labels',
    props: {},
    words: ({ localized }) => ({ ends: [localized('Quiet', '轻'), localized('Loud', '响')] }),
  },
  { name: 'disabled', props: { isDisabled: true } },
];
