import { screen } from '../../navigation/Screen.ts';

/** The site's own page. */
export const aboutScreens = [
  screen({
    id: 'aboutUs',
    path: '/about_us',
    access: 'anyone',
    rendered: 'server',
    menu: 'footer',
    isIndexed: true,
    texts: ['about', 'reading'],
  }),
] as const;

/** Legal texts. */
export const legalScreens = [
  screen({
    id: 'terms',
    path: '/legal/terms',
    access: 'anyone',
    rendered: 'server',
    menu: 'footer',
    isIndexed: true,
    texts: ['about'],
  }),
  screen({
    id: 'privacy',
    path: '/legal/privacy',
    access: 'anyone',
    rendered: 'server',
    menu: 'footer',
    isIndexed: true,
    texts: ['about'],
  }),
] as const;
