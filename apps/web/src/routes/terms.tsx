import { defineRoute } from '../app/defineRoute.ts';
import { LegalFeature } from '../features/legal/LegalFeature.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('about.legal.agreement') }),
  Screen: () => <LegalFeature document="agreement" />,
});
