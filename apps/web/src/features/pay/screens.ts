import { screen } from '../../navigation/Screen.ts';

/** Payment. */
export const payScreens = [
  screen({
    id: 'pay',
    path: '/pay/:type/:id',
    access: 'user',
    rendered: 'client',
    texts: ['auth', 'pay', 'recharge'],
  }),
  screen({
    id: 'ppv',
    path: '/ppv/:type/:id',
    access: 'user',
    rendered: 'client',
    texts: ['pay'],
  }),
] as const;
