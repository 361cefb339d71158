import type { Services } from '../app/Services.ts';
import { joinTexts } from './joinTexts.ts';
import { loadAreas } from './loadTexts.ts';
import { makeLanguage } from './makeLanguage.ts';
import type { TextArea } from './TextArea.ts';

/** Adds the texts of areas to the page's language, as far as they are missing. */
export async function addTexts(
  { language }: Pick<Services, 'language'>,
  areas: readonly TextArea[],
): Promise<void> {
  const missing = (): TextArea[] => {
    const { bundle } = language.get();
    return areas.filter((area) => !bundle.areas.includes(area));
  };
  // Again if the language changed in the meantime.
  while (missing().length > 0) {
    const { locale } = language.get();
    const loaded = await loadAreas(locale, missing());
    language.set((current) => {
      if (current.locale !== locale) return current;
      return makeLanguage(locale, current.script, joinTexts(current.bundle, loaded));
    });
  }
}
