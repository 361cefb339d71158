import { AGREEMENT_VERSION } from '@rostra/contract';
import { legalTexts } from '@rostra/i18n/legal';
import { LegalScreen } from '@rostra/ui/screens/LegalScreen';
import { useLocale, useText } from '../../language/useText.ts';

/** The user agreement or the privacy policy in the page's language; the texts load with the route. */
export function LegalPage({ document }: { document: 'agreement' | 'privacy' }) {
  const t = useText();
  const text = legalTexts[useLocale()][document];
  return (
    <LegalScreen
      text={{
        ...text,
        version: t('about.legal.version', { version: AGREEMENT_VERSION }),
        contents: t('about.legal.contents'),
      }}
    />
  );
}
