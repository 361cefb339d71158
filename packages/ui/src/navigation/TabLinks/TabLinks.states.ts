import type { State } from '../../story/matrix.ts';
import type { TabLinksProps } from './TabLinks.tsx';

export const tabLinksStates: State<TabLinksProps>[] = [{ name: 'tabs', props: {} }];
