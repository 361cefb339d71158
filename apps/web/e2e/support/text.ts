import { createTranslate } from '@rostra/i18n';
import type { Locale, TextKey, TextValues } from '@rostra/i18n';
import { serverText } from '@rostra/i18n/server';
import { uiTexts } from '@rostra/i18n/ui';
import { onDemandTexts } from '@rostra/i18n/ui-on-demand';
import { texts as english } from '@rostra/i18n/web/en';
import { accountTexts as englishAccount } from '@rostra/i18n/web/en/account';
import { liveTexts as englishLive } from '@rostra/i18n/web/en/live';
import { texts as chinese } from '@rostra/i18n/web/zh-CN';
import { accountTexts as chineseAccount } from '@rostra/i18n/web/zh-CN/account';
import { liveTexts as chineseLive } from '@rostra/i18n/web/zh-CN/live';

const trees = {
  en: {
    ...english,
    ...englishAccount,
    ...englishLive,
    ui: { ...uiTexts.en, ...onDemandTexts.en },
  },
  'zh-CN': {
    ...chinese,
    ...chineseAccount,
    ...chineseLive,
    ui: { ...uiTexts['zh-CN'], ...onDemandTexts['zh-CN'] },
  },
} as const;

/** The dotted path of a text of the site: `registration.act.register`, `ui.actions.confirm`. */
export type Key = TextKey<(typeof trees)['en']>;

const fail = (message: string): never => {
  throw new Error(message);
};
const translates = {
  en: createTranslate('en', trees.en, fail),
  'zh-CN': createTranslate('zh-CN', trees['zh-CN'], fail),
};

/** Returns the site's text in a language. Journeys name texts by key, so that rewording breaks none. */
export const text = (locale: Locale, key: Key, values?: TextValues): string =>
  translates[locale](key, values);

const escaped = (part: string): string => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * Returns a pattern for the site's text with any values in its placeholders, for values unknown to a
 * journey.
 *
 * @param values patterns for placeholders that matter; the others match any text that is not empty
 */
export function textPattern(
  locale: Locale,
  key: Key,
  values: Readonly<Record<string, RegExp>> = {},
): RegExp {
  const raw = key
    .split('.')
    .reduce<unknown>((tree, part) => (tree as Record<string, unknown>)[part], trees[locale]);
  const source = String(raw)
    .split(/\{\{(\w+)\}\}/)
    .map((part, at) => (at % 2 === 0 ? escaped(part) : (values[part]?.source ?? '.+')));
  return new RegExp(source.join(''));
}

/** Returns the server's text: refusals, emails, notices. */
export const serverTextOf = (
  locale: Locale,
  ...messages: Parameters<ReturnType<typeof serverText>>
): string => serverText(locale)(...messages);
