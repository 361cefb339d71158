import { accountRoutes, moneyRoutes } from '@rostra/contract';
import { defineRoute } from '../app/defineRoute.ts';
import { PayPage } from '../features/pay/PayPage.tsx';

export default defineRoute({
  calls: [accountRoutes, moneyRoutes],
  head: ({ t }) => ({ title: t('screen.pay'), isHidden: true }),
  Screen: PayPage,
});
