import { screen } from '../../navigation/Screen.ts';

/** Login, sign-up and passwords. */
export const authScreens = [
  screen({
    id: 'login',
    path: '/login',
    access: 'anyone',
    rendered: 'client',
    isLoginPage: true,
    texts: ['auth'],
  }),
  screen({
    id: 'signup',
    path: '/signup',
    access: 'anyone',
    rendered: 'client',
    isLoginPage: true,
    texts: ['auth'],
  }),
  screen({
    id: 'chooseFocus',
    path: '/signup/chooseFocus',
    access: 'user',
    rendered: 'client',
    texts: ['auth'],
  }),
  screen({
    id: 'forgotPassword',
    path: '/forgotPassword',
    access: 'anyone',
    rendered: 'client',
    isLoginPage: true,
    texts: ['auth'],
  }),
] as const;
