import { defineRoute } from '../app/defineRoute.ts';
import { AccountSecurityPage } from '../features/personal-center/AccountSecurityPage.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.accountSecurity'), isHidden: true }),
  Screen: AccountSecurityPage,
});
