import type { State } from '../../story/matrix.ts';
import type { SkipLinkProps } from './SkipLink.tsx';

export const skipLinkStates: State<SkipLinkProps>[] = [{ name: 'hidden until focused', props: {} }];
