import type { State } from '../../story/matrix.ts';
import type { FavoriteFoldersProps } from './FavoriteFoldersProps.ts';

export const favoriteFoldersStates: State<FavoriteFoldersProps>[] = [
  { name: 'a folder open', props: {} },
  { name: 'an empty one open', props: { current: 3, items: [] } },
  { name: 'on its way', props: { items: null } },
  { name: 'did not load', props: { items: null, onRetry: () => undefined } },
];
