import { screen } from '../../navigation/Screen.ts';

/** Public pages of users. */
export const userScreens = [
  screen({ id: 'user', path: '/user/:id', access: 'anyone', rendered: 'server' }),
] as const;
