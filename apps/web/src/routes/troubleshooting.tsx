import { defineRoute } from '../app/defineRoute.ts';
import { TroubleshootingFeature } from '../features/troubleshooting/TroubleshootingFeature.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.troubleshooting') }),
  Screen: TroubleshootingFeature,
});
