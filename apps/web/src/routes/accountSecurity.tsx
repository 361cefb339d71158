import { defineRoute } from '../app/defineRoute.ts';
import { AccountSecurityFeature } from '../features/personal-center/AccountSecurityFeature.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.accountSecurity'), isHidden: true }),
  Screen: AccountSecurityFeature,
});
