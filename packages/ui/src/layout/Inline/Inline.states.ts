import { matrix } from '../../story/matrix.ts';
import type { InlineProps } from './Inline.tsx';

export const inlineStates = [
  ...matrix<InlineProps>({ gap: ['none', 1, 2, 4, 8] }),
  ...matrix<InlineProps>({ align: ['start', 'center', 'end', 'baseline'] }),
  ...matrix<InlineProps>({ justify: ['start', 'center', 'end', 'between'] }),
];
