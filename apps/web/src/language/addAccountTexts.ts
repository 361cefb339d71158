import type { Services } from '../app/Services.ts';
import { loadAccountTexts } from './loadTexts.ts';
import { makeLanguage } from './makeLanguage.ts';

/** Adds the texts of the screens about account, money and attendance to the page's language. */
export async function addAccountTexts({ language }: Pick<Services, 'language'>): Promise<void> {
  const { locale, bundle } = language.get();
  if (bundle.accountTexts !== null) return;
  const accountTexts = await loadAccountTexts(locale);
  language.set((current) =>
    current.locale === locale
      ? makeLanguage(locale, current.script, { ...current.bundle, accountTexts })
      : current,
  );
}
