import { moneyRoutes } from '@rostra/contract';
import { defineRoute } from '../app/defineRoute.ts';
import { PpvPage } from '../features/pay/PpvPage.tsx';

export default defineRoute({
  calls: [moneyRoutes],
  head: ({ t }) => ({ title: t('screen.ppv'), isHidden: true }),
  Screen: PpvPage,
});
