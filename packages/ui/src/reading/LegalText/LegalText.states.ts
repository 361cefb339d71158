import type { State } from '../../story/matrix.ts';
import type { LegalTextProps } from './LegalText.tsx';

export const legalTextStates: State<LegalTextProps>[] = [
  { name: 'chapters', props: {} },
  { name: 'without chapters', props: { chapters: [] } },
];
