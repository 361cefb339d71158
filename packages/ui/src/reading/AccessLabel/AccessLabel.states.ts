import type { State } from '../../story/matrix.ts';
import type { AccessLabelProps } from './AccessLabel.tsx';

export const accessLabelStates: State<AccessLabelProps>[] = [
  { name: 'free', props: { access: 'free' } },
  { name: 'free by right', props: { access: 'free_by_right', currentPrice: 38 } },
  { name: 'limited free', props: { access: 'limited_free' } },
  { name: 'vip', props: { access: 'vip' } },
  { name: 'price', props: { access: 'price', currentPrice: 38 } },
  { name: 'reduced', props: { access: 'price', currentPrice: 38, originalPrice: 68 } },
];
