import type { Translate } from '@rostra/i18n';
import type { WebTextKey } from '../language/LanguageState.ts';
import type { ClientSettings } from './Services.ts';

/** Hosts of the platform that everybody may go to, and those for staff. */
const PUBLIC = ['h5', 'customerService'] as const;
const FOR_STAFF = ['admin', 'cms', 'dms'] as const;

/**
 * Links to the platform's other hosts, as far as configuration names them (FND-34).
 *
 * @param capabilities of the reader: tools of the staff are offered to staff alone
 */
export function hostLinks(
  hosts: ClientSettings['hosts'],
  capabilities: readonly string[],
  t: Translate<WebTextKey>,
): { label: string; href: string }[] {
  const isStaff = capabilities.some((capability) => capability.startsWith('staff:'));
  return [...PUBLIC, ...(isStaff ? FOR_STAFF : [])].flatMap((host) => {
    const href = hosts[host];
    return href === undefined ? [] : [{ label: t(`shell.hosts.${host}`), href }];
  });
}
