import type { State } from '../../story/matrix.ts';
import type { PpvPacksProps } from './PpvPacks.tsx';

export const ppvPacksStates: State<PpvPacksProps>[] = [{ name: 'packs', props: {} }];
