import { accountRoutes, appointmentRoutes, fileRoutes, moneyRoutes } from '@rostra/contract';
import { defineRoute } from '../app/defineRoute.ts';
import { RechargePage } from '../features/recharge/RechargePage.tsx';

/** The screen of /recharge, opened at its plans (PAY-03). */
export default defineRoute({
  calls: [accountRoutes, appointmentRoutes, fileRoutes, moneyRoutes],
  head: ({ t }) => ({ title: t('screen.vipTurn'), isHidden: true }),
  Screen: RechargePage,
});
