import { defineRoute } from '../app/defineRoute.ts';
import { RechargeFeature } from '../features/recharge/RechargeFeature.tsx';

/** The screen of /recharge, opened at its plans (PAY-03). */
export default defineRoute({
  head: ({ t }) => ({ title: t('screen.vipTurn'), isHidden: true }),
  Screen: RechargeFeature,
});
