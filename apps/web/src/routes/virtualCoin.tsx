import { defineRoute } from '../app/defineRoute.ts';
import { VirtualCoinPage } from '../features/personal-center/VirtualCoinPage.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.virtualCoin'), isHidden: true }),
  Screen: VirtualCoinPage,
});
