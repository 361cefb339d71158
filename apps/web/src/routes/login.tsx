import { defineRoute } from '../app/defineRoute.ts';
import { LoginPage } from '../features/auth/LoginPage.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.login'), isHidden: true }),
  Screen: LoginPage,
});
