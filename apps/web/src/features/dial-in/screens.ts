import { screen } from '../../navigation/Screen.ts';

/** Ways to join by phone. */
export const dialInScreens = [
  screen({
    id: 'dialInWays',
    path: '/meeting/dial-in/ways',
    access: 'anyone',
    rendered: 'client',
    texts: ['about', 'liveScreens'],
  }),
  screen({
    id: 'dialInManualWays',
    path: '/meeting/dial-in/manual-ways',
    access: 'anyone',
    rendered: 'client',
    texts: ['about', 'liveScreens'],
  }),
] as const;
