import { defineRoute } from '../app/defineRoute.ts';
import { AboutFeature } from '../features/legal/AboutFeature.tsx';

export default defineRoute({
  async load({ fillOptional }) {
    await fillOptional('getCustomerServiceList', {});
  },
  head: ({ t }) => ({ title: t('about.pageTitle'), description: t('about.lead') }),
  Screen: AboutFeature,
});
