import { accountRoutes, referenceRoutes } from '@rostra/contract';
import { defineRoute } from '../app/defineRoute.ts';
import { ChooseFocusPage } from '../features/auth/ChooseFocusPage.tsx';

export default defineRoute({
  calls: [accountRoutes, referenceRoutes],
  head: ({ t }) => ({ title: t('screen.chooseFocus'), isHidden: true }),
  Screen: ChooseFocusPage,
});
