import { defineRoute } from '../app/defineRoute.ts';
import { SignUpPage } from '../features/auth/SignUpPage.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.signup'), isHidden: true }),
  Screen: SignUpPage,
});
