import { ABOUT_PATH } from '@rostra/contract';
import type { Locale } from '@rostra/i18n';
import { serverText } from '@rostra/i18n/server';
import type { Config } from '../../config.ts';

/**
 * Composes the text of a mail: its parts with blank lines between them, then the signature, the
 * site's address and the contact. Every mail ends that way, so that a receiver knows its sender.
 *
 * @param parts paragraphs and lists of lines; empty ones are left out
 */
export function mailText(
  { publicOrigin, mail }: Pick<Config, 'publicOrigin' | 'mail'>,
  locale: Locale,
  parts: readonly string[],
): string {
  const text = serverText(locale);
  const contact = mail?.replyTo ?? `${publicOrigin}${ABOUT_PATH}`;
  const footer = [text('mail.signature'), publicOrigin, text('mail.contact', { contact })];
  return [...parts.filter((part) => part !== ''), footer.join('\n')].join('\n\n');
}
