import { defineRoute } from '../app/defineRoute.ts';
import { RechargePage } from '../features/recharge/RechargePage.tsx';

/** The screen of /recharge, opened at its plans (PAY-03). */
export default defineRoute({
  head: ({ t }) => ({ title: t('screen.vipTurn'), isHidden: true }),
  Screen: RechargePage,
});
