import { defineRoute } from '../app/defineRoute.ts';
import { LegalPage } from '../features/legal/LegalPage.tsx';

export default defineRoute({
  head: ({ t }) => ({ title: t('about.legal.agreement') }),
  Screen: () => <LegalPage document="agreement" />,
});
