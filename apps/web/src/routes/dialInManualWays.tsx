import { defineRoute } from '../app/defineRoute.ts';
import { DialInWaysFeature } from '../features/dial-in/DialInWaysFeature.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.dialInWays'), isHidden: true }),
  Screen: () => <DialInWaysFeature way="manual" />,
});
