import type { State } from '../../story/matrix.ts';
import type { SectionHeadProps } from './SectionHead.tsx';

export const sectionHeadStates: State<SectionHeadProps>[] = [
  { name: 'title', props: { sub: undefined, all: undefined } },
  { name: 'with sub-line', props: { all: undefined } },
  { name: 'with all', props: {} },
];
