import type { Route } from './route.ts';
import { accountRoutes } from './routes/accountRoutes.ts';
import { appointmentRoutes } from './routes/appointmentRoutes.ts';
import { articleRoutes } from './routes/articleRoutes.ts';
import { eventRoutes } from './routes/eventRoutes.ts';
import { fileRoutes } from './routes/fileRoutes.ts';
import { moneyRoutes } from './routes/moneyRoutes.ts';
import { noticeRoutes } from './routes/noticeRoutes.ts';
import { referenceRoutes } from './routes/referenceRoutes.ts';
import { registrationRoutes } from './routes/registrationRoutes.ts';
import { searchRoutes } from './routes/searchRoutes.ts';

/** Calls of the site's pages: every page's script carries them. */
export const pageRoutes = {
  ...accountRoutes,
  ...referenceRoutes,
  ...fileRoutes,
  ...noticeRoutes,
  ...articleRoutes,
  ...eventRoutes,
  ...registrationRoutes,
  ...searchRoutes,
  ...moneyRoutes,
  ...appointmentRoutes,
};

/** Returns the route of a call that pages make; undefined for a call that only a room makes. */
export const pageRouteOf = (name: string): Route | undefined =>
  (pageRoutes as Readonly<Record<string, Route>>)[name];
