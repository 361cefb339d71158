import { accountRoutes } from '@rostra/contract';
import { defineRoute } from '../app/defineRoute.ts';
import { AccountSecurityPage } from '../features/personal-center/AccountSecurityPage.tsx';

export default defineRoute({
  calls: [accountRoutes],
  head: ({ t }) => ({ title: t('screen.accountSecurity'), isHidden: true }),
  Screen: AccountSecurityPage,
});
