import { accountRoutes, eventRoutes, fileRoutes } from '@rostra/contract';
import { defineRoute } from '../app/defineRoute.ts';
import { SignUpPage } from '../features/auth/SignUpPage.tsx';

export default defineRoute({
  calls: [accountRoutes, eventRoutes, fileRoutes],
  head: ({ t }) => ({ title: t('screen.signup'), isHidden: true }),
  Screen: SignUpPage,
});
