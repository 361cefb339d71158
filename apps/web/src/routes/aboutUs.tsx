import { accountRoutes } from '@rostra/contract';
import { defineRoute } from '../app/defineRoute.ts';
import { AboutPage } from '../features/legal/AboutPage.tsx';

export default defineRoute({
  calls: [accountRoutes],
  async load({ fillOptional }) {
    await fillOptional('getCustomerServiceList', {});
  },
  head: ({ t }) => ({ title: t('about.pageTitle'), description: t('about.lead') }),
  Screen: AboutPage,
});
