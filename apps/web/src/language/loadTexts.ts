import type { Locale } from '@rostra/i18n';
import type { TextBundle } from './LanguageState.ts';

/** Brings one language's texts; the other never travels (performance W3). */
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

/** Brings the texts of the screens about account, money and taking part. */
export async function loadAccountTexts(
  locale: Locale,
): Promise<NonNullable<TextBundle['accountTexts']>> {
  const { accountTexts } = await (locale === 'en'
    ? import('@rostra/i18n/web/en/account')
    : import('@rostra/i18n/web/zh-CN/account'));
  return accountTexts;
}
