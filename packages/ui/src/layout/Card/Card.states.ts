import { matrix } from '../../story/matrix.ts';
import type { CardProps } from './Card.tsx';

export const cardStates = [
  ...matrix<CardProps>({ depth: ['flat', 'raised'] }),
  ...matrix<CardProps>({ tone: ['sunken', 'selected', 'vip'] }),
  ...matrix<CardProps>({ padding: ['none', 4, 6] }),
];
