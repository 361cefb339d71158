import { matrix } from '../story/matrix.ts';
import type { State } from '../story/matrix.ts';
import type { PriceProps } from './Price.tsx';

export const priceStates: State<PriceProps>[] = [
  ...matrix<PriceProps>({ size: ['sm', 'md', 'lg'] }),
  { name: 'in coins alone', props: { yuanPerCoin: undefined } },
  { name: 'reduced', props: { was: 68 } },
  { name: 'free', props: { coins: 0 } },
  { name: 'large', props: { coins: 124_000.5 } },
];
