import { defineRoute } from '../app/defineRoute.ts';
import { LoginFeature } from '../features/auth/LoginFeature.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.login'), isHidden: true }),
  Screen: LoginFeature,
});
