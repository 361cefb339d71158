import type { Locale } from '@rostra/i18n';
import { serverText } from '@rostra/i18n/server';
import type { PageHead } from '../head/headOf.ts';

/** Screens with a description of their own. */
const DESCRIBED = ['search', 'events', 'research', 'terms', 'privacy'] as const;

/**
 * Returns a head with a description for search engines and messengers: that of the screen, or of the
 * site. Browsers never load these texts.
 */
export function describePage(
  head: PageHead,
  screenId: string | undefined,
  locale: Locale,
): PageHead {
  if (head.description !== '') return head;
  const id = DESCRIBED.find((each) => each === screenId) ?? 'site';
  return { ...head, description: serverText(locale)(`document.descriptions.${id}`) };
}
