import { defineRoute } from '../app/defineRoute.ts';
import { LegalFeature } from '../features/legal/LegalFeature.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('about.legal.privacy') }),
  Screen: () => <LegalFeature document="privacy" />,
});
