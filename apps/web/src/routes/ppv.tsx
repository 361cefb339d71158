import { defineRoute } from '../app/defineRoute.ts';
import { PpvFeature } from '../features/pay/PpvFeature.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.ppv'), isHidden: true }),
  Screen: PpvFeature,
});
