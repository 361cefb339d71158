import { accountRoutes } from './routes/accountRoutes.ts';
import { appointmentRoutes } from './routes/appointmentRoutes.ts';
import { articleRoutes } from './routes/articleRoutes.ts';
import { eventRoutes } from './routes/eventRoutes.ts';
import { fileRoutes } from './routes/fileRoutes.ts';
import { moneyRoutes } from './routes/moneyRoutes.ts';
import { noticeRoutes } from './routes/noticeRoutes.ts';
import { referenceRoutes } from './routes/referenceRoutes.ts';
import { registrationRoutes } from './routes/registrationRoutes.ts';
import { reminderRoutes } from './routes/reminderRoutes.ts';
import { searchRoutes } from './routes/searchRoutes.ts';
import { shellRoutes } from './routes/shellRoutes.ts';

/**
 * Calls of the site's pages. No script of a page carries this table: every page has `shellRoutes`, and
 * a screen names the tables of its own calls.
 */
export const pageRoutes = {
  ...shellRoutes,
  ...accountRoutes,
  ...referenceRoutes,
  ...fileRoutes,
  ...noticeRoutes,
  ...articleRoutes,
  ...eventRoutes,
  ...registrationRoutes,
  ...searchRoutes,
  ...moneyRoutes,
  ...reminderRoutes,
  ...appointmentRoutes,
};
