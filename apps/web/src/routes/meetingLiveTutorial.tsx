import { defineRoute } from '../app/defineRoute.ts';
import { LiveTutorialPage } from '../features/live-tutorial/LiveTutorialPage.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.meetingLiveTutorial'), isHidden: true }),
  Screen: LiveTutorialPage,
});
