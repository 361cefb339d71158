import { pageRoutes } from './pageRoutes.ts';
import { roomRoutes } from './roomRoutes.ts';

/**
 * Calls of the website. They are a separate module, so that the site's bundle carries no staff call
 * (FND-59).
 */
export const siteRoutes = { ...pageRoutes, ...roomRoutes };

export type SiteRouteName = keyof typeof siteRoutes;
