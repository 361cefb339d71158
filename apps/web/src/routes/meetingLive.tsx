import { accountRoutes, eventRoutes, fileRoutes } from '@rostra/contract';
import { defineRoute } from '../app/defineRoute.ts';
import { MeetingLivePage } from '../features/live-room/MeetingLivePage.tsx';

export default defineRoute({
  calls: [accountRoutes, eventRoutes, fileRoutes],
  head: ({ t }) => ({ title: t('screen.meetingLive'), isHidden: true }),
  Screen: MeetingLivePage,
});
