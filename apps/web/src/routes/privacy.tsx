import { defineRoute } from '../app/defineRoute.ts';
import { LegalFeature } from '../features/legal/LegalFeature.tsx';
import { loadLegalTexts } from '../features/legal/loadedLegalTexts.ts';

export default defineRoute({
  load: loadLegalTexts,
  head: ({ t }) => ({ title: t('about.legal.privacy') }),
  Screen: () => <LegalFeature document="privacy" />,
});
