import { accountRoutes, appointmentRoutes, fileRoutes, moneyRoutes } from '@rostra/contract';
import { defineRoute } from '../app/defineRoute.ts';
import { RechargePage } from '../features/recharge/RechargePage.tsx';

export default defineRoute({
  calls: [accountRoutes, appointmentRoutes, fileRoutes, moneyRoutes],
  head: ({ t }) => ({ title: t('screen.recharge'), isHidden: true }),
  Screen: RechargePage,
});
