import { moneyRoutes } from '@rostra/contract';
import { defineRoute } from '../app/defineRoute.ts';
import { PurchasedArticlesPage } from '../features/personal-center/PurchasedArticlesPage.tsx';

export default defineRoute({
  calls: [moneyRoutes],
  head: ({ t }) => ({ title: t('screen.purchaseArticles'), isHidden: true }),
  Screen: PurchasedArticlesPage,
});
