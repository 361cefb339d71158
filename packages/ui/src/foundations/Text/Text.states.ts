import { matrix } from '../../story/matrix.ts';
import type { TextProps } from './Text.tsx';

export const textStates = [
  ...matrix<TextProps>({ size: ['2xs', 'xs', 'sm', 'md', 'lg', 'reading'] }),
  ...matrix<TextProps>({
    tone: [
      'default',
      'secondary',
      'muted',
      'brand',
      'accent',
      'success',
      'warning',
      'danger',
      'vip',
    ],
  }),
  ...matrix<TextProps>({ weight: ['medium', 'strong'] }),
  ...matrix<TextProps>({ clamp: [1, 2] }),
];
