import { accountRoutes } from './routes/accountRoutes.ts';
import { appointmentRoutes } from './routes/appointmentRoutes.ts';
import { articleRoutes } from './routes/articleRoutes.ts';
import { conversationRoutes } from './routes/conversationRoutes.ts';
import { eventRoutes } from './routes/eventRoutes.ts';
import { fileRoutes } from './routes/fileRoutes.ts';
import { liveRoutes } from './routes/liveRoutes.ts';
import { moneyRoutes } from './routes/moneyRoutes.ts';
import { noticeRoutes } from './routes/noticeRoutes.ts';
import { previewRoutes } from './routes/previewRoutes.ts';
import { recordingRoutes } from './routes/recordingRoutes.ts';
import { scoreRoutes } from './routes/scoreRoutes.ts';
import { converterRoutes } from './routes/converterRoutes.ts';
import { referenceRoutes } from './routes/referenceRoutes.ts';
import { registrationRoutes } from './routes/registrationRoutes.ts';
import { searchRoutes } from './routes/searchRoutes.ts';

/**
 * Calls of the web site. A module of its own, so that the site's bundle carries no staff call
 * (FND-59).
 */
export const siteRoutes = {
  ...accountRoutes,
  ...referenceRoutes,
  ...fileRoutes,
  ...noticeRoutes,
  ...articleRoutes,
  ...eventRoutes,
  ...registrationRoutes,
  ...searchRoutes,
  ...liveRoutes,
  ...conversationRoutes,
  ...previewRoutes,
  ...recordingRoutes,
  ...converterRoutes,
  ...scoreRoutes,
  ...moneyRoutes,
  ...appointmentRoutes,
};

export type SiteRouteName = keyof typeof siteRoutes;
