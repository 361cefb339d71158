import type { TextKey, Translate } from '@rostra/i18n';
import type { texts } from '@rostra/i18n/web/en';
import type { accountTexts } from '@rostra/i18n/web/en/account';

/**
 * The function from key to text that product components take as `t`. The app makes one per
 * language. Only the type is imported, so the library contains no screen texts.
 */
export type ScreenText = Translate<TextKey<typeof texts> | TextKey<typeof accountTexts>>;
