import { staffRoutes } from './routes/staffRoutes.ts';
import { siteRoutes } from './siteRoutes.ts';

/** Every call of the API by name. The server mounts all of them; a test compares. */
export const routes = { ...siteRoutes, ...staffRoutes };

/** The name of a call. */
export type RouteName = keyof typeof routes;
