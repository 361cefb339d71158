import { defineRoute } from '../app/defineRoute.ts';
import { RechargeFeature } from '../features/recharge/RechargeFeature.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.recharge'), isHidden: true }),
  Screen: RechargeFeature,
});
