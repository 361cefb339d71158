import { defineRoute } from '../app/defineRoute.ts';
import { ForgotPasswordPage } from '../features/auth/ForgotPasswordPage.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.forgotPassword'), isHidden: true }),
  Screen: ForgotPasswordPage,
});
