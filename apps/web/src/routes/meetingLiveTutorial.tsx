import { defineRoute } from '../app/defineRoute.ts';
import { LiveTutorialFeature } from '../features/live-tutorial/LiveTutorialFeature.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.meetingLiveTutorial'), isHidden: true }),
  Screen: LiveTutorialFeature,
});
