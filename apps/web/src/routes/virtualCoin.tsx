import { moneyRoutes } from '@rostra/contract';
import { defineRoute } from '../app/defineRoute.ts';
import { VirtualCoinPage } from '../features/personal-center/VirtualCoinPage.tsx';

export default defineRoute({
  calls: [moneyRoutes],
  head: ({ t }) => ({ title: t('screen.virtualCoin'), isHidden: true }),
  Screen: VirtualCoinPage,
});
