import { screen } from '../../navigation/Screen.ts';

/** Viewpoints and stocks. */
export const viewpointScreens = [
  screen({
    id: 'viewpointRelease',
    path: '/viewpoint/:type/release',
    access: 'user',
    rendered: 'client',
  }),
  screen({ id: 'viewpointEdit', path: '/viewpoint/edit/:id', access: 'user', rendered: 'client' }),
  screen({
    id: 'viewpointDetail',
    path: '/viewpoint/detail/:id',
    access: 'anyone',
    rendered: 'server',
  }),
  screen({
    id: 'viewpointPreview',
    path: '/viewpoint/preview',
    access: 'user',
    rendered: 'client',
  }),
  screen({ id: 'stockDetail', path: '/stock/detail', access: 'anyone', rendered: 'server' }),
] as const;
