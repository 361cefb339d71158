import type { RouteObject } from 'react-router-dom';
import type { Services } from './Services.ts';
import { shellRoutes } from './shellRoutes.tsx';
import { siteRoutes } from './siteRoutes.tsx';

/** Returns every route of the site in one shell: for the server and tests. */
export const appRoutes = (services: Services, isServer: boolean): RouteObject[] =>
  shellRoutes(siteRoutes(services, isServer));
