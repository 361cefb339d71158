import { screen } from '../../navigation/Screen.ts';

/** Articles and summaries, with one screen for both. */
export const articleScreens = [
  screen({
    id: 'summaryDetail',
    path: '/summary/detail/:id',
    access: 'anyone',
    rendered: 'server',
    texts: ['reading'],
  }),
  screen({
    id: 'articleDetail',
    path: '/article/detail/:id',
    access: 'anyone',
    rendered: 'server',
    texts: ['reading'],
  }),
] as const;
