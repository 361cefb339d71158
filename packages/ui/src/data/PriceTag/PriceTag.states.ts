import { matrix } from '../../story/matrix.ts';
import type { State } from '../../story/matrix.ts';
import type { PriceTagProps } from './PriceTag.tsx';

export const priceTagStates: State<PriceTagProps>[] = [
  ...matrix<PriceTagProps>({ size: ['sm', 'md', 'lg'] }),
  { name: 'in coins alone', props: { yuanPerCoin: undefined } },
  { name: 'reduced', props: { was: 68 } },
  { name: 'free', props: { coins: null } },
  { name: 'free now', props: { coins: 0, was: 68 } },
  { name: 'large', props: { coins: 124_000.5 } },
];
