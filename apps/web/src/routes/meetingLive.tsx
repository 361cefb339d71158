import { defineRoute } from '../app/defineRoute.ts';
import { MeetingLiveFeature } from '../features/live-room/MeetingLiveFeature.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.meetingLive'), isHidden: true }),
  Screen: MeetingLiveFeature,
});
