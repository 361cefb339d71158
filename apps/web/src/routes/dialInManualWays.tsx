import { defineRoute } from '../app/defineRoute.ts';
import { DialInWaysPage } from '../features/dial-in/DialInWaysPage.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.dialInWays'), isHidden: true }),
  Screen: () => <DialInWaysPage way="manual" />,
});
