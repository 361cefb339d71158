import { screen } from '../../navigation/Screen.ts';

/** Home and search. */
export const searchScreens = [
  screen({
    id: 'search',
    path: '/search',
    access: 'anyone',
    rendered: 'server',
    menu: 'main',
    isIndexed: true,
    texts: ['reading'],
  }),
] as const;
