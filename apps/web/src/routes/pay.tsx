import { defineRoute } from '../app/defineRoute.ts';
import { PayFeature } from '../features/pay/PayFeature.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.pay'), isHidden: true }),
  Screen: PayFeature,
});
