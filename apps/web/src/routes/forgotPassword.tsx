import { accountRoutes, eventRoutes } from '@rostra/contract';
import { defineRoute } from '../app/defineRoute.ts';
import { ForgotPasswordPage } from '../features/auth/ForgotPasswordPage.tsx';

export default defineRoute({
  calls: [accountRoutes, eventRoutes],
  head: ({ t }) => ({ title: t('screen.forgotPassword'), isHidden: true }),
  Screen: ForgotPasswordPage,
});
