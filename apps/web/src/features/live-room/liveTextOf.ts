import { createTranslate } from '@rostra/i18n';
import type { Locale, TextKey, Translate } from '@rostra/i18n';
import type { liveTexts } from '@rostra/i18n/web/en/live';

/** Translates a key to a text of the live room. */
export type RoomText = Translate<TextKey<typeof liveTexts>>;

/** Loads the room's texts in one language; they load with the room only (performance W3). */
export async function liveTextOf(locale: Locale): Promise<RoomText> {
  const { liveTexts: texts } = await (locale === 'en'
    ? import('@rostra/i18n/web/en/live')
    : import('@rostra/i18n/web/zh-CN/live'));
  return createTranslate(locale, texts);
}
