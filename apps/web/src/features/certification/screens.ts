import { screen } from '../../navigation/Screen.ts';

/** Certification of professional investors. */
export const certificationScreens = [
  screen({ id: 'authentication', path: '/authentication', access: 'user', rendered: 'client' }),
  screen({
    id: 'authenticationSuccess',
    path: '/authentication/success',
    access: 'user',
    rendered: 'client',
  }),
] as const;
