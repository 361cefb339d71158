import {
  LANGUAGE_COOKIE,
  PARTNER_COOKIE,
  SCHEME_COOKIE,
  TREND_COOKIE,
  ZONE_COOKIE,
} from '@rostra/contract';
import type { Locale, PageAddress, PageLook } from '@rostra/contract';
import { BEIJING, localeFor, nameScriptFor, scriptOf } from '@rostra/i18n';
import { themeFor } from '@rostra/ui/themes';
import type { RegisteredTheme } from '@rostra/ui/themes';
import { LANGUAGE_PARAMETER } from '../head/languageParameter.ts';

/** The parameter that selects a partner's theme (platform §1). */
export const PARTNER_PARAMETER = 'custom_company';

const SCHEMES = ['light', 'dark'] as const;
const TRENDS = ['red-rises', 'green-rises'] as const;

/**
 * Returns the language that was requested by name, `zh` and `zh-TW` included; undefined for anything
 * else.
 */
const localeOf = (text: string | null | undefined): Locale | undefined =>
  text && /^(?:en|zh)(?:-|$)/i.test(text) ? localeFor(text) : undefined;

const oneOf = <Value extends string>(
  values: readonly Value[],
  text: string | undefined,
): Value | null => values.find((value) => value === text) ?? null;

const ZONE_FORM = /^[A-Za-z][\w+-]*(?:\/[\w+-]+){0,2}$/;

/** Returns a zone known to this machine; undefined for Beijing's, which is shown anyway. */
function zoneOf(text: string | undefined): string | undefined {
  if (text === undefined || text === BEIJING || !ZONE_FORM.test(text)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/**
 * Returns the look of a page. The language comes from query, account, cookie, browser, in this order
 * (I18N-02, 03). The theme comes from the query, then the cookie, among the partners (THM-03); those
 * of the build if `themes` is not given.
 */
export function lookOf(
  address: PageAddress,
  accountLocale?: Locale | null,
  themes?: readonly RegisteredTheme[],
): PageLook {
  const { searchParams } = new URL(address.url, 'https://site.invalid');
  const { cookies, acceptLanguage } = address;
  const chosen =
    localeOf(searchParams.get(LANGUAGE_PARAMETER)) ??
    accountLocale ??
    localeOf(cookies[LANGUAGE_COOKIE]);
  const locale = chosen ?? localeFor(acceptLanguage);
  const requested = nameScriptFor(acceptLanguage);
  const zone = zoneOf(cookies[ZONE_COOKIE]);
  return {
    locale,
    // A Traditional Chinese reader keeps that script while the interface is Chinese.
    script: locale === 'zh-CN' && requested === 'tc' ? 'tc' : scriptOf(locale),
    theme: themeFor(searchParams.get(PARTNER_PARAMETER) ?? cookies[PARTNER_COOKIE], themes).id,
    scheme: oneOf(SCHEMES, cookies[SCHEME_COOKIE]),
    trend: oneOf(TRENDS, cookies[TREND_COOKIE]),
    ...(zone === undefined ? {} : { zone }),
  };
}
