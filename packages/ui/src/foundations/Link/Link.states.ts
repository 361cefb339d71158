import { forced, matrix } from '../../story/matrix.ts';
import type { LinkProps } from './Link.tsx';

export const linkStates = [
  ...matrix<LinkProps>({ emphasis: ['text', 'strong', 'quiet'], size: ['inherit', 'sm'] }),
  ...forced<LinkProps>({ emphasis: 'strong' }),
];
