import { defineRoute } from '../app/defineRoute.ts';
import { PurchasedArticlesFeature } from '../features/personal-center/PurchasedArticlesFeature.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('screen.purchaseArticles'), isHidden: true }),
  Screen: PurchasedArticlesFeature,
});
