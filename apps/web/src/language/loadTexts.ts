import type { Locale } from '@rostra/i18n';
import type { TextBundle } from './LanguageState.ts';

/** Loads one language's texts; the other is never loaded (performance W3). */
export async function loadTexts(
  locale: Locale,
  { withAccount }: { withAccount: boolean },
): Promise<TextBundle> {
  const [{ texts, uiTexts }, accountTexts] = await Promise.all([
    locale === 'en' ? import('@rostra/i18n/web/en') : import('@rostra/i18n/web/zh-CN'),
    withAccount ? loadAccountTexts(locale) : null,
  ]);
  return { texts, uiTexts, accountTexts };
}

/** Loads the texts of the screens about account, money and attendance. */
export async function loadAccountTexts(
  locale: Locale,
): Promise<NonNullable<TextBundle['accountTexts']>> {
  const { accountTexts } = await (locale === 'en'
    ? import('@rostra/i18n/web/en/account')
    : import('@rostra/i18n/web/zh-CN/account'));
  return accountTexts;
}
