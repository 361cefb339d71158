import { defineRoute } from '../app/defineRoute.ts';
import { TroubleshootingPage } from '../features/troubleshooting/TroubleshootingPage.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.troubleshooting'), isHidden: true }),
  Screen: TroubleshootingPage,
});
