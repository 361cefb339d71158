import { defineRoute } from '../app/defineRoute.ts';
import { ForgotPasswordFeature } from '../features/auth/ForgotPasswordFeature.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.forgotPassword'), isHidden: true }),
  Screen: ForgotPasswordFeature,
});
