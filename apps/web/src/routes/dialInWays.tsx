import { accountRoutes, eventRoutes } from '@rostra/contract';
import { defineRoute } from '../app/defineRoute.ts';
import { DialInWaysPage } from '../features/dial-in/DialInWaysPage.tsx';

export default defineRoute({
  calls: [accountRoutes, eventRoutes],
  head: ({ t }) => ({ title: t('screen.dialInWays'), isHidden: true }),
  Screen: () => <DialInWaysPage way="automatic" />,
});
