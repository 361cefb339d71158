import { screen } from '../../navigation/Screen.ts';

/** The list of research. */
export const researchScreens = [
  screen({
    id: 'research',
    path: '/research',
    access: 'anyone',
    rendered: 'server',
    menu: 'main',
    isIndexed: true,
    texts: ['reading'],
  }),
] as const;
