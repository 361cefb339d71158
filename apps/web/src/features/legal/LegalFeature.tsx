import { AGREEMENT_VERSION } from '@rostra/contract';
import { LegalScreen } from '@rostra/ui/screens/LegalScreen';
import { useLocale, useText } from '../../language/useText.ts';
import { loadedLegalTexts } from './loadedLegalTexts.ts';

/** The user agreement or the privacy policy in the page's language. */
export function LegalFeature({ document }: { document: 'agreement' | 'privacy' }) {
  const t = useText();
  const locale = useLocale();
  const text = loadedLegalTexts()?.[locale][document];
  return (
    <LegalScreen
      text={
        text
          ? {
              ...text,
              version: t('about.legal.version', { version: AGREEMENT_VERSION }),
              contents: t('about.legal.contents'),
            }
          : null
      }
    />
  );
}
