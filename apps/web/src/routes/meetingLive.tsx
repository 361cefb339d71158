import { defineRoute } from '../app/defineRoute.ts';
import { MeetingLivePage } from '../features/live-room/MeetingLivePage.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.meetingLive'), isHidden: true }),
  Screen: MeetingLivePage,
});
