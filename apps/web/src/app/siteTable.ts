/** Loaded by a browser to leave the first page: all routes, their menus and paths, in one file. */
export { builtScreens } from '../navigation/builtScreens.ts';
export { allMenus } from '../navigation/menus.ts';
export { siteRoutes } from './siteRoutes.tsx';
