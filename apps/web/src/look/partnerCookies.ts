import { PARTNER_COOKIE } from '@rostra/contract';
import type { PageCookie } from '@rostra/contract';
import { themeFor } from '@rostra/ui/themes';
import type { RegisteredTheme } from '@rostra/ui/themes';
import { PARTNER_PARAMETER } from './lookOf.ts';

/** Keeps the partner of an address for the session (THM-04); an unknown one ends it (THM-03). */
export function partnerCookies(
  url: URL,
  cookies: Readonly<Record<string, string | undefined>>,
  themes?: readonly RegisteredTheme[],
): PageCookie[] {
  const requested = url.searchParams.get(PARTNER_PARAMETER);
  if (requested === null) return [];
  const theme = themeFor(requested, themes);
  const value = theme.kind === 'partner' ? theme.id : '';
  return (cookies[PARTNER_COOKIE] ?? '') === value ? [] : [{ name: PARTNER_COOKIE, value }];
}
