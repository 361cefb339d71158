import { accountRoutes, eventRoutes } from '@rostra/contract';
import { defineRoute } from '../app/defineRoute.ts';
import { LoginPage } from '../features/auth/LoginPage.tsx';

export default defineRoute({
  calls: [accountRoutes, eventRoutes],
  head: ({ t }) => ({ title: t('screen.login'), isHidden: true }),
  Screen: LoginPage,
});
