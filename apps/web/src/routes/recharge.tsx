import { defineRoute } from '../app/defineRoute.ts';
import { RechargePage } from '../features/recharge/RechargePage.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.recharge'), isHidden: true }),
  Screen: RechargePage,
});
