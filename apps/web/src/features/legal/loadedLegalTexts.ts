import type { legalTexts } from '@rostra/i18n/legal';

type LegalTexts = typeof legalTexts;

let loaded: LegalTexts | undefined;

/** Brings the long texts with their first screen; they are the same for everybody. */
export async function loadLegalTexts(): Promise<void> {
  loaded ??= (await import('@rostra/i18n/legal')).legalTexts;
}

/** The texts, once a route has loaded them. */
export const loadedLegalTexts = (): LegalTexts | undefined => loaded;
