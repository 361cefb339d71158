import { screen } from '../../navigation/Screen.ts';

/** The test of devices. */
export const troubleshootingScreens = [
  screen({
    id: 'troubleshooting',
    path: '/troubleshooting',
    access: 'anyone',
    rendered: 'client',
    isOwnDocument: true,
    menu: 'footer',
  }),
] as const;
