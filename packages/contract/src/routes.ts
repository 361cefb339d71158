import { accountRoutes } from './routes/accountRoutes.ts';
import { articleRoutes } from './routes/articleRoutes.ts';
import { eventRoutes } from './routes/eventRoutes.ts';
import { fileRoutes } from './routes/fileRoutes.ts';
import { moneyRoutes } from './routes/moneyRoutes.ts';
import { noticeRoutes } from './routes/noticeRoutes.ts';
import { referenceRoutes } from './routes/referenceRoutes.ts';
import { searchRoutes } from './routes/searchRoutes.ts';
import { staffRoutes } from './routes/staffRoutes.ts';

/** Calls of the web site. Staff calls stand apart: the site never carries them (FND-59). */
export const siteRoutes = {
  ...accountRoutes,
  ...referenceRoutes,
  ...fileRoutes,
  ...noticeRoutes,
  ...articleRoutes,
  ...eventRoutes,
  ...searchRoutes,
  ...moneyRoutes,
};

/** Every call of the API by name. The server mounts all of them; a test compares. */
export const routes = { ...siteRoutes, ...staffRoutes };

export type RouteName = keyof typeof routes;
export type SiteRouteName = keyof typeof siteRoutes;
