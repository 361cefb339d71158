import { defineRoute } from '../app/defineRoute.ts';
import { VirtualCoinFeature } from '../features/personal-center/VirtualCoinFeature.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.virtualCoin'), isHidden: true }),
  Screen: VirtualCoinFeature,
});
